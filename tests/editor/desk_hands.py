"""A hand at what stands beside a map: tables, the builder of effects, rules, and a game's seats."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget

from editor.builder.builder import Builder
from editor.builder.word_picker import NAME
from editor.panels.properties.properties_panel import Properties
from editor.panels.tables.cards import Cards as Tables
from editor.panels.tables.sheet_view import SheetView
from editor.play.table import Table
from editor.play.window import PlayWindow
from tests.editor.hand import CTRL, Hand
from tests.editor.whole_games import choose_person

Key = Qt.Key


def sheet(hand: Hand, name: str) -> SheetView:
    hand.bring("cards")
    tables = hand.window.panels["cards"]
    assert isinstance(tables, Tables)
    bar = tables.tabs.tabBar()
    hand.press(bar, bar.tabRect(list(tables.views).index(name)).center())
    return tables.views[name]


class Bench:
    """A hand at the builder."""

    def __init__(self, hand: Hand, builder: Builder) -> None:
        self.hand, self.builder = hand, builder
        builder.activateWindow()
        QApplication.processEvents()

    def type_into(self, field: str, text: str) -> None:
        """A click into a field beside the card, all of it typed over, Return."""
        made = self.builder.form.inputs[field]
        self.hand.press(made)
        self.hand.key(Key.Key_A, CTRL)
        self.hand.type(text)
        self.hand.key(Key.Key_Return)

    def tick(self, box: QWidget) -> None:
        self.hand.press(box, QPoint(8, box.height() // 2))

    def tick_category(self, word: str) -> None:
        self.tick(self.builder.form.inputs["categories"].boxes[word])

    def add(self, word: str, below: int | None = None) -> None:
        """A click on *Add*, or Ins on a row, and one on a word."""
        view = self.builder.views["effects"]
        if below is None:
            self.hand.press(view.add)
        else:
            view.rows[below].setFocus()
            self.hand.key(Key.Key_Insert)
        self._pick(word)

    def _pick(self, word: str) -> None:
        picker = self.builder.views["effects"].picking.picker
        (item,) = (one for one in picker.items() if one.data(NAME) == word)
        picker.list.scrollToItem(item)
        self.hand.press(picker.list.viewport(), picker.list.visualItemRect(item).center())

    def reword(self, row: int, word: str) -> None:
        """A click on the word of a row, and on another one."""
        view = self.builder.views["effects"]
        self.hand.press(view.rows[row].word)
        self._pick(word)

    def tick_in(self, row: int, field: str, word: str) -> None:
        """Ticks one of several words in a field of a row, unless a new row has it already."""
        box = self.builder.views["effects"].rows[row].inputs[field].boxes[word]
        if not box.isChecked():
            self.tick(box)

    def set(self, row: int, field: str, number: int) -> None:
        """The arrow keys bring a field to a number."""
        made = self.builder.views["effects"].rows[row].inputs[field]
        spin = made if isinstance(made, QSpinBox) else made.number
        self.hand.press(spin.lineEdit())
        while spin.value() != number:
            self.hand.key(Key.Key_Up if spin.value() < number else Key.Key_Down)


def rule(hand: Hand, panel: Properties, key: str) -> QWidget:
    """The input of a rule, whose section is opened where it is not yet."""
    section = panel.rules.sections[key.partition("/")[0]]
    if not section.is_open:
        hand.press(section.heading)
    form = panel.rules.form_of(key)
    assert form is not None
    made: QWidget = form.inputs[key]
    return made


def sit_down(hand: Hand, people: int = 2) -> Table:
    """F5; two players, of whom so many are people, and the game begins."""
    hand.window.activateWindow()
    hand.canvas.setFocus()
    QApplication.processEvents()
    hand.key(Key.Key_F5)
    (window,) = hand.window.findChildren(PlayWindow)
    while window.seats.players.value() > 2:
        hand.events += 1
        QTest.keyClick(window.seats.players, Key.Key_Down)
    for row in window.seats.rows[1:people]:
        choose_person(hand, row.by)
    hand.press(window.seats.start)
    assert window.table is not None
    return window.table
