"""Icons: drawn for every tool and panel, and to be told from their ground, light or dark."""

import pytest
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from editor.canvas.texels import Texels
from editor.desk.toolbox import tools
from editor.widgets.icons import icon
from editor.widgets.icons.book import BOOK

NAMED = (
    "select terrain fill city goods river lake inlet edge ferry link region label remark route "
    "measure stamp pan rectangle lasso wand same"
).split()


@pytest.mark.parametrize("name", NAMED)
def test_there_is_an_icon_for_each_tool_that_the_editor_promises(name: str) -> None:
    assert name in BOOK


def test_every_tool_has_an_icon_of_its_own() -> None:
    assert not [name for name, tool in tools().items() if (tool.ICON or name) not in BOOK]


@pytest.mark.parametrize("ground", ["#f0f0f0", "#2b2b2b"])
def test_icons_stand_out_on_light_and_dark(qtbot: QtBot, ground: str) -> None:
    palette = QPalette()
    ink = "#202020" if ground == "#f0f0f0" else "#e6e6e6"
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    behind = QColor(ground).lightnessF()
    for name in BOOK:
        image = icon(name, palette).pixmap(24, 24).toImage()
        pixels = (image.pixelColor(x, y) for x in range(24) for y in range(24))
        plain = [one for one in pixels if one.alpha() > 200]
        apart = [one for one in plain if abs(one.lightnessF() - behind) > 0.15]
        assert len(apart) > 12, name


def test_terrain_seen_from_far_away_is_painted(qtbot: QtBot) -> None:
    from PySide6.QtGui import QPainter, QPixmap

    from drawing.themes.theme import theme
    from editor.canvas.scene import sheet_of
    from tests.editor.boards import plain

    sheet = sheet_of(plain(), theme(), "")
    pixmap = QPixmap(60, 60)
    pixmap.fill(QColor("#123456"))
    painter = QPainter(pixmap)
    Texels().paint(painter, sheet)
    painter.end()
    assert pixmap.toImage().pixelColor(30, 30) != QColor("#123456")
