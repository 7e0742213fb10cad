"""Aids for players of Trains: the game in short, what is different here, cards, what is needed."""

from drawing.systems.trains.aids.leaves import leaves

__all__ = ["leaves"]
