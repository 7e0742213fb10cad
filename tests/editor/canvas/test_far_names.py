"""Names of cities seen from far away are found once for a scale, whatever is painted meanwhile."""

from dataclasses import replace
from itertools import pairwise
from statistics import median

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from drawing.map.marks.city_marks import half_width, placed_cities
from drawing.map.marks.route_lines import route_boxes
from drawing.map.picture import layer_batches
from drawing.map.placing.fixed_marks import boxes_near_cities, covered_by_cities, signs_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.shapes.boxes import Net
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Box, Curves, Texts
from drawing.text.metrics import box
from drawing.themes.theme import theme
from editor.canvas import far_names
from editor.canvas.far_signs import SIZE as SIGN_SIZE
from editor.canvas.far_signs import larger_signs, prices_in, room_of_sign
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene, sheet_of
from editor.canvas.view import View
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.edits.painting import painted
from editor.pointing.selection import Selection
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.drawing.shapes.curve_spots import spots_of
from tests.editor.edits.country import country
from tests.generate.samples import sample

COUNTRY = country()
SCALE = 2.0 ** (-5 / 6)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The scales at which names were looked for."""
    scales: list[float] = []
    found = far_names.far_names

    def counting(sheet: Sheet, scale: float) -> Texts:
        scales.append(scale)
        return found(sheet, scale)

    monkeypatch.setattr(far_names, "far_names", counting)
    return scales


def drawn(names: far_names.FarNames, scenario: Scenario, look: str = "classic") -> int:
    """Asks for the names as every tile does, with a scale that is worked out anew."""
    index = names.at(sheet_of(scenario, theme(look), ""), float(2 ** (-5 / 6)))
    return len(index.batches)


def test_every_tile_of_a_scale_shares_the_names(qapp: object, counted: list[float]) -> None:
    names = far_names.FarNames(Painting())
    assert drawn(names, COUNTRY) == drawn(names, COUNTRY) > 0
    assert counted == [SCALE]


def test_painted_terrain_moves_no_name(qapp: object, counted: list[float]) -> None:
    names = far_names.FarNames(Painting())
    drawn(names, COUNTRY)
    drawn(names, apply(COUNTRY, painted(COUNTRY, [Cell(0, 0)], "mountain")))
    assert counted == [SCALE]


def test_another_look_or_another_city_gives_other_names(qapp: object, counted: list[float]) -> None:
    names = far_names.FarNames(Painting())
    before = drawn(names, COUNTRY)
    drawn(names, COUNTRY, "dark")
    first = next(iter(COUNTRY.cities))
    fewer = replace(COUNTRY, cities=COUNTRY.cities.drop(first))
    assert drawn(names, fewer) <= before
    assert len(counted) == 3


def far_away(*new_cities: str) -> tuple[Sheet, Texts]:
    """The Antilles so small that names stand beside their hexes, with New Cities on some towns."""
    pieces = tuple(Piece("new-city", AtCity(town), None, "a") for town in new_cities)
    sheet = replace(sheet_of(sample("antilles"), theme(), ""), overlay=Overlay(pieces=pieces))
    assert far_names.are_wanted(sheet, 1.25)
    return sheet, far_names.far_names(sheet, 1.25)


def test_names_stand_beside_the_hexes_of_cities_and_cover_no_price() -> None:
    sheet, names = far_away()
    boxes = {one.key: box(one) for one in names.texts}
    assert {f"city {key}" for key in covered_by_cities(sheet)} <= boxes.keys()
    for other in (*covered_by_cities(sheet).values(), *(one.box for one in signs_of(sheet))):
        assert not any(one.meets(other) for one in boxes.values())


def test_the_name_of_a_town_keeps_off_its_new_city(qapp: object) -> None:
    sheet, before = far_away()
    later, after = far_away("matanzas")
    (then, now) = (
        next(one for one in some.texts if one.key == "city matanzas") for some in (before, after)
    )
    hexagon = covered_by_cities(later)["matanzas"]
    assert box(then).meets(hexagon)
    assert not box(now).meets(hexagon)
    names = far_names.FarNames(Painting())
    assert names.at(sheet, 1.25) is names.at(sheet, 1.25) is not names.at(later, 1.25)


def test_no_plate_is_left_where_a_name_stands_beside_its_city(qapp: object) -> None:
    scenario = sample("antilles")
    sheet = sheet_of(scenario, theme(), "")
    printed = (one for one in layer_batches("cities", sheet) if isinstance(one, Curves))
    plate = next(one for one in printed if one.key == "plate of nassau")
    box_ = box_of(spots_of(plate.curves[0]))
    assert plate.ink.fill in _colours(scenario, box_, 4.0)
    assert plate.ink.fill not in _colours(scenario, box_, 1.25)


@pytest.mark.parametrize("name", ["antilles", "danube", "north-america", "western-usa"])
def test_names_do_not_shrink_for_who_comes_nearer(name: str) -> None:
    sheet = sheet_of(sample(name), theme(), "")
    printed = [
        text
        for one in layer_batches("labels", sheet)
        if isinstance(one, Texts)
        for text in one.texts
        if text.key.startswith("city ")
    ]
    sizes, far = list[float](), 0
    for scale in (2.0 ** (step / 6) for step in range(-12, 24)):
        is_far = far_names.are_wanted(sheet, scale)
        texts = far_names.far_names(sheet, scale).texts if is_far else printed
        sizes.append(median(text.size * scale for text in texts))
        far += is_far
    assert 0 < far < len(sizes)
    assert all(there > 0.999 * here for here, there in pairwise(sizes)), sizes


def test_names_hide_no_square_and_as_little_of_the_lines_as_they_can(qapp: object) -> None:
    """On a board with lines on all sides of most cities the place right of them is seldom best."""
    sheet = sheet_of(sample("western-usa"), theme(), "")
    scale = 2.0
    texts = far_names.far_names(sheet, scale).texts
    lines = Net(route_boxes(sheet))
    hidden = {text.key: lines.meeting(box(text)) for text in texts}
    assert len(hidden) == len(sheet.scenario.cities)
    bare = replace(sheet, scenario=replace(sheet.scenario, board=RouteBoard()))
    before = {one.key: lines.meeting(box(one)) for one in far_names.far_names(bare, scale).texts}
    assert set(before) == set(hidden)
    assert sum(hidden.values()) < 0.6 * sum(before.values())
    assert not any(box(one).meets(mark) for one in texts for mark in boxes_near_cities(sheet))


def test_the_price_of_a_link_is_read_from_far_away_and_covered_by_no_name(qapp: object) -> None:
    scenario = sample("antilles")
    sheet = sheet_of(scenario, theme(), "")
    signs = [room_of_sign(one, 1.0) for one in signs_of(sheet)]
    names = [box(one) for one in far_names.far_names(sheet, 1.0).texts]
    assert len(signs) == 16
    assert not any(one.meets(other) for one in signs for other in names)
    batches = layer_batches("crossings", sheet)
    prices = list(prices_in(larger_signs(batches, 1.0)))
    assert [one.text for one in prices] == [one.text for one in prices_in(batches)]
    assert (
        min(one.size for one in prices) == SIGN_SIZE > max(one.size for one in prices_in(batches))
    )
    sign = next(one for one in signs_of(sheet) if one.crossing.id == "miami-nassau")
    colours = _colours(scenario, sign.box, 1.0)
    shield = sheet.theme.ink("link-sign").line
    assert shield in _colours(scenario, sign.box, 6.0)
    assert shield not in colours


@pytest.mark.parametrize("name", ["antilles", "china", "north-america", "western-usa"])
def test_nearly_every_name_has_room_where_the_whole_map_is_seen(name: str) -> None:
    sheet = sheet_of(sample(name), theme(), "")
    scale = min(740 / sheet.width, 740 / sheet.height)
    assert far_names.are_wanted(sheet, scale)
    names = far_names.far_names(sheet, scale).texts
    assert len(names) >= len(sheet.scenario.cities) - 1


def test_names_leave_the_marks_of_their_cities_free() -> None:
    sheet = sheet_of(sample("hokkaido"), theme(), "")
    names = {one.key: box(one) for one in far_names.far_names(sheet, 1.8).texts}
    for city, spot in placed_cities(sheet):
        mark = Box(*spot, 0, 0).grown(half_width(sheet, city))
        assert not any(name.meets(mark) for name in names.values()), city.id


@pytest.mark.parametrize("step", [-4, 8])
def test_the_ring_around_a_chosen_city_leaves_out_names(qtbot: QtBot, step: int) -> None:
    canvas = Canvas(Desk(Document(sample("china"))), theme())
    qtbot.addWidget(canvas, before_close_func=lambda widget: widget.close_down())
    canvas.resize(1600, 900)
    canvas.settle()
    city = canvas.desk.scenario.cities["nanjing"]
    assert city.at is not None
    middle = canvas.scene.sheet.spot(city.at)
    canvas.set_view(View(step).with_spot_at(middle, 800, 450))
    canvas.settle()
    before = canvas.grab().toImage()
    canvas.desk.choose(Selection(things=frozenset({("cities", "nanjing")})))
    after = canvas.grab().toImage()
    changed = [
        (x, y)
        for x in range(600, 1000)
        for y in range(350, 550)
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert len(changed) > 100
    names = canvas.tiles.painter.name_boxes(canvas.view.scale)
    for x, y in changed:
        at = canvas.view.spot(x + 0.5, y + 0.5)
        assert not any(Box(*at, 0, 0).meets(name.grown(-1 / canvas.view.scale)) for name in names)


def _colours(scenario: Scenario, part: Box, scale: float) -> set[str]:
    """What colours the inside of a part of the sheet has at a scale."""
    image = QImage(int(part.width * scale), int(part.height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-part.x, -part.y)
    scene = Scene(sheet_of(scenario, theme(), ""))
    scene.build()
    MapPainter(scene).paint(painter, part, scale)
    painter.end()
    spots = ((x, y) for x in range(image.width()) for y in range(1, image.height() - 1))
    return {image.pixelColor(x, y).name() for x, y in spots}
