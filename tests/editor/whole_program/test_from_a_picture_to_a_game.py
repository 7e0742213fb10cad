"""From the picture of a map to a game of ten turns, with mouse and keys and without YAML.

The picture is traced, tables are filled from a spreadsheet, two event cards are built, the map is
checked and saved, played, and the game is saved and read again.
"""

from itertools import groupby
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.panels.properties.properties_panel import Properties
from editor.panels.tables.cards import Cards as Tables
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.logs.replaying import replay
from milepost.__main__ import main
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import load
from model.notation import Cell
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from tests.editor.desk_hands import Bench, rule, sheet, sit_down
from tests.editor.hand import CTRL, Hand
from tests.editor.play.mouse import Mouse
from tests.editor.play.table_hands import PATIENCE
from tests.editor.whole_program.scans import (
    QUARTER,
    Scan,
    drop,
    far,
    pin,
    saved,
    settle,
    three_cells,
)
from tests.editor.windows import desk_of, large_window

Key = Qt.Key
NOT_THERE = {"koralia", "tea"}
"""Overseas, and what comes from there: this map has no link."""
CARDS, TURNS = 27, 10
"""Twenty to draw from, hands for two, and one more."""
RIVER = "wend"
HOME, FOREST = "3,5", "8,4"
"""The near corner of Dunmarrow, and Wendmere, where timber is."""


def begin(qtbot: QtBot, scan: Scan, folder: Path) -> Hand:
    """A new map as large as the one on the picture, which is dropped on it and fitted."""
    hand = Hand(large_window(qtbot))
    board = scan.board
    hand.begin(board.size.cols, board.size.rows, most=2, title="Traced")
    hand.canvas.fit()
    hand.canvas.settle()
    drop(hand, scan.path)
    saved(hand, folder / "traced.milepost.yaml")
    settle(hand)
    to_the_front(hand)
    assert far(hand, scan) > 2
    for cell in three_cells(board):
        pin(hand, scan, cell)
    return hand


def to_the_front(hand: Hand) -> None:
    """Without a screen nobody else brings the window to the front again."""
    hand.window.activateWindow()
    QApplication.processEvents()
    hand.canvas.setFocus()


# -- what is seen on the picture is drawn


def paint(hand: Hand, scan: Scan) -> None:
    """Each kind of terrain in strokes along the rows, as they are seen on the picture."""
    hand.key(Key.Key_B)
    kinds = {"none", *scan.board.kinds()} - {"clear"}
    for kind in sorted(kinds):
        hand.choose("terrain", kind)
        for row in range(scan.board.size.rows):
            for stroke in strokes(scan.board, row, kind):
                hand.drag(*stroke) if len(stroke) > 1 else hand.click(*stroke)


def strokes(board: TerrainBoard, row: int, kind: str) -> list[list[Cell]]:
    """The runs of a kind of terrain in a row, by their ends."""
    cells = [Cell(col, row) for col in range(board.size.cols)]
    runs = groupby(cells, lambda one: board.kind_at(one) or "none")
    ends = ((one, list(run)) for one, run in runs)
    return [list(dict.fromkeys((run[0], run[-1]))) for one, run in ends if one == kind]


def place_cities(hand: Hand, source: Scenario) -> None:
    hand.key(Key.Key_C)
    for kind in ("major", "medium", "small"):
        hand.choose("city", kind)
        for key, city in source.cities.items():
            if city.kind == kind and city.at is not None and key not in NOT_THERE:
                hand.canvas.setFocus()
                hand.click(city.at)
                hand.type(city.name)
                hand.key(Key.Key_Return)


def draw_river(hand: Hand, source: Scenario) -> None:
    hand.canvas.setFocus()
    hand.key(Key.Key_V)
    path = source.waters[RIVER].path
    assert path
    hand.click(*path)
    hand.key(Key.Key_Return)
    hand.key(Key.Key_F2)
    hand.type(source.waters[RIVER].name)
    hand.key(Key.Key_Return)


# -- a spreadsheet


def paste(hand: Hand, name: str, rows: list[list[str]]) -> None:
    """What was copied from a spreadsheet is pasted into a table, as one step."""
    view = sheet(hand, name)
    hand.press(view.table.viewport(), view.table.viewport().rect().topLeft())
    steps = len(hand.canvas.desk.document.history.steps)
    QGuiApplication.clipboard().setText("".join("\t".join(row) + "\n" for row in rows))
    hand.key(Key.Key_V, CTRL)
    assert len(hand.canvas.desk.document.history.steps) == steps + 1, view.status.text()


def deal(demands: list[list[str]]) -> list[list[list[str]]]:
    """Cards of three demands that ask for three goods in three cities."""
    cards: list[list[list[str]]] = [[] for _ in range(CARDS)]
    for city, good, pays in demands:
        open_cards = (card for card in cards if len(card) < 3)
        for card in open_cards:
            if all(city != one[0] and good != one[1] for one in card):
                card.append([city, good, pays])
                break
    assert all(len(card) == 3 for card in cards)
    return cards


