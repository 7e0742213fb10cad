"""Resizing, cropping and shifting: nothing is sheared, and what falls off is told first."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.carrying import OffTheMap
from editor.edits.resizing import (
    LARGEST,
    Anchor,
    CannotResize,
    Sides,
    cropped,
    lost,
    plan,
    resized,
    shift_sides,
    shifted,
    sides_for,
)
from model.boards import grid
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Cells, Edge, Point
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, board_of, cells, hexes, lattice, on, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


@pytest.mark.parametrize("board", [lattice("^.", ".~"), hexes("^.", ".~")])
def test_columns_and_rows_come_at_every_side(board: TerrainBoard) -> None:
    scenario = on(board)
    change = resized(scenario, Sides(1, 2, 1, 1))
    assert change.label == "resize"
    new = board_of(after(scenario, change))
    assert new.size == Size(4, 5)
    assert new.terrain == ("____", "____", "_^._", "_.~_", "____")


def test_an_odd_row_on_top_sets_the_map_half_a_column_aside_and_loses_nothing() -> None:
    scenario = on(lattice("^.", ".~"))
    assert plan(scenario, Sides(top=1)) == (Size(3, 3), Cell(0, 1), True)
    new = board_of(after(scenario, resized(scenario, Sides(top=1))))
    assert new.terrain == ("___", "^._", "_.~")


def test_where_there_is_room_the_board_gets_no_column_more() -> None:
    scenario = on(lattice("^._", ".~_"))
    assert board_of(after(scenario, resized(scenario, Sides(top=1)))).terrain == (
        "___",
        "^._",
        "_.~",
    )
    aside = on(lattice("_^.", "..~"))
    assert board_of(after(aside, resized(aside, Sides(top=1)))).terrain == ("___", "^._", "..~")


def distances(board: TerrainBoard) -> dict[str, set[tuple[int, ...]]]:
    """How the cells of each kind lie to the first of its kind, in exact units."""
    found: dict[str, set[tuple[int, ...]]] = {}
    first: dict[str, tuple[int, int]] = {}
    for cell in board.cells():
        kind = board.kind_at(cell) or ""
        x, y = first.setdefault(kind, grid.units(cell))
        found.setdefault(kind, set()).add((grid.units(cell)[0] - x, grid.units(cell)[1] - y))
    return found


SIDES = st.builds(Sides, *[st.integers(0, 3)] * 4)


@given(scenarios(), SIDES)
def test_growing_never_shears_and_never_loses(scenario: Scenario, sides: Sides) -> None:
    assert not lost(scenario, sides)
    new = after(scenario, resized(scenario, sides))
    assert distances(board_of(new)) == distances(board_of(scenario))
    to = plan(scenario, sides).to
    for key, city in scenario.cities.items():
        if city.at is not None:
            assert new.cities[key].at == grid.shifted(city.at, Cell(0, 0), to)


def test_everything_on_the_map_moves_along() -> None:
    new = after(COUNTRY, resized(COUNTRY, Sides(left=2, top=2)))
    assert new.cities["aston"].at == Cell(4, 4)
    assert new.cities["far-port"].xy == Point(14000, 5000)
    assert new.blocked == (Edge(Cell(7, 3), Cell(8, 3)), Edge(Cell(3, 6), Cell(3, 7)))
    assert things_in(new, "ferries")["sound"].ports == Cells([Cell(3, 7), Cell(8, 7)])
    assert new.labels["label-sea"].at == Point(2000, 5000)
    assert new.shapes["coastline"].outline[0] == Point(1000, 1000)
    assert new.remarks["remark-1"].at == Cell(5, 4)
    assert new.allow["MAP014 5,5"].reason == "a peak"
    assert after(new, resized(new, Sides(left=-2, top=-2))) == COUNTRY


def test_what_falls_off_is_told_first_and_goes() -> None:
    sides = Sides(left=-3)
    told = lost(COUNTRY, sides)
    assert told.things == (
        ("cities", "aston"),
        ("labels", "label-aston"),
        ("labels", "label-sea"),
        ("ferries", "sound"),
    )
    assert told.words[::2] == ("city Aston", "label Western Sea")
    assert Cell(2, 0) in told.cells
    assert len(told.cells) == 21
    new = after(COUNTRY, resized(COUNTRY, sides))
    assert "aston" not in new.cities
    assert any(("cities", "aston") in one.things for one in references_in(new))
    clean = after(COUNTRY, resized(COUNTRY, sides, with_references=True))
    assert not any(("cities", "aston") in one.things for one in references_in(clean))
    assert "label-aston" not in clean.labels


def test_regions_lose_cells_and_edges_go() -> None:
    told = lost(COUNTRY, Sides(right=-4))
    assert told.cut == (("waters", "lower-stream"), ("regions", "highlands"))
    new = after(COUNTRY, resized(COUNTRY, Sides(right=-4)))
    assert new.regions["highlands"].cells == (Cell(3, 2), Cell(3, 3))
    assert new.blocked == (Edge(Cell(1, 4), Cell(1, 5)),)
    assert new.waters["lower-stream"].also_crosses == ()


def test_what_lay_beside_the_board_stays_beside_it() -> None:
    new = after(COUNTRY, resized(COUNTRY, Sides(bottom=-2)))
    assert new.cities["far-port"].xy == COUNTRY.cities["far-port"].xy


def test_an_accepted_finding_goes_with_its_cell() -> None:
    assert "MAP014 3,3" not in after(COUNTRY, resized(COUNTRY, Sides(bottom=-4))).allow


def test_cropping_to_cells() -> None:
    change = cropped(COUNTRY, cells("2,2", "5,5"))
    assert change.label == "crop"
    new = after(COUNTRY, change)
    assert board_of(new).terrain == (".^^.", ".^^.", "....", "....")
    assert new.cities["beck"].at == Cell(3, 2)
    with_margin = after(COUNTRY, cropped(COUNTRY, cells("2,2", "5,5"), margin=2))
    assert board_of(with_margin).size == Size(8, 8)
    assert not cropped(COUNTRY, ())


def test_shifting_keeps_the_size() -> None:
    change = shifted(COUNTRY, 1, 2)
    assert change.label == "shift"
    new = after(COUNTRY, change)
    assert board_of(new).size == board_of(COUNTRY).size
    assert new.cities["aston"].at == Cell(3, 4)
    assert board_of(after(COUNTRY, shifted(COUNTRY, 0, 1))).size == board_of(COUNTRY).size
    told = lost(COUNTRY, shift_sides(3, 0), may_widen=False)
    assert ("ferries", "sound") in told.things
    assert not shifted(COUNTRY, 0, 0)


def test_a_route_board_is_shifted_by_its_points() -> None:
    routes = route_scenario()
    new = after(routes, shifted(routes, 2, 1))
    assert new.cities["beck"].xy == Point(6500, 1000)
    with pytest.raises(CannotResize, match="mileposts or hexes"):
        resized(routes, Sides(left=1))


@pytest.mark.parametrize("sides", [Sides(left=-8), Sides(bottom=LARGEST), Sides(top=-7)])
def test_a_board_is_never_too_small_or_too_large(sides: Sides) -> None:
    with pytest.raises(CannotResize, match="between 1 and 320"):
        resized(COUNTRY, sides)


def test_places_beyond_what_can_be_written_are_refused() -> None:
    far = replace(COUNTRY.labels["label-sea"], at=Point(9_999_000, 0))
    scenario = replace(COUNTRY, labels=Things({"label-sea": far}))
    with pytest.raises(OffTheMap, match="beyond"):
        resized(scenario, Sides(left=1))


@pytest.mark.parametrize(
    ("anchor", "sides"),
    [
        ("top-left", Sides(0, 0, 4, 6)),
        ("top", Sides(2, 0, 2, 6)),
        ("right", Sides(4, 2, 0, 4)),
        ("middle", Sides(2, 2, 2, 4)),
        ("bottom-right", Sides(4, 6, 0, 0)),
        ("bottom", Sides(2, 6, 2, 0)),
        ("left", Sides(0, 2, 4, 4)),
    ],
)
def test_the_part_at_the_anchor_stays(anchor: Anchor, sides: Sides) -> None:
    assert sides_for(Size(10, 10), Size(14, 16), anchor) == sides


ANY_SIDES = st.builds(Sides, *[st.integers(-4, 4)] * 4)


@given(scenarios(), ANY_SIDES, st.booleans())
def test_any_resizing_can_be_taken_back_and_saved(
    scenario: Scenario, sides: Sides, with_references: bool
) -> None:
    try:
        change: Change = resized(scenario, sides, with_references=with_references)
    except CannotResize:
        return
    told = lost(scenario, sides)
    new = after(scenario, change)
    assert {key for room, key in told.things if room == "cities"} == (
        scenario.cities.keys() - new.cities.keys()
    )
    kinds, left = board_of(scenario).kinds(), board_of(new).kinds()
    assert sum(kinds.values()) - len(told.cells) == sum(left.values())
