"""Undo and redo."""

from typing import TYPE_CHECKING

from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action("edit.undo", "Undo", "Edit", needs="a step")
def undo(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        if desk.is_busy:
            desk.cancel()
            return
        step = desk.document.undo()
        if step is not None:
            window.studio.say(tr("Undone: {step}").format(step=step.label))


@action("edit.redo", "Redo", "Edit", needs="a step undone")
def redo(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        step = desk.document.redo()
        if step is not None:
            window.studio.say(tr("Done again: {step}").format(step=step.label))