def fill_tables(hand: Hand, source: Scenario) -> None:
    """Goods, where they come from, and a deck of cards with three demands each."""
    goods = [good for good in source.goods.values() if good.id not in NOT_THERE]
    paste(
        hand,
        "goods",
        [["Good", "Chips"], *([one.id.capitalize(), str(one.chips)] for one in goods)],
    )
    now = hand.canvas.desk.scenario
    paste(hand, "supplies", [
        ["yes" if good in source.cities[city].supplies else "" for good in now.goods]
        for city in now.cities
    ])  # fmt: skip
    demands = [
        [one.city, one.good, str(one.pays)]
        for card in things_in(source, "demands").values() for one in card
        if not {one.city, one.good} & NOT_THERE
    ]  # fmt: skip
    dealt = [one for card in deal(demands) for one in card]
    paste(hand, "demands", [["City", "Good", "Pays"], *dealt])
    assert len(things_in(hand.canvas.desk.scenario, "demands")) == CARDS


# -- cards of one's own


def new_event(hand: Hand, name: str, duration: str) -> Bench:
    view = sheet(hand, "events")
    hand.press(view.add)
    hand.press(view.tools.build)
    tables = hand.window.panels["cards"]
    assert isinstance(tables, Tables)
    assert tables.building.builder is not None
    bench = Bench(hand, tables.building.builder)
    bench.type_into("name", name)
    bench.type_into("duration", duration)
    return bench


def build_events(hand: Hand) -> None:
    """A flood, and a card that no published game has."""
    flood = new_event(hand, "High water", "1 turn")
    for row, word in enumerate(("erase-crossing", "close-crossing")):
        flood.add(word)
        flood.tick_in(row, "waters", "river")
    fair = new_event(hand, "Wool fair", "2 turns")
    fair.add("bonus")
    fair.set(0, "amount", 3)
    fair.tick_in(0, "goods", "wool")
    fair.add("reveal-cash")
    hand.key(Key.Key_Escape)
    to_the_front(hand)


def change_rules(hand: Hand) -> None:
    """A small map with three Major Cities and no link: fewer to join, and less to win."""
    hand.bring("properties")
    panel = hand.window.panels["properties"]
    assert isinstance(panel, Properties)
    hand.press(panel.tabs, panel.tabs.tabRect(1).center())
    for key, text in {"win/majors": "3", "win/links": "0", "win/cash": "250"}.items():
        hand.press(rule(hand, panel, key))
        hand.key(Key.Key_A, CTRL)
        hand.type(text)
        hand.key(Key.Key_Return)


# -- the game


def my_turn(table: Table, qtbot: QtBot) -> set[str]:
    """The bot has done what it wanted; what there are buttons for."""
    qtbot.waitUntil(
        lambda: table.match.actor == 0 and bool(table.buttons.buttons), timeout=PATIENCE
    )
    QApplication.processEvents()
    return set(table.buttons.buttons)


def play(table: Table, qtbot: QtBot) -> list[str]:
    """Ann joins two cities and goes to and fro with timber; Bob is a bot; what was done."""
    mouse = Mouse(table)
    my_turn(table, qtbot)
    mouse.draw(HOME, "4,5", "5,5", "6,5", "7,4", FOREST)
    for _ in range(TURNS):
        offered = my_turn(table, qtbot)
        if f"place {FOREST}" in offered:
            mouse.click(FOREST)
        if "load timber" in table.buttons.buttons:
            mouse.button("load timber")
        if "done" in table.buttons.buttons:
            mouse.click(HOME if "move 7,4" in offered or f"place {FOREST}" in offered else FOREST)
            mouse.button("done")
        mouse.button("end")
    return mouse.records


def test_a_map_comes_from_a_picture_and_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    scan = Scan("tutorial", tmp_path)
    source = scan.sheet.scenario
    hand = begin(qtbot, scan, tmp_path)
    assert far(hand, scan) < QUARTER
    paint(hand, scan)
    place_cities(hand, source)
    draw_river(hand, source)
    drawn = hand.canvas.desk.scenario
    assert isinstance(drawn.board, TerrainBoard)
    assert drawn.board.kinds() == scan.board.kinds()
    fill_tables(hand, source)
    build_events(hand)
    flood, fair = things_in(hand.canvas.desk.scenario, "events").values()
    assert [one.waters for one in flood.effects] == [("river",)] * 2
    assert fair.effects[0].goods == ("wool",)
    hand.canvas.setFocus()
    hand.key(Key.Key_Escape)
    change_rules(hand)
    hand.canvas.setFocus()
    hand.key(Key.Key_S, CTRL)
    path = tmp_path / "traced.milepost.yaml"
    hand.window.checking.settle()
    assert [one.message for one in hand.window.checking.findings] == []
    assert load(path) == hand.canvas.desk.scenario
    assert main(["validate", "--strict", str(path)]) == 0
    table = sit_down(hand, people=1)
    assert {"place 8,4", "load timber", "move 3,5"} <= set(play(table, qtbot))
    log, window = tmp_path / "game.log", table.window()
    assert isinstance(window, PlayWindow)
    window.save_to(log)
    assert replay(log).to_plain() == table.match._host.game.to_plain()
    again = large_window(qtbot)
    again.open_path(path)
    assert desk_of(again).scenario == hand.canvas.desk.scenario
