"""The print preview: every sheet small and one large, what is chosen goes to a PDF or a printer."""

from base64 import b64decode
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from editor.exchange.exporting.export_dialog import part_titles
from editor.exchange.exporting.exports import Wish
from editor.exchange.exporting.theme_choice import ThemeChoice
from editor.exchange.importing.in_words import sentence
from editor.exchange.printing.order_form import OrderForm
from editor.exchange.printing.sheet_list import PICTURE, SheetList
from editor.widgets.asking import FileKind, ask_to_write
from editor.widgets.preview import Preview
from editor.words import tr, trn
from editor.workshop.workshop import Answer, Workshop
from model.files.scenario_files import new_text
from model.scenario.scenario import Scenario

TOGETHER: Final = 300
SMALL, LARGE, WRITE = "small sheets", "large sheet", "written sheets"
"""Lanes of the workshop."""
USUAL_SIZE: Final = QSize(1180, 760)


class PrintDialog(QDialog):
    """Options on the left with all sheets below them, and the sheet that is looked at."""

    printer_wanted = Signal(dict, list)
    """The order, and the numbers of the sheets, for a printer that is asked for next."""
    written = Signal(str, int)
    """A PDF that is there now, and how many sheets it has."""

    def __init__(
        self, parent: QWidget | None, scenario: Scenario, wish: Wish, folder: str, out: Path
    ) -> None:
        """`folder` is where the files of the map lie, `out` which PDF is proposed."""
        super().__init__(parent)
        self.setObjectName("print")
        self.setWindowTitle(tr("Print"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._scenario, self._folder, self._out = scenario, folder, out
        self._text = new_text(scenario)
        self.workshop = Workshop(self)
        self.dialog: QFileDialog | None = None
        """The question for a file that was asked last."""
        theme = ThemeChoice(wish.print_theme, out.parent)
        self.form = OrderForm(wish, scenario.system, theme)
        self.sheets = SheetList()
        self.preview = Preview()
        self.preview.setAccessibleName(tr("The chosen sheet"))
        self._soon = QTimer(self, singleShot=True, interval=TOGETHER)
        self._soon.timeout.connect(self._look)
        self._larger = QTimer(self, singleShot=True, interval=TOGETHER // 3)
        self._larger.timeout.connect(self._look_closer)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._wished()
        self.resize(USUAL_SIZE.boundedTo(self.screen().availableSize()))

    # -- parts

    def _make_parts(self) -> None:
        self.count = QLabel()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.all = QPushButton(tr("All"))
        self.none = QPushButton(tr("None"))
        for button in (self.all, self.none):
            button.setAutoDefault(False)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(90)
        self.progress.setMaximumHeight(8)
        self.stage = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.pdf = self.buttons.addButton(tr("PDF …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.printer = self.buttons.addButton(
            tr("Printer …"), QDialogButtonBox.ButtonRole.ActionRole
        )

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        row.addWidget(self.all)
        row.addWidget(self.none)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.form)
        column.addLayout(row)
        column.addWidget(self.sheets, 1)
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(6, 0, 0, 0)
        beside.addWidget(self.preview, 1)
        beside.addWidget(self.told)
        sides = QSplitter(Qt.Orientation.Horizontal)
        sides.setChildrenCollapsible(False)
        sides.addWidget(left)
        sides.addWidget(right)
        sides.setSizes([420, 640])
        below = QHBoxLayout()
        below.addWidget(self.progress)
        below.addWidget(self.stage, 1)
        below.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(sides, 1)
        whole.addLayout(below)

    def _connect(self) -> None:
        self.form.changed.connect(self._wished)
        self.sheets.currentRowChanged.connect(lambda _: self._larger.start())
        self.sheets.chosen_changed.connect(self._show_count)
        self.all.clicked.connect(lambda: self.sheets.tick_all(on=True))
        self.none.clicked.connect(lambda: self.sheets.tick_all(on=False))
        self.preview.pixels_changed.connect(self._larger.start)
        self.pdf.clicked.connect(self._ask_where)
        self.printer.clicked.connect(
            lambda: self.printer_wanted.emit(self.form.order(), self.sheets.chosen())
        )
        self.buttons.rejected.connect(self.reject)

    # -- what is looked at

    def _wished(self) -> None:
        self.preview.show_past()
        self._show_stage(tr("Drawing the sheets …"))
        self._soon.start()

    def _said(self, **more: Any) -> dict[str, Any]:
        order = self.form.order()
        return {"text": self._text, "folder": self._folder, "order": order, **more}

    def _look(self) -> None:
        if not self.form.order()["parts"]:
            self.workshop.forget(SMALL)
            self._refuse(tr("Tick a part to print."))
            return
        ratio = self.devicePixelRatioF()
        pixels = [int(PICTURE.width() * ratio), int(PICTURE.height() * ratio)]
        self.workshop.ask(SMALL, "sheets", self._said(pixels=pixels), self._heard)

    def _heard(self, answer: Answer) -> None:
        if "trouble" in answer:
            self._refuse(sentence(answer["trouble"]))
        elif "sheets" in answer:
            self._show_sheets(answer)
        elif "small" in answer:
            image = QImage.fromData(b64decode(answer["png"]))
            self.sheets.show_picture(answer["small"], image)
        elif "done" in answer:
            self._show_stage("")

    def _show_sheets(self, answer: Mapping[str, Any]) -> None:
        titles = part_titles(self._scenario.system)
        self.sheets.show_sheets([titles.get(part, part) for part in answer["sheets"]])
        lines: Sequence[str] = [*answer["told"], *answer["absent"]]
        self.told.setText("\n".join(map(sentence, lines)))
        self.told.setVisible(bool(lines))
        if answer["sheets"]:
            self.sheets.setCurrentRow(0)
        else:
            self._refuse(tr("There is nothing to print."))

    def _look_closer(self) -> None:
        number = self.sheets.currentRow()
        if number >= 0:
            said = self._said(pixels=list(self.preview.pixels()), large=number)
            self.workshop.ask(LARGE, "sheets", said, self._heard_closer)

    def _heard_closer(self, answer: Answer) -> None:
        if answer.get("large") == self.sheets.currentRow():
            self.preview.show_picture(QImage.fromData(b64decode(answer["png"])))

    def _refuse(self, why: str) -> None:
        self._show_stage("")
        self.sheets.show_sheets([])
        self.told.hide()
        self.preview.show_sentence(why)

    def _show_count(self) -> None:
        chosen, whole = len(self.sheets.chosen()), self.sheets.count()
        words = trn("{n} sheet", "{n} sheets", whole)
        said = tr("{chosen} of {sheets} chosen")
        self.count.setText(said.format(chosen=chosen, sheets=words) if chosen < whole else words)
        self.pdf.setEnabled(chosen > 0)
        self.printer.setEnabled(chosen > 0)

    def _show_stage(self, words: str) -> None:
        self.progress.setVisible(bool(words))
        self.stage.setText(words)

    # -- on paper

    def _ask_where(self) -> None:
        kind = FileKind(tr("Save the sheets"), f"{tr('PDF')} (*.pdf)", ".pdf")
        self.dialog = ask_to_write(self, kind, self._out, self.write)

    def write(self, out: Path | None) -> None:
        """Puts what is chosen into a PDF, in the background."""
        if out is None:
            return
        said = self._said(out=str(out), chosen=self.sheets.chosen())
        self._show_stage(tr("Writing {name} …").format(name=out.name))
        self.workshop.ask(WRITE, "sheets", said, self._heard_of_writing)

    def _heard_of_writing(self, answer: Answer) -> None:
        if "trouble" in answer:
            self._show_stage("")
            self.stage.setText(sentence(answer["trouble"]))
        elif "written" in answer:
            self._show_stage("")
            name, count = Path(answer["written"]).name, answer["count"]
            words = trn("{n} sheet", "{n} sheets", count)
            self.stage.setText(tr("Wrote {sheets} to {name}.").format(sheets=words, name=name))
            self.written.emit(answer["written"], count)

    def done(self, result: int) -> None:
        """However it ends, nothing goes on behind it."""
        self._soon.stop()
        self._larger.stop()
        self.workshop.close()
        super().done(result)
