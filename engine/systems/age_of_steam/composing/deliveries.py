"""The deliveries that begin at a place as whole moves, with who earns what by them."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from engine.showing.plans import Plan
from engine.systems.age_of_steam.actions.goods_kinds import Move
from engine.systems.age_of_steam.composing.whole_moves import steps_tried
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.moving.questions import question, step_text
from engine.systems.age_of_steam.showing.ghosts import links_shown
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.goods.deliveries import movable, search_for
from model.systems.age_of_steam.goods.income import Earnings, earnings
from model.systems.age_of_steam.goods.network import Arc
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import Shipment, shipment_over
from model.systems.age_of_steam.goods.shipping import Shipping

WAYS: Final = 4000
"""Of one cube no more ways than this are compared."""
MOST: Final = 40
"""So many deliveries of a place are told; the rest can be walked link by link."""


class Delivery(NamedTuple):
    """A whole move, and what everybody gets for it."""

    shipment: Shipment
    earned: Earnings
    steps: tuple[str, ...]
    each: int
    """What every link earns its owner."""

    @property
    def split(self) -> tuple[object, ...]:
        """Equal for moves that come to the same for everybody."""
        gains = (self.earned.income, self.earned.cash)
        paid = [tuple(sorted(one.items())) for one in gains]
        return self.shipment.colour, self.shipment.end, *paid


def deliveries_from(game: AgeOfSteamGame, place: str) -> list[Delivery]:
    """Of the moves that begin at a place one for each end and split, the best for the mover first.

    Of those that come to the same for everybody it is the shortest.
    """
    state = game.state
    if state.phase != "move" or state.agreement is not None or state.doing.journey is not None:
        return []
    shipping, found = question(game.position).shipping, dict[object, Delivery]()
    for colour, start in movable(shipping):
        if start == place:
            for one in _of_cube(game, shipping, search_for(shipping, colour, place)):
                known = found.get(one.split)
                if known is None or len(one.steps) < len(known.steps):
                    found[one.split] = one
    seat = game.position.actor
    return sorted(found.values(), key=lambda one: _rank(one, seat))[:MOST]


def _rank(one: Delivery, seat: int) -> tuple[object, ...]:
    own = one.earned.income[seat]
    others = sum(one.earned.income.values()) - own
    return -own, others, len(one.steps), one.shipment.colour, one.shipment.end, one.steps


def _of_cube(game: AgeOfSteamGame, shipping: Shipping, search: Search) -> Iterator[Delivery]:
    rules = shipping.rules.income
    for path, stops, passed in islice(_ways(search), WAYS):
        shipment = shipment_over(search, path, stops, passed)
        about = shipping.about(search.colour, search.place, shipment.end)
        earned = earnings(shipment, rules, shipping.mover, about)
        steps = tuple(
            step_text(game.position, search, Arc(to, 0, number, 0))
            for to, number in zip(stops, path, strict=True)
        )
        each = now(rules.per_link, about) if now(rules.fixed, about) is None else 0
        yield Delivery(shipment, earned, steps, each)


def _ways(search: Search) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every way to a city that takes the cube; changes at stations are made link by link."""
    if not search.shipping.stations:
        yield from search.all_ways()
        return
    yield from (
        (way.path, way.stops, way.passed) for way in search.complete() if search.may_end(way)
    )


def plan_of(game: AgeOfSteamGame, one: Delivery) -> Plan:
    """A delivery as the actions that it is made of, with its links and their owners."""
    shipment = one.shipment
    move = Move(shipment.colour, shipment.start)
    links = counted(len(shipment.links), "link")
    end = game.table.place_name(shipment.end)
    title = f"{game.table.colour_name(shipment.colour).capitalize()} to {end}, {links}"
    own = one.earned.income[game.position.actor]
    return Plan(
        steps_tried(game, move, one.steps),
        title,
        short=f"{own:+} for {game.names[game.position.actor]}",
        about=gains_in_words(game, one.earned),
        good=shipment.colour,
        ghost=links_shown(game, shipment.links, one.each),
    )


def gains_in_words(game: AgeOfSteamGame, earned: Earnings) -> str:
    """`Ann +2 income, Bob +1 income`, the mover first."""
    seat = game.position.actor
    in_order = sorted({*earned.income, *earned.cash}, key=lambda one: (one != seat, one))
    told = []
    for one in in_order:
        if earned.income[one]:
            told.append(f"{game.names[one]} {earned.income[one]:+} income")
        if earned.cash[one]:
            sign = "-" if earned.cash[one] < 0 else "+"
            told.append(f"{game.names[one]} {sign}${abs(earned.cash[one])}")
    return listed(told) or "Nobody earns anything"
