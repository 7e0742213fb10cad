"""A map of Age of Steam is drawn from nothing in a window, by mouse and keys, and saved."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.systems.age_of_steam.tools.track_pencil import trial_on
from editor.window.status_line import status_line
from model.files.scenario_files import load
from model.notation import Cell
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.editor.boards import plain
from tests.editor.hand import SHIFT, Hand
from tests.editor.systems.age_of_steam.small_map import dells
from tests.editor.whole_program.test_building_a_map import save
from tests.editor.windows import desk_of, large_window, window_on

Key = Qt.Key
ASH, ELM, OAK = Cell(1, 1), Cell(4, 1), Cell(4, 4)


def settle(hand: Hand, cell: Cell, name: str) -> None:
    hand.click(cell)
    hand.type(name)
    hand.key(Key.Key_Return)


def test_a_map_is_drawn_with_every_tool_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    hand = Hand(large_window(qtbot))
    hand.begin(7, 6, template="age-of-steam")
    hand.canvas.fit()
    hand.canvas.settle()
    hand.key(Key.Key_C)
    for cell, name in ((ASH, "Ash"), (ELM, "Elm"), (OAK, "Oak")):
        settle(hand, cell, name)
    hand.key(Key.Key_G)
    hand.choose("city-colour", "red")
    hand.click(ASH, OAK)
    hand.choose("city-colour", "all")
    hand.click(ELM)
    hand.key(Key.Key_D)
    hand.click(ASH, ELM)
    hand.choose("growth-number", "dark-4")
    hand.click(OAK)
    hand.key(Key.Key_J)
    hand.click(OAK)
    hand.key(Key.Key_B, SHIFT)
    hand.click(Cell(2, 3))
    hand.key(Key.Key_L)
    hand.drag(ASH, Cell(3, 3), OAK)
    scenario = desk_of(hand.window).scenario
    cities = [city for city in scenario.cities.values() if isinstance(city, AgeOfSteamCity)]
    assert {city.name: (city.colours.kind, city.colours.named, city.slots) for city in cities} == {
        "Ash": ("listed", ("red",), ("light-1",)),
        "Elm": ("all", (), ("light-2",)),
        "Oak": ("listed", ("red",), ("dark-4",)),
    }
    part = scenario.part_as(AgeOfSteamPart)
    assert part.cells["2,3"].price == 6
    assert [link.ends for link in part.special_links.values()] == [("ash", "oak")]
    path = tmp_path / "own.milepost.yaml"
    save(hand, path)
    assert load(path) == scenario


def test_the_same_key_takes_the_tool_of_the_map_in_front(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain(), dells())
    window.show()
    hand = Hand(window)
    taken = []
    for number in (0, 1):
        window.tabs.setCurrentIndex(number)
        window.activateWindow()
        hand.canvas.setFocus()
        QApplication.processEvents()
        for key in (Key.Key_L, Key.Key_Y, Key.Key_G):
            hand.key(key)
            taken.append(desk_of(window).tool.NAME)
    assert taken == ["link", "ferry", "goods", "special-link", "track-pencil", "colours"]


def test_track_on_trial_goes_by_arrow_keys_and_return(qtbot: QtBot) -> None:
    window = window_on(qtbot, dells())
    window.resize(900, 700)
    window.show()
    window.activateWindow()
    hand = Hand(window)
    desk = desk_of(window)
    QApplication.processEvents()
    hand.canvas.setFocus()
    hand.key(Key.Key_Y)
    desk.put_cursor(Cell(3, 2))
    hand.key(Key.Key_Return)
    for _ in range(3):
        hand.key(Key.Key_Right)
    assert "Trial track: $4 · 2 tiles" in status_line(desk)
    hand.key(Key.Key_Up)
    hand.key(Key.Key_Return)
    trial = trial_on(desk)
    assert trial is not None
    assert (trial.money, trial.tiles, desk.is_busy) == (6, 3, False)
    hand.key(Key.Key_Escape)
    trial = trial_on(desk)
    assert trial is not None
    assert trial.tiles == 0
