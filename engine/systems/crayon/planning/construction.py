"""The building phase: what a bot builds and buys, and when it builds to win."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from engine.protocol import Refusal
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import why_not_now
from engine.systems.crayon.game.winning import is_connected
from engine.systems.crayon.phases.entry import fitting_cards
from engine.systems.crayon.phases.prices import purse
from engine.systems.crayon.planning.bills import Bill
from engine.systems.crayon.planning.connecting import ToJoin, to_join
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.operations import route_of
from engine.systems.crayon.planning.routes import Route
from engine.systems.crayon.state.money import for_anything
from engine.systems.crayon.state.play import Play
from model.systems.crayon.network.network import edge_key
from model.systems.crayon.network.search import FAR
from model.systems.crayon.rules.crayon_rules import Train as Kind

SPARE: Final = 60
"""Cash beyond what the route needs from which a player builds toward the Major Cities."""
MOST_REROUTES: Final = 3
"""How often a refused section may send the planner back in one turn."""
FOR_NOW = ("CRY-TURN", "CRY-EVENT", "CRY-UPG", "CRY-BUILD-02", "CRY-BUILD-08", "CRY-BUILD-13")
"""Refusals that may be gone in a later turn, or once another section is there."""
NO_MONEY = "CRY-BUILD-14"

Work = act.Build | act.Buy | act.Upgrade


def construct(mind: Mind, play: Play) -> act.CrayonAction:
    """The next action of the building phase."""
    while True:
        if mind.works is None:
            mind.lines.look(play)
            mind.works = _works(mind, play)
        while mind.works:
            work = mind.works.pop(0)
            if _is_laid(play, work):
                continue
            refusal = why_not_now(play, work)
            if refusal is None:
                mind.next = _sections_on(play, mind.works)
                return work
            if isinstance(work, act.Build) and _is_final(refusal):
                _give_way(mind, play, work)
                break
        if mind.works is not None:
            return act.End()


def _is_laid(play: Play, work: Work) -> bool:
    """Whether a section has been laid without looking."""
    if not isinstance(work, act.Build):
        return False
    return play.state.track.sections.get(_edge(play, work)) == play.state.turn.seat


def _edge(play: Play, work: act.Build) -> int:
    network = play.table.network
    return edge_key(network.index(work.origin), network.index(work.end))


def _sections_on(play: Play, works: list[Work]) -> list[act.CrayonAction]:
    """The sections that come next, the last first, and the end where nothing else is to do."""
    sections = list(takewhile(lambda work: isinstance(work, act.Build), works))
    is_all = len(sections) == len(works) and play.table.rules.win.auto
    return [*([act.End()] if is_all else []), *sections[::-1]]


def _is_final(refusal: Refusal) -> bool:
    return refusal.rule != NO_MONEY and not refusal.rule.startswith(FOR_NOW)


def _give_way(mind: Mind, play: Play, work: act.Build) -> None:
    """Bans a section that the rules refuse, and looks for another way."""
    mind.lines.look(play)
    mind.lines.ban(_edge(play, work))
    mind.routes.clear()
    mind.tried.clear()
    mind.reroutes += 1
    mind.works = None if mind.reroutes <= MOST_REROUTES else []


def _works(mind: Mind, play: Play) -> list[Work]:
    """Everything to be built and bought in this turn, in order."""
    player, win_cash = play.mover, play.state.win_cash
    if player.cash >= win_cash:
        last = _last_works(mind, play)
        if last is not None:
            return last
    routes = _routes(mind, play)
    bills = [route.bill(play, mind.seat) for route in routes]
    ahead = sum(bill.total for bill in bills)
    upgrade = _upgrade(mind, play, routes, ahead)
    if upgrade is not None:
        return [upgrade]
    works = [
        work
        for route, bill in zip(routes, bills, strict=True)
        for work in _for_route(play, route, bill)
    ]
    if player.cash - ahead >= SPARE and play.state.turn.phase == "building":
        need = _need(mind, play)
        ways = _ways_to_join(mind, need)
        works += [] if ways is None else _to_win(mind, play, need, ways)
    return works


def _last_works(mind: Mind, play: Play) -> list[Work] | None:
    """What is still to be built to win in this turn; None where that takes more money."""
    cash, win_cash = play.mover.cash, play.state.win_cash
    if is_connected(play, mind.seat):
        return []
    need = _need(mind, play)
    # What it costs over bare land is the least it can cost.
    ways = _ways_to_join(mind, need) if cash - need.cost >= win_cash else None
    if ways is not None and cash - _price_to_win(mind, play, need, ways) >= win_cash:
        return _to_win(mind, play, need, ways)
    return None


def _need(mind: Mind, play: Play) -> ToJoin:
    """What is to be joined to win; worked out anew when own track or owners have changed."""
    key = (mind.lines.main_piece(), sum(map(len, play.state.track.owners.values())))
    if mind.need is None or mind.need[0] != key:
        mind.need = (key, to_join(play, mind.lines))
    return mind.need[1]


def _routes(mind: Mind, play: Play) -> list[Route]:
    trains = enumerate(play.mover.trains, 1)
    found = (route_of(mind, play, number, train) for number, train in trains)
    return [route for route in found if route is not None]


def _for_route(play: Play, route: Route, bill: Bill) -> Iterator[Work]:
    """What a route needs; what running on it will cost is left in the purse."""
    fee, speed = (
        play.table.rules.move.own_track_fee,
        play.table.rules.trains[play.mover.trains[0].type].speed,
    )
    fees = sum(fee * (1 + len(leg) // speed) for leg in route.legs) if fee else 0
    yield from _sections(bill, fees + bill.rent)
    yield from _links(play, bill.seat, route)


def _sections(bill: Bill, rent: int = 0) -> Iterator[Work]:
    """The sections that ways still need, as far as the money of this turn goes."""
    play, cells = bill.play, bill.play.table.cells
    left = min(purse(play), play.mover.cash - rent)
    for u, v, price in bill.missing.values():
        left -= price
        if left < 0:
            return
        fitting = fitting_cards(play, v)
        card = fitting[0] if fitting and len(fitting) > 1 else ""
        yield act.Build(cells[u], cells[v], card)


def _links(play: Play, seat: int, route: Route) -> Iterator[Work]:
    """The links and ferries that a route uses and that are bought with money alone."""
    table, track = play.table, play.state.track
    for stop in route.stops:
        link = stop.goal.link
        if link and table.is_bought(link) and not track.owns(seat, link):
            yield act.Buy(link)
    for ferry, ports in table.ports_of.items():
        is_used = any(ports[0] in way and ports[1] in way for way in route.legs)
        if is_used and table.is_bought(ferry) and not track.owns(seat, ferry):
            yield act.Buy(ferry)


def _ways_to_join(mind: Mind, need: ToJoin) -> list[list[int]] | None:
    """Own track to what is still to be joined to win; None where some of it is out of reach."""
    if need.cost >= FAR:
        return None
    lines, home = mind.lines, mind.lines.main_piece()
    ways: list[list[int]] = []
    try:
        for goal in need.goals:
            reach = lines.reach(next(iter(home.cost))) if ways else home
            way = lines.leg_from(reach, goal, may_rent=False)
            if way is None:
                return None
            ways.append(way)
            lines.pencil(way)
    finally:
        lines.rub_out()
    return ways


def _to_win(mind: Mind, play: Play, need: ToJoin, ways: list[list[int]]) -> list[Work]:
    bill = Bill(play, mind.seat, ways)
    return [*_sections(bill), *_links_to_win(play, mind.seat, need)]


def _price_to_win(mind: Mind, play: Play, need: ToJoin, ways: list[list[int]]) -> int:
    links = _links_to_win(play, mind.seat, need)
    fares = sum(play.table.links[one.what].cost for one in links)
    return Bill(play, mind.seat, ways).total + fares


def _links_to_win(play: Play, seat: int, need: ToJoin) -> list[act.Buy]:
    """The links that are bought to win."""
    table, track = play.table, play.state.track
    links = [goal.link for goal in need.goals if goal.link]
    return [act.Buy(one) for one in links if table.is_bought(one) and not track.owns(seat, one)]


# -- trains


def _upgrade(mind: Mind, play: Play, routes: Sequence[Route], ahead: int) -> act.Upgrade | None:
    """A better train, where it will pay and the way ahead does not suffer."""
    kinds, player = play.table.rules.trains, play.mover
    now = kinds[player.trains[0].type]
    offers = [(kind, price) for kind, price in now.upgrades.items() if kind in kinds]
    if not offers or play.state.turn.phase == "build-round" or not routes:
        return None
    kind, price = max(offers, key=lambda offer: _gain(now, kinds[offer[0]]))
    can_pay = for_anything(player) - price >= ahead + 8
    if not can_pay or not _can_wait(play, routes[0], now.speed):
        return None
    need = _need(mind, play).cost
    to_earn = play.state.win_cash - player.cash + (need if need < FAR else SPARE)
    pays = _gain(now, kinds[kind]) * to_earn * 0.7 > price
    return act.Upgrade(kind) if pays else None


def _gain(now: Kind, new: Kind) -> float:
    """By what part a player earns more with another train."""
    return new.speed / now.speed - 1 + 0.1 * (new.capacity - now.capacity)


def _can_wait(play: Play, route: Route, speed: int) -> bool:
    """Whether the train has track for its next turn."""
    laid = 0
    for leg in route.legs:
        for step in range(len(leg) - 1):
            u, v = leg[step], leg[step + 1]
            if edge_key(u, v) not in play.state.track.sections and v in play.table.ways[u]:
                return laid >= speed
            laid += 1
    return True
