"""What a bot thinks things are worth: numbers that were tried out in games against each other."""

from typing import Final

from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a player weighs things; everything is in points."""

    builds: bool = True
    """Whether rails and stations are placed where that can be left."""
    buys: tuple[str, ...] = ()
    """The categories that are bought; none named is all of them."""
    coin: float = 0.42
    """What a coin of a usual turn is worth."""
    growth: float = 0.7
    """How many cards a deck grows by in a turn."""
    waste: float = 0.9
    """What Waste costs, against the cards that are not drawn for it."""
    reach: float = 0.5
    """What of a city is left for each rail that is still to be laid to it."""
    access: float = 0.35
    """What it is worth to come nearer to a city, against having a marker there."""
    hope: float = 0.04
    """How much of a city's room is filled with stations in each turn that is left."""
    others: float = 0.3
    """What a point of another player counts, against an own one."""
    rail_pace: float = 0.6
    """How many rails a player lays in a turn."""
    station_pace: float = 0.3
    """How many stations a player builds in a turn."""
    buy_pace: float = 0.5
    """How many cards of the smallest piles a player buys in a turn."""


USUAL: Final = Style()
CARDS_ALONE: Final = Style(builds=False, buys=("train", "vp"))
