"""The menu of what is under the pointer: everything that lies there, and what can be done to it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from editor.canvas.widget import Canvas
from editor.edits.thing_names import called
from editor.gestures.under_pointer import things_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection, Thing
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

MOST = 8
"""So many of the things under the pointer are listed."""
SHOWN = (
    ("edit.rename", "edit.uses", "select.same"),
    ("edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"),
    ("edit.turn", "edit.flip", "select.region"),
    ("tool.pick", "view.pin"),
)


def show_menu(window: "Window", canvas: Canvas, at: QPoint) -> QMenu:
    """Selects what lies under the pointer, if nothing there is selected, and opens its menu."""
    pointer = _pointer(canvas, at)
    canvas.desk.pointer = pointer
    under = things_under(canvas.desk, pointer)
    chosen = canvas.desk.selection
    is_held = pointer.cell in chosen.cells or any(one in chosen.things for one in under)
    if under and not is_held:
        canvas.desk.choose(Selection(things=frozenset(under[:1])))
    menu = menu_of(window, canvas, under)
    menu.popup(canvas.mapToGlobal(at))
    return menu


def menu_of(window: "Window", canvas: Canvas, under: list[Thing]) -> QMenu:
    """The menu, made of the things under the pointer and of the actions for them."""
    window.refresh_actions()
    menu = QMenu(canvas)
    menu.setObjectName("context")
    menu.aboutToHide.connect(menu.deleteLater)
    for one in under[:MOST]:
        words = tr("Select {thing}").format(thing=called(canvas.desk.scenario, *one))
        entry = menu.addAction(words)
        entry.setCheckable(True)
        entry.setChecked(one in canvas.desk.selection.things)
        entry.triggered.connect(lambda _=False, one=one: _select(canvas, one))
    for group in SHOWN:
        menu.addSeparator()
        for name in group:
            if window.qt_actions[name].isEnabled():
                menu.addAction(window.qt_actions[name])
    return menu


def _select(canvas: Canvas, one: Thing) -> None:
    canvas.desk.choose(Selection(things=frozenset({one})))


def _pointer(canvas: Canvas, at: QPoint) -> Pointer:
    x, y = canvas.scene.sheet.position(canvas.view.spot(at.x(), at.y()))
    return Pointer("move", x, y)
