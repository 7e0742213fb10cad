"""A fan map of Age of Steam from *New* to the end of its first turn, with mouse and keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import milepost
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from milepost.__main__ import main
from model.boards.hexes import HexBoard
from model.files.scenario_files import load
from model.notation import Cell
from model.pieces.places import AtLine
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.contracts.house import HERE
from tests.docs.sessions import files_in
from tests.editor.hand import SHIFT, Hand
from tests.editor.play.mouse import Mouse
from tests.editor.whole_games import choose_person, save
from tests.editor.windows import large_window

Key = Qt.Key
MOST_EVENTS = 165
"""Clicks, drags and keys, with every letter of fourteen names; a wheel is not needed."""
CITIES = {
    "Ash": Cell(1, 1), "Bray": Cell(5, 1), "Cole": Cell(9, 2),
    "Dunn": Cell(2, 5), "Esk": Cell(6, 5), "Fal": Cell(9, 6),
}  # fmt: skip
TOWNS = {
    "Gill": Cell(3, 1), "Holt": Cell(7, 1), "Ide": Cell(0, 3), "Jay": Cell(3, 3),
    "Kyle": Cell(5, 3), "Lee": Cell(8, 4), "Moy": Cell(4, 6), "Nant": Cell(7, 7),
}  # fmt: skip
COLOURS = {"red": ("Ash", "Fal"), "blue": ("Bray", "Dunn"), "purple": ("Cole",), "yellow": ("Esk",)}
FERRY = "dunn-ash"


# -- the map


def draw_land(hand: Hand) -> None:
    """Two waters, two ranges and two rivers, each by one stroke of the brush."""
    hand.key(Key.Key_B)
    hand.choose("terrain", "water")
    hand.drag(Cell(0, 6), Cell(0, 7), Cell(2, 7))
    hand.drag(Cell(10, 0), Cell(10, 1))
    hand.choose("terrain", "mountain")
    hand.drag(Cell(6, 2), Cell(7, 3), Cell(7, 4))
    hand.drag(Cell(1, 3), Cell(1, 4))
    hand.choose("terrain", "river")
    hand.drag(Cell(4, 0), Cell(4, 4), Cell(3, 7))
    hand.drag(Cell(10, 3), Cell(8, 3))


def place_stops(hand: Hand) -> None:
    """Fourteen stops; the next click is the end of a name."""
    hand.key(Key.Key_C)
    for kind, stops in (("city", CITIES), ("town", TOWNS)):
        hand.choose("city", kind)
        for name, cell in stops.items():
            hand.click(cell)
            hand.type(name)
    hand.key(Key.Key_Return)


def say_what_cities_are(hand: Hand) -> None:
    """What each of them takes, and a light and a dark number of growth."""
    hand.key(Key.Key_G)
    for colour, names in COLOURS.items():
        hand.choose("city-colour", colour)
        hand.click(*(CITIES[name] for name in names))
    hand.key(Key.Key_D)
    hand.click(*CITIES.values())
    hand.choose("growth-number", "next-dark")
    hand.click(*CITIES.values())


def print_numbers(hand: Hand) -> None:
    """A hex with a price of its own, and a ferry."""
    hand.key(Key.Key_B, SHIFT)
    hand.click(Cell(8, 5))
    hand.key(Key.Key_L)
    hand.drag(CITIES["Dunn"], CITIES["Ash"])


# -- the game


def sit_down(hand: Hand, qtbot: QtBot) -> Table:
    """F5; people instead of the two bots, and the game begins."""
    # Without a screen nobody else brings the window to the front again.
    hand.window.activateWindow()
    hand.canvas.setFocus()
    QApplication.processEvents()
    hand.key(Key.Key_F5)
    (window,) = hand.window.findChildren(PlayWindow)
    for row in window.seats.rows[1:3]:
        choose_person(hand, row.by)
    hand.press(window.seats.start)
    qtbot.waitUntil(lambda: window.table is not None)
    assert window.table is not None
    return window.table


def play_a_turn(mouse: Mouse) -> None:
    for text in ("issue 2", "issue 2", "issue 2", "bid 1", "pass", "pass"):
        mouse.button(text)
    for text in ("take urbanization", "take locomotive", "take first-move"):
        mouse.button(text)
    build(mouse)
    while phase(mouse.table) == "move":
        move(mouse)


def build(mouse: Mouse) -> None:
    """One draws a line by way of a town and places a New City, one buys the ferry, one draws."""
    mouse.draw("1,1", "2,1", "3,1", "4,1", "5,1")
    mouse.carry("New City A", "kyle")
    mouse.button("done")
    mouse.click(AtLine(FERRY))
    mouse.button("done")
    mouse.draw("6,5", "7,5", "8,5", "8,6", "9,6")
    mouse.button("done")


def move(mouse: Mouse) -> None:
    """The first cube that can be delivered, by a click on its city; or a larger engine."""
    offers = mouse.table.match.offers.all
    cities = [one.where.places[0] for one in offers if one.action.WORD == "move" and one.where]
    if not cities:
        mouse.button("engine")
        return
    mouse.click(cities[0])
    mouse.choose(0)


def phase(table: Table) -> str:
    return str(table.match.game.state.phase)  # type: ignore[attr-defined]


# -- all of it


def draw_all(hand: Hand) -> None:
    hand.begin(11, 8, template="age-of-steam")
    hand.canvas.fit()
    hand.canvas.settle()
    draw_land(hand)
    place_stops(hand)
    say_what_cities_are(hand)
    print_numbers(hand)


def page_map() -> Scenario:
    """The map that a page tells designers to draw."""
    page = (HERE / "docs/fan-map.md").read_text(encoding="utf-8")
    return milepost.loads(dict(files_in(page))["wold.milepost.yaml"])


def is_as_it_was_drawn(scenario: Scenario) -> None:
    told = page_map()
    assert (scenario.board, scenario.cities) == (told.board, told.cities)
    assert scenario.part_as(AgeOfSteamPart) == told.part_as(AgeOfSteamPart)
    board, part = scenario.board, scenario.part_as(AgeOfSteamPart)
    assert isinstance(board, HexBoard)
    assert {kind: board.kinds()[kind] for kind in ("river", "mountain", "water")} == {
        "river": 11,
        "mountain": 6,
        "water": 6,
    }
    stops = [city for city in scenario.cities.values() if isinstance(city, AgeOfSteamCity)]
    assert {city.name: city.at for city in stops} == {**CITIES, **TOWNS}
    assert {city.name for city in stops if city.kind == "town"} == set(TOWNS)
    assert all(len(city.slots) == 2 and city.colours.named for city in stops[: len(CITIES)])
    assert part.cells["8,5"].price == 6
    assert [link.ends for link in part.special_links.values()] == [("ash", "dunn")]


def test_a_fan_map_is_drawn_checked_and_played_with_mouse_and_keys(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Hand(large_window(qtbot))
    draw_all(hand)
    path = save(hand, tmp_path, "wold")
    drawn = hand.events
    assert load(path) == hand.canvas.desk.scenario
    is_as_it_was_drawn(load(path))
    assert main(["validate", "--strict", str(path)]) == 0
    table = sit_down(hand, qtbot)
    mouse = Mouse(table)
    play_a_turn(mouse)
    assert (table.match.aid.round(table.match.game), phase(table)) == (2, "shares")
    moved = {record.split()[0] for record in mouse.records}
    assert {"issue", "bid", "take", "lay", "town", "urbanize", "claim", "move", "engine"} <= moved
    log = read_log(log_text(table.match.log()))
    assert replayed(log, load(path)).game.to_plain() == table.match._host.game.to_plain()
    events = hand.events + mouse.gestures
    assert events <= MOST_EVENTS
    with capsys.disabled():
        told = f"{drawn} events to draw and save, {events} with the first turn"
        print(f"\na map of Age of Steam: {told}")  # noqa: T201
