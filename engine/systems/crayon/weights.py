"""How likely a bot that plays at random does what, so that its games of crayon rails move on."""

WEIGHTS = {
    "deliver": 60,
    "ship": 60,
    "load": 6,
    "fetch": 6,
    "collect": 6,
    "place": 20,
    "move": 40,
    "sail": 20,
    "build": 16,
    "buy": 4,
    "upgrade": 3,
    "declare": 60,
    "done": 4,
    "end": 4,
    "pass": 4,
    "propose": 4,
    "withdraw": 4,
}
"""By the word of an action; kinds that are not named weigh 1."""
