"""What the scenarios of Trains hold: cities and remote places, cards, kits, a position."""
