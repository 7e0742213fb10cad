"""Judging a deck by the formula, and bringing back the payouts that stray from it."""

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from model.forms.form import Step
from model.scenario.change import Change
from model.systems.crayon.economy.market import THIRDS, Market
from model.systems.crayon.economy.payouts import Fair
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.things.part import CrayonPart, Demand


class Judged(NamedTuple):
    """A demand on a card, and what it should pay; None where its good cannot come there."""

    card: str
    demand: Demand
    fair: Fair | None

    @property
    def is_within(self) -> bool:
        return self.fair is not None and self.fair.has(self.demand.pays)


class Verdict(NamedTuple):
    """What there is to say of a whole deck."""

    judged: tuple[Judged, ...]
    thirds: dict[str, int]
    """How many demands are near, middle and far."""
    mixed_cards: int
    """The cards that have a near, a middle and a far demand."""
    cities: Counter[str]
    """How often each city is on a card; those that never are stand with 0, as with the goods."""
    goods: Counter[str]

    @property
    def within(self) -> int:
        return sum(one.is_within for one in self.judged)


def judged_deck(market: Market) -> Verdict:
    """What the formula says to the deck that a scenario has."""
    cards = market.scenario.part_as(CrayonPart).demands
    judged = tuple(
        Judged(number, demand, market.fair.get((demand.city, demand.good)))
        for number, card in cards.items()
        for demand in card
    )
    thirds: dict[str, set[int]] = {number: set() for number in cards}
    for one in judged:
        thirds[one.card].update([market.third(one.fair)] if one.fair else [])
    return Verdict(
        judged,
        market.count_thirds([one.fair for one in judged if one.fair]),
        sum(len(found) == len(THIRDS) for found in thirds.values()),
        _uses(market.scenario.cities, [one.demand.city for one in judged]),
        _uses(market.scenario.goods, [one.demand.good for one in judged]),
    )


def _uses(known: Collection[str], used: Collection[str]) -> Counter[str]:
    uses = Counter(dict.fromkeys(known, 0))
    uses.update(used)
    return uses


def balance_change(market: Market, only: Collection[str] | None = None) -> Change:
    """The change that has the payouts outside the band pay what the formula says.

    `only` names the cards that may change; all others, and everything else on a card, stay.
    """
    cards = market.scenario.part_as(CrayonPart).demands
    unknown = [number for number in only or () if number not in cards]
    if unknown:
        raise CannotPropose(f"there is no card {unknown[0]}")
    steps = []
    for number in cards if only is None else sorted(only, key=list(cards).index):
        after = [str(_balanced(market, demand)) for demand in cards[number]]
        before = [str(demand) for demand in cards[number]]
        if after != before:
            steps.append(Step(("demands", number), before, after))
    return Change("balance payouts", tuple(steps))


def _balanced(market: Market, demand: Demand) -> Demand:
    fair = market.fair.get((demand.city, demand.good))
    if fair is None or fair.has(demand.pays):
        return demand
    return demand._replace(pays=fair.amount)
