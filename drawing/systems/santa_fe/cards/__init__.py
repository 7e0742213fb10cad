"""The cards of Santa Fe: cities, short lines, branch lines, and cards of the display."""

from drawing.systems.santa_fe.cards.deck import cards_of

__all__ = ["cards_of"]
