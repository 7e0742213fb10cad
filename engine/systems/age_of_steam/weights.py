"""How likely a bot that plays at random does what, so that its games of Age of Steam move on."""

WEIGHTS = {
    "move": 60,
    "lay": 40,
    "town": 30,
    "urbanize": 10,
    "claim": 8,
    "place": 10,
    "draw": 6,
    "column": 6,
    "bid": 2,
    "pass": 3,
    "issue": 4,
    "engine": 4,
    "done": 6,
    "skip": 2,
}
"""By the word of an action; kinds that are not named weigh 1."""
