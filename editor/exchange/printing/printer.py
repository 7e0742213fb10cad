"""Printing of a window: the preview is opened, and a printer gets its sheets beside the window."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog

from drawing.cannot import CannotDraw
from drawing.printing.print_files import Order, sheets
from drawing.qt.on_printer import paint_on
from editor.desk.desk import Desk
from editor.exchange.exporting.exporter import SETTING, subject_of
from editor.exchange.exporting.exports import Subject, Wish
from editor.exchange.printing.print_dialog import PrintDialog
from editor.saving.filing import Filing
from editor.words import tr
from editor.workshop.threads import a_thread
from validator.pictures.print_facts import facts_of

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

NOTICE = "printer"


class Printing(QObject):
    """Opens the preview for the map in front, and sends sheets to a printer."""

    done = Signal(str)
    """What there is to say in the end."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window, self._filing = window, filing
        self.dialog: PrintDialog | None = None
        self.printer_dialog: QPrintDialog | None = None
        self._threads = a_thread("printer")
        self.done.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, desk: Desk) -> PrintDialog:
        """Opens the preview."""
        desk.finish()
        subject = subject_of(desk)
        wish = Wish.from_plain(self._window.studio.settings.get(SETTING))
        out = self._filing.folder / f"{subject.name}.pdf"
        folder = str(subject.folder)
        dialog = PrintDialog(self._window, subject.scenario, wish, folder, out)
        dialog.form.changed.connect(lambda: self._remember(wish, dialog.form.order()))
        dialog.printer_wanted.connect(lambda order, chosen: self._ask(subject, order, chosen))
        dialog.open()
        self.dialog = dialog
        return dialog

    def _remember(self, wish: Wish, order: dict[str, Any]) -> None:
        """The next preview, and the next export on paper, begin with the same."""
        paper, tile, theme = order["paper"], order["tile_mm"], order["theme"]
        kept = replace(wish, paper=paper, tile_mm=tile, print_theme=theme)
        self._window.studio.settings.put(SETTING, kept.plain())

    def _ask(self, subject: Subject, order: dict[str, Any], chosen: list[int]) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        printer.setDocName(subject.scenario.title)
        dialog = QPrintDialog(printer, self.dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.send(subject, order, chosen, printer))
        # The dialog of printers has an `open` of its own, which wants to know whom to tell.
        QDialog.open(dialog)
        self.printer_dialog = dialog

    def send(
        self, subject: Subject, order: dict[str, Any], chosen: list[int], printer: QPrinter
    ) -> None:
        """Begins; one can go on drawing meanwhile."""
        self._window.notices.put(NOTICE, tr("Printing {name} …").format(name=subject.name))
        self._threads.submit(self._work, subject, order, chosen, printer)

    def _work(
        self, subject: Subject, order: dict[str, Any], chosen: list[int], printer: QPrinter
    ) -> None:
        try:
            asked = Order(**{**order, "parts": tuple(order["parts"])})
            facts = facts_of(subject.scenario)
            made = sheets(subject.scenario, Path(subject.folder), asked, facts)
            paint_on(printer, [made.pages[number][1] for number in chosen])
            said = tr("{name} is with the printer.").format(name=subject.name)
        except CannotDraw as trouble:
            said = str(trouble)
        except Exception as trouble:  # noqa: BLE001 (else the thread would die in silence)
            said = f"{type(trouble).__name__}: {trouble}"
        with suppress(RuntimeError):  # the window may be gone by now
            self.done.emit(said)

    def _tell(self, said: str) -> None:
        self._window.notices.put(NOTICE, said)

    def close(self) -> None:
        """Waits for the sheets that are on their way."""
        self._threads.shutdown(wait=True, cancel_futures=True)
