"""The game itself: set-up, turns, positions, views, winning."""
