"""One clause of an area: how it is joined, what kind of place, how far around it, which."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from editor.builder.asking.choice import Choice
from editor.builder.asking.flow import Flow
from editor.builder.asking.names import NamesInput
from editor.systems.crayon.areas.clauses import Clause, What
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import NumberInput
from editor.widgets.icons import icon
from editor.words import tr, trn
from model.schema.fields import Field

FAR = Field("mileposts", "number", least=0, most=999, is_required=True)
NEAR = 3
"""Mileposts around a place, when somebody first asks for what is near it."""


class ClauseLine(QWidget):
    """Menus and numbers in a line."""

    wanted = Signal(object)
    gone = Signal()

    def __init__(
        self, offers: Mapping[What, Sequence[Offered]], *, is_first: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._offers = offers
        self._clause = Clause()
        self.join = self._menu(tr("Joined by"), _joins())
        self.kind = self._menu(tr("Which place"), _kinds(offers))
        self.number = NumberInput(FAR)
        self.number.setAccessibleName(tr("Mileposts around"))
        self.number.edited.connect(self._far)
        self.of = QLabel()
        self.of.setContentsMargins(0, 4, 0, 0)
        self.region = self._menu(tr("Region"), [(one.title, one.value) for one in offers["region"]])
        self.cities = self._names(tr("Cities"), offers["cities"])
        self.terrain = self._names(tr("Terrain"), offers["terrain"])
        self.remove = QToolButton()
        self.remove.setIcon(icon("remove", QGuiApplication.palette()))
        self.remove.setAutoRaise(True)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.remove.setToolTip(tr("Take this place away"))
        self.remove.setAccessibleName(tr("Take this place away"))
        self.remove.clicked.connect(self.gone)
        line = Flow(self)
        asked = (self.join, self.kind, self.number, self.of, self.region, self.cities, self.terrain)
        for part in (*asked, self.remove):
            line.addWidget(part)
        # Shown before they have a place they would be windows, and take the keyboard.
        self.join.setVisible(not is_first)
        self.remove.setVisible(not is_first)
        self.setFocusProxy(self.kind)

    def show_clause(self, clause: Clause) -> None:
        """Shows a clause."""
        self._clause = clause
        self.join.setCurrentIndex(self.join.findData(clause.join))
        is_near = clause.mileposts is not None
        self.kind.setCurrentIndex(self.kind.findData(_kind_of(clause)))
        self.number.setVisible(is_near)
        self.of.setVisible(is_near)
        self.of.setText(trn("milepost of", "mileposts of", clause.mileposts or 0))
        self.number.show_value(clause.mileposts if is_near else NEAR)
        self.region.setVisible(clause.what == "region")
        self.cities.setVisible(clause.what == "cities")
        self.terrain.setVisible(clause.what == "terrain")
        if clause.what == "region":
            self._show_region(clause.names[0])
        elif clause.what in ("cities", "terrain"):
            made = self.cities if clause.what == "cities" else self.terrain
            made.show_value(list(clause.names))

    def _show_region(self, name: str) -> None:
        if self.region.findData(name) < 0:
            self.region.addItem(tr("{id} (unknown)").format(id=name), name)
        self.region.setCurrentIndex(self.region.findData(name))

    # -- making

    def _menu(self, name: str, entries: Sequence[tuple[str, Any]]) -> Choice:
        made = Choice()
        made.setAccessibleName(name)
        for title, data in entries:
            made.addItem(title, data)
        made.activated.connect(lambda _: self._chosen())
        return made

    def _names(self, name: str, offers: Sequence[Offered]) -> NamesInput:
        made = NamesInput(offers)
        made.setAccessibleName(name)
        made.edited.connect(self._named)
        return made

    # -- hearing

    def _chosen(self) -> None:
        kind = str(self.kind.currentData())
        join = self.join.currentData()
        if kind == "all":
            self.wanted.emit(Clause(join=join))
            return
        what, _, near = kind.partition(" ")
        far = (NEAR if self._clause.mileposts is None else self._clause.mileposts) if near else None
        names = self._clause.names if what == self._clause.what else self._first(what)
        if what == "region" and what == self._clause.what:
            names = (str(self.region.currentData()),)
        self.wanted.emit(Clause(_what(what), names, far, join))

    def _first(self, what: str) -> tuple[str, ...]:
        return tuple(one.value for one in self._offers[_what(what)])[:1]

    def _far(self, number: int) -> None:
        clause = self._clause
        self.wanted.emit(Clause(clause.what, clause.names, number, clause.join))

    def _named(self, names: Sequence[str]) -> None:
        clause = self._clause
        if names:
            self.wanted.emit(Clause(clause.what, tuple(names), clause.mileposts, clause.join))
        else:
            self.wanted.emit(Clause(join=clause.join))


def _what(word: str) -> What:
    whats: dict[str, What] = {"region": "region", "cities": "cities", "terrain": "terrain"}
    return whats.get(word, "all")


def _kind_of(clause: Clause) -> str:
    return clause.what if clause.mileposts is None else f"{clause.what} near"


def _joins() -> list[tuple[str, str]]:
    return [(tr("or"), "or"), (tr("and also"), "and"), (tr("but not"), "minus")]


def _kinds(offers: Mapping[What, Sequence[Offered]]) -> list[tuple[str, str]]:
    """What can be meant on a map; a map without regions offers none."""
    found = [
        (tr("the region"), "region"),
        (tr("the cities"), "cities"),
        (tr("the terrain"), "terrain"),
        (tr("within … of a region"), "region near"),
        (tr("within … of cities"), "cities near"),
        (tr("within … of terrain"), "terrain near"),
    ]
    there = [(title, kind) for title, kind in found if offers[_what(kind.partition(" ")[0])]]
    return [(tr("anywhere"), "all"), *there]
