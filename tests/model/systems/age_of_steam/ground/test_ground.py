"""The ground of an Age of Steam map: lines between stops, told in parts, turns and links."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.abilities.ground import BuildingGround, NoGround, ground_of
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell
from model.systems.age_of_steam.ground.ground import AgeOfSteamGround
from model.systems.age_of_steam.ground.ground import ground_of as own_ground
from tests.model.systems.age_of_steam.track.small_lands import land

CHINA = own_ground(load(bundled_scenarios()["southern-china"]))
STOPS = st.sampled_from([*CHINA.land.stops])


def _ground(**said: object) -> BuildingGround:
    return ground_of(land(**said).scenario)  # type: ignore[arg-type]


def _between(ground: BuildingGround, start: str, goal: str) -> object:
    return ground.cheapest(ground.cells_of(start), ground.cells_of(goal))


@pytest.mark.rule("AOS-BUILD-05")
@pytest.mark.rule("AOS-BUILD-06")
def test_the_worked_example_costs_nine_in_two_links() -> None:
    ground = _ground(players={"min": 3, "max": 6})
    line = ground.cheapest(ground.cells_of("ash"), ground.cells_of("oak"))

    assert line is not None
    assert (line.total, line.length) == (9, "3 tiles in 1 turn, 2 links")
    assert [tuple(part) for part in line.parts] == [
        ("plain", 1, 2),
        ("town with 2 exits", 1, 3),
        ("mountain", 1, 4),
    ]
    assert [str(cell) for cell in line.way] == ["0,0", "1,0", "2,0", "3,0", "4,0"]
    assert line.notes == ("through Elm", "as a single link: 9, 4 tiles in 2 turns, 1 link")
    assert line.data["links"] == 2
    assert line.data["single_link"]["tiles"] == ["1,0", "1,1", "2,1", "3,1"]


def test_what_holds_only_for_some_turns_is_noted() -> None:
    build = {"surcharges": [{"add": 1}], "unfinished": {"max": 0}}
    ground = _ground(
        cells={"1,0": {"open_from": 3}}, rules={"build": build}, blocked=["0,0 0,1", "2,0 3,0"]
    )
    line = ground.cheapest(ground.cells_of("ash"), ground.cells_of("elm"))

    assert line is not None
    assert line.notes == (
        "not before later turns: 1,0",
        "surcharges of a turn or of a build come on top",
        "no track may stay unfinished, so that every link is laid within one build",
    )


def test_a_hex_has_the_price_of_its_cheapest_first_tile() -> None:
    ground = _ground(cells={"1,1": {"price": 7}})

    assert [ground.price_at(Cell(col, 0)) for col in range(6)] == [None, 2, 2, 4, None, None]
    assert ground.price_at(Cell(1, 1)) == 7


def test_lines_begin_and_end_at_stops_alone() -> None:
    ground = _ground()

    assert ground.has(Cell(2, 0))
    assert not ground.has(Cell(1, 0))
    assert ground.cheapest([Cell(0, 0)], [Cell(1, 0)]) is None
    assert ground.cheapest([Cell(0, 0)], [Cell(0, 0)]) is None
    assert ground.cells_of("nobody") == ()


def test_a_scenario_without_hexes_or_rules_or_with_too_many_hexes_has_no_ground() -> None:
    small = land().scenario
    with pytest.raises(NoGround, match="no board of hexes"):
        ground_of(replace(small, board=None))
    with pytest.raises(NoGround, match='there is no preset "none-such"'):
        ground_of(replace(small, rules=small.rules.put("preset", "none-such")))
    with pytest.raises(NoGround, match="up to 2,500 hexes"):
        ground_of(land(["." * 60] * 60, []).scenario)


def test_the_ground_of_a_later_scenario_is_its_own() -> None:
    later = replace(CHINA.scenario, title="Later")

    assert isinstance(CHINA.after(later), AgeOfSteamGround)
    assert CHINA.after(later).scenario is later


@given(STOPS, STOPS, STOPS)
def test_a_line_costs_the_same_both_ways_and_no_more_than_its_two_halves(
    one: str, other: str, third: str
) -> None:
    if len({one, other, third}) < 3:
        return
    there, back = CHINA.line(one, other), CHINA.line(other, one)
    halves = CHINA.line(one, third), CHINA.line(third, other)

    assert there is not None
    assert back is not None
    assert there.money == back.money
    assert there.builds == sum(there.sizes) == there.tiles + len(there.claims)
    passes = CHINA.scenario.cities[third].kind == "city"
    if passes and all(halves):
        assert there.money <= sum(half.money for half in halves if half is not None)


@given(STOPS, STOPS)
def test_a_single_link_is_never_cheaper_than_the_cheapest_line(one: str, other: str) -> None:
    line, link = CHINA.line(one, other), CHINA.link(one, other)
    if one != other and line is not None and link is not None:
        assert link.links == 1
        assert line.money <= link.money
