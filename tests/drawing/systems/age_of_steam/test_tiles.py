"""Pieces at any place and size: tiles, New Cities, numbers, cubes; and hexes that they lie on."""

from collections.abc import Sequence
from math import dist

import pytest

from drawing.map.marks.hexes import hexagon_of
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Batch, Box, Curves, Texts
from drawing.systems.age_of_steam.tiles.city_faces import Face, city_face, face_letters
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from drawing.systems.age_of_steam.tiles.cubes import cube
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.systems.age_of_steam.tiles.new_cities import new_city_tile
from drawing.systems.age_of_steam.tiles.number_discs import number_discs
from drawing.systems.age_of_steam.tiles.rails import track_tile
from drawing.systems.age_of_steam.tiles.sections import (
    bridge_curve,
    crosses,
    section_curve,
    section_middle,
)
from drawing.text.metrics import box as text_box
from drawing.themes.theme import theme, theme_names
from model.boards import grid
from model.notation import Cell
from model.systems.age_of_steam.things.city import AgeOfSteamGood
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.part import NewCity
from tests.drawing.shapes.curve_spots import spots_of
from tests.drawing.systems.age_of_steam.boards import keys_of, sheet_with, words_of

SHAPES: dict[str, list[tuple[int, ...]]] = {
    "straight": [(0, 3)],
    "gentle": [(0, 2)],
    "sharp": [(0, 1)],
    "crossing": [(0, 3), (1, 4)],
    "beside": [(0, 3), (4, 5)],
    "town": [(0,), (2,), (4,)],
}
GOODS = {name: AgeOfSteamGood(id=name, name=name, chips=4) for name in ("red", "blue", "grey")}


def around(batches: Sequence[Batch]) -> Box:
    """The box around all that is drawn, lines included."""
    spots = []
    for one in [one for one in batches if isinstance(one, Curves)]:
        for curve in one.curves:
            box = box_of(spots_of(curve)).grown(one.ink.width / 2 if one.ink.line else 0)
            spots += [(box.x, box.y), (box.right, box.bottom)]
    return box_of(spots)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_a_hexagon_has_the_corners_and_sides_of_the_board(orientation: str) -> None:
    sheet = sheet_with()
    if orientation == "flat":
        board = {"kind": "hexes", "size": [3, 3], "orientation": "flat", "legend": {".": "plain"}}
        sheet = sheet_with(cities=[], board={**board, "terrain": "...\n...\n..."})
    cell = Cell(1, 1)
    hexagon = hexagon_of(sheet, cell)
    for number, corner in enumerate(grid.corners(cell)):
        assert hexagon.corner(number) == pytest.approx(sheet.spot(corner))
    for side in range(6):
        here, there = sheet.spot(cell), sheet.spot(grid.neighbour(cell, side))
        assert hexagon.side(side) == pytest.approx(
            ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        )


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("name", SHAPES)
def test_a_tile_of_any_shape_is_drawn_at_any_size_and_stays_on_its_hex(
    name: str, flat: bool
) -> None:
    for mm in (6.0, 24.0, 60.0):
        hexagon = Hexagon((100.0, 50.0), mm, flat)
        found = list(track_tile(theme(), hexagon, SHAPES[name]))
        box = around(found)
        assert "tiles" in keys_of(found)
        assert ("bridge" in keys_of(found)) == (name == "crossing")
        assert dist((box.x + box.width / 2, box.y + box.height / 2), (100, 50)) < 0.12 * mm
        assert max(box.width, box.height) < 1.36 * mm


def test_sections_begin_and_end_in_the_middles_of_their_sides() -> None:
    hexagon = Hexagon((0.0, 0.0), 24.0)
    for section in [(0, 3), (0, 2), (1, 2), (5, 1)]:
        first, *_, last = spots_of(section_curve(hexagon, section))
        assert first == pytest.approx(hexagon.side(section[0]))
        assert last == pytest.approx(hexagon.side(section[1]))
    assert spots_of(section_curve(hexagon, (4,)))[-1] == hexagon.middle
    assert dist(section_middle(hexagon, (4,)), hexagon.middle) > 5, "a disc lies off the town"


