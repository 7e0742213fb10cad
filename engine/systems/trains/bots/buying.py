"""A bot that only buys: trains, and cards of points when it is time; the measure of every deck.

It lays no rail and builds no station that it need not.
"""

from engine.systems.trains.bots.greedy import Greedy
from engine.systems.trains.planning.style import CARDS_ALONE


def make(seed: int) -> Greedy:
    return Greedy(seed, CARDS_ALONE)
