"""Made-up boards of Santa Fe are what they claim to be: files in order, planar, repeatable."""

from itertools import combinations

import pytest
from shapely import LineString

from model.boards.routes import RouteBoard
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart
from tests.generate.systems.santa_fe.draft import distances
from tests.generate.systems.santa_fe.made_boards import made_board, made_plain, twists_for
from tests.generate.systems.santa_fe.sound.scenario import sound_scenario
from tests.generate.systems.santa_fe.twists import AGAINST, TWISTS
from tests.schemas.shape_findings import shape_findings

SEEDS = range(25)


def test_a_made_up_board_fits_the_schema_the_model_and_its_rules() -> None:
    for seed in SEEDS:
        twists = twists_for(seed)
        assert shape_findings(made_plain(seed, twists), "santa-fe") == []
        played = as_played(made_board(seed, twists))
        assert resolve_rules(played).troubles == ()
        assert played.part_as(SantaFePart).cards["city"].of == "cities"


@pytest.mark.parametrize("name", TWISTS)
def test_every_twist_fits_too(name: str) -> None:
    assert shape_findings(made_plain(3, (name,)), "santa-fe") == []
    assert made_plain(3, (name,)) != made_plain(3)
    assert resolve_rules(as_played(made_board(3, (name,)))).troubles == ()


def test_the_same_seed_and_twists_make_the_same_board() -> None:
    assert made_plain(4, ("survey", "may-pass")) == made_plain(4, ("may-pass", "survey"))
    assert made_plain(4) != made_plain(5)
    assert 30 <= len(made_plain(4, cities=40)["cities"]) <= 40


def test_lines_meet_in_cities_only() -> None:
    for seed in SEEDS:
        ways = _ways(made_board(seed))
        for (a, b, one), (c, d, other) in combinations(ways, 2):
            if {a, b} != {c, d}:
                shared = one.intersection(other)
                assert shared.is_empty or ({a, b} & {c, d} and shared.geom_type == "Point")


def _ways(scenario: Scenario) -> list[tuple[str, str, LineString]]:
    assert isinstance(scenario.board, RouteBoard)
    found = []
    for line in scenario.board.lines.values():
        ends = [scenario.cities[line.a].xy, scenario.cities[line.b].xy]
        points = [ends[0], *line.bends, ends[1]]
        found.append((line.a, line.b, LineString([(at.x, at.y) for at in points if at])))
    return found


def test_every_city_can_be_reached_and_values_rise_away_from_home() -> None:
    for seed in SEEDS:
        plain = made_plain(seed)
        values = {city["id"]: city.get("value") for city in plain["cities"]}
        bases = [one for one, value in values.items() if value is None]
        far = distances(plain["board"]["lines"], bases, by_arrows=True)
        assert far.keys() == values.keys()
        assert 7 in values.values()


def test_sound_boards_are_varied_and_repeatable() -> None:
    assert sound_scenario(5) == sound_scenario(5)
    assert len({sound_scenario(seed).rules for seed in range(8)}) > 3
    names = [city.name for city in sound_scenario(2, awkward=True).cities.values()]
    assert len(set(names)) == len(names)
    assert {name for pair in AGAINST for name in pair} <= set(TWISTS)
