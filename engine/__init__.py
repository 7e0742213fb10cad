"""Plays scenarios: the rules of each family of games, bots, and logs that can be replayed."""
