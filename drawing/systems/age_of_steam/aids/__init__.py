"""Aids for players of Age of Steam: the turn, prices, money, cities, and what is different here."""

from drawing.systems.age_of_steam.aids.leaves import leaves

__all__ = ["leaves"]
