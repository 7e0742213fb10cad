"""A deck in words: what every payout is made of, and how even the whole is."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from milepost.terminal.say import count, listed, table
from model.systems.crayon.economy.payouts import SLACK
from model.systems.crayon.things.part import CrayonPart

if TYPE_CHECKING:
    from model.systems.crayon.economy.judging import Judged, Verdict
    from model.systems.crayon.economy.market import Market


def demand_lines(market: "Market", verdict: "Verdict") -> list[str]:
    """Every demand with what its payout follows from."""
    heads = "card city good pays formula band mileposts track remoteness haul".split()
    return table([heads, *(_row(market, one) for one in verdict.judged)])


def _row(market: "Market", one: "Judged") -> tuple[object, ...]:
    from model.systems.crayon.economy.market import THIRDS

    start = (one.card, one.demand.city, one.demand.good, one.demand.pays)
    fair = one.fair
    if fair is None:
        return (*start, "", "", "", "", "", "cannot be brought there")
    third = THIRDS[market.third(fair)]
    outside = "" if one.is_within else ", outside the band"
    band = f"{fair.low}-{fair.high}"
    takes = (fair.haul.mileposts, fair.haul.track, fair.remoteness)
    return (*start, fair.amount, band, *takes, f"{third}{outside}")


def formula_lines(market: "Market") -> list[str]:
    """The formula with the numbers of this scenario."""
    formula = market.formula
    shares = (
        f"{formula.base} + {formula.mileposts} % of the mileposts + {formula.track} % of the track "
        f"+ {formula.remoteness} % of the remoteness"
    )
    return [
        f"formula: {shares}, at least {formula.over_track} more than the track",
        f"band: {formula.band} % either way, at least {SLACK}, and never below the track",
    ]


def summary_lines(market: "Market", verdict: "Verdict") -> Iterator[str]:
    """How even a deck is, in a few lines."""
    number = len(verdict.judged)
    if not number:
        yield "there are no demand cards"
        return
    pays = sorted(one.demand.pays for one in verdict.judged)
    cards = len({one.card for one in verdict.judged})
    near, middle = market.limits
    thirds = ", ".join(f"{name} {uses}" for name, uses in verdict.thirds.items())
    yield (
        f"{count(cards, 'demand card')}: payouts from {pays[0]} to {pays[-1]}, "
        f"half of them up to {pays[(number - 1) // 2]}"
    )
    yield (
        f"within the band: {verdict.within} of {number} payouts "
        f"({100 * verdict.within // number} %)"
    )
    yield (
        f"hauls: {thirds} (near up to {near} mileposts, far beyond {middle}); "
        f"{verdict.mixed_cards} of {count(cards, 'card')} with one of each"
    )
    yield f"cities: {_evenness(verdict.cities)}"
    yield f"goods: {_evenness(verdict.goods)}"
    events = market.scenario.part_as(CrayonPart).events
    if events:
        names = Counter[str]()
        for event in events.values():
            names[event.name] += event.count
        told = [name if number == 1 else f"{number} {name}" for name, number in names.items()]
        yield f"{count(names.total(), 'event card')}: {listed(told, 30)}"


def _evenness(uses: Counter[str]) -> str:
    """How often things are on cards, and which are so seldom or often."""
    few, many = min(uses.values(), default=0), max(uses.values(), default=0)
    if few == many:
        return f"all {len(uses)} are on cards {few} times"
    rare = [name for name, times in uses.items() if times == few]
    often = [name for name, times in uses.items() if times == many]
    return f"on cards from {few} times ({listed(rare, 4)}) to {many} ({listed(often, 4)})"
