"""What a bot thinks things are worth: numbers that were tried out in games against each other."""

from typing import Final

from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a player weighs things; everything is in points."""

    near: float = 0.8
    """How likely a railroad comes to a city that is next to it, before distance is counted."""
    fades: float = 0.8
    """What of that is left for each piece that is still to be laid."""
    in_hand: float = 0.4
    """What a City card in hand counts for, against one that was played."""
    others: float = 0.7
    """What the City cards of the others count for, on average, against own ones."""
    prior: float = 0.08
    """What a City card counts for that may still be drawn, of every city."""
    follows: float = 0.9
    """What a bonus counts for that can still be had in the same turn."""
    exposed: float = 0.5
    """What a bonus counts for that the next player can have with one piece."""
    pace: float = 2.3
    """How many pieces a player lays in a round, on average."""
    spare: float = 0.9
    """What a City card that is still to be drawn counts for, as some will be left over."""
    again: float = 0.8
    """What a second piece of a railroad counts for in the same round, against the first."""
    hope: float = 0.5
    """What a short line counts for whose card has not been shown."""
    sure: float = 0.3
    """How much more a City card is wanted now for what its city is worth already."""
    slot: float = 0.5
    """What a place in the hand is worth that a Branch Line takes."""
    rest: float = 2.0
    """How bad the best piece must be before a turn is passed that need not be."""
    hurry: float = 1.5
    """What it is worth towards the end, to who leads, that a piece less of the majors is left."""


USUAL: Final = Style()
