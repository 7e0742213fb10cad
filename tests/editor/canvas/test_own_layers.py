"""A layer that a system brings is built, shown, faded and left alone like every other."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from drawing.shapes.symbols import Box
from drawing.themes.theme import theme
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene, sheet_of
from editor.desk.layers import canvas_layers, group_of
from editor.panels.layers import groups_shown
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.system import SystemModel
from tests.drawing.systems.own_system import own_system
from tests.editor.boards import plain

STARS = """
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Curves
OVER = "cities"
TITLE = "Stars and comets"
def batches(sheet):
    yield Curves(sheet.theme.ink("port"), [circle((20, 20), 8)], key=sheet.scenario.title)
"""


@pytest.fixture(autouse=True)
def _system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    files = {"layers/__init__.py": "", "layers/stars.py": STARS}
    with own_system(monkeypatch, tmp_path, SystemModel(name="starry", title="Starry"), files):
        yield


def starry() -> Scenario:
    return replace(plain(), system="starry", part=None, title="Night")


def scene() -> Scene:
    made = Scene(sheet_of(starry(), theme(), ""))
    made.build()
    return made


def test_it_is_built_with_the_others() -> None:
    layers = canvas_layers("starry")
    assert layers.index("stars") == layers.index("cities") + 1
    built = scene()
    assert built.batches["stars"]
    assert not built.stale


def test_it_is_built_anew_after_every_change_of_the_map() -> None:
    built = scene()
    built.become(replace(starry(), title="Day"), Change("", ()))
    assert "stars" in built.stale


def test_it_goes_with_its_system() -> None:
    built = scene()
    built.become(replace(starry(), system=""), Change("", ()))
    assert "stars" not in {*built.layers, *built.stale}


def test_the_panel_lists_it_by_its_title() -> None:
    names = groups_shown(starry())
    assert names["stars"] == "Stars and comets"
    assert list(names).index("labels") < list(names).index("stars") < list(names).index("cities")
    assert "stars" not in groups_shown(plain())
    assert group_of("stars") == "stars"


@pytest.mark.usefixtures("qapp")
def test_it_is_painted_and_hidden_by_its_name() -> None:
    def pixel(*hidden: str) -> str:
        made = MapPainter(scene())
        made.hidden = frozenset(hidden)
        image = QImage(60, 60, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        made.paint(painter, Box(0, 0, 60, 60), 8.0)
        painter.end()
        return image.pixelColor(25, 20).name()

    assert pixel() != pixel("stars")
