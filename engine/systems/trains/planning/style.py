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
    actions: float = 1.0
    """How far what is reckoned of action cards is trusted; with 0.0 none is bought."""
    coin: float = 0.53
    """What a coin of the last turn is worth."""
    early: float = 0.006
    """How much more it is worth for each turn that is left, since it buys what brings more."""
    growth: float = 0.55
    """How many cards a deck grows by in a turn."""
    drawn: float = 1.15
    """What a card of the deck is worth, against the mean of what the cards bring by themselves."""
    waste: float = 1.3
    """What Waste costs, against the cards that are not drawn for it."""
    thin: float = 0.8
    """What it is worth to be rid of Waste, against what it costs to gain it."""
    passing: float = 1.25
    """The same where a turn is given up for it, with a hand that will be better in the next."""
    reach: float = 0.48
    """What of a city is left for each rail that is still to be laid to it."""
    access: float = 0.35
    """What it is worth to come nearer to a city, against having a marker there."""
    hope: float = 0.04
    """How much of a city's room is filled with stations in each turn that is left."""
    others: float = 1.1
    """What a point of each of the other players counts, all of them together, against an own."""
    company: float = 2.0
    """How much more a place is worth at the start where another has begun, who builds there too."""
    stations: float = 0.85
    """What stations to come are worth, against those that could be built now."""
    fan: float = 1.6
    """How many rails and stations are used up, against how many cards for them will come."""
    rail_pace: float = 0.55
    """How many rails a player lays in a turn."""
    station_pace: float = 0.3
    """How many stations a player builds in a turn."""
    buy_pace: float = 0.35
    """How many cards of the smallest piles a player buys in a turn."""


USUAL: Final = Style()
PLANS: Final = (
    USUAL,
    Style(actions=0.6),
    Style(actions=0.35),
    Style(actions=0.0),
    Style(coin=0.4, early=0.0),
    Style(waste=2.0),
    Style(drawn=1.5),
)
"""Ways to play; which of them is best depends on the cards that there are."""
CARDS_ALONE: Final = Style(builds=False, buys=("train", "vp"))
