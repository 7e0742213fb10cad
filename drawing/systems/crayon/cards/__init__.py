"""Demand, event and train cards, the deck."""
