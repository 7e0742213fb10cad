"""Trap 10: ticking a land closed the list, Escape lost everything, typed numbers moved nothing."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.new_map.geography.dialog import GeographyDialog, new_from_geography
from editor.new_map.geography.wish import Wish
from editor.preferences.settings import Settings
from editor.studio.studio import Studio
from model.imports.geo.recipes.amounts import Box
from tests.editor.new_map.geography.hands import Quick, write

LEFT, ESCAPE = Qt.MouseButton.LeftButton, Qt.Key.Key_Escape


def chosen(dialog: GeographyDialog) -> list[str]:
    return list(dialog.wish.lands)


def test_several_lands_are_ticked_without_opening_the_list_again(
    dialog: GeographyDialog, qtbot: QtBot
) -> None:
    lands, menu = dialog.settings.lands, dialog.settings.lands.menu()
    menu.popup(lands.mapToGlobal(lands.rect().bottomLeft()))
    for number in (2, 4):
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[number]).center())
        assert menu.isVisible()
    assert chosen(dialog) == ["Romania", "Greece"]
    ticked = [entry.text() for entry in menu.actions() if entry.isChecked()]
    assert ticked == ["Romania", "Greece"]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[2]).center())
    assert chosen(dialog) == ["Greece"]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert (chosen(dialog), menu.actions()[4].isChecked()) == ([], False)
    qtbot.keyClick(menu, ESCAPE)
    assert (menu.isVisible(), dialog.isVisible()) == (False, True)


def test_what_escape_gave_up_is_there_again(
    quick: Quick, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio = Studio(Settings())
    told: list[str] = []
    studio.message.connect(told.append)
    wanted = Wish(box=Box(5, 44, 17, 49.5), title="Alps", cities=33, lands=("Italy",))
    begun: list[Wish] = []

    def exec_(dialog: GeographyDialog) -> None:
        begun.append(dialog.wish)
        dialog._wished(wanted)
        QTest.keyClick(dialog, ESCAPE)

    monkeypatch.setattr(GeographyDialog, "exec", exec_)
    assert new_from_geography(studio) is None
    assert new_from_geography(studio) is None
    assert begun == [Wish(), wanted]
    assert len(told) == 2


def test_escape_stops_the_making_and_keeps_the_dialog(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    qtbot.mouseClick(dialog.create_button, LEFT)
    qtbot.keyClick(dialog, ESCAPE)
    assert quick.wishes[-1][0] == "nothing"
    assert dialog.isVisible()
    assert dialog.create_button.text() == "Create"


def test_typed_numbers_bring_the_box_into_sight(dialog: GeographyDialog, qtbot: QtBot) -> None:
    before = dialog.map.view
    numbers = dict(zip(("west", "south", "east", "north"), dialog.numbers.numbers, strict=True))
    write(qtbot, numbers["north"], "46.5")
    assert dialog.map.view == before, "it was in sight"
    write(qtbot, numbers["east"], "146")
    write(qtbot, numbers["west"], "129")
    write(qtbot, numbers["south"], "31")
    assert QRectF(dialog.map.rect()).contains(dialog.map.box_on_screen())
    assert dialog.map.box_on_screen().width() > 100
