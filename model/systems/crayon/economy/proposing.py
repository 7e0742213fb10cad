"""What can be proposed for a scenario: goods, demand and event cards, balanced payouts, as Changes.

Nothing is printed and nothing altered here: whoever asks applies the change, or shows it first.
"""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from model.abilities import proposals
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from model.systems.crayon.economy.market import Market


CannotPropose = proposals.CannotPropose


class FairPayout(NamedTuple):
    """What a demand should pay by the formula, and between which amounts it may lie."""

    amount: int
    low: int
    high: int
    mileposts: int = 0
    """How far its good is brought, the shortest way."""


def goods_proposed(
    scenario: Scenario, *, number: int | None = None, chips: int | None = None, seed: int = 1
) -> Change:
    """Goods with their sources and chips; those that a map has stay."""
    from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods

    _refuse_others(scenario)
    return proposed_goods(scenario, GoodsWanted(number=number, chips=chips, seed=seed)).change


def deck_proposed(
    scenario: Scenario, *, cards: int | None = None, seed: int = 1, anew: bool = False
) -> Change:
    """Demand cards up to a number, or as many as are usual; those there are stay unless anew."""
    from model.systems.crayon.economy.deck import deck_change, usual_number
    from model.systems.crayon.things.part import CrayonPart

    market = _market(scenario)
    there = 0 if anew else len(scenario.part_as(CrayonPart).demands)
    number = max(usual_number(market), there) if cards is None else cards
    return deck_change(market, number, seed, anew=anew)


def events_proposed(scenario: Scenario, *, events: int | None = None, seed: int = 1) -> Change:
    """Event cards up to a number, or as many as are usual; those that a map has stay."""
    from model.systems.crayon.economy.events import events_change, usual_events
    from model.systems.crayon.things.part import CrayonPart

    market = _market(scenario)
    there = sum(event.count for event in scenario.part_as(CrayonPart).events.values())
    number = max(usual_events(market), there) if events is None else events
    return events_change(market, number, seed)


def payouts_balanced(
    scenario: Scenario, *, band: int | None = None, only: Collection[str] | None = None
) -> Change:
    """Payouts outside the band set to what the formula says, on all cards or only on some."""
    from model.systems.crayon.economy.judging import balance_change

    return balance_change(_market(scenario, band), only)


def made_playable(scenario: Scenario, seed: int = 1) -> tuple[Scenario, tuple[Change, ...]]:
    """A scenario with goods and demand cards for a game, where it has none, and what was added.

    CannotPropose says why there can be none.
    """
    added: list[Change] = []
    while lacks := lacking_to_play(scenario):
        propose = goods_proposed if lacks == "goods" else deck_proposed
        added.append(propose(scenario, seed=seed))
        scenario = apply(scenario, added[-1])
        if lacking_to_play(scenario) == lacks:
            raise CannotPropose(f"no {lacks} can be found for this map")
    return scenario, tuple(added)


def lacking_to_play(scenario: Scenario) -> Literal["", "goods", "cards"]:
    """What has to be proposed next before a game can be played; nothing for most scenarios."""
    from model.systems.crayon.things.part import CrayonPart

    if scenario.system != "crayon":
        return ""
    if not any(city.supplies for city in scenario.cities.values()):
        return "goods"
    return "" if scenario.part_as(CrayonPart).demands else "cards"


def payouts_proposed(scenario: Scenario) -> Mapping[tuple[str, str], FairPayout]:
    """What the formula says of every demand that can be met, by city and good."""
    return {
        place: FairPayout(fair.amount, fair.low, fair.high, fair.haul.mileposts)
        for place, fair in _market(scenario).fair.items()
    }


def _market(scenario: Scenario, band: int | None = None) -> "Market":
    from model.systems.crayon.economy.market import market_of

    _refuse_others(scenario)
    return market_of(scenario, band)


def _refuse_others(scenario: Scenario) -> None:
    if scenario.system != "crayon":
        raise CannotPropose("goods and cards are proposed for crayon maps alone")
