"""Replace texts, a terrain or a good everywhere, with the number of places told first."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton

from editor.canvas.widget import Canvas
from editor.edits.cell_sets import of_kind
from editor.edits.replacing import replaced_kind, replaced_text, replaced_thing, texts_replaced
from editor.edits.uses import uses_of
from editor.map_dialogs.bar import Bar
from editor.words import tr, trn
from model.boards.terrain import TerrainBoard
from model.rules.terrain_kinds import terrain_kinds
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class Replace(Bar):
    """What, by what, and how often."""

    def __init__(self, window: "MapWindow", canvas: Canvas) -> None:
        super().__init__(window, canvas)
        self.what = QComboBox()
        self.what.addItems([tr("Names and texts"), tr("Terrain"), tr("Goods")])
        self.what.setAccessibleName(tr("What to replace"))
        self.case = QCheckBox(tr("Same capitals"))
        self.old, self.new = QComboBox(editable=True), QComboBox(editable=True)
        self.old.setAccessibleName(tr("Find"))
        self.new.setAccessibleName(tr("Replace by"))
        self.count = QLabel()
        self.button = QPushButton(tr("Replace all"))
        self.row(self.what, self.case, closes=True)
        row = self.row(self.old, QLabel("→"), self.new)
        row.setStretch(2, 1)
        self.row(self.count, self.button)
        self.what.currentIndexChanged.connect(self._offer)
        self.old.currentTextChanged.connect(self._tell)
        self.new.currentTextChanged.connect(self._tell)
        self.case.toggled.connect(self._tell)
        self.button.clicked.connect(self.replace_all)
        self._unlisten = canvas.desk.document.listen(lambda _: self._tell())
        self._offer()
        self.come()
        self.old.setFocus()

    def _offer(self) -> None:
        scenario, number = self.canvas.desk.scenario, self.what.currentIndex()
        values = ((), terrain_kinds(scenario), tuple(scenario.goods))[number]
        for box in (self.old, self.new):
            box.clear()
            box.addItems(list(values))
            box.setEditable(number == 0)
            box.setCurrentIndex(-1 if number == 0 else 0)
        self.case.setVisible(number == 0)
        self._tell()

    def _tell(self) -> None:
        number = self._number()
        self.count.setText(trn("{n} place", "{n} places", number) if self.old.currentText() else "")
        is_other = self.old.currentText() != self.new.currentText()
        self.button.setEnabled(number > 0 and is_other)

    def _number(self) -> int:
        desk, old, number = self.canvas.desk, self.old.currentText(), self.what.currentIndex()
        if number == 0:
            found = texts_replaced(
                desk.scenario, old, self.new.currentText(), match_case=self.case.isChecked()
            )
            return len(found)
        if number == 2:
            return len(uses_of(desk.scenario, "goods", old))
        board = desk.scenario.board
        chosen = desk.selection.cells or None
        return len(of_kind(board, old, chosen)) if isinstance(board, TerrainBoard) else 0

    def replace_all(self) -> None:
        number = self._number()
        if self.canvas.desk.attempt(self._change):
            said = trn("{n} place replaced", "{n} places replaced", number)
            self.window_.studio.say(said)
            self.count.setText(said)
            # The button is grey now, and the keys must not go to nobody.
            self.old.setFocus()

    def leave(self) -> None:
        self._unlisten()
        super().leave()

    def _change(self) -> Change:
        desk, old, new = self.canvas.desk, self.old.currentText(), self.new.currentText()
        if self.what.currentIndex() == 0:
            return replaced_text(desk.scenario, old, new, match_case=self.case.isChecked())
        if self.what.currentIndex() == 1:
            return replaced_kind(desk.scenario, old, new, desk.selection.cells or None)
        return replaced_thing(desk.scenario, "goods", old, new)
