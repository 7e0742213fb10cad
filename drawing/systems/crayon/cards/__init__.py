"""Demand, event and train cards, the deck."""

from drawing.systems.crayon.cards.deck import cards_of

__all__ = ["cards_of"]
