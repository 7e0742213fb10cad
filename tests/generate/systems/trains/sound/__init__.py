"""Sound boards of Trains."""
