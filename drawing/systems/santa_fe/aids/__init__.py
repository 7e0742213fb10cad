"""Aids for players of Santa Fe: the round, cards, cities and railroads, what is different here."""

from drawing.systems.santa_fe.aids.leaves import leaves

__all__ = ["leaves"]
