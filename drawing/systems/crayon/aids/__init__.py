"""Aids for crayon players: turn, prices and trains, the list of events."""

from drawing.systems.crayon.aids.leaves import leaves

__all__ = ["leaves"]