def test_a_bridge_is_a_part_of_its_section() -> None:
    hexagon = Hexagon((0.0, 0.0), 24.0)
    for section in [(0, 3), (0, 2), (1, 3)]:
        first, *_, last = spots_of(bridge_curve(hexagon, section))
        whole = dist(hexagon.side(section[0]), hexagon.side(section[1]))
        assert 0 < dist(first, last) < 0.6 * whole


def test_sections_cross_where_their_sides_alternate() -> None:
    assert crosses((0, 3), (1, 4))
    assert crosses((2, 0), (1, 3))
    assert not crosses((0, 3), (1, 2))
    assert not crosses((0, 2), (3, 5))
    assert not crosses((0,), (1, 4))


@pytest.mark.parametrize("look", theme_names())
def test_a_new_city_tile_tells_colours_letter_and_growth(look: str) -> None:
    tile = NewCity(id="b", colours=Colours(), slots=("dark-3",))
    colours = GoodsColours(theme(look), GOODS)
    found = list(new_city_tile(Face(colours, Hexagon((0, 0), 38.0), ("red", "blue"), "b"), tile))
    assert {"city b takes red", "city b takes blue", "growth dark"} <= set(keys_of(found))
    assert sorted(words_of(found)) == ["3", "B", "B", "R"]


def test_a_cube_has_the_letter_of_its_colour() -> None:
    found = list(cube(GoodsColours(theme(), GOODS), "grey", Box(0, 0, 8, 8)))
    assert words_of(found) == ["G"]
    assert keys_of(found) == ["cube grey"]


def test_twelve_numbers_stay_on_their_hex() -> None:
    slots = [f"{side}-{number}" for side in ("light", "dark") for number in range(1, 7)]
    for flat in (False, True):
        plan = CityPlan(Hexagon((0.0, 0.0), 24.0, flat))
        spot, radius = plan.numbers(len(slots))
        box = around(list(number_discs(theme(), slots, spot, radius)))
        assert max(-box.x, box.right) <= plan.hexagon.half_width(spot[1]) + 0.5


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
def test_letters_of_colours_stand_on_the_hex_off_each_other(count: int, flat: bool) -> None:
    goods = {str(n): AgeOfSteamGood(id=str(n), name=f"{n}", chips=1) for n in range(count)}
    colours, hexagon = GoodsColours(theme(), goods), Hexagon((0.0, 0.0), 24.0, flat)
    plan = CityPlan(hexagon)
    # A name that fills all its room leaves none for more than six colours.
    name = plan.name_room.grown(-0.5)._replace(x=-8.0, width=16.0)
    covered = [plan.name_room.grown(-0.5) if count <= 6 else name, plan.yard(4)]
    (texts,) = face_letters(Face(colours, hexagon, list(goods), "x"), covered)
    assert isinstance(texts, Texts)
    boxes = [text_box(text).grown(-0.25 * text.size) for text in texts.texts]
    assert len(boxes) == count
    assert not any(a.meets(b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert not any(a.meets(b) for a in boxes for b in covered)


def test_a_hundred_colours_are_drawn_as_far_as_anybody_could_tell_them() -> None:
    goods = {f"c{n}": AgeOfSteamGood(id=f"c{n}", name=f"c{n}", chips=1) for n in range(100)}
    colours, hexagon = GoodsColours(theme(), goods), Hexagon((0.0, 0.0), 24.0)
    sectors = [
        key
        for key in keys_of(list(city_face(Face(colours, hexagon, list(goods), "x"))))
        if "takes" in key
    ]
    assert 8 < len(sectors) <= 24
    assert list(face_letters(Face(colours, hexagon, list(goods), "x"))) == []


def test_print_spares_ink_and_the_colour_blind_get_patterns() -> None:
    grounds = {look: GoodsColours(theme(look), GOODS).ground("red") for look in theme_names()}
    assert grounds["print"].opacity < 0.3
    assert grounds["classic"].opacity == 1
    patterns = [GoodsColours(theme("colour-blind"), GOODS).ground(one).pattern for one in GOODS]
    assert len(set(patterns)) == len(GOODS)
