"""Pieces of a game on the board: track, discs, claims, New Cities and cubes."""

from dataclasses import replace

import pytest

from drawing.map.marks.crossing_signs import crossings
from drawing.map.placing.fixed_marks import signs_of
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Box, Curves, Symbols
from drawing.systems.age_of_steam.pieces.cubes import laid_cubes
from drawing.systems.age_of_steam.pieces.discs import disc_boxes
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity, AtLine
from tests.drawing.shapes.curve_spots import spots_of
from tests.drawing.systems.age_of_steam.boards import keys_of, layer, sheet_with, words_of

FERRY = {"id": "ferry", "ends": ["ash", "oak"], "cost": 8}


def test_track_is_drawn_by_section_in_the_ink_of_its_owner() -> None:
    sheet = sheet_with(
        Piece("track", Cell(1, 0), 0, "0-3"),
        Piece("track", Cell(2, 0), 1, "3"),
        Piece("track", Cell(2, 1), None, "0-2"),
    )
    keys = keys_of(layer(sheet, "track"))

    assert keys == ["tiles", "track of seat 1", "track of seat 2", "track of nobody"]


def test_a_second_section_crosses_the_first_on_a_bridge() -> None:
    def keys(*sections: str) -> list[str]:
        pieces = [Piece("track", Cell(1, 0), seat, text) for seat, text in enumerate(sections)]
        return keys_of(layer(sheet_with(*pieces), "track"))

    assert keys("0-3", "1-4") == ["tiles", "track of seat 1", "bridge", "track of seat 2"]
    assert "bridge" not in keys("0-2", "3-5")


def test_neutral_track_is_told_from_that_of_players_and_from_that_of_the_state() -> None:
    owners = (0, None, "nationalised")
    pieces = [Piece("track", Cell(n, 1), owner, "0-3") for n, owner in enumerate(owners, start=1)]
    drawn = [one for one in layer(sheet_with(*pieces), "track") if isinstance(one, Curves)]
    inks = {one.key: (one.ink.line, one.ink.dash) for one in drawn if one.key.startswith("track")}

    assert len(set(inks.values())) == len(inks) == 3


def test_discs_of_two_links_that_cross_lie_side_by_side() -> None:
    sheet = sheet_with(*(Piece("disc", Cell(1, 0), seat, f"{seat}-{seat + 3}") for seat in (0, 1)))
    one, other = disc_boxes(sheet)
    assert not one.meets(other)
    middle = sheet.spot(Cell(1, 0))
    assert one.x + one.width / 2 == pytest.approx(middle[0])


def test_a_disc_lies_on_its_section_with_the_sign_of_its_owner() -> None:
    sheet = sheet_with(Piece("disc", Cell(2, 0), 1, "0"))
    found = layer(sheet, "trains")

    assert "disc of seat 2" in keys_of(found)
    assert words_of(found)[0] == "2"


def test_a_claimed_link_is_drawn_instead_of_the_printed_one() -> None:
    claim = Piece("link", AtLine("ferry"), 0, "ash oak")

    assert "special link ferry" in keys_of(layer(sheet_with(special_links=[FERRY]), "crossings"))
    sheet = sheet_with(claim, special_links=[FERRY])
    assert "special link ferry" not in keys_of(layer(sheet, "crossings"))
    assert [one.is_taken for one in crossings(sheet)] == [True], "signs of others stay in place"
    assert "special link of seat 1" in keys_of(layer(sheet, "trains")), "over the printed line"


def test_a_link_that_others_may_claim_as_well_stays() -> None:
    claim = Piece("link", AtLine("ferry"), 0, "ash oak")

    sheet = sheet_with(claim, special_links=[FERRY | {"owners": 2}])
    assert [one.is_taken for one in crossings(sheet)] == [False]
    assert "price of ferry" in keys_of(layer(sheet, "trains")), "over the rails of the first"


def test_the_plate_of_a_taken_link_covers_what_is_printed_wherever_that_stands() -> None:
    claim = Piece("link", AtLine("ferry"), 0, "ash oak")
    (printed,) = signs_of(sheet_with(special_links=[FERRY]))
    over = layer(sheet_with(claim, special_links=[FERRY]), "trains")
    (plate,) = (one for one in over if isinstance(one, Curves) and one.key == "claimed")
    box = box_of(spots_of(plate.curves[0]))

    assert box.x < printed.box.x
    assert box.y < printed.box.y
    assert box.right > printed.box.right
    assert box.bottom > printed.box.bottom


