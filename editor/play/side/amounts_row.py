"""Actions that differ by a number, such as bids: a key for each, and what it would do."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from editor.play.match.offers import Offered
from editor.play.side.panel_rows import column, words
from engine.showing.plans import Plan

IN_A_ROW = 8
MOST = 32
"""So many numbers have a key; larger ones are typed."""
MOST_DIGITS = 4


class AmountsRow(QWidget):
    """One click plays a number. Digits type one, + and - go to the next, and Enter plays it."""

    def __init__(self, some: Sequence[Offered], do: Callable[[Plan], object]) -> None:
        super().__init__()
        self._do = do
        self._by_amount = {one.amount: one for one in some if one.amount is not None}
        self._amounts = sorted(self._by_amount)
        self.keys: dict[int, QToolButton] = {}
        self.marked: int | None = None
        """The number that Enter plays."""
        self._typed = ""
        layout = column(self)
        keys = QWidget()
        self._grid = QGridLayout(keys)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        for place, amount in enumerate(self._amounts[:MOST]):
            self._grid.addWidget(self._key(amount), *divmod(place, IN_A_ROW))
        for place in range(IN_A_ROW):
            self._grid.setColumnStretch(place, 1)
        layout.addWidget(keys)
        self.title, self.about = words(""), words("", "quiet")
        self.about.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.title)
        layout.addWidget(self.about)
        self._tell(self._amounts[0])

    def _key(self, amount: int) -> QToolButton:
        one = self._by_amount[amount]
        key = self.keys[amount] = QToolButton()
        key.setText(str(amount))
        key.setCheckable(True)
        key.setSizePolicy(key.sizePolicy().Policy.Expanding, key.sizePolicy().Policy.Fixed)
        key.setAccessibleName(one.title)
        key.setToolTip(str(one.action))
        key.clicked.connect(partial(self._press, amount))
        key.installEventFilter(self)
        return key

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for amount, key in self.keys.items():
                if key is watched:
                    self._tell(amount)
        return super().eventFilter(watched, event)

    def _tell(self, amount: int) -> None:
        one = self._by_amount[amount]
        self.title.setText(one.title)
        self.about.setText(one.about)

    def _press(self, amount: int, _checked: bool = False) -> None:
        self._do(self._by_amount[amount].plan)

    # -- keys

    def key_pressed(self, key: int, text: str) -> bool:
        """A key that nobody else took; whether it means something here."""
        if text.isdecimal() and text.isascii() and len(self._typed) < MOST_DIGITS:
            self._typed += text
            self._mark(int(self._typed))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self._step(1 if key == Qt.Key.Key_Plus else -1)
        elif key == Qt.Key.Key_Backspace and self._typed:
            self._typed = self._typed[:-1]
            self._mark(int(self._typed or -1))
        else:
            return False
        return True

    def play_marked(self) -> bool:
        """Plays the number that was typed or gone to; whether there is one."""
        if self.marked is None:
            return False
        self._press(self.marked)
        return True

    def _step(self, step: int) -> None:
        self._typed = ""
        at = -1 if self.marked is None else self._amounts.index(self.marked)
        self._mark(self._amounts[max(0, min(at + step, len(self._amounts) - 1))])

    def _mark(self, amount: int) -> None:
        self.marked = amount if amount in self._by_amount else None
        for number, key in self.keys.items():
            key.setChecked(number == self.marked)
        if self.marked is not None:
            self._tell(self.marked)
