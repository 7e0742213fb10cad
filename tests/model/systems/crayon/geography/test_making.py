"""A map of a real coast as a crayon game: no edge is crossed twice, and victory is possible."""

from collections import Counter

from model.rules.resolving import rules_of
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.rules.crayon_rules import CrayonRules
from tests.model.imports.geo.pearl_river import scenario


def test_no_edge_is_crossed_by_two_waters() -> None:
    ground = ground_of(scenario())
    crossed = Counter(edge for name in scenario().waters for edge in ground.edges_over(name))
    assert len(crossed) > 50
    assert {edge for edge, times in crossed.items() if times > 1} == set()


def test_victory_asks_for_no_more_than_there_is() -> None:
    win = rules_of(scenario(), CrayonRules).win
    assert win.majors == sum(city.kind == "major" for city in scenario().cities.values())
    assert win.links == 0
