"""A game of Age of Steam behind the protocol that all systems share."""
