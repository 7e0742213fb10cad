"""Find things and places: what is typed is looked for at once; Return goes there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem

from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.edits.searching import Found, Goal, found, goal
from editor.map_dialogs.bar import Bar
from editor.pointing.pointer import at
from editor.pointing.selection import Selection
from editor.words import tr, trn
from model.boards.routes import RouteBoard

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SHOWN = 8
"""So many answers are seen at once."""
MOST = 200
VALUE = Qt.ItemDataRole.UserRole


class Find(Bar):
    """A line to type in, and the answers below it."""

    def __init__(self, window: "MapWindow", canvas: Canvas, prompt: str) -> None:
        super().__init__(window, canvas)
        self.field = QLineEdit(placeholderText=prompt, clearButtonEnabled=True)
        self.field.setAccessibleName(prompt)
        self.count = QLabel()
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("What was found"))
        self.row(self.field, self.count, closes=True)
        self.rows.addWidget(self.list)
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self.go)
        self.list.itemClicked.connect(lambda _: self.go())
        self.list.currentRowChanged.connect(lambda _: self._show())
        self.field.installEventFilter(self)
        self.list.hide()
        self.come()
        self.field.setFocus()

    @property
    def desk(self) -> Desk:
        return self.canvas.desk

    def _look(self, text: str) -> None:
        answers = found(self.desk.scenario, text)
        there = goal(self.desk.scenario, text)
        self.list.clear()
        if there is not None and there.thing is None:
            self._add(tr("Cell {cell}").format(cell=there.cell), there)
        # What is called so comes before what only speaks of it.
        for one in sorted(answers, key=lambda one: one.text not in one.words)[:MOST]:
            self._add(self._words(one), Goal(one.cell, one.thing))
        more = max(len(answers) - MOST, 0)
        number = self.list.count() + more
        self.count.setText(trn("{n} found", "{n} found", number) if text else "")
        self.list.setVisible(self.list.count() > 0)
        height = self.list.sizeHintForRow(0) if self.list.count() else 0
        self.list.setFixedHeight(height * min(self.list.count(), SHOWN) + 6)
        self.list.setCurrentRow(0)
        self.place()

    def _words(self, one: Found) -> str:
        has_cells = not isinstance(self.desk.scenario.board, RouteBoard)
        where = f"  ·  {one.cell}" if one.cell is not None and has_cells else ""
        also = f"  ({one.text})" if one.text and one.text not in one.words else ""
        return one.words + also + where

    def _add(self, words: str, there: Goal) -> None:
        item = QListWidgetItem(words)
        item.setData(VALUE, there)
        self.list.addItem(item)

    def _show(self) -> Goal | None:
        """Shows the answer that is marked, and selects it."""
        if self.list.currentRow() < 0:
            return None
        there = Goal(*self.list.currentItem().data(VALUE))
        if there.thing is not None:
            self.desk.choose(Selection(things=frozenset({there.thing})))
        if there.cell is not None and isinstance(self.desk.scenario.board, RouteBoard):
            self.canvas.show_cells([there.cell])
        elif there.cell is not None:
            self.desk.move(at(there.cell, "move"))
            self.desk.put_cursor(there.cell)
        return there

    def go(self) -> None:
        """Goes to the answer that is marked; the bar has done its work."""
        if self._show() is not None:
            self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self.field and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and event.type() == QEvent.Type.KeyPress and self.list.count():
                row = (self.list.currentRow() + step) % self.list.count()
                self.list.setCurrentRow(row)
                return True
        return super().eventFilter(watched, event)
