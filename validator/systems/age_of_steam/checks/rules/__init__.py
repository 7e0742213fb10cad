"""Checks of players, turns, prices, phases and points."""
