"""The window in which a map is resized or shifted; what falls off is told before it is done."""

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
)

from editor.desk.desk import Desk
from editor.edits.carrying import OffTheMap
from editor.edits.resizing import (
    LARGEST,
    CannotResize,
    Lost,
    Plan,
    Sides,
    lost,
    plan,
    resized,
    shift_sides,
    shifted,
    sides_for,
)
from editor.map_dialogs.question_bar import named
from editor.map_dialogs.size_anchor import AnchorPicture, is_flat
from editor.words import tr, trn
from model.boards.terrain import Size, TerrainBoard
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Mode = Literal["resize", "shift"]


class SizeDialog(QDialog):
    """Two numbers, a picture, and what falls off."""

    def __init__(self, window: "MapWindow", desk: Desk, mode: Mode) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk, self.mode, self._window = desk, mode, window
        self.setWindowTitle(tr("Resize the map") if mode == "resize" else tr("Shift the map"))
        board = desk.scenario.board
        self.old = board.size if isinstance(board, TerrainBoard) else Size(1, 1)
        self.cols, self.rows = self._number(self.old.cols), self._number(self.old.rows)
        self.picture = AnchorPicture(desk.scenario)
        self.picture.shows_anchors = mode == "resize"
        self.words = QLabel(wordWrap=True)
        self.words.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.references = QCheckBox(tr("Also take away what names things that fall off"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self.cols.valueChanged.connect(self.tell)
        self.rows.valueChanged.connect(self.tell)
        self.picture.chosen.connect(self.tell)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.tell()

    def _number(self, value: int) -> QSpinBox:
        box = QSpinBox()
        if self.mode == "resize":
            box.setRange(1, LARGEST)
            box.setValue(value)
        else:
            box.setRange(-LARGEST, LARGEST)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        is_size = self.mode == "resize"
        flat = is_flat(self.desk.scenario)
        along = tr("Columns down") if flat else tr("Columns to the right")
        down = tr("Rows to the left") if flat else tr("Rows down")
        form.addRow(tr("Columns") if is_size else along, self.cols)
        form.addRow(tr("Rows") if is_size else down, self.rows)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        if is_flat(self.desk.scenario):
            told = tr("On this board columns are counted downwards, and rows to the left.")
            layout.addWidget(QLabel(told, wordWrap=True))
        if is_size:
            layout.addWidget(QLabel(tr("Click on the part that stays in its place:")))
        layout.addWidget(self.picture, 1)
        layout.addWidget(self.words)
        layout.addWidget(self.references)
        layout.addWidget(self.buttons)

    @property
    def sides(self) -> Sides:
        """The columns and rows that come or go at each side."""
        if self.mode == "shift":
            return shift_sides(self.cols.value(), self.rows.value())
        new = Size(self.cols.value(), self.rows.value())
        return sides_for(self.old, new, self.picture.anchor)

    def tell(self) -> None:
        """Shows what would become of the map."""
        scenario, widens = self.desk.scenario, self.mode == "resize"
        try:
            how = plan(scenario, self.sides, may_widen=widens)
            fallen = lost(scenario, self.sides, may_widen=widens)
        except (CannotResize, OffTheMap) as trouble:
            self.words.setText(str(trouble))
            self.picture.show_plan(None)
            self._allow(is_allowed=False)
            return
        self.picture.show_plan(how)
        self.words.setText(_told(how, fallen))
        self.references.setEnabled(bool(fallen.things))
        self._allow(is_allowed=True)

    def _allow(self, *, is_allowed: bool) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_allowed)

    def accept(self) -> None:
        before, sides = self.desk.scenario, self.sides
        if self.desk.attempt(self._change):
            how = plan(before, sides, may_widen=self.mode == "resize")
            self._window.canvases[self.desk].following.went(how.to, since=before)
            super().accept()

    def _change(self) -> Change:
        references = self.references.isChecked() and self.references.isEnabled()
        if self.mode == "shift":
            cols, rows = self.cols.value(), self.rows.value()
            return shifted(self.desk.scenario, cols, rows, with_references=references)
        return resized(self.desk.scenario, self.sides, with_references=references)


def _told(how: Plan, fallen: Lost) -> str:
    words = []
    if fallen.cells:
        words.append(trn("{n} cell falls off.", "{n} cells fall off.", len(fallen.cells)))
    if fallen.words:
        words.append(tr("These go: {things}.").format(things=named(fallen.words)))
    if fallen.cut:
        words.append(trn("{n} thing is cut short.", "{n} things are cut short.", len(fallen.cut)))
    if how.is_half_a_column_aside:
        words.append(
            tr("All of the map goes half a column to one side, so that no row is sheared.")
        )
    return " ".join(words) or tr("Nothing falls off.")
