"""Prices of track between cities that changed: exact, the right pairs, the largest first."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.track import PlanArcs, cheapest, prices_to_all
from tests.generate.scenario import make_scenario
from validator.systems.crayon import changed_prices as module
from validator.systems.crayon.changed_prices import ChangedPrice, changed_prices
from validator.systems.crayon.game_changes import price_sentence

TUTORIAL = load(bundled_scenarios()["tutorial"])


def painted(scenario: Scenario, row: int, before: str, after: str) -> Scenario:
    """The scenario with one kind of terrain in a row made another."""
    board = scenario.board
    assert isinstance(board, TerrainBoard)
    signs = {kind: sign for sign, kind in board.legend.items()}
    rows = list(board.terrain)
    rows[row] = rows[row].replace(signs[before], signs[after])
    return replace(scenario, board=replace(board, terrain=tuple(rows)))


def cost(scenario: Scenario, here: str, there: str) -> int | None:
    ground = ground_of(scenario)
    route = cheapest(ground.network, ground.numbers_of(here), ground.numbers_of(there))
    return route.total if route else None


def test_a_dearer_milepost_makes_lines_over_it_dearer() -> None:
    newer = painted(TUTORIAL, 4, "clear", "mountain")
    found = changed_prices(TUTORIAL, newer)
    assert found.changed
    assert all(one.by is not None and one.by > 0 for one in found.changed)
    assert found.not_asked == 0


def test_prices_are_those_that_milepost_cost_names() -> None:
    newer = painted(TUTORIAL, 4, "clear", "mountain")
    for one in changed_prices(TUTORIAL, newer).changed:
        assert one.before == cost(TUTORIAL, one.here, one.there)
        assert one.after == cost(newer, one.here, one.there)


def test_the_largest_change_comes_first_and_near_cities_before_far_ones() -> None:
    changed = changed_prices(TUTORIAL, painted(TUTORIAL, 4, "clear", "mountain")).changed
    sizes = [abs(one.by or 0) for one in changed]
    assert sizes == sorted(sizes, reverse=True)
    alike = [one for one in changed if abs(one.by or 0) == sizes[-1]]
    assert [one.after for one in alike] == sorted(one.after or 0 for one in alike)


def test_no_pair_is_told_twice() -> None:
    changed = changed_prices(TUTORIAL, painted(TUTORIAL, 4, "clear", "mountain")).changed
    assert len({frozenset((one.here, one.there)) for one in changed}) == len(changed)


def test_what_no_price_hangs_on_changes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("nothing needs to be searched")

    monkeypatch.setattr(module, "prices_to_all", refuse)
    newer = replace(TUTORIAL, title="The valley again", labels=Things())
    assert changed_prices(TUTORIAL, newer).changed == ()


def test_a_price_of_the_rules_changes_lines() -> None:
    rules = TUTORIAL.rules.put("cost", Things({"terrain": Things({"mountain": 9})}))
    changed = changed_prices(TUTORIAL, replace(TUTORIAL, rules=rules)).changed
    assert changed
    assert all((one.by or 0) > 0 for one in changed)


def test_a_scenario_without_a_board_has_no_prices() -> None:
    assert changed_prices(TUTORIAL, replace(TUTORIAL, board=None)).changed == ()
    assert changed_prices(replace(TUTORIAL, system="trains"), TUTORIAL).changed == ()


def test_on_a_large_map_only_cities_near_the_change_are_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    newer = painted(TUTORIAL, 4, "clear", "mountain")
    size = len(ground_of(TUTORIAL).network.price)
    monkeypatch.setattr(module, "MOST_WORK", 3 * size)
    found = changed_prices(TUTORIAL, newer)
    on_the_map = [city for city in TUTORIAL.cities.values() if not city.overseas]
    assert found.not_asked == len(on_the_map) - 3
    assert found.changed
    for one in found.changed:
        assert one.after == cost(newer, one.here, one.there)


@pytest.mark.parametrize(
    ("price", "said"),
    [
        (ChangedPrice("kunming", "nanning", 18, 22), "Kunming–nanning +4 (18 becomes 22)"),
        (ChangedPrice("a", "b", 22, 18), "a–b -4 (22 becomes 18)"),
        (ChangedPrice("a", "b", None, 7), "a–b can be joined now (for 7)"),
        (ChangedPrice("a", "b", 7, None), "a–b can no longer be joined (for 7 before)"),
    ],
)
def test_a_price_is_said_in_a_line(price: ChangedPrice, said: str) -> None:
    assert price_sentence(price, {"kunming": "Kunming"}) == said


@settings(max_examples=15)
@given(seed=st.integers(0, 10_000), row=st.integers(0, 8))
def test_there_and_back_the_same_prices_change(seed: int, row: int) -> None:
    old = make_scenario(seed, 12, 9)
    new = painted(old, row, "clear", "mountain")
    there, back = changed_prices(old, new).changed, changed_prices(new, old).changed
    assert {(o.here, o.there, o.before, o.after) for o in there} == {
        (o.here, o.there, o.after, o.before) for o in back
    }


@settings(max_examples=15)
@given(seed=st.integers(0, 10_000))
def test_prices_to_all_are_the_cheapest_lines(seed: int) -> None:
    ground = ground_of(make_scenario(seed, 9, 7))
    arcs = PlanArcs(ground.network)
    cities = [name for name in ground.scenario.cities if ground.cells_of(name)]
    for here in cities[:3]:
        costs = prices_to_all(arcs, ground.numbers_of(here))
        for there in cities:
            numbers = [n for n in ground.numbers_of(there) if ground.network.has(n)]
            route = cheapest(ground.network, ground.numbers_of(here), numbers)
            assert not numbers or (route is None) == (min(costs[n] for n in numbers) >= 1 << 60)
            assert route is None or route.total == min(costs[n] for n in numbers)
