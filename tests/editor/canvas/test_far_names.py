"""Names of cities seen from far away are found once for a scale, whatever is painted meanwhile."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from drawing.map.picture import layer_batches
from drawing.map.placing.fixed_marks import covered_by_cities, signs_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Box, Curves, Texts
from drawing.text.metrics import box
from drawing.themes.theme import theme
from editor.canvas import far_names
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene, sheet_of
from editor.edits.painting import painted
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
