"""The terrain brush, without a window."""

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.pointing.pointer import Pointer, at
from editor.pointing.selection import Selection
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from tests.editor.boards import plain


def desk() -> Desk:
    made = Desk(Document(plain()))
    made.use("terrain")
    return made


def mountains(desk: Desk) -> set[Cell]:
    board = desk.scenario.board
    assert isinstance(board, TerrainBoard)
    return {cell for cell in board.cells() if board.kind_at(cell) == "mountain"}


def drag(desk: Desk, *cells: Cell, button: str = "left") -> None:
    desk.press(at(cells[0], "press", button))  # type: ignore[arg-type]
    for cell in cells[1:]:
        desk.move(at(cell, "move", button))  # type: ignore[arg-type]
    desk.release(at(cells[-1], "release", button))  # type: ignore[arg-type]


def test_a_drag_paints_every_cell_between_as_one_step() -> None:
    hand = desk()
    drag(hand, Cell(1, 1), Cell(4, 1))
    assert mountains(hand) == {Cell(col, 1) for col in range(1, 5)}
    assert [step.label for step in hand.document.history.steps] == ["paint mountain"]


def test_the_right_button_erases() -> None:
    hand = desk()
    drag(hand, Cell(1, 1), Cell(4, 1))
    drag(hand, Cell(2, 1), Cell(3, 1), button="right")
    assert mountains(hand) == {Cell(1, 1), Cell(4, 1)}


def test_a_larger_brush_paints_more() -> None:
    hand = desk()
    hand.set("brush", 1)
    drag(hand, Cell(5, 5))
    assert len(mountains(hand)) == 7


def test_with_a_selection_nothing_else_is_painted() -> None:
    hand = desk()
    hand.choose(Selection(frozenset({Cell(2, 1)})))
    drag(hand, Cell(1, 1), Cell(4, 1))
    assert mountains(hand) == {Cell(2, 1)}


def test_shift_goes_straight_on_from_the_last_place() -> None:
    hand = desk()
    drag(hand, Cell(1, 1))
    x, y = at(Cell(6, 1)).spot
    hand.press(Pointer("press", x, y, "left", shift=True))
    hand.release(Pointer("release", x, y, "left", shift=True))
    assert mountains(hand) == {Cell(col, 1) for col in range(1, 7)}


def test_escape_takes_the_stroke_back() -> None:
    hand = desk()
    hand.press(at(Cell(1, 1)))
    hand.move(at(Cell(5, 1), "move"))
    hand.key(Pointer("key", 0, 0, key="Escape"))
    assert mountains(hand) == set()
    assert hand.document.history.steps == ()


def test_control_picks_what_is_under_the_pointer() -> None:
    hand = desk()
    drag(hand, Cell(1, 1))
    hand.set("terrain", "clear")
    x, y = at(Cell(1, 1)).spot
    hand.press(Pointer("press", x, y, "left", ctrl=True))
    assert hand.settings.get("terrain") == "mountain"
