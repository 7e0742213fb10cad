"""Rename a thing: the name that players read, and the id with everything that names it."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from editor.canvas.widget import Canvas
from editor.edits.thing_names import called
from editor.edits.uses import renamed, renamed_name, users_of
from editor.map_dialogs.bar import Bar
from editor.map_dialogs.question_bar import named
from editor.pointing.selection import Selection, Thing
from editor.words import tr
from model.scenario.change import Change, apply, difference
from model.scenario.collections import record_in, things_in

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class Rename(Bar):
    """The name and the id of one thing."""

    def __init__(self, window: "MapWindow", canvas: Canvas, one: Thing) -> None:
        super().__init__(window, canvas)
        self.thing = one
        room, key = one
        scenario = canvas.desk.scenario
        self._field = name_field(scenario.system, room)
        now = getattr(things_in(scenario, room).get(key), self._field or "id", "")
        self.name, self.id = QLineEdit(now), QLineEdit(key)
        self.row(
            QLabel(tr("Rename {thing}").format(thing=called(scenario, room, key))), closes=True
        )
        if self._field:
            self._line(tr("Name"), self.name)
        self._line(tr("Id"), self.id)
        users = users_of(scenario, room, key)
        words = tr("The id changes here and in: {users}").format(users=named(users))
        self.uses = QLabel(words if users else tr("Nothing else names it."), wordWrap=True)
        self.button = QPushButton(tr("Rename"))
        self.button.clicked.connect(self.rename)
        self.row(self.uses, self.button)
        for field in (self.name, self.id):
            field.returnPressed.connect(self.rename)
        self.come()
        first = self.name if self._field else self.id
        first.setFocus()
        first.selectAll()

    def _line(self, title: str, field: QLineEdit) -> None:
        label = QLabel(title)
        label.setBuddy(field)
        field.setAccessibleName(title)
        label.setFixedWidth(60)
        row = self.row(label, field)
        row.setStretch(0, 0)
        row.setStretch(1, 1)

    def rename(self) -> None:
        room, new = self.thing[0], self.id.text().strip()
        if self.canvas.desk.attempt(self._change):
            self.canvas.desk.choose(Selection(things=frozenset({(room, new)})))
            self.leave()

    def _change(self) -> Change:
        """Name and id at once, as one step."""
        before, (room, key) = self.canvas.desk.scenario, self.thing
        after = before
        if self._field:
            after = apply(after, renamed_name(after, room, key, " ".join(self.name.text().split())))
        change = renamed(after, room, key, self.id.text().strip())
        label = tr("rename {thing}").format(thing=called(before, room, key))
        return difference(before, apply(after, change), label)


def name_field(system: str, room: str) -> str:
    """The field of things of a room that players read; nothing where there is none."""
    record = record_in(system, room)
    slots = record.slots if record is not None else {}
    return next((name for name in ("name", "text") if name in slots), "")
