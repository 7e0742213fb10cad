"""Pieces on every kind of place of hexes and of routes, drawn by the kind of their place."""

from itertools import combinations

import pytest

from drawing.map.layers import heat, track, trains
from drawing.map.marks.crossing_signs import along
from drawing.map.marks.owner_inks import owner_ink
from drawing.map.marks.piece_tokens import MOST, piece_boxes, tokens
from drawing.map.marks.place_spots import apart, spot_of, spots_of
from drawing.map.picture import picture_of
from drawing.map.placing.overlay_legends import overlay_legends, owners_shown
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Curves, Texts
from model.boards.hexes import Orientation
from model.notation import Cell, Corner, Edge, Side
from model.pieces.piece import Owner, Piece
from model.pieces.places import AtCity, AtLine, Place, Segment
from tests.drawing.piece_samples import ON_HEXES, ON_ROUTES, hex_sheet, routes_with
from tests.drawing.shapes.curve_spots import spots_of as spots_in

OWNERS: tuple[Owner, ...] = (0, 7, "Rio", None)


def keys(sheet: Sheet, layer: object) -> set[str]:
    found = layer.batches(sheet)  # type: ignore[attr-defined]
    return {one.key for one in found if isinstance(one, Curves) and one.key}


@pytest.mark.parametrize("owner", OWNERS)
def test_what_lies_along_a_way_is_a_line_in_the_ink_of_its_owner(owner: Owner) -> None:
    name = {0: "seat 1", 7: "seat 8", None: "nobody"}.get(owner, "Rio")  # type: ignore[arg-type]
    for sheet, place in (
        (
            hex_sheet(Piece("x", Edge.of(Cell(1, 1), Cell(2, 1)), owner)),
            Edge(Cell(1, 1), Cell(2, 1)),
        ),
        (routes_with(Piece("x", AtLine("plain"), owner)), AtLine("plain")),
    ):
        (line,) = (one for one in track.batches(sheet) if isinstance(one, Curves) and one.key)
        assert line.key == f"track of {name}"
        assert line.ink.line == owner_ink(sheet, owner).line
        assert tuple(spots_in(line.curves[0])) == spots_of(sheet, place)


@pytest.mark.parametrize("place", [Side(Cell(1, 1), 2), Segment("plain", 1)])
def test_pieces_on_a_segment_or_a_side_are_bars_side_by_side(place: Place) -> None:
    pieces = [Piece("x", place, owner) for owner in OWNERS]
    sheet = hex_sheet(*pieces) if isinstance(place, Side) else routes_with(*pieces)
    bars = [one for one in track.batches(sheet) if isinstance(one, Curves) and one.key]
    assert {bar.key for bar in bars} == {
        "bars of seat 1",
        "bars of seat 8",
        "bars of Rio",
        "bars of nobody",
    }
    middles = [along(spots_in(bar.curves[0]), 0.5) for bar in bars]
    wide = bars[0].ink.width
    for one, other in combinations(middles, 2):
        assert apart(one, [other]) > wide
    for middle in middles:
        assert apart(middle, spots_of(sheet, place)) < 0.25 * sheet.mm


@pytest.mark.parametrize("place", [Cell(1, 1), Corner(2, 2, "n"), AtCity("elm"), AtCity("sea")])
@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_pieces_on_a_point_are_tokens_side_by_side(place: Place, orientation: Orientation) -> None:
    pieces = [Piece("x", place, owner) for owner in (*range(4), "Rio", None)]
    sheet = hex_sheet(*pieces, orientation=orientation)
    boxes = [token.box for token in tokens(sheet)]
    assert [token.text for token in tokens(sheet)] == ["1", "2", "3", "4", "R", "X"]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]
    spot = spot_of(sheet, place)
    assert spot is not None
    assert all(apart((b.x + b.width / 2, b.y + b.height / 2), [spot]) < sheet.mm for b in boxes)
    assert set(piece_boxes(sheet)) == set(boxes)


def test_many_equal_pieces_are_one_with_their_number_and_too_many_are_counted() -> None:
    coal = [Piece("cube", Cell(1, 1), None, "coal")] * 9
    (token,) = tokens(hex_sheet(*coal))
    assert token.text == "9×coal"
    many = tokens(hex_sheet(*(Piece("x", Cell(1, 1), None, str(n)) for n in range(100))))
    assert len(many) == MOST
    assert many[-1].text == f"+{100 - MOST + 1}"


def test_a_good_that_is_nobodys_is_shown_by_its_icon() -> None:
    good, owned = tokens(hex_sheet(*(Piece("cube", Cell(1, 1), who, "coal") for who in (None, 0))))
    assert (good.good, good.text) == ("coal", "")
    assert (owned.good, owned.text) == ("", "coal")


def test_what_is_written_on_a_piece_along_a_way_stands_in_its_middle() -> None:
    edge = Edge.of(Cell(1, 1), Cell(2, 1))
    sheet = hex_sheet(Piece("link", edge, 3, "L"))
    (token,) = tokens(sheet)
    box, spot = token.box, spot_of(sheet, edge)
    assert spot == pytest.approx((box.x + box.width / 2, box.y + box.height / 2))
    texts = [
        text.text for one in trains.batches(sheet) if isinstance(one, Texts) for text in one.texts
    ]
    assert "L" in texts


def test_neutrals_have_their_own_ink_and_a_row_in_the_legend() -> None:
    sheet = hex_sheet()
    assert owners_shown(sheet) == [*range(8), "Bank", "Rio"]
    assert overlay_legends(sheet)["players"].rows[-2:] == ("Bank", "Rio")
    assert owner_ink(sheet, "Bank") != owner_ink(sheet, "Rio")
    assert owner_ink(sheet, "Bank").line == sheet.theme.ink("neutral").line


@pytest.mark.parametrize("sheet", [hex_sheet(), routes_with()])
def test_no_name_and_no_legend_lies_on_a_piece(sheet: Sheet) -> None:
    legend = overlay_legends(sheet)["players"].box
    assert not [box for box in piece_boxes(sheet) if box.meets(legend)]
    assert svg_of(picture_of(sheet)) == svg_of(picture_of(sheet))


@pytest.mark.parametrize("pieces", [ON_HEXES, ON_ROUTES])
def test_pieces_on_places_that_are_not_there_are_left_out(pieces: tuple[Piece, ...]) -> None:
    foreign = hex_sheet(*ON_ROUTES) if pieces is ON_ROUTES else routes_with(*ON_HEXES)
    assert picture_of(foreign).layers


def test_the_use_of_every_kind_of_place_is_shown() -> None:
    places = {Cell(1, 1): 0.1, Edge.of(Cell(0, 0), Cell(1, 0)): 0.5, Side(Cell(2, 2), 1): 1.0}
    hexes = hex_sheet()
    hexes = Sheet(hexes.scenario, hexes.theme, hexes.mm, "", Overlay(heat=places))  # type: ignore[arg-type]
    assert keys(hexes, heat) == {"use 2 of 6", "use 4 of 6", "use 6 of 6"}
    woods = routes_with()
    used = Overlay(heat={Segment("plain", 0): 1.0, AtLine("long"): 0.3, AtLine("gone"): 1.0})
    woods = Sheet(woods.scenario, woods.theme, woods.mm, "", used)
    assert keys(woods, heat) == {"use 3 of 6", "use 6 of 6"}
