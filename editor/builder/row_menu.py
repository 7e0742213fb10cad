"""The menu of a row: what can be done with it, each with its keys."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from editor.builder.parts import steps
from editor.builder.parts.program import Program
from editor.builder.parts.rows import Row
from editor.words import tr


def row_menu(parent: QWidget, program: Program, row: Row, act: Callable[[str], None]) -> QMenu:
    """A menu that goes away by itself."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for what, title, keys in _offers(program, row):
        made = menu.addAction(f"{title}\t{keys}")
        made.setObjectName(what)
        made.triggered.connect(lambda _=False, what=what: act(what))
    return menu


def _offers(program: Program, row: Row) -> Iterator[tuple[str, str, str]]:
    if row.kind in ("inner", "list"):
        if row.kind == "list":
            yield "add", tr("Add to this list …"), tr("Ins")
        yield "remove", tr("Take away"), tr("Del")
        return
    is_option = row.kind == "option"
    yield "add", tr("Add to this option …") if is_option else tr("Add below …"), tr("Ins")
    if not program.has_order(row.way):
        yield "remove", tr("Take away"), tr("Del")
        return
    yield "duplicate", tr("Duplicate"), "Ctrl+D"
    yield "up", tr("Move up"), "Alt+Up"
    yield "down", tr("Move down"), "Alt+Down"
    if steps.into(program, row.way)[0] != program:
        yield "into", tr("Move into the part above"), "Alt+Right"
    if len(row.way) > 1 and steps.out(program, row.way)[0] != program:
        yield "out", tr("Move out"), "Alt+Left"
    yield "remove", tr("Take away"), tr("Del")
