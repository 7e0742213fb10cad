"""The deliveries that begin at a place as whole moves, with who earns what by them."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from engine.showing.plans import Plan
from engine.systems.age_of_steam.actions.goods_kinds import Move
from engine.systems.age_of_steam.composing.whole_moves import steps_tried
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.moving.questions import question, step_texts
from engine.systems.age_of_steam.planning.deliveries import best_ways
from engine.systems.age_of_steam.showing.ghosts import links_shown
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.goods.deliveries import movable, search_for
from model.systems.age_of_steam.goods.income import Earnings, earnings
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import Shipment, shipment_over
from model.wording.speech import tr

BEST: Final = 6
"""Of so many cubes the best delivery is told without being asked for."""
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
    if not _is_beginning(game):
        return []
    shipping, found = question(game.position).shipping, dict[object, Delivery]()
    for colour, start in movable(shipping):
        if start == place:
            for one in _of_cube(game, search_for(shipping, colour, place)):
                known = found.get(one.split)
                if known is None or len(one.steps) < len(known.steps):
                    found[one.split] = one
    seat = game.position.actor
    return sorted(found.values(), key=lambda one: _rank(one, seat))[:MOST]


def _is_beginning(game: AgeOfSteamGame) -> bool:
    """Whether a cube can be taken up now."""
    state = game.state
    is_free = state.phase == "move" and state.agreement is None
    return is_free and state.doing.journey is None


def best_deliveries(game: AgeOfSteamGame) -> list[Delivery]:
    """For the cubes that earn the mover most, the best delivery of each."""
    if not _is_beginning(game):
        return []
    shipping, found = question(game.position).shipping, list[Delivery]()
    for way in [one for one in best_ways(shipping) if one.own > 0][:BEST]:
        search = search_for(shipping, way.colour, way.place)
        found += (one for one in _over(game, search, way.path, way.stops))
    return found


def _over(
    game: AgeOfSteamGame, search: Search, path: tuple[int, ...], stops: tuple[int, ...]
) -> Iterator[Delivery]:
    """The delivery over just these links."""
    ways = (way for way in _ways(search) if way[:2] == (path, stops))
    yield from (_delivery(game, search, *way) for way in islice(ways, 1))


def _rank(one: Delivery, seat: int) -> tuple[object, ...]:
    own = one.earned.income[seat]
    others = sum(one.earned.income.values()) - own
    return -own, others, len(one.steps), one.shipment.colour, one.shipment.end, one.steps


def _of_cube(game: AgeOfSteamGame, search: Search) -> Iterator[Delivery]:
    for way in islice(_ways(search), WAYS):
        yield _delivery(game, search, *way)


def _delivery(
    game: AgeOfSteamGame,
    search: Search,
    path: tuple[int, ...],
    stops: tuple[int, ...],
    passed: int,
) -> Delivery:
    shipping = search.shipping
    shipment, rules = shipment_over(search, path, stops, passed), shipping.rules.income
    about = shipping.about(search.colour, search.place, shipment.end)
    earned = earnings(shipment, rules, shipping.mover, about)
    steps = tuple(step_texts(game.position, search, path, stops))
    each = now(rules.per_link, about) if now(rules.fixed, about) is None else 0
    return Delivery(shipment, earned, steps, each)


def _ways(search: Search) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every way to a city that takes the cube; changes at stations are made link by link."""
    if not search.shipping.stations:
        yield from search.all_ways()
        return
    yield from (
        (way.path, way.stops, way.passed) for way in search.complete() if search.may_end(way)
    )


def plan_of(game: AgeOfSteamGame, one: Delivery, *, is_alone: bool = False) -> Plan:
    """A delivery as the actions that it is made of, with its links and their owners.

    One that stands alone says where it begins.
    """
    shipment = one.shipment
    move = Move(shipment.colour, shipment.start)
    links = counted(len(shipment.links), "link")
    start, end = map(game.table.place_name, (shipment.start, shipment.end))
    way = tr("from {start} to {end}", start=start, end=end) if is_alone else tr("to {end}", end=end)
    title = f"{game.table.colour_name(shipment.colour).capitalize()} {way}, {links}"
    own = one.earned.income[game.position.actor]
    return Plan(
        steps_tried(game, move, one.steps),
        title,
        short=tr("{own:+} for {names}", own=own, names=game.names[game.position.actor]),
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
            told.append(
                tr("{names} {income:+} income", names=game.names[one], income=earned.income[one])
            )
        if earned.cash[one]:
            sign = "-" if earned.cash[one] < 0 else "+"
            told.append(f"{game.names[one]} {sign}${abs(earned.cash[one])}")
    return listed(told) or tr("Nobody earns anything")
