"""Money from one state to the next: the auction, what a build costs, what building cannot bring."""

from collections.abc import Iterator, Sequence

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.kinds import Bid, Pay, Sell
from engine.systems.age_of_steam.actions.track_kinds import Claim, Lay, Town
from engine.systems.age_of_steam.effects.held import every
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.effects import Cut, Discount
from tests.engine.systems.age_of_steam.invariants.steps import Step

BEFORE_INCOME = ("order", "shares", "actions", "build")
"""Phases in which no money comes by itself; what one player pays another stays in the sum."""
BUILDS = (Lay, Town, Claim)


def auction(step: Step) -> Iterator[Refusal]:
    """INV-AOS-17: what players have less after an action of the auction is what places cost."""
    before, after = step.before.state, step.after.state
    is_asked = before.phase == "order" and before.agreement is None
    if (
        not is_asked
        or _money_came_or_went(step)
        or after.phase not in BEFORE_INCOME
        or isinstance(step.action, Sell)
    ):
        return
    dropped = sum(seat.cash for seat in before.seats) - sum(seat.cash for seat in after.seats)
    owed = sum(_owed(step)) if step.before.table.rules.order.mode == "auction" else _bought(step)
    if after.turn == before.turn and dropped != owed:
        yield no("INV-AOS-17", f"${dropped} were paid, and the places cost ${owed}")


def _money_came_or_went(step: Step) -> bool:
    """Whether income or expenses followed at once, as a map may order its phases."""
    return bool(step.told("income")) or any("cash" in one.facts for one in step.told("pay"))


def _bought(step: Step) -> int:
    price = step.before.table.rules.pay_first
    return price.price if isinstance(step.action, Pay) and price is not None else 0


def _owed(step: Step) -> Iterator[int]:
    """What those pay whose place this action has settled, each from the own last bid."""
    play, doing = step.before, step.before.state.doing
    bids = dict(doing.bids)
    if isinstance(step.action, Bid):
        bids[play.actor] = step.action.amount
    for one in (*step.told("pass"), *step.told("first")):
        if "place" in one.facts and one.seat is not None:
            yield _part(play, one.seat, one.facts["place"], bids.get(one.seat, 0))


def _part(play: Play, seat: int, place: int, bid: int) -> int:
    """All of a bid, half of it or nothing, by the place and perhaps by the role."""
    last = len(play.state.order)
    name = "last" if place == last else {1: "first", 2: "second"}.get(place, "middle")
    role = play.table.roles.get(play.state.seats[seat].role)
    said = getattr(role.pay, name) if role is not None and role.pay is not None else None
    match said or getattr(play.table.rules.order.pay, name):
        case "full":
            return bid
        case "half-up":
            return bid - bid // 2
        case "half-down":
            return bid // 2
    return 0


def building(step: Step) -> Iterator[Refusal]:
    """INV-AOM-05, INV-AOS-19: a build costs what it should, and brings only what is declared."""
    if not isinstance(step.action, BUILDS):
        return
    seat = step.before.actor
    before, after = step.before.state, step.after.state
    bonuses = step.told("bonus")
    cuts = [one.discount for one in every(step.before, seat, Discount)]
    cost = total(after.doing.prices, cuts) - total(before.doing.prices, cuts)
    gained = sum(one.facts["cash"] for one in bonuses)
    if after.seats[seat].cash != max(0, before.seats[seat].cash - cost + gained):
        yield no("INV-AOM-05", f"{step.action} should have cost ${cost}")
    income = sum(one.facts["income"] for one in bonuses)
    declared = step.before.table.rules.build.bonuses
    if _income(step.after) - _income(step.before) != income or (income and not declared):
        yield no("INV-AOS-19", f"{step.action} changed an income")


def _income(play: Play) -> int:
    return sum(seat.income for seat in play.state.seats)


def total(prices: Sequence[int], cuts: Sequence[Cut]) -> int:
    """What builds of these prices cost together (AOM-BUILD-07)."""
    return max(0, sum(prices) - sum(sum(_saved(prices, cut)) for cut in cuts))


def _saved(prices: Sequence[int], cut: Cut) -> Iterator[int]:
    """What comes off the price of each build that the discount is about."""
    meant = [price for price in prices if cut.price_is is None or price == cut.price_is]
    one = {"cheapest": slice(1), "dearest": slice(-1, None), "first": slice(1)}
    in_order = meant if cut.tile == "first" else sorted(meant)
    for price in in_order[one.get(cut.tile, slice(None))]:
        whole = price if cut.cut == "free" else price // 2 if cut.cut == "half" else int(cut.cut)
        yield min(price, whole)
