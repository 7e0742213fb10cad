"""A board of twelve cities is drawn by mouse and keys, given railroads and cards, and played."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from editor.panels.tables.cards import Cards as Tables
from editor.panels.tables.sheet_view import SheetView
from editor.play.table import Table
from editor.play.window import PlayWindow
from editor.systems.santa_fe.tools.homes import homeless
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from milepost.__main__ import main
from model.boards.routes import RouteBoard
from model.collection import Things
from model.files.scenario_files import load, read_text
from model.notation import Path as Bends
from model.notation import Point
from model.pieces.places import Place, Segment
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from tests.contracts.house import HERE
from tests.docs.sessions import files_in
from tests.editor.hand import Hand
from tests.editor.play.mouse import Mouse
from tests.editor.whole_program.test_building_a_map import save
from tests.editor.windows import large_window

MOST_EVENTS = 220
Key = Qt.Key
CITIES = {
    "Ash": (21.5, 3.0), "Bay": (22.0, 12.5), "Cove": (17.0, 4.5), "Dale": (17.5, 11.0),
    "Elm": (13.0, 2.0), "Fern": (12.5, 7.5), "Glen": (13.0, 13.5), "Hill": (8.0, 4.5),
    "Isle": (8.0, 10.5), "Jay": (3.0, 2.5), "Kirk": (2.5, 8.0), "Lea": (3.5, 13.5),
}  # fmt: skip
LINES = (
    "Ash Bay", "Ash Cove", "Bay Dale", "Cove Dale", "Cove Elm", "Cove Fern", "Dale Fern",
    "Dale Glen", "Elm Fern", "Fern Glen", "Elm Hill", "Fern Hill", "Fern Isle", "Glen Isle",
    "Hill Isle", "Hill Jay", "Hill Kirk", "Isle Kirk", "Isle Lea", "Jay Kirk", "Kirk Lea",
)  # fmt: skip
VALUES = {"2": "Cove", "3": "Dale Elm", "5": "Fern Glen", "6": "Hill Isle", "7": "Jay Kirk Lea"}
SQUARES = {"sf": "Fern Lea", "gn": "Elm Jay"}
TRACK = {"sf": "14", "sp": "13", "gn": "12", "up": "10", "kp": "8"}
MARKERS = {"boom-4": "1", "boom-5": "2"}


def place(name: str) -> Point:
    x, y = CITIES[name]
    return Point(round(x * 1000), round(y * 1000))


def board_of(scenario: Scenario) -> RouteBoard:
    assert isinstance(scenario.board, RouteBoard)
    return scenario.board


# -- drawing


def draw(hand: Hand) -> None:
    hand.key(Key.Key_O)
    for name in CITIES:
        hand.click(place(name))
        hand.type(name)
        hand.key(Key.Key_Return)
    for names in LINES:
        one, other = names.split()
        hand.drag(place(one), place(other))
    hand.drag(Point(21750, 7750), Point(22800, 8500), Point(23200, 8000))  # Ash – Bay bends
    hand.choose("route", "twins")
    hand.click(Point(19250, 3750))  # Ash – Cove
    hand.choose("route", "arrow")
    hand.click(Point(19750, 11750))  # Bay – Dale
    hand.choose("route", "terrain")
    hand.click(Point(10250, 6000))  # Fern – Hill


def give_values(hand: Hand) -> None:
    hand.key(Key.Key_J)
    for value, names in VALUES.items():
        hand.choose("city-value", value)
        hand.drag(*(place(name) for name in names.split()))
    hand.key(Key.Key_D)
    for major, names in SQUARES.items():
        hand.choose("city-square", major)
        hand.click(*(place(name) for name in names.split()))


def give_homes(hand: Hand) -> None:
    """The next without a home each time: majors in the east, two short lines in the west."""
    hand.key(Key.Key_Y)
    for name in ("Hill", *("Ash",) * 4, *("Bay",) * 3, "Isle"):
        hand.click(place(name))


# -- sheets


def sheet(hand: Hand, name: str) -> SheetView:
    hand.bring("cards")
    tables = hand.window.panels["cards"]
    assert isinstance(tables, Tables)
    bar = tables.tabs.tabBar()
    hand.press(bar, bar.tabRect(list(tables.views).index(name)).center())
    return tables.views[name]


def type_into(hand: Hand, view: SheetView, row: str, title: str, text: str) -> None:
    """A double click on a place of a table, a number, Return."""
    titles = [one.title for one in view.model.columns]
    rows = list(view.model.rows)
    index = view.order.mapFromSource(view.model.index(rows.index(row), titles.index(title)))
    view.table.scrollTo(index)
    QApplication.processEvents()
    spot: QPoint = view.table.visualRect(index).center()
    hand.press(view.table.viewport(), spot)
    hand.events += 1
    QTest.mouseDClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    (spin,) = view.table.findChildren(QSpinBox)
    spin.selectAll()
    for letter in text:
        hand.events += 1
        QTest.keyClicks(spin, letter)
    hand.events += 1
    QTest.keyClick(spin, Key.Key_Return)
    QApplication.processEvents()


def fill_sheets(hand: Hand) -> None:
    railroads = sheet(hand, "railroads")
    for key, track in TRACK.items():
        type_into(hand, railroads, key, "Track", track)
    markers = sheet(hand, "boom_markers")
    for key, count in MARKERS.items():
        type_into(hand, markers, key, "Count", count)
    cards = sheet(hand, "cards")
    type_into(hand, cards, "boomtown", "Markers", "1")


# -- playing


class Player:
    """Plays a whole round, whoever has to act, and counts."""

    def __init__(self, table: Table) -> None:
        self.mouse, self.table = Mouse(table), table

    def play_round(self) -> None:
        match = self.table.match
        while match.aid.round(match.game) == 1:
            if match.awaited is not None:
                self.mouse.press(self.table.curtain.lift)
            elif "play" in match.offers.groups:
                self.mouse.button(str(match.offers.all[0].action))
            else:
                self._lay()

    def _lay(self) -> None:
        before = len(self.mouse.records)
        self.mouse.click(self._segment())
        if self.mouse.choices:
            self.mouse.choose(0)
        assert len(self.mouse.records) == before + 1, self.mouse.refusal

    def _segment(self) -> Place:
        offered = self.table.match.offers.at
        found = min(offered, key=lambda place: (len(offered[place]), str(place)))
        assert isinstance(found, Segment)
        return found


def begin_game(hand: Hand) -> PlayWindow:
    """F5, three players, all of them people."""
    hand.window.activateWindow()
    hand.canvas.setFocus()
    QApplication.processEvents()
    hand.key(Key.Key_F5)
    (window,) = hand.window.findChildren(PlayWindow)
    seats = window.seats
    while seats.players.value() != 3:
        hand.events += 1
        QTest.keyClick(seats.players, Key.Key_Up if seats.players.value() < 3 else Key.Key_Down)
    for row in seats.rows[:3]:
        while row.by.currentIndex() > 0:
            hand.events += 1
            QTest.keyClick(row.by, Key.Key_Up)
    hand.press(seats.start)
    QTest.qWait(50)
    return window


def test_a_board_is_drawn_saved_validated_and_played_for_a_round(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Hand(large_window(qtbot))
    hand.begin(24, 16, template="santa-fe", most=3, title="Ash and Bay")
    hand.canvas.fit()
    hand.canvas.settle()
    before = hand.canvas.scene.sheet.box
    draw(hand)
    give_values(hand)
    give_homes(hand)
    fill_sheets(hand)
    assert hand.canvas.scene.sheet.box == before, "the sheet has kept its size"
    path = tmp_path / "ash-and-bay.milepost.yaml"
    save(hand, path)
    scenario = load(path)
    assert scenario == hand.canvas.desk.scenario
    _look_through(scenario)
    assert main(["validate", "--strict", str(path)]) == 0
    drawn = hand.events
    window = begin_game(hand)
    assert window.table is not None
    player = Player(window.table)
    player.play_round()
    match = window.table.match
    assert match.aid.heading(match.game) == "Round 2: hands are filled"
    log = read_log(log_text(match.log()))
    assert replayed(log, scenario).game.to_plain() == match._host.game.to_plain()
    window.discard()
    assert drawn <= MOST_EVENTS
    with capsys.disabled():
        played = hand.events - drawn + player.mouse.gestures
        print(f"\na board of twelve cities: {drawn} events; a round of three: {played}")  # noqa: T201


def _look_through(scenario: Scenario) -> None:
    """It is the board of the page, but for the last hundredth of where things lie."""
    page = (HERE / "docs/routes-board.md").read_text(encoding="utf-8")
    (told,) = [text for name, text in files_in(page) if name.startswith("ash-and-bay")]
    assert _without_places(scenario) == _without_places(read_text(told).scenario)
    board = board_of(scenario)
    assert len(scenario.cities) == 12
    assert len(board.lines) == len(LINES) + 1
    assert len(board.between("ash", "cove")) == 2
    assert board.lines["bay-dale"].arrow == "a>b"
    assert len(board.lines["ash-bay"].bends) == 1
    assert isinstance(board.lines["ash-bay"].bends, Bends)
    assert any(board.lines["fern-hill"].terrain)
    assert all(line.segments >= 2 for line in board.lines.values())
    cities = [city for city in scenario.cities.values() if isinstance(city, SantaFeCity)]
    values = {city.name: city.value for city in cities if city.value is not None}
    assert values == {name: int(v) for v, names in VALUES.items() for name in names.split()}
    assert {city.name for city in cities if "gn" in city.squares} == {"Elm", "Jay"}
    assert not homeless(scenario)
    part = scenario.part_as(SantaFePart)
    assert {key: str(part.railroads[key].track) for key in TRACK} == TRACK
    assert part.cards["boomtown"].markers == 1


def _without_places(scenario: Scenario) -> Scenario:
    cities = {key: replace(city, xy=None) for key, city in scenario.cities.items()}
    lines = {key: replace(line, bends=Bends()) for key, line in board_of(scenario).lines.items()}
    board = replace(board_of(scenario), lines=Things(lines))
    return replace(scenario, cities=Things(cities), board=board)
