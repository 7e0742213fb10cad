"""A program on the screen: its rows, what is done with them by mouse and keys, and what comes next.

It knows no document: whoever shows it is told which program is wanted.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from editor.builder.dragging import Dragging
from editor.builder.parts import steps
from editor.builder.parts.program import Program
from editor.builder.parts.repairs import repair_of
from editor.builder.parts.rows import Row, rows_of
from editor.builder.parts.schemas import Way
from editor.builder.programs import Warned
from editor.builder.row_menu import row_menu
from editor.builder.row_view import RowView
from editor.builder.telling import Telling
from editor.builder.values import as_files_say
from editor.builder.word_picker import Choice, WordPicker
from editor.widgets.contrast import trouble_style
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.collections import things_in
from model.schema.fields import Field

Moves = {"up": steps.up, "down": steps.down, "into": steps.into, "out": steps.out}


class ProgramView(QWidget):
    """The rows of one program, below a heading, and above a button for one more."""

    wanted = Signal(str, object)
    """The field whose program shall be another, and that program."""

    def __init__(self, field: Field, title: str) -> None:
        super().__init__()
        self.field = field
        self.rows: list[RowView] = []
        self.program = Program("", (), None)
        self._telling: Telling | None = None
        self._shapes: list[object] = []
        self._go_to: tuple[Way, str] | None = None
        """The row that shall have the keyboard once it is there, and which of its fields."""
        self.heading = QLabel(title)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.heading.setToolTip(field.about)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing = QLabel()
        self.nothing.setForegroundRole(self.nothing.foregroundRole())
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.add = QPushButton(tr("Add …"))
        self.add.setAutoDefault(True)  # Return presses it
        self.add.setAccessibleName(tr("{title}: add a part").format(title=title))
        self.add.clicked.connect(lambda: self.pick_new(self.add))
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
        layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    # -- showing

    def show_program(self, program: Program, telling: Telling, warned: Sequence[Warned]) -> None:
        """Shows a program; what has the keyboard keeps it where it is still there."""
        self._telling, self.program = telling, program
        rows = rows_of(program)
        shown = [telling.shown(program, row, warned) for row in rows]
        pairs = list(zip(rows, shown, strict=True))
        shapes: list[object] = [(row.shape, one.title, one.offers) for row, one in pairs]
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
        self.say("")
        self.nothing.setText(tr("Nothing yet."))
        self.nothing.setVisible(not rows)

    def make_anew(self) -> None:
        """Forgets what is shown, so that it is made again, in other colours."""
        self._shapes = []

    def say(self, why: str) -> None:
        """Says why something could not be done."""
        self.trouble.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

    def refuse(self, why: str) -> None:
        """What was wanted could not be done: all fields show again what is so."""
        if self._telling is not None:
            for view in self.rows:
                view.show_row(view.row, view.shown)
        self.say(why)

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
        view = self._row_at(way)
        if view is None:
            return
        target = view.inputs.get(key, view) if key else view
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row_at(self, way: Way) -> RowView | None:
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
        if row.kind == "inner" and what in ("remove", "duplicate", *Moves):
            row = self._owner_of(row)
        if not row.way and what != "repair":
            return
        if what in Moves:
            program, way = Moves[what](self.program, row.way)
            self._become(program, way)
        elif what == "remove":
            self._become(self.program.removed(row.way), self._beside(row))
        elif what == "duplicate":
            self._duplicate(row)
        elif what == "add":
            view = self._row_at(row.way)
            self.pick_new(view or self.add, row)
        elif what == "repair":
            repair = repair_of(self.program, row)
            if repair is not None:
                self._become(repair.program, row.way)

    def _owner_of(self, row: Row) -> Row:
        owner = self.program.owner(row.way)
        found = self._row_at(owner)
        return row if found is None else found.row

    def _duplicate(self, row: Row) -> None:
        if not self.program.takes(row.way[:-1], row.plain):
            self.say(tr("There is room for no more."))
            return
        *above, place = row.way
        number = place + 1 if isinstance(place, int) else 0
        self._become(self.program.duplicated(row.way), (*above, number))

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
        if row.kind == "option":
            self.pick_new(under, row)
        if self._telling is None or row.words is None:
            return
        here = "" if row.word is None else row.word.name
        self._ask(self._telling.choices(row), here, under, lambda name: self._reword(row, name))

    def _reword(self, row: Row, name: str) -> None:
        if row.words is None:
            return
        new = row.words.changed(row.plain, row.words.words[name], self._things)
        self._become(self.program.put(row.way, new), row.way)

    def pick_new(self, under: QWidget, after: Row | None = None) -> None:
        """Asks for the word of one more part: behind a row, or at the end."""
        goal = self._goal(after)
        words = self.program.vocabulary((*goal[:-1], 0))
        if words is None or self._telling is None:
            return
        blank = {name: words.blank(word, self._things) for name, word in words.words.items()}
        is_list = isinstance(self.program.plain, list)
        if is_list and not any(self.program.takes(goal[:-1], one) for one in blank.values()):
            self.say(tr("There is room for no more."))
            return
        choices = self._telling.as_choices(words.words.values())
        self._ask(choices, "", under, lambda name: self.insert(goal, blank[name]))

    def insert(self, goal: Way, plain: Any) -> None:
        """One more part."""
        program = self.program if self.program.plain is not None else self.program.put((), [])
        self._become(program.inserted(goal, plain), goal)

    def _goal(self, after: Row | None) -> Way:
        """Where a new part comes: behind a row, as the first one of an option, at the end."""
        if after is None or not after.way:
            return (len(self.program.parts),)
        if after.kind == "option":
            return (*after.way, len(after.plain))
        if after.kind == "inner":
            return self._goal(self._owner_of(after))
        *above, place = after.way
        return (*above, (place if isinstance(place, int) else 0) + 1)

    def _ask(self, choices: Sequence[Choice], here: str, under: QWidget, take: Any) -> None:
        self.picker = WordPicker(self, choices, here)
        self.picker.chosen.connect(take)
        self.picker.open_below(under)

    def menu(self, row: Row, at: QPoint) -> None:
        """What can be done with a row."""
        menu = row_menu(self, self.program, row, lambda what: self.act(row, what))
        menu.popup(at)

    def drag(self, row: Row, at: QPoint, what: str) -> None:
        """A row is dragged: a line shows where it would come to stand."""
        goal = self.drop.follow(self.program, self.rows, row, at, what)
        if goal is not None:
            self._become(*self.program.moved(row.way, goal))

    # -- inside

    def _things(self, collection: str) -> Sequence[str]:
        telling = self._telling
        return () if telling is None else tuple(things_in(telling.scenario, collection))

    def _become(self, program: Program, way: Way) -> None:
        self._go_to = way, ""
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
