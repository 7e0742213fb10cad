"""Playing Trains: decks of cards whose effects are data, rails and stations on hexes."""
