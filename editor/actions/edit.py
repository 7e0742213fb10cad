"""Undo and redo."""

from typing import TYPE_CHECKING

from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action("edit.undo", "Undo", "Edit", needs="document")
def undo(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        if desk.is_busy:
            desk.cancel()
            return
        step = desk.document.undo()
        window.studio.say(
            tr("Undone: {step}").format(step=step.label)
            if step
            else tr("There is nothing to undo.")
        )


@action("edit.redo", "Redo", "Edit", needs="document")
def redo(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        step = desk.document.redo()
        window.studio.say(
            tr("Done again: {step}").format(step=step.label)
            if step
            else tr("There is nothing to redo.")
        )
