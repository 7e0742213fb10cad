"""A whole game drawn with mouse and keys alone, from an empty window to a file that is played."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from milepost.__main__ import main
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import load
from model.notation import Cell, Corner, Point
from tests.editor.hand import CTRL, Hand
from tests.editor.windows import large_window

MOST_EVENTS = 150
Key = Qt.Key


def draw_land(hand: Hand) -> None:
    """A coast, two ranges with their peaks, a desert, and a hole for the lake."""
    hand.key(Key.Key_B)
    hand.choose("terrain", "none")
    hand.click(Cell(17, 8))
    hand.key(Key.Key_BracketRight)
    hand.drag(Cell(14, 15), Cell(18, 14), Cell(23, 14))
    hand.drag(Cell(17, 15), Cell(23, 15))
    hand.drag(Cell(23, 12), Cell(23, 14))
    hand.choose("terrain", "mountain")
    hand.drag(Cell(4, 2), Cell(6, 4), Cell(6, 6))
    hand.drag(Cell(15, 2), Cell(17, 5))
    hand.choose("terrain", "alpine")
    hand.key(Key.Key_BracketLeft)
    hand.drag(Cell(4, 2), Cell(6, 4))
    hand.drag(Cell(15, 3), Cell(16, 4))
    hand.choose("terrain", "desert")
    hand.key(Key.Key_BracketRight)
    hand.drag(Cell(2, 11), Cell(5, 12))


def place_cities(hand: Hand) -> None:
    """Fourteen cities, four of them major and one overseas; one is given a name."""
    hand.key(Key.Key_C)
    hand.choose("city", "major")
    hand.click(Cell(2, 7), Cell(11, 2), Cell(20, 8), Cell(9, 13))
    hand.choose("city", "medium")
    hand.click(Cell(8, 8), Cell(13, 6), Cell(20, 2))
    hand.choose("city", "small")
    small = (Cell(9, 5), Cell(5, 10), Cell(14, 10), Cell(17, 11), Cell(1, 1), Cell(12, 14))
    hand.click(*small)
    hand.choose("city", "medium")
    hand.click(Cell(21, 15))
    hand.type("Isle")
    hand.key(Key.Key_Return)


def draw_waters(hand: Hand) -> None:
    """A river into the bay, a lake, a ferry and a container link."""
    hand.key(Key.Key_V)
    hand.click(Corner(12, 4, "s"), Corner(11, 9, "s"), Corner(15, 13, "s"))
    hand.key(Key.Key_Return)
    hand.key(Key.Key_K)
    hand.click(Point(16500, 7600), Point(17700, 7400), Point(17900, 8400), Point(16800, 8700))
    hand.key(Key.Key_Return)
    hand.key(Key.Key_Y)
    hand.drag(Cell(13, 14), Cell(18, 12))
    hand.key(Key.Key_Return)
    hand.key(Key.Key_L)
    hand.drag(Cell(21, 11), Cell(21, 15))
    hand.key(Key.Key_Return)


def name_desert(hand: Hand) -> None:
    """The desert, chosen by a click with the wand, becomes a region."""
    hand.key(Key.Key_W)
    hand.click(Cell(3, 11))
    hand.window.qt_actions["select.region"].trigger()
    hand.events += 2
    hand.key(Key.Key_Return)


def propose(hand: Hand, qtbot: QtBot) -> None:
    """Goods, demand cards and events as Milepost proposes them."""
    hand.bring("cards")
    document = hand.canvas.desk.document
    for sheet, what in (("goods", "goods"), ("demands", "deck"), ("events", "events")):
        steps = len(document.history.steps)
        hand.propose(sheet, what)
        qtbot.waitUntil(lambda steps=steps: len(document.history.steps) > steps, timeout=60_000)  # type: ignore[misc]


def save(hand: Hand, path: Path) -> None:
    hand.canvas.setFocus()
    hand.key(Key.Key_S, CTRL)
    dialog = hand.window.filing.dialog
    assert isinstance(dialog, QFileDialog)
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(str(path))
    hand.events += len(path.name) + 1
    dialog.accept()


def events_in_tiled(board: TerrainBoard) -> int:
    """What the terrain alone takes there: a fill, a choice for each kind, a drag for each run."""
    plain, runs = max(board.kinds(), key=lambda kind: board.kinds()[kind]), 0
    for row in range(board.size.rows):
        kinds = [board.kind_at(Cell(col, row)) for col in range(board.size.cols)]
        starts = (a for a, b in zip(kinds, [plain, *kinds], strict=False) if a != b)
        runs += sum(kind != plain for kind in starts)
    return 2 + len(board.kinds()) + runs


def test_a_whole_game_is_drawn_with_mouse_and_keys_and_can_be_played(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = large_window(qtbot)
    hand = Hand(window)
    hand.begin(24, 16)
    hand.canvas.settle()
    draw_land(hand)
    place_cities(hand)
    draw_waters(hand)
    name_desert(hand)
    propose(hand, qtbot)
    path = tmp_path / "isle.milepost.yaml"
    save(hand, path)
    scenario = load(path)
    assert scenario == hand.canvas.desk.scenario
    assert (len(scenario.cities), len(scenario.waters), len(scenario.regions)) == (14, 2, 1)
    assert hand.events <= MOST_EVENTS
    assert main(["validate", "--strict", str(path)]) == 0
    assert main(["play", str(path), "--players", "2", "--bots", "greedy,greedy", "--quiet"]) == 0
    board = scenario.board
    assert isinstance(board, TerrainBoard)
    with capsys.disabled():
        tiled = events_in_tiled(board)
        print(f"\na whole game: {hand.events} events; its terrain alone in Tiled: {tiled}")  # noqa: T201
