"""A program on the screen: its rows, what is done with them by mouse and keys, and what comes next.

It knows no document: whoever shows it is told which program is wanted.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.builder.advanced import Advanced
from editor.builder.asking.inputs import input_for
from editor.builder.asking.values import as_files_say
from editor.builder.dragging import Dragging
from editor.builder.parts import steps
from editor.builder.parts.program import Program
from editor.builder.parts.repairs import repair_of
from editor.builder.parts.rows import Row, row_around, rows_of
from editor.builder.parts.schemas import Way, is_varying
from editor.builder.parts.slots import Slot
from editor.builder.picking import Picking
from editor.builder.programs import Warned
from editor.builder.row_menu import row_menu
from editor.builder.row_view import RowView
from editor.builder.telling import Telling
from editor.pointing.selection import Thing
from editor.widgets.contrast import trouble_style
from editor.widgets.forms.choices import Offered
from editor.words import tr
from model.forms.form import DoesNotFit
from model.schema.fields import Field

Moves = {"up": steps.up, "down": steps.down, "into": steps.into, "out": steps.out}


class ProgramView(QWidget):
    """The rows of one program, below a heading, and above a button for one more."""

    wanted = Signal(str, object)
    """The field whose program shall be another, and that program."""
    take_wanted = Signal(object, object)
    """Where the row is that wants something from the map, and for which of its fields."""

    def __init__(self, field: Field, title: str) -> None:
        super().__init__()
        self.field = field
        self.rows: list[RowView] = []
        self.program = Program("", (), None)
        self._meant = self.program
        """What was last wanted."""
        self.telling: Telling | None = None
        self._shapes: list[object] = []
        self._go_to: tuple[Way, str] | None = None
        """The row that shall have the keyboard once it is there, and which of its fields."""
        self.heading = QLabel(title)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.heading.setToolTip(field.about)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.picking = Picking(self)
        self.nothing = QLabel()
        self.nothing.setForegroundRole(self.nothing.foregroundRole())
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.add = QPushButton(tr("Add …"))
        self.add.setAutoDefault(True)  # Return presses it
        self.add.setAccessibleName(tr("{title}: add a part").format(title=title))
        self.add.clicked.connect(lambda: self.picking.pick_new(self.add))
        self.varies = QPushButton()
        self.varies.setFlat(True)
        self.varies.setAutoDefault(True)
        self.varies.clicked.connect(self._vary)
        self.advanced = Advanced(title)
        self.advanced.wanted.connect(lambda program: self.wanted.emit(field.name, program))
        self.drop = Dragging(self)
        self._list = QVBoxLayout()
        self._list.setSpacing(3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.heading)
        layout.addWidget(self.nothing)
        layout.addLayout(self._list)
        layout.addWidget(self.trouble)
        below = QHBoxLayout()
        below.addWidget(self.add)
        below.addWidget(self.varies)
        below.addStretch(1)
        layout.addLayout(below)
        layout.addWidget(self.advanced)

    # -- showing

    def show_program(self, program: Program, telling: Telling, warned: Sequence[Warned]) -> None:
        """Shows a program; what has the keyboard keeps it where it is still there."""
        self.telling, self.program = telling, program
        if self._go_to is not None:
            way, field = self._go_to
            self._go_to = program.place_of(self._meant, way), field
        rows = rows_of(program)
        told = [replace(one, way=row_around(rows, one.way)) for one in warned]
        shown = [telling.shown(program, row, told) for row in rows]
        pairs = list(zip(rows, shown, strict=True))
        shapes: list[object] = [(row.shape, one.title, one.offers, one.more) for row, one in pairs]
        if shapes != self._shapes or len(self.rows) != len(rows):
            self._shapes = shapes
            here = self._go_to or self._here()
            self._clear()
            self.rows = [RowView(row, one, self) for row, one in pairs]
            for view in self.rows:
                self._list.addWidget(view)
                view.show()  # what is not seen yet cannot take the keyboard
            self._give_keyboard(here)
        for view, row, one in zip(self.rows, rows, shown, strict=True):
            view.show_row(row, one)
        if self._go_to is not None:
            self._give_keyboard(self._go_to)
        self._go_to = None
        self.tell("")
        self.nothing.setText(tr("Nothing yet."))
        self.nothing.setVisible(not rows)
        self.heading.setText(
            telling.programs.heading(telling.scenario, telling.key, self.field.name)
        )
        self._offer_cases()
        self.advanced.show_program(program)

    def show_warned(self, telling: Telling, warned: Sequence[Warned]) -> None:
        """Shows what is wrong by now; the rows and what somebody is typing stay."""
        rows = [view.row for view in self.rows]
        told = [replace(one, way=row_around(rows, one.way)) for one in warned]
        for view in self.rows:
            view.show_told(telling.shown(self.program, view.row, told))

    def make_anew(self) -> None:
        """Forgets what is shown, so that it is made again, in other colours."""
        self._shapes = []

    def tell(self, why: str) -> None:
        """Says why something could not be done."""
        self.trouble.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

    def refuse(self, why: str) -> None:
        """What was wanted could not be done: all fields show again what is so."""
        if self.telling is not None:
            for view in self.rows:
                view.show_row(view.row, view.shown)
        self.tell(why)

    def _clear(self) -> None:
        for view in self.rows:
            self._list.removeWidget(view)
            view.hide()
            view.deleteLater()
        self.rows = []

    def _here(self) -> tuple[Way, str] | None:
        """Which row has the keyboard, and which of its fields."""
        for view in self.rows:
            if view.hasFocus():
                return view.row.way, ""
            for key, made in view.inputs.items():
                if made.hasFocus() or any(one.hasFocus() for one in made.findChildren(QWidget)):
                    return view.row.way, key
        return None

    def _give_keyboard(self, here: tuple[Way, str] | None) -> None:
        if here is None:
            return
        way, key = here
        view = self.row_at(way)
        if view is None:
            return
        target = view.inputs.get(key, view) if key else view
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def row_at(self, way: Way) -> RowView | None:
        return next((view for view in self.rows if view.row.way == way), None)

    # -- what rows have done (Hand)

    def edit(self, row: Row, way: Sequence[str], value: Any) -> None:
        """Something else in a field."""
        if row.kind == "raw":
            self._try(lambda: self.program.put(row.way, as_files_say(value)))
            return
        self._try(lambda: self.program.put((*row.way, *way), self._said(row, way, value)))

    def _said(self, row: Row, way: Sequence[str], value: Any) -> Any:
        slots = () if row.word is None else row.word.slots
        slot = next(one for one in slots if one.way == tuple(way))
        return as_files_say(value, slot)

    def act(self, row: Row, what: str) -> None:
        """Moves a row, duplicates it, takes it away, adds one behind it, or mends it."""
        if row.kind in ("inner", "list") and what in ("remove", "duplicate", *Moves):
            if what == "remove" and row.held is not None and not row.held.field.is_required:
                self.become(self.program.put(row.way, None), self.program.owner(row.way))
                return
            row = self.owner_of(row)
        if not row.way and what != "repair":
            return
        if what in Moves:
            program, way = Moves[what](self.program, row.way)
            self.become(program, way)
        elif what == "remove":
            self.become(self.program.removed(row.way), self._beside(row))
        elif what == "duplicate":
            self._duplicate(row)
        elif what == "add":
            view = self.row_at(row.way)
            self.picking.pick_new(view or self.add, row)
        elif what == "repair":
            repair = repair_of(self.program, row)
            if repair is not None:
                self.become(repair.program, row.way)

    def owner_of(self, row: Row) -> Row:
        owner = self.program.owner(row.way)
        found = self.row_at(owner)
        return row if found is None else found.row

    def _duplicate(self, row: Row) -> None:
        if not self.program.takes(row.way[:-1], row.plain):
            self.tell(tr("There is room for no more."))
            return
        *above, place = row.way
        number = place + 1 if isinstance(place, int) else 0
        self.become(self.program.duplicated(row.way), (*above, number))

    def _beside(self, row: Row) -> Way:
        """The row that comes to the front when one is taken away."""
        ways = [view.row.way for view in self.rows]
        number = ways.index(row.way)
        before = ways[number - 1] if number else row.way
        after = [way for way in ways[number + 1 :] if way[: len(row.way)] != row.way]
        return row.way if after and len(after[0]) == len(row.way) else before

    def step(self, row: Row, by: int) -> None:
        """The keyboard goes to the row above or below."""
        number = next(n for n, view in enumerate(self.rows) if view.row.way == row.way) + by
        if 0 <= number < len(self.rows):
            self.rows[number].setFocus(Qt.FocusReason.TabFocusReason)
        elif number == len(self.rows):
            self.add.setFocus(Qt.FocusReason.TabFocusReason)

    def pick(self, row: Row, under: QWidget) -> None:
        """Asks for another word."""
        self.picking.pick(row, under)

    def say_more(self, row: Row, key: str) -> None:
        """Something more of a part, that has parts or fields of its own."""
        self.picking.say_more(row, key)

    def made_input(self, slot: Slot, offers: Sequence[Offered]) -> Any:
        """The input for a field: the system's own, or one of those of all forms."""
        telling = self.telling
        own = None if telling is None else telling.programs.made_input(telling.scenario, slot)
        return input_for(slot, offers) if own is None else own

    def take(self, row: Row, slot: Slot) -> None:
        """What a field names shall be taken from the map."""
        self.take_wanted.emit(row.way, slot)

    def taken(self, way: Way, slot: Slot, thing: Thing) -> bool:
        """A thing was clicked on the map for a field; whether more can be."""
        view = self.row_at(way)
        made = None if view is None else view.inputs.get(slot.key)
        if made is None:
            return False
        if hasattr(made, "take"):
            made.take(*thing)
        elif hasattr(made, "toggle"):
            made.toggle(thing[1])
        else:
            made.edited.emit(thing[1])
            return False
        return True

    def way_in_hand(self) -> Way | None:
        """Where the row is that has the keyboard; None where none has it."""
        here = self._here()
        return None if here is None else here[0]

    def menu(self, row: Row, at: QPoint) -> None:
        """What can be done with a row."""
        menu = row_menu(self, self.program, row, lambda what: self.act(row, what))
        menu.popup(at)

    def drag(self, row: Row, at: QPoint, what: str) -> None:
        """A row is dragged: a line shows where it would come to stand."""
        goal = self.drop.follow(self.program, self.rows, row, at, what)
        if goal is not None:
            self.become(*self.program.moved(row.way, goal))

    # -- what depends on the situation

    def _offer_cases(self) -> None:
        """What the whole does may depend on the situation, in some vocabularies."""
        self.varies.setVisible(is_varying(self.program.schema()))
        is_plain = not isinstance(self.program.plain, dict)
        self.varies.setText(tr("By the situation …") if is_plain else tr("The same always"))
        self.add.setVisible(is_plain or not self.rows)

    def _vary(self) -> None:
        plain = self.program.plain
        if isinstance(plain, dict):
            self.become(self.program.put((), plain.get("else") or []), ())
        else:
            same = plain or []
            case = {"when": {"players": 3}, "is": same}
            self.become(self.program.put((), {"cases": [case], "else": same}), ())

    # -- inside

    def become(self, program: Program, way: Way) -> None:
        self._go_to, self._meant = (way, ""), program
        if program.plain != self.program.plain:
            self.wanted.emit(self.field.name, program)
        self._give_keyboard(self._go_to)
        self._go_to = None

    def _try(self, make: Any) -> None:
        try:
            program = make()
        except DoesNotFit as trouble:
            self.refuse(trouble.why)
            return
        if program.plain != self.program.plain:
            self.wanted.emit(self.field.name, program)
