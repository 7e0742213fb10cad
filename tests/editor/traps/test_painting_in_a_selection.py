"""Where a selection forbids to paint, that is what is said."""

from editor.pointing.selection import Selection
from model.notation import Cell
from tests.editor.boards import plain
from tests.editor.hands import click, desk_with


def test_the_brush_says_that_a_selection_keeps_it_from_painting() -> None:
    desk = desk_with("terrain", plain())
    desk.choose(Selection(cells=frozenset({Cell(1, 1)})))
    click(desk, Cell(6, 6))
    assert "selected" in desk.hint
    assert "Esc" in desk.hint
    click(desk, Cell(1, 1))
    assert "selected" not in desk.hint


def test_beside_the_board_no_selection_is_to_blame() -> None:
    desk = desk_with("terrain", plain())
    desk.choose(Selection(cells=frozenset({Cell(1, 1)})))
    click(desk, Cell(40, 40))
    assert desk.hint == "Nothing to paint here."


def test_filling_says_so_too() -> None:
    desk = desk_with("fill", plain())
    desk.choose(Selection(cells=frozenset({Cell(1, 1)})))
    click(desk, Cell(6, 6))
    assert "selected" in desk.hint
