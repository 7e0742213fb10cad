"""What a demand should pay: one formula for whoever proposes cards and whoever judges them.

All of it is counted in integers, so that a map has the same payouts on every machine.
"""

from typing import Final, NamedTuple

from model.systems.crayon.economy.hauls import Haul
from model.systems.crayon.rules.card_rules import Payouts

SLACK: Final = 2
"""A payout that differs by no more than this is within the band, however small the amount."""
MOST: Final = 999_999
"""What can be written on a card."""


class Fair(NamedTuple):
    """What a demand should pay by the formula, and what that follows from."""

    haul: Haul
    remoteness: int
    """What the cheapest track to the city from the nearest Major City costs."""
    shared: int
    """The base and the shares of distance, track and remoteness together."""
    amount: int
    """The same, or enough to pay for the track."""
    low: int
    high: int

    def has(self, pays: int) -> bool:
        """Whether a payout lies within the band."""
        return self.low <= pays <= self.high


def fair_payout(formula: Payouts, haul: Haul, remoteness: int) -> Fair:
    """What a demand should pay that takes this haul to a city so remote."""
    percents = (
        formula.mileposts * haul.mileposts
        + formula.track * haul.track
        + formula.remoteness * remoteness
    )
    shared = formula.base + (percents + 50) // 100
    amount = min(max(shared, haul.track + formula.over_track, 1), MOST)
    slack = max(amount * formula.band // 100, SLACK)
    low = min(max(amount - slack, haul.track, 1), amount)
    return Fair(haul, remoteness, shared, amount, low, min(amount + slack, MOST))
