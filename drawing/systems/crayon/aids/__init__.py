"""Aids for crayon players: turn, prices and trains, the list of events."""
