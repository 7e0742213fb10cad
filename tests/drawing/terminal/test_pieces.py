"""Pieces at a terminal: side by side on hexes, listed on routes, neutrals in the legend."""

import pytest

from drawing.terminal.owners import column_of, piece_sign
from drawing.terminal.picture import terminal_picture
from drawing.terminal.text import Room
from model.notation import Cell, Edge, Side
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Place
from tests.drawing.piece_samples import ON_HEXES, ON_ROUTES, hex_sheet, laid, routes_with

WIDE = Room(110, 40)


def shown(*pieces: Piece, room: Room = WIDE) -> list[str]:
    scenario = hex_sheet().scenario
    return terminal_picture(scenario, laid(pieces), room, viewer=0)


def test_pieces_of_several_owners_stand_side_by_side_on_a_hex() -> None:
    assert any(
        "123R" in line for line in shown(*(Piece("x", Cell(3, 2), o) for o in (0, 1, 2, "Rio")))
    )


def test_more_than_find_room_end_with_a_sign_for_several() -> None:
    lines = shown(*(Piece("x", Cell(3, 2), seat) for seat in range(8)))
    assert any("123456+" in line for line in lines)


def test_pieces_in_a_city_leave_its_name() -> None:
    lines = shown(Piece("cube", AtCity("elm"), None, "coal"), Piece("disc", AtCity("elm"), 4))
    assert any("Elm" in line for line in lines)
    assert any("c5" in line for line in lines)


def test_what_lies_at_a_side_is_seen_between_the_hexes() -> None:
    bare, with_gate = shown(), shown(Piece("gate", Side(Cell(3, 2), 0), 6))
    assert "7" in "".join(with_gate[5:])
    assert bare != with_gate


def test_neutrals_stand_in_the_legend() -> None:
    text = "\n".join(shown(*ON_HEXES))
    assert "<B> Bank" in text
    assert "<R> Rio" in text


def test_routes_tell_whose_segments_and_what_is_in_cities() -> None:
    text = "\n".join(terminal_picture(routes_with().scenario, laid(ON_ROUTES), Room(150, 40)))
    assert "Ash - Birch 3 (Rio 2, Ann 1, Bob 1, Cid 1)" in text
    assert "Cedar - Ash 2 (Dot, Gus, Bank)" in text
    assert "Ash: boom 5" in text
    assert "Birch: house of Ann, house of Bob, house of Hal" in text


@pytest.mark.parametrize("columns", [1, 9, 30, 60, 200])
def test_whatever_lies_there_fits(columns: int) -> None:
    for scenario, pieces in ((hex_sheet().scenario, ON_HEXES), (routes_with().scenario, ON_ROUTES)):
        room = Room(columns, 24)
        lines = terminal_picture(scenario, laid(pieces), room)
        assert max(map(len, lines)) <= columns


def test_everybody_has_a_sign_of_one_column() -> None:
    signs = [column_of(owner, ("bank", "Baron", "東")) for owner in (0, 9, "bank", "東", None)]
    assert signs == ["1", "0", "B", "C", "."]
    assert piece_sign(Piece("cube", Cell(0, 0), None, "coal"), (), unicode=True) == "c"
    assert piece_sign(Piece("cube", Cell(0, 0)), (), unicode=True) == "c"


def test_neutrals_of_the_same_first_letter_have_other_letters() -> None:
    owners = ("Santa Fe", "Southern Pacific")
    text = "\n".join(shown(*(Piece("x", Cell(3, 2), owner) for owner in owners)))
    assert "<S> Santa Fe" in text
    assert "<P> Southern Pacific" in text
    assert "SP" in text


@pytest.mark.parametrize("place", [Side(Cell(3, 2), 0), Edge.of(Cell(3, 2), Cell(4, 2))])
def test_two_pieces_of_one_owner_are_not_of_several(place: Place) -> None:
    one, two = Piece("gate", place, 6), Piece("wall", place, 6)
    assert shown(one, two) == shown(one)
    assert "track of several" not in "\n".join(shown(one, two))
    assert "track of several" in "\n".join(shown(one, Piece("gate", place, 5)))