@pytest.mark.parametrize("owners", [1, 2, 5])
def test_on_the_plate_of_a_taken_link_lie_the_discs_of_its_owners(owners: int) -> None:
    claims = [Piece("link", AtLine("ferry"), seat, "ash oak") for seat in range(owners)]
    over = layer(sheet_with(*claims, special_links=[FERRY | {"owners": owners}]), "trains")
    drawn = {one.key: box_of(spots_of(one.curves[0])) for one in over if isinstance(one, Curves)}
    plate = drawn["claimed"]
    middles = [_middle(drawn[f"disc of seat {seat + 1}"]) for seat in range(owners)]

    assert all(plate.x < x < plate.right and plate.y < y < plate.bottom for x, y in middles)
    assert len(set(middles)) == owners


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def test_a_new_city_takes_the_place_of_its_town() -> None:
    sheet = sheet_with(Piece("new-city", AtCity("elm"), None, "a"))

    assert "city elm takes red" in keys_of(layer(sheet, "trains"))
    assert "A" in words_of(layer(sheet, "trains"))
    assert not [one for one in layer(sheet, "cities") if isinstance(one, Symbols)]
    assert "Elm" in words_of(layer(sheet, "trains")), "its tile bears the name"
    assert "Elm" not in words_of(layer(sheet, "labels")), "and nothing else does"


def test_a_city_shows_the_colour_that_was_drawn_for_it() -> None:
    sheet = sheet_with(Piece("colour", AtCity("ash"), None, "yellow"))

    assert "city ash takes yellow" in keys_of(layer(sheet, "city_hexes"))
    assert "city ash takes blue" not in keys_of(layer(sheet, "city_hexes"))


@pytest.mark.parametrize("count", range(1, 9))
def test_cubes_lie_in_the_yard_of_their_city_off_its_numbers_and_its_name(count: int) -> None:
    city = {"id": "ash", "name": "Ash", "kind": "city", "at": "1,0", "slots": ["light-1", "dark-2"]}
    cubes = [Piece("cube", AtCity("ash"), None, "red")] * count
    sheet = sheet_with(*cubes, terrain=["...", "..."], cities=[city])
    boxes = [cube.box for cube in laid_cubes(sheet)]
    plan = CityPlan(Hexagon(sheet.spot(Cell(1, 0)), sheet.mm))
    (x, y), radius = plan.numbers(2)

    assert len(boxes) == count
    assert not any(a.meets(b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert all(box.y > y + 0.9 * radius for box in boxes)
    assert all(box.bottom < plan.name_room.y for box in boxes)
    assert all(abs(corner - x) < sheet.mm / 2 for box in boxes for corner in (box.x, box.right))


def test_where_only_some_pieces_are_told_no_other_city_is_drawn_without_its_cubes() -> None:
    def yards(is_part: bool) -> int:
        sheet = sheet_with(Piece("cube", AtCity("ash"), None, "red"))
        part = replace(sheet, overlay=replace(sheet.overlay, is_part=is_part))
        return keys_of(layer(part, "trains")).count("yard")

    assert (yards(is_part=False), yards(is_part=True)) == (2, 1)


def test_the_printed_squares_are_covered_by_the_yard_also_where_no_cube_is_left() -> None:
    """A window shows the board as it is printed, and pieces over it."""
    sheet = sheet_with(Piece("cube", AtCity("ash"), None, "red"))
    printed = sheet_with()
    squares = [one for one in layer(printed, "cities") if keys_of([one]) == ["start cube"]]
    yards = [one for one in layer(sheet, "trains") if keys_of([one]) == ["yard"]]

    assert len(squares) == 4
    assert len(yards) == 2
    around = [box_of(spots_of(one.curves[0])) for one in yards if isinstance(one, Curves)]
    for square in squares:
        assert isinstance(square, Curves)
        box = box_of(spots_of(square.curves[0]))
        assert any(_holds(yard, box) for yard in around)


def _holds(room: Box, box: Box) -> bool:
    across = room.x <= box.x and box.right <= room.right
    return across and room.y <= box.y and box.bottom <= room.bottom


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
