"""Pieces of a game on the board: track, discs, claims, New Cities and cubes."""

from drawing.map.marks.crossing_signs import crossings
from drawing.shapes.symbols import Curves, Symbols
from drawing.systems.age_of_steam.pieces.cubes import laid_cubes
from drawing.systems.age_of_steam.pieces.track_lines import section_curve
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity, AtLine
from tests.drawing.systems.age_of_steam.boards import keys_of, layer, sheet_with, words_of

FERRY = {"id": "ferry", "ends": ["ash", "oak"], "cost": 8}


def test_track_is_drawn_by_section_in_the_ink_of_its_owner() -> None:
    sheet = sheet_with(
        Piece("track", Cell(1, 0), 0, "0-3"),
        Piece("track", Cell(2, 0), 1, "3"),
        Piece("track", Cell(2, 1), None, "0-2"),
    )
    keys = keys_of(layer(sheet, "track"))

    assert keys == ["track of seat 1", "track of seat 2", "track of nobody", "town with track"]


def test_track_leaves_a_hex_in_the_middle_of_its_sides() -> None:
    sheet = sheet_with()
    here, there = sheet.spot(Cell(1, 0)), sheet.spot(Cell(2, 0))
    start = section_curve(sheet, Cell(1, 0), (0, 2))[0]

    assert start.to == ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)  # type: ignore[union-attr]


def test_a_disc_lies_on_its_section_with_the_sign_of_its_owner() -> None:
    sheet = sheet_with(Piece("disc", Cell(2, 0), 1, "0"))
    found = layer(sheet, "trains")

    assert "disc of seat 2" in keys_of(found)
    assert words_of(found)[0] == "2"


def test_a_claimed_link_is_drawn_instead_of_the_printed_one() -> None:
    claim = Piece("link", AtLine("ferry"), 0, "ash oak")

    assert len(crossings(sheet_with(special_links=[FERRY]))) == 1
    sheet = sheet_with(claim, special_links=[FERRY])
    assert crossings(sheet) == []
    assert "special link of seat 1" in keys_of(layer(sheet, "track"))


def test_a_link_that_others_may_claim_as_well_stays() -> None:
    claim = Piece("link", AtLine("ferry"), 0, "ash oak")

    assert len(crossings(sheet_with(claim, special_links=[FERRY | {"owners": 2}]))) == 1


def test_a_new_city_takes_the_place_of_its_town() -> None:
    sheet = sheet_with(Piece("new-city", AtCity("elm"), None, "a"))

    assert "city elm takes red" in keys_of(layer(sheet, "trains"))
    assert "A" in words_of(layer(sheet, "trains"))
    assert not [one for one in layer(sheet, "cities") if isinstance(one, Symbols)]


def test_a_city_shows_the_colour_that_was_drawn_for_it() -> None:
    sheet = sheet_with(Piece("colour", AtCity("ash"), None, "yellow"))

    assert "city ash takes yellow" in keys_of(layer(sheet, "city_hexes"))
    assert "city ash takes blue" not in keys_of(layer(sheet, "city_hexes"))


def test_cubes_lie_off_the_mark_of_their_city_and_off_each_other() -> None:
    pieces = [Piece("cube", AtCity("ash"), None, colour) for colour in ["red"] * 3 + ["blue"] * 4]
    boxes = [cube.box for cube in laid_cubes(sheet_with(*pieces))]

    assert len(boxes) == 7
    assert not any(a.meets(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_many_cubes_lie_once_a_colour_with_their_number() -> None:
    pieces = [Piece("cube", Cell(1, 1), None, colour) for colour in ["red"] * 9 + ["blue"]]
    sheet = sheet_with(*pieces)

    assert [(cube.colour, cube.many) for cube in laid_cubes(sheet)] == [("blue", 1), ("red", 9)]
    assert words_of(layer(sheet, "trains"))[:2] == ["L", "9R"]


def test_a_hex_with_a_tile_shows_no_printed_price() -> None:
    cells = {"1,0": {"price": 6}}
    track = Piece("track", Cell(1, 0), 0, "0-3")

    assert words_of(layer(sheet_with(track, cells=cells), "hex_signs")) == []


def test_start_cubes_are_not_shown_in_a_game() -> None:
    sheet = sheet_with(Piece("cube", AtCity("ash"), None, "red"))

    assert "start cube" not in keys_of(layer(sheet, "cities"))


def test_pieces_of_things_that_are_not_there_are_left_out() -> None:
    sheet = sheet_with(
        Piece("new-city", AtCity("nowhere"), None, "a"),
        Piece("cube", AtCity("nowhere"), None, "red"),
        Piece("track", AtCity("ash"), 0, "0-3"),
        Piece("link", AtLine("none"), 0, "ash"),
        Piece("disc", Cell(1, 0), 0, "x"),
    )

    drawn = [one for name in ("track", "trains") for one in layer(sheet, name)]
    assert all(isinstance(one, Curves) or words_of([one]) for one in drawn)
