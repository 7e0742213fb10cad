"""Limits and money of a build: surcharges, discounts on the running total, what is in hand."""

from collections.abc import Sequence

from engine.protocol import Refusal
from engine.systems.age_of_steam.effects.held import every, sum_of
from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.conditions.selector import is_so
from model.systems.age_of_steam.rules.effects import Cut, Discount, Surcharge
from model.wording.speech import tr


class Purse:
    """What the actor can pay for in this build, worked out once for each price."""

    __slots__ = ("_cuts", "_known", "_paid", "builds_left", "cash", "limit", "prices", "surcharge")

    def __init__(self, play: Play) -> None:
        so_far: SoFar = play.state.doing
        seat = play.actor
        self.cash = play.mover.cash
        self.prices = so_far.prices
        self.limit = build_limit(play, seat)
        self.builds_left = self.limit - so_far.builds
        self.surcharge = surcharge(play, seat, len(so_far.prices))
        self._cuts = [one.discount for one in every(play, seat, Discount)]
        self._known: dict[int, int] = {}
        self._paid: dict[int, bool] = {}

    def cost(self, price: int) -> int:
        """What is paid for a build of this price: how much the discounted total rises."""
        if not self._cuts:
            return price
        found = self._known.get(price)
        if found is None:
            with_it = discounted((*self.prices, price), self._cuts)
            found = self._known[price] = with_it - discounted(self.prices, self._cuts)
        return found

    def cost_of_tile(self, price: int) -> int:
        return self.cost(price + self.surcharge)

    def pays_tile(self, price: int) -> bool:
        found = self._paid.get(price)
        if found is None:
            found = self._paid[price] = self.cost_of_tile(price) <= self.cash
        return found

    def why_not(self, cost: int, builds: int = 1) -> Refusal | None:
        """Whether builds and money are left for something; who has no build at all claims nothing.

        AOM-ACTION-03, AOS-BUILD-29.
        """
        if self.limit < 1 or self.builds_left < builds:
            return no("AOS-BUILD-01", tr("no build is left for this"))
        if cost > self.cash:
            return no(
                "AOS-BUILD-02",
                tr("this costs ${cost}, and you have ${cash}", cost=cost, cash=self.cash),
            )
        return None


def surcharge(play: Play, seat: int, nth: int) -> int:
    """What is added to the price of the next tile (AOM-BUILD-06)."""
    total, said = sum_of(play, seat, Surcharge), play.table.rules.build.surcharges
    situation = play.situation(seat) if said else None
    for one in said:
        if situation is not None and is_so(one.when, situation):
            total += one.add + (one.nth[min(nth, len(one.nth) - 1)] if one.nth else 0)
    return total


def discounted(prices: Sequence[int], cuts: Sequence[Cut]) -> int:
    """What some builds cost together after discounts (AOM-BUILD-07)."""
    return max(0, sum(prices) - sum(_cut_of(prices, cut) for cut in cuts))


def _cut_of(prices: Sequence[int], cut: Cut) -> int:
    meant = [price for price in prices if cut.price_is in (None, price)]
    if not meant:
        return 0
    match cut.tile:
        case "cheapest":
            meant = [min(meant)]
        case "dearest":
            meant = [max(meant)]
        case "first":
            meant = meant[:1]
    return sum(_off(price, cut.cut) for price in meant)


def _off(price: int, cut: int | str) -> int:
    if cut == "free":
        return price
    return price // 2 if cut == "half" else min(price, int(cut))


def pay(play: Play, price: int, builds: int = 1) -> int:
    """Pays for a build of this price, and gives what was paid."""
    so_far: SoFar = play.state.doing
    cost = Purse(play).cost(price)
    play.mover.cash -= cost
    so_far.prices = (*so_far.prices, price)
    so_far.builds += builds
    return cost
