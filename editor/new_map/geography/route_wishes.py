"""What is wished of a board of routes: lines, twins, segments, and where railroads begin."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from editor.new_map.geography.amounts import Amount
from editor.new_map.geography.wish import (
    FEWEST_SEGMENTS,
    MOST_LINES,
    MOST_SEGMENTS,
    MOST_TWINS,
    Wish,
)
from editor.words import tr


class RouteWishes(QWidget):
    """Rows of a form that only boards of routes have."""

    changed = Signal(str, object)
    """What of the wish, and what it is now."""

    def __init__(self, form: QFormLayout) -> None:
        super().__init__()
        self._form = form
        self.lines = Amount(tr("Lines"), 0, MOST_LINES)
        self.lines.setToolTip(tr("Lines between cities, without twins"))
        self.twins = Amount(tr("Twins"), 0, MOST_TWINS)
        self.twins.setToolTip(tr("Pairs of cities that two lines join"))
        self.segments = Amount(tr("Segments"), FEWEST_SEGMENTS, MOST_SEGMENTS)
        self.segments.setToolTip(tr("Segments of all lines together"))
        self.side = QComboBox()
        self.side.setAccessibleName(tr("Where railroads begin"))
        for word, title in _sides():
            self.side.addItem(title, word)
        for name, amount in self.amounts().items():
            amount.changed.connect(lambda value, name=name: self.changed.emit(name, value))
        self.side.currentIndexChanged.connect(
            lambda: self.changed.emit("home_side", self.side.currentData())
        )
        form.addRow(tr("Lines"), self.lines)
        form.addRow(tr("Twins"), self.twins)
        form.addRow(tr("Segments"), self.segments)
        form.addRow(tr("Home bases"), self.side)

    def amounts(self) -> dict[str, Amount]:
        return {"lines": self.lines, "twins": self.twins, "segments": self.segments}

    def show_wish(self, wish: Wish) -> None:
        for row in (*self.amounts().values(), self.side):
            self._form.setRowVisible(row, wish.is_routes)
        with QSignalBlocker(self.side):
            self.side.setCurrentIndex(max(0, self.side.findData(wish.home_side)))

    def found(self, facts: dict[str, int]) -> None:
        """What the board turned out to have."""
        for name, amount in self.amounts().items():
            amount.found(facts.get(name, 0))


def _sides() -> list[tuple[str, str]]:
    return [
        ("", tr("where most people live")),
        ("north", tr("in the north")),
        ("east", tr("in the east")),
        ("south", tr("in the south")),
        ("west", tr("in the west")),
    ]
