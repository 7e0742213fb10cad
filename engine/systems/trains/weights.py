"""How likely a bot that plays at random does what, so that its games of Trains move on."""

WEIGHTS = {
    "play": 40,
    "apply": 30,
    "leave": 1,
    "buy": 20,
    "rail": 10,
    "station": 10,
    "discard": 3,
    "return": 3,
    "end": 2,
    "pass": 1,
}
"""By the word of an action; kinds that are not named weigh 1."""
