"""An input for areas: clause by clause from menus, or as text where brackets make more of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from editor.systems.crayon.areas.clause_line import ClauseLine
from editor.systems.crayon.areas.clauses import Clause, What, as_text, clauses_in, toggled
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import LineInput
from editor.words import tr
from model.schema.fields import Field

ROOMS: Mapping[str, What] = {"regions": "region", "cities": "cities"}
"""What can be taken from the map, and as what."""
Offers = Mapping[What, Sequence[Offered]]


class AreaInput(QWidget):
    """A line for each clause, and a button for one more."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Offers) -> None:
        super().__init__()
        self._offers = offers
        self._clauses: tuple[Clause, ...] = ()
        self.lines: list[ClauseLine] = []
        self.text = LineInput(replace(field, kind="text"))
        self.text.setAccessibleName(tr("Area as text"))
        self.text.setMinimumWidth(240)
        self.text.edited.connect(self.edited)
        self.more = QPushButton(tr("+ one more place"))
        self.more.setFlat(True)
        self.more.setAutoDefault(True)
        self.more.clicked.connect(self._add)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(self._list)
        layout.addWidget(self.text)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def show_value(self, value: Any) -> None:
        """Shows an area; lines stay where they ask for the same."""
        text = str(value or "all")
        clauses = clauses_in(text)
        self.text.show_value(text)
        self.text.setVisible(clauses is None)
        self._clauses = clauses or ()
        self.more.setVisible(bool(clauses) and clauses != (Clause(),))
        while len(self.lines) > len(self._clauses):
            line = self.lines.pop()
            self._list.removeWidget(line)
            line.hide()
            line.deleteLater()
        while len(self.lines) < len(self._clauses):
            self._add_line()
        for line, clause in zip(self.lines, self._clauses, strict=True):
            line.show_clause(clause)
        self.setFocusProxy(self.lines[0] if self.lines else self.text)

    def take(self, room: str, name: str) -> None:
        """A region or a city that was clicked on the map: named, or no more."""
        if room in ROOMS:
            self._say(toggled(self._clauses, ROOMS[room], name))

    def _add_line(self) -> None:
        number = len(self.lines)
        line = ClauseLine(self._offers, is_first=number == 0, parent=self)
        line.wanted.connect(lambda clause: self._put(number, clause))
        line.gone.connect(lambda: self._put(number, None))
        self.lines.append(line)
        self._list.addWidget(line)
        line.show()

    def _put(self, number: int, clause: object) -> None:
        new = () if clause is None else (cast(Clause, clause),)
        self._say((*self._clauses[:number], *new, *self._clauses[number + 1 :]))

    def _add(self) -> None:
        """One more place of the kind of the last one that is not named yet."""
        last = self._clauses[-1]
        named = {name for one in self._clauses for name in one.names}
        others = [one.value for one in self._offers.get(last.what, ()) if one.value not in named]
        if others:
            self._say((*self._clauses, Clause(last.what, (others[0],), last.mileposts, "or")))

    def _say(self, clauses: Sequence[Clause]) -> None:
        self.edited.emit(as_text(clauses))
