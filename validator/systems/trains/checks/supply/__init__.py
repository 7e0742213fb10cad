"""Checks of starting decks, piles, kits and the kinds that are drawn."""
