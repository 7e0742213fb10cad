from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.hexes import HexBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Corner, Edge, NotationError, Side
from model.pieces.naming import place_in
from model.pieces.piece import Piece, by_place, rank_of
from model.pieces.places import (
    AtCity,
    AtLine,
    Place,
    Segment,
    beside,
    canonical,
    cells_of,
    order_of,
)
from model.scenario.scenario import Scenario
from model.scenario.things import City

CELL = Cell(12, 7)
PLACES: tuple[Place, ...] = (
    CELL,
    Edge.of(CELL, Cell(13, 7)),
    Side(CELL, 1),
    Corner(12, 7, "n"),
    AtCity("ash"),
    AtLine("ash-birch"),
    Segment("ash-birch", 1),
)
BIRCH = City(id="birch", name="Birch Hill", kind="small", names=Things({"de": "Birken"}))
WOODS = Scenario(
    board=RouteBoard(Things({"ash-birch": Line("ash-birch", "ash", "birch", 3)})),
    cities=Things(
        {
            "ash": City(id="ash", name="Ash", kind="small"),
            "birch": City(
                id="birch", name="Birch Hill", kind="small", names=Things({"de": "Birken"})
            ),
            "aspen": City(id="aspen", name="Aspen", kind="small"),
        }
    ),
)


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_read_as_it_is_written(place: Place) -> None:
    assert place_in(WOODS, str(place)) == place


@pytest.mark.parametrize("text", ["Birch Hill", "birken", "bi", " BIRCH "])
def test_a_city_goes_by_its_names_and_by_how_they_begin(text: str) -> None:
    assert place_in(WOODS, text) == AtCity("birch")


@pytest.mark.parametrize(
    "text", ["", "as", "atlantis", "ash-birch/0", "ash-birch/4", "ash-birch/x", "1,2/9", "ash/1"]
)
def test_what_is_no_place_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(NotationError, match="there is no place"):
        place_in(WOODS, text)


def test_the_whole_id_of_a_line_is_meant_before_the_beginning_of_a_city() -> None:
    lines = Things({"bir": Line("bir", "ash", "birch", 2)})
    woods = replace(WOODS, board=RouteBoard(lines))
    assert place_in(woods, "bir") == AtLine("bir")
    assert place_in(woods, "bir/2") == Segment("bir", 1)
    assert place_in(woods, "birc") == AtCity("birch")
    assert place_in(replace(woods, board=RouteBoard()), "bir") == AtCity("birch")


def test_a_city_and_a_line_of_the_same_id_are_two_places() -> None:
    assert len({AtCity("ash"), AtLine("ash"), Cell(1, 2)}) == 3


def test_places_of_all_kinds_can_be_sorted() -> None:
    assert len(sorted(PLACES, key=order_of)) == len(PLACES)


def test_a_side_belongs_to_two_cells() -> None:
    side = Side(CELL, 0)
    assert beside(side) == Side(Cell(13, 7), 3)
    assert beside(beside(side)) == side


SIDES = st.builds(
    Side, st.builds(Cell, st.integers(-2, 40), st.integers(-2, 40)), st.integers(0, 5)
)


@given(SIDES)
def test_of_the_two_names_of_a_side_one_is_canonical(side: Side) -> None:
    name = canonical(side)
    assert name == canonical(beside(side)) == canonical(name)
    assert name in (side, beside(side))


@given(SIDES)
def test_at_the_rim_of_a_board_it_is_that_of_the_cell_that_is_there(side: Side) -> None:
    board = HexBoard(Size(30, 30), {".": "clear"}, ("." * 30,) * 30)
    name = canonical(side, board)
    assert isinstance(name, Side)
    assert name == canonical(beside(side), board)
    assert board.has(name.cell) or not (board.has(side.cell) or board.has(beside(side).cell))


@pytest.mark.parametrize("place", [one for one in PLACES if not isinstance(one, Side)])
def test_all_other_places_have_one_name(place: Place) -> None:
    assert canonical(place) == place


def test_pieces_at_both_names_of_a_side_lie_together() -> None:
    side = Side(CELL, 4)
    one, other = Piece("rail", side, 0), Piece("rail", beside(side), 1)
    assert by_place([one, other]) == {canonical(side): [one, other]}


def test_a_place_touches_cells() -> None:
    assert cells_of(Side(CELL, 2)) == (CELL,)
    assert CELL in cells_of(Corner(12, 7, "n"))
    assert cells_of(AtCity("ash")) == ()


def test_several_pieces_lie_on_one_place() -> None:
    rail, cube, other = Piece("rail", CELL, 1), Piece("cube", CELL, None, "coal"), Piece("x", CELL)
    far = Piece("rail", AtCity("ash"), "bank")
    assert by_place([rail, far, cube, other]) == {CELL: [rail, cube, other], far.place: [far]}


def test_owners_stand_in_order() -> None:
    assert sorted([None, "b", 3, "a", 0], key=rank_of) == [0, 3, "a", "b", None]
