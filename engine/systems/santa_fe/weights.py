"""How likely a bot that plays at random does what, so that its games of Santa Fe move on."""

WEIGHTS = {
    "lay": 12,
    "mark": 4,
    "exchange": 2,
    "stop": 2,
}
"""By the word of an action; kinds that are not named weigh 1."""
