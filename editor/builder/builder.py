"""The builder: one thing's programs as rows, beside them what it says and how it is printed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from drawing.shapes.symbols import Picture
from drawing.themes.theme import Theme
from editor.builder.fields_form import FieldsForm
from editor.builder.judging import Judging
from editor.builder.marks import rows_at
from editor.builder.parts.program import Program
from editor.builder.printed_card import PrintedCard
from editor.builder.program_view import ProgramView
from editor.builder.programs import Programs, Warned
from editor.builder.tall import Tall
from editor.builder.telling import Telling
from editor.document.document import Document, Happening
from editor.edits.first_names import followed
from editor.edits.thing_names import word_for
from editor.widgets.contrast import trouble_style
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply

USUAL = QSize(1040, 760)
LEFT = 560
Drafts = dict[tuple[str, str, str], str]
"""What was typed and not taken over, by collection, thing and field."""


class Builder(QWidget):
    """A window beside the map. Every change is one step of the document."""

    chosen = Signal(str)
    """Another thing is shown."""
    closed = Signal()
    lit = Signal(object)
    """What the part in hand is about, as a sketch over the map."""
    take_wanted = Signal(object, object)
    """The collections from which something shall be taken, and who is told of each thing."""

    def __init__(
        self,
        document: Document,
        programs: Programs,
        key: str,
        look: Callable[[], Theme],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._drafts: Drafts = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.document, self.programs, self.key = document, programs, key
        self._look = look
        self._told: Sequence[Warned] = ()
        """What was told of the programs when they were last shown."""
        self._keys: tuple[str, ...] = ()
        """What there was when it was last shown."""
        self._unlisten = document.listen(self._heard)
        self.things = QComboBox()
        self.things.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.things.setAccessibleName(word_for(programs.system, programs.collection).capitalize())
        self.things.activated.connect(lambda n: self.show_thing(self.things.itemData(n)))
        self.views = {
            field.name: ProgramView(field, programs.field_title(field.name))
            for field in programs.fields
        }
        for view in self.views.values():
            view.wanted.connect(self._want)
            view.take_wanted.connect(
                lambda way, slot, view=view: self.take_wanted.emit(
                    programs.taken_from(slot), lambda thing: view.taken(way, slot, thing)
                )
            )
        self.form = FieldsForm(programs)
        self.form.wanted.connect(self.apply)
        self.card = PrintedCard(self._printed)
        self.sentences, self.warnings = _words(), _words()
        self.sentences.setAccessibleName(tr("What it says"))
        self.sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.judging = Judging(document, programs, self)
        self.judging.done.connect(self._judged)
        self._lay_out()
        self.resize(USUAL)
        _application().focusChanged.connect(self._focus_moved)
        self.refresh()

    def take_keys(self, actions: list[QAction]) -> None:
        """Undo, redo and save work here too, by the keys that they have over the map."""
        self.addActions(actions)

    def take_drafts(self, drafts: Drafts) -> None:
        """What was typed before and not taken over is there again, and is kept there."""
        self._drafts = drafts
        self._show_drafts()

    def show_thing(self, key: str) -> None:
        """Shows another card."""
        if key != self.key:
            self._keep_drafts()
            self.key = key
            for view in self.views.values():
                view.make_anew()
            self._show_drafts()
            self.refresh()
            self.chosen.emit(key)

    def _keep_drafts(self) -> None:
        """What is typed and not taken over is there again when somebody comes back."""
        for name, view in self.views.items():
            place, draft = (self.programs.collection, self.key, name), view.advanced.draft
            self._drafts.pop(place, None)
            if draft is not None:
                self._drafts[place] = draft

    def _show_drafts(self) -> None:
        for name, view in self.views.items():
            program = self.programs.program(self.document.scenario, self.key, name)
            draft = self._drafts.get((self.programs.collection, self.key, name))
            view.advanced.show_draft(program, draft)

    def refresh(self) -> None:
        """Shows what is so now; the window goes when its thing is gone."""
        scenario, keys = self.document.scenario, self.programs.keys(self.document.scenario)
        now = followed(self.key, self._keys, keys)
        self._keys = tuple(keys)
        if now is None:
            self.close()
            return
        self.key = now
        self._list_things({key: self.programs.title(scenario, key) for key in keys})
        self.setWindowTitle(
            tr("{name} – what it does").format(name=self.programs.title(scenario, self.key))
        )
        self._show_programs()
        self.judging.ask(self.key)
        self.light()
        self.form.show_thing(scenario, self.key)
        self.card.ask()
        self.sentences.setVisible(self.card.picture is None)

    def _list_things(self, titles: Mapping[str, str]) -> None:
        """All things in the order of their names; the list is made anew where it is another."""
        names = sorted(titles, key=lambda one: titles[one].casefold())
        listed, box = {key: titles[key] for key in names}, self.things
        if listed != {box.itemData(n): box.itemText(n) for n in range(box.count())}:
            box.clear()
            for key, title in listed.items():
                box.addItem(title, key)
        box.setCurrentIndex(box.findData(self.key))

    def _show_programs(self) -> None:
        scenario = self.document.scenario
        warned = self._warned()
        self._told = warned
        for name, view in self.views.items():
            program = self.programs.program(scenario, self.key, name)
            own = [one for one in warned if one.field == name]
            view.show_program(program, self._telling(name), own)
        told = "\n".join(self.programs.sentences(scenario, self.key))
        self.sentences.setText(told)
        self.card.setAccessibleDescription(told)
        self._count_odd()

    def _count_odd(self) -> None:
        number = sum(row.is_odd for view in self.views.values() for row in view.rows)
        self.warnings.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.warnings.setText(
            trn("{n} row should be looked at.", "{n} rows should be looked at.", number)
        )
        self.warnings.setVisible(number > 0)

    def _warned(self) -> list[Warned]:
        """What contradicts itself, and what the checks have found by now."""
        own = list(self.programs.warned(self.document.scenario, self.key))
        known = {(one.field, one.way) for one in own}
        found = self.judging.of(self.key)
        return [*own, *(one for one in found if (one.field, one.way) not in known)]

    def _judged(self) -> None:
        """The checks have come to an end: what they found is told in its row."""
        if self.key in self._keys and self._warned() != self._told:
            self._told = self._warned()
            for name, view in self.views.items():
                own = [one for one in self._told if one.field == name]
                view.show_warned(self._telling(name), own)
            self._count_odd()

    def _telling(self, field: str) -> Telling:
        return Telling(self.programs, self.document.scenario, self.key, field)

    def light(self) -> None:
        """Marks on the map what the part in hand is about, or all parts where none is."""
        held = {name: view.way_in_hand() for name, view in self.views.items()}
        is_any = any(way is not None for way in held.values())
        rows = [
            row
            for name, way in held.items()
            if way is not None or not is_any
            for row in rows_at(self.views[name].program, way)
        ]
        self.lit.emit(self.programs.marked(self.document, rows))

    def _focus_moved(self, _: object, now: QWidget | None) -> None:
        if now is not None and (now is self or self.isAncestorOf(now)):
            self.light()

    # -- doing

    def apply(self, change: Change, trouble: Callable[[str], None] | None = None) -> None:
        """Does a step; what does not fit is told, and nothing changes."""
        try:
            self.document.apply(change)
        except (DoesNotApply, DoesNotFit) as why:
            if trouble is not None:
                trouble(str(why))

    def _want(self, field: str, program: Program) -> None:
        view = self.views[field]
        try:
            change = self.programs.changed(self.document.scenario, self.key, field, program)
        except DoesNotFit as trouble:
            view.refuse(trouble.why)
            return
        self.apply(change, view.refuse)

    def _heard(self, happening: Happening) -> None:
        if happening.kind not in ("stroke", "saved"):
            self.refresh()

    def _printed(self) -> Picture | None:
        scenario = self.document.scenario
        if self.key not in self.programs.keys(scenario):
            return None
        return self.programs.printed(scenario, self.key, self._look(), self.document.folder)

    # -- the window

    def recolour(self) -> None:
        """The window has other colours."""
        for view in self.views.values():
            view.make_anew()
        self.refresh()

    def changeEvent(self, event: Any) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and hasattr(self, "card"):
            self.recolour()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self._keep_drafts()
        _application().focusChanged.disconnect(self._focus_moved)
        self.judging.stop()
        self._unlisten()
        self.closed.emit()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        rows = Tall()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(16)
        for view in self.views.values():
            column.addWidget(view)
        column.addStretch(1)
        side = Tall()
        beside = QVBoxLayout(side)
        beside.setContentsMargins(0, 0, 6, 0)
        beside.setSpacing(8)
        beside.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        beside.addWidget(self.warnings)
        beside.addWidget(self.sentences)
        beside.addWidget(self.form)
        beside.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.things)
        head.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(head)
        left.addWidget(_scrolled(rows, LEFT), 1)
        layout = QHBoxLayout(self)
        layout.addLayout(left, 1)
        area = _scrolled(side, self.card.sizeHint().width() + 40)
        area.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        area.setFixedWidth(self.card.sizeHint().width() + 60)
        layout.addWidget(area)


def _application() -> QApplication:
    return cast(QApplication, QApplication.instance())


def _scrolled(inside: QWidget, least: int) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setMinimumWidth(least)
    area.setWidget(inside)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def _words() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
