"""What a program that died had open: the window offers it, compares it, or throws it away."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.saving.filing import Filing
from editor.saving.journal_records import NoJournal
from editor.saving.recovery import Found, take_over
from editor.widgets.asking import Choice, Role, ask, cancel, show_lines, tell
from editor.widgets.notices import Deed
from editor.words import tr, trn

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class Recovering(QObject):
    """Does what the designer decides about what was found."""

    recovered = Signal()
    """Something that was found is open now, or discarded."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window = window
        self._filing = filing

    def recover(self, found: Found) -> bool:
        """Opens what a program that died had open."""
        try:
            keeper, result = take_over(found, self._window.studio.say)
        except NoJournal as trouble:
            self._filing.dialog = tell(
                self._window,
                tr("{title} cannot be restored: {why}. Its journal is kept.").format(
                    title=found.title, why=trouble
                ),
                str(found.keep_aside() or found.path),
                is_bad=True,
            )
            self.recovered.emit()
            return False
        self._filing.coming = keeper
        self._window.show_document(result.document)
        steps = trn("{n} step", "{n} steps", len(result.document.history.steps))
        said = tr("{title} is restored with {steps}.").format(title=found.title, steps=steps)
        if found.is_damaged or result.lost:
            said += " " + tr("The end of its journal could not be read; the journal is kept.")
        self._window.notices.put(("recovered", found.path), said)
        self.recovered.emit()
        return True

    def tell_of(self, found: Found) -> None:
        """Tells above the map what was found, until somebody has decided about it."""

        def compare() -> None:
            self.compare_found(found)
            self.tell_of(found)

        def discard() -> None:
            self.discard_found(found, kept=lambda: self.tell_of(found))

        text = tr("{title} was not saved when Milepost ended.").format(title=found.title)
        opens, _, _ = self.deeds_for(found)
        deeds = (opens, (tr("Compare"), compare), (tr("Discard"), discard))
        self._window.notices.put(("found", found.path), text, deeds)

    def deeds_for(self, found: Found) -> tuple[Deed, ...]:
        """What can be done about something that was found."""
        return (
            (tr("Open"), lambda: self.recover(found)),
            (tr("Compare"), lambda: self.compare_found(found)),
            (tr("Discard"), lambda: self.discard_found(found)),
        )

    def compare_found(self, found: Found) -> None:
        try:
            lines = found.compared()
        except NoJournal as trouble:
            lines = [str(trouble)]
        about = tr("What the journal has and the file has not:")
        self._filing.dialog = show_lines(self._window, found.title or tr("Compare"), about, lines)

    def discard_found(self, found: Found, kept: Callable[[], None] = lambda: None) -> None:
        """Throws something away that was found, after a question; else it is `kept`."""

        def answered(name: str) -> None:
            if name != "discard":
                kept()
                return
            found.discard()
            self.recovered.emit()

        self._filing.dialog = ask(
            self._window,
            tr("Discard what was not saved of {title}?").format(title=found.title),
            [Choice("discard", tr("Discard"), Role.DestructiveRole), cancel()],
            answered,
            tr("This cannot be undone."),
        )
