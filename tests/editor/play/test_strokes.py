"""Strokes over the cells of any board: which sides a hand crosses, and when the board tells it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from drawing.map.sheet.overlay import Overlay
from editor.canvas.builder import Builder
from editor.canvas.scene import Scene
from editor.play.board.board import Board
from editor.play.board.stroke_hand import StrokeHand
from engine.showing.strokes import Leg
from model.boards import grid
from model.notation import Cell
from tests.drawing.piece_samples import hex_sheet
from tests.editor.play.test_pointing import LEFT, Hand

SHEET = hex_sheet()


def between(one: Cell, other: Cell, part: float) -> tuple[float, float]:
    (x, y), (to_x, to_y) = SHEET.spot(one), SHEET.spot(other)
    return x + (to_x - x) * part, y + (to_y - y) * part


def test_a_stroke_goes_in_and_out_by_sides() -> None:
    hand = StrokeHand(SHEET, Cell(1, 1), SHEET.spot(Cell(1, 1)))
    assert not hand.is_drawn
    for cell in (Cell(2, 1), Cell(3, 1)):
        hand.move(SHEET.spot(cell))
    assert hand.stroke == (Leg(Cell(1, 1), None, 0), Leg(Cell(2, 1), 3, 0), Leg(Cell(3, 1), 3))
    assert hand.is_drawn


def test_a_cell_that_was_only_just_entered_is_not_meant_yet() -> None:
    hand = StrokeHand(SHEET, Cell(1, 1), SHEET.spot(Cell(1, 1)))
    hand.move(between(Cell(1, 1), Cell(2, 1), 0.6))
    assert hand.stroke == (Leg(Cell(1, 1), None, 0),)
    hand.move(between(Cell(2, 1), Cell(3, 1), 0.4))
    assert hand.stroke[-1] == Leg(Cell(2, 1), 3, 0)


def test_within_a_cell_it_leads_from_side_to_side() -> None:
    hand = StrokeHand(SHEET, Cell(2, 1), between(Cell(2, 1), Cell(1, 1), 0.4))
    hand.move(between(Cell(2, 1), Cell(3, 1), 0.4))
    assert hand.stroke == (Leg(Cell(2, 1), 3, 0),)


def test_going_back_takes_steps_back_and_choices_stay_with_their_cells() -> None:
    hand = StrokeHand(SHEET, Cell(1, 1), SHEET.spot(Cell(1, 1)))
    hand.move(SHEET.spot(Cell(2, 1)))
    hand.choose(2)
    hand.move(SHEET.spot(Cell(3, 1)))
    hand.choose(-1)
    assert [leg.choice for leg in hand.stroke] == [0, 2, -1]
    hand.move(SHEET.spot(Cell(2, 1)))
    assert hand.stroke[-1] == Leg(Cell(2, 1), 3, None, 2)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=1, max_size=12))
def test_legs_always_join(cells: list[tuple[int, int]]) -> None:
    hand = StrokeHand(SHEET, Cell(2, 2), SHEET.spot(Cell(2, 2)))
    for cell in cells:
        hand.move(SHEET.spot(Cell(*cell)))
    for one, other in zip(hand.stroke, hand.stroke[1:], strict=False):
        assert one.end is not None
        assert grid.neighbour(one.cell, one.end) == other.cell
        assert other.start is None or grid.neighbour(other.cell, other.start) == one.cell


@pytest.fixture
def drawing(qtbot: QtBot) -> tuple[Board, Hand]:
    builder, hand = Builder(Scene(replace(SHEET, overlay=Overlay()))), Hand()
    hand.draws = True
    board = Board(hand, builder)
    qtbot.addWidget(board, before_close_func=lambda _: builder.close())
    board.resize(900, 640)
    board.show()
    board.fit()
    return board, hand


def _move(board: Board, cell: Cell) -> None:
    at = QPointF(board.point_of(cell))
    there, none = QPointF(board.mapToGlobal(at)), Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove, at, there, none, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(board, moved)


def test_the_board_tells_a_stroke_while_it_is_drawn_and_when_it_is_done(
    drawing: tuple[Board, Hand],
) -> None:
    board, hand = drawing
    QTest.mousePress(board, LEFT, pos=board.point_of(Cell(1, 1)))
    _move(board, Cell(2, 1))
    _move(board, Cell(2, 1))
    assert hand.sketches == [(Leg(Cell(1, 1), None, 0), Leg(Cell(2, 1), 3))]
    QTest.mouseRelease(board, LEFT, pos=board.point_of(Cell(2, 1)))
    assert hand.strokes == hand.sketches
    assert hand.clicks == []


def test_a_press_without_a_move_is_a_click(drawing: tuple[Board, Hand]) -> None:
    board, hand = drawing
    QTest.mouseClick(board, LEFT, pos=board.point_of(Cell(1, 1)))
    assert (hand.clicks, hand.strokes) == ([Cell(1, 1)], [])


def test_another_button_gives_a_stroke_up(drawing: tuple[Board, Hand]) -> None:
    board, hand = drawing
    QTest.mousePress(board, LEFT, pos=board.point_of(Cell(1, 1)))
    _move(board, Cell(2, 1))
    QTest.mousePress(board, Qt.MouseButton.RightButton, pos=board.point_of(Cell(2, 1)))
    assert hand.sketches[-1] == ()
    QTest.mouseRelease(board, LEFT, pos=board.point_of(Cell(2, 1)))
    assert (hand.strokes, hand.clicks) == ([], [])
