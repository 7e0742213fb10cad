"""The cards of Trains: `card_front` draws one, `cards_of` all that a game needs."""

from drawing.systems.trains.cards.deck import cards_of
from drawing.systems.trains.cards.front import card_front

__all__ = ["card_front", "cards_of"]
