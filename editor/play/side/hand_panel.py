"""The cards of the players: one's own, and below what lies open before the others."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from editor.play.match.match import Match
from editor.play.side.card_frame import Look, card_frame
from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import clear, column, words
from editor.words import tr, trn
from engine.showing.seat_facts import Card


class Hand(NamedTuple):
    """The cards of a player, as far as they are shown."""

    name: str
    cards: tuple[Card, ...]
    hidden: int = 0
    """How many there are besides."""
    is_own: bool = False
    """Whether it is that of whoever sits before the screen."""


def hands_in(match: Match) -> tuple[Hand, ...]:
    """The hands of all who have cards: of the one whose things are shown, then of the others."""
    viewer, order = match.viewer, list(match.order)
    if viewer is not None:
        start = order.index(viewer)
        order = order[start:] + order[:start]
    found = ((seat, match.facts(seat)) for seat in order)
    return tuple(
        Hand(match.game.names[seat], facts.cards, facts.hidden_cards, seat == viewer)
        for seat, facts in found
        if facts.cards or facts.hidden_cards
    )


class HandPanel(QWidget):
    """Cards of others are folded away until somebody wants to see them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = column(self)
        self._shown: tuple[tuple[Hand, ...], Icons] | None = None
        self._unfolded: set[str] = set()
        """The players whose cards somebody wants to see."""
        self.folds: dict[str, QToolButton] = {}
        """What folds and unfolds the cards of a player, by name."""

    def show_hands(self, hands: Sequence[Hand], icons: Icons) -> None:
        if self._shown == (tuple(hands), icons):
            return
        self._shown = (tuple(hands), icons)
        self._show()

    def _show(self) -> None:
        clear(self._column)
        self.folds.clear()
        hands, icons = self._shown or ((), None)
        for hand in hands:
            self._heading(hand)
            if icons is not None and (hand.is_own or hand.name in self._unfolded):
                for card in hand.cards:
                    self._column.addWidget(card_frame(card, icons, self._look))

    def _heading(self, hand: Hand) -> None:
        if hand.is_own:
            self._column.addWidget(words(tr("Cards of {name}").format(name=hand.name), "group"))
        elif hand.cards:
            self._column.addWidget(self._fold(hand))
        if hand.hidden:
            told = trn("{n} hidden card", "{n} hidden cards", hand.hidden)
            self._column.addWidget(words(f"{hand.name}: {told}", "quiet"))

    def _fold(self, hand: Hand) -> QToolButton:
        fold = self.folds[hand.name] = QToolButton()
        text = tr("Cards of {name} ({n})").format(name=hand.name, n=len(hand.cards))
        fold.setText(text)
        fold.setAutoRaise(True)
        fold.setCheckable(True)
        fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        is_open = hand.name in self._unfolded
        fold.setChecked(is_open)
        fold.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        fold.clicked.connect(lambda is_wanted: self._unfold(hand.name, is_wanted))
        return fold

    def _unfold(self, name: str, is_wanted: bool) -> None:
        if is_wanted:
            self._unfolded.add(name)
        else:
            self._unfolded.discard(name)
        self._show()
        self.folds[name].setFocus()
