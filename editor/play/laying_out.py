"""How the parts of a table stand: the map, what happened below it, cards, and the side."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QSplitter, QWidget

from editor.play.cards.card_table import STRIP, SUPPLY, CardTable
from editor.play.side.panel_rows import column
from editor.words import tr

SIDE, SIDE_BY_CARDS = 350, 312
"""How wide the side is; cards that lie at the table need the room themselves."""
BY_CARDS = (410, 160)
"""How high the map and what is told stand beside a supply: maps are wider than high."""


def side_of(parts: Sequence[QWidget], width: int) -> QScrollArea:
    """Parts one below the other, scrolled where there are many."""
    inside = QWidget()
    layout = column(inside, 8)
    layout.setContentsMargins(10, 8, 10, 8)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidget(inside)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setMinimumWidth(width)
    scroll.setAccessibleName(tr("Situation"))
    return scroll


def map_and_story(board: QWidget, told: Sequence[QWidget], *, by_cards: bool) -> QSplitter:
    """Under the map: what happened, and a line for what happens next."""
    below = QWidget()
    layout = column(below)
    for part in told:
        layout.addWidget(part)
    return _split(Qt.Orientation.Vertical, (board, below), BY_CARDS if by_cards else (700, 110))


def with_cards(left: QWidget, cards: CardTable) -> QSplitter:
    """The supply beside the map, and the strip of one's own cards below both."""
    above = _split(Qt.Orientation.Horizontal, (left, cards.supply), (630, SUPPLY))
    return _split(Qt.Orientation.Vertical, (above, cards.strip), (570, STRIP))


def beside(left: QWidget, side: QWidget, width: int) -> QSplitter:
    return _split(Qt.Orientation.Horizontal, (left, side), (1280 - width, width))


def _split(way: Qt.Orientation, parts: Sequence[QWidget], sizes: Sequence[int]) -> QSplitter:
    """The first part takes what room is left."""
    splitter = QSplitter(way)
    for part in parts:
        splitter.addWidget(part)
    splitter.setStretchFactor(0, 1)
    splitter.setSizes(list(sizes))
    return splitter
