"""Trains in the editor: rooms, numbers, cards, kits, supply, and words of play."""
