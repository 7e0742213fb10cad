"""Cut, copy and paste pieces of a map, also between maps; stamps that are kept by number."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from editor.desk.desk import Desk
from editor.edits.clipboard import NoFragment, fragment_from, text_of
from editor.edits.fragments import copied
from editor.edits.pasting import cut as cut_out
from editor.panels.tables.in_focus import done_in_focus
from editor.window.action import Action, action
from editor.words import tr
from model.boards.routes import RouteBoard

if TYPE_CHECKING:
    from editor.window.window import Window

STAMPS = range(1, 10)


@action("edit.cut", "Cut", "Edit", needs="something to copy", group=1)
def cut(window: "Window") -> None:
    desk = window.studio.desk
    if done_in_focus("cut"):
        return
    if desk is not None:
        chosen = desk.selection
        # A line cannot be drawn without both its cities: it goes with either of them.
        takes = isinstance(desk.scenario.board, RouteBoard)
        fragment, change = cut_out(
            desk.scenario, chosen.cells, chosen.things, with_references=takes
        )
        _keep(window, text_of(fragment))
        desk.attempt(lambda: change)


@action("edit.copy", "Copy", "Edit", needs="something to copy", group=1)
def copy(window: "Window") -> None:
    desk = window.studio.desk
    if done_in_focus("copy"):
        return
    if desk is not None:
        _keep(window, _text_selected(desk))
        window.studio.say(tr("Copied. Paste it here or on another map."))


@action("edit.paste", "Paste", "Edit", needs="document", group=1)
def paste(window: "Window") -> None:
    """Takes the piece of a map on the clipboard in hand; a click puts it down. Pictures come."""
    if done_in_focus("paste"):
        return
    board = QGuiApplication.clipboard()
    if not board.text() and window.incoming.paste():
        return
    hold(window, board.text() or window.studio.clipboard)


@action("edit.duplicate", "Duplicate", "Edit", needs="selection", group=1, words="copy again stamp")
def duplicate(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        hold(window, _text_selected(desk))


def _text_selected(desk: Desk) -> str:
    return text_of(copied(desk.scenario, desk.selection.cells, desk.selection.things))


def _keep(window: "Window", text: str) -> None:
    window.studio.clipboard = text
    QGuiApplication.clipboard().setText(text)


def hold(window: "Window", text: str) -> None:
    """Takes a piece of a map in hand, to be put down by the next click."""
    desk = window.studio.desk
    if desk is None:
        return
    try:
        desk.fragment = fragment_from(text)
    except NoFragment as trouble:
        window.studio.say(str(trouble))
        return
    desk.use("stamp")
    if window.canvas is not None:
        window.canvas.setFocus()


def stamps(window: "Window") -> dict[str, str]:
    """The pieces that are kept by number."""
    kept = window.studio.settings.get("stamps")
    return dict(kept) if isinstance(kept, dict) else {}


def keep_stamp(window: "Window", number: int) -> None:
    desk = window.studio.desk
    if desk is not None and desk.selection:
        kept = {**stamps(window), str(number): _text_selected(desk)}
        window.studio.settings.put("stamps", kept)
        window.studio.say(tr("Kept as stamp {number}.").format(number=number))


def take_stamp(window: "Window", number: int) -> None:
    """The stamp of a number, unless the number means something to the tool in hand."""
    desk = window.studio.desk
    if desk is not None and desk.tool.digit(desk, number):
        return
    text = stamps(window).get(str(number))
    if isinstance(text, str):
        hold(window, text)
    else:
        words = tr("There is no stamp {number} yet: select something and press Ctrl+{number}.")
        window.studio.say(words.format(number=number))


def _taking(number: int) -> Action:
    title = tr("Stamp {number}").format(number=number)
    return Action(
        f"stamp.take-{number}",
        title,
        "",
        lambda window: take_stamp(window, number),
        needs="document",
    )


def _keeping(number: int) -> Action:
    title = tr("Keep the selection as stamp {number}").format(number=number)
    return Action(
        f"stamp.keep-{number}",
        title,
        "",
        lambda window: keep_stamp(window, number),
        needs="selection",
    )


ALL_STAMPS = (*map(_taking, STAMPS), *map(_keeping, STAMPS))
