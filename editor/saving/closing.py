"""Closing: one question where something is not saved, else none."""

from typing import TYPE_CHECKING

from editor.desk.desk import Desk
from editor.saving.filing import Filing, Then, nothing_more
from editor.widgets.asking import Choice, Role, ask, cancel
from editor.words import tr, trn

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class Closing:
    """Closes maps, and lets the window close."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        self._window = window
        self._filing = filing

    def close(self, desk: Desk, then: Then = nothing_more) -> None:
        """Closes a map; asks once where something is not saved."""
        desk.finish()
        if not desk.document.is_modified:
            self._close(desk, then)
            return

        def answered(name: str) -> None:
            if name == "save":
                self._filing.save(
                    desk, lambda saved: self._close(desk, then) if saved else then(False)
                )
            elif name == "discard":
                self._close(desk, then)
            else:
                then(False)

        self._filing.dialog = ask(
            self._window,
            tr("Save the changes to {title}?").format(title=desk.document.title),
            _save_choices(tr("Save")),
            answered,
            tr("What is not saved is lost when the map is closed."),
        )

    def _close(self, desk: Desk, then: Then) -> None:
        self._window.close_document(desk)
        then(True)

    def ask_before_quitting(self, then: Then) -> bool:
        """Whether the window may close at once; else it is asked, and told when it may."""
        for desk in self._window.studio.desks:
            desk.finish()
        modified = [desk for desk in self._window.studio.desks if desk.document.is_modified]
        if not modified:
            return True

        def answered(name: str) -> None:
            if name == "save":
                self._filing.save_all(then)
            else:
                then(name == "discard")

        titles = "\n".join(desk.document.title for desk in modified)
        self._filing.dialog = ask(
            self._window,
            trn("Save the changes to {n} map?", "Save the changes to {n} maps?", len(modified)),
            _save_choices(tr("Save") if len(modified) == 1 else tr("Save all")),
            answered,
            titles,
        )
        return False


def _save_choices(save: str) -> list[Choice]:
    return [
        Choice("save", save),
        Choice("discard", tr("Discard"), Role.DestructiveRole),
        cancel(),
    ]
