"""Names of cities seen from far away are found once for a scale, whatever is painted meanwhile."""

from dataclasses import replace

import pytest

from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.shapes.symbols import Texts
from drawing.themes.theme import theme
from editor.canvas import far_names
from editor.canvas.scene import sheet_of
from editor.edits.painting import painted
from model.notation import Cell
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.editor.edits.country import country

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
