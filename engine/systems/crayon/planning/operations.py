"""Operations: what a bot's trains do next on their routes."""

from itertools import pairwise

from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.events.errands import errand_of
from engine.systems.crayon.game.game import why_not_now
from engine.systems.crayon.phases.delivering import bonus, offers
from engine.systems.crayon.planning.atlas import Goal
from engine.systems.crayon.planning.jobs import Stop
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.planner import LeftAlone, visit
from engine.systems.crayon.planning.routes import Route
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.state.table import CityPlace

TOO_LITTLE = 0.5
"""A hand that does not promise so many millions a turn is given up."""


def operate(mind: Mind, play: Play) -> act.CrayonAction:
    """The next action of the operations phase."""
    for number, train in enumerate(play.mover.trains, 1):
        if number not in mind.halted:
            action = _next(mind, play, number, train)
            if action is not None:
                return action
            mind.halted.add(number)
    return act.Done()


def _next(mind: Mind, play: Play, number: int, train: Train) -> act.CrayonAction | None:
    table = play.table
    if not train.is_placed:
        return _placed(mind, play, number, train)
    if train.at in table.cities or train.at in table.links_at:
        action = _handle_here(mind, play, number, train)
        if action is not None:
            return action
    route = route_of(mind, play, number, train)
    if route is None:
        return without_route(mind, play)
    return _step(mind, play, number, train, route)


def without_route(mind: Mind, play: Play) -> act.CrayonAction | None:
    """A hand that leads nowhere is discarded."""
    if why_not_now(play, act.Discard()) is not None:
        return None
    mind.discards += 1
    return act.Discard()


# -- the route


def route_of(mind: Mind, play: Play, number: int, train: Train) -> Route | None:
    """The route a train is on, if it still makes sense, or a new one."""
    if play.mover.errands and train.is_placed:
        return _errand_route(mind, play, number, train)
    route = mind.routes.get(number)
    if route is not None and is_sound(play, train, route):
        _leave_behind(route, train)
        return route
    mind.routes.pop(number, None)
    player = play.mover
    tried = (player.hand, train.loads, train.at, player.cash, mind.lines.version)
    if mind.tried.get(number) == tried:
        return None
    mind.tried[number] = tried
    mind.lines.look(play)
    taken = {stop.job.card for other in mind.routes.values() for stop in other.stops}
    route = mind.planner(play, mind.lines, train, LeftAlone(mind.shunned, taken))
    if route is None or (route.worth < TOO_LITTLE and not play.state.turn.acted):
        return None
    mind.routes[number] = route
    mind.discards = 0
    return route


def is_sound(play: Play, train: Train, route: Route) -> bool:
    """Whether the cards are still there, and the loads where the route expects them."""
    if not route.stops:
        return False
    player = play.mover
    aboard = list(train.loads)
    for stop in route.stops:
        good = stop.job.demand.good
        if stop.loads:
            aboard.append(good)
        elif good not in aboard:
            return False
        else:
            aboard.remove(good)
            if stop.job.card not in player.hand and stop.job.card not in play.state.open_contracts:
                return False
    return not train.is_placed or train.at in route.legs[0] or train.at in route.stops[0].goal.cells


def _leave_behind(route: Route, train: Train) -> None:
    """Takes off the way what the train has passed."""
    way = route.legs[0]
    if way[0] != train.at and train.at in way:
        route.legs[0] = way[way.index(train.at) :]


def _errand_route(mind: Mind, play: Play, number: int, train: Train) -> Route | None:
    """The way to the city that an event sends every train to."""
    known = mind.routes.get(number)
    if known is not None and not known.stops and train.at in known.legs[0]:
        _leave_behind(known, train)
        return known
    goals: list[Goal] = []
    for event in play.mover.errands:
        errand = errand_of(play, event)
        if errand is not None:
            cities = set(errand.pays)
            majors = mind.atlas.majors if errand.any_major_pays is not None else ()
            goals += [goal for city in sorted(cities) for goal in mind.atlas.goals.get(city, ())]
            goals += majors
    mind.lines.look(play)
    way = visit(mind.lines, train, [goal for goal in goals if not goal.link])
    if way is None:
        mind.routes.pop(number, None)
        return None
    mind.routes[number] = Route([], [way])
    return mind.routes[number]


def _placed(mind: Mind, play: Play, number: int, train: Train) -> act.CrayonAction | None:
    route = route_of(mind, play, number, train)
    if route is None:
        return without_route(mind, play)
    return act.Place(play.table.cells[route.legs[0][0]], number)


def _step(
    mind: Mind, play: Play, number: int, train: Train, route: Route
) -> act.CrayonAction | None:
    """One milepost further, or across a ferry; None where the train has to stop."""
    table = play.table
    way = route.legs[0]
    if way[0] != train.at or len(way) < 2:
        return None
    to = way[1]
    if to not in table.steps[train.at]:
        for ferry in table.ferries_at.get(train.at, ()):
            if to in table.ports_of[ferry]:
                sail = act.Sail(ferry, number)
                if why_not_now(play, sail) is None:
                    return sail
        return None
    move = act.Move(table.cells[to], number)
    refusal = why_not_now(play, move)
    if refusal is None:
        mind.next = _moves_on(play, number, route)
        return move
    if refusal.rule == "CRY-MOVE-03":
        mind.routes.pop(number, None)
    return None


def _moves_on(play: Play, number: int, route: Route) -> list[act.CrayonAction]:
    """The steps along a way to where there may be something else to do, the last first."""
    table, track, trains = play.table, play.state.track, play.mover.trains
    moves: list[act.CrayonAction] = []
    for here, to in pairwise(route.legs[0][1:]):
        if to not in table.steps[here] or _may_stop(play, number, route, here):
            break
        has_track = track.owner_between(here, to) is not None or to in table.red_steps.get(here, ())
        if len(moves) + 1 >= trains[number - 1].left or not has_track:
            moves += [act.Done()] if len(trains) == 1 else []
            break
        moves.append(act.Move(table.cells[to], number))
    return moves[::-1]


def _may_stop(play: Play, number: int, route: Route, cell: int) -> bool:
    """Whether a train may have something to do at a milepost of its way."""
    table, train = play.table, play.mover.trains[number - 1]
    city = table.cities.get(cell)
    if city is None or cell in table.links_at:
        return cell in table.links_at
    cards = (*play.mover.hand, *play.state.open_contracts)
    demands = (demand for card in cards for demand in table.cards[card].demands)
    return (
        cell in (route.stops[0].goal.cells if route.stops else ())
        or any(one.city == city.id and one.good in train.loads for one in demands)
        or _also_wanted(play, train, route, city) is not None
    )


# -- loads


def _handle_here(mind: Mind, play: Play, number: int, train: Train) -> act.CrayonAction | None:
    if train.loads:
        delivery = _delivery(mind, play, number, train)
        if delivery is not None:
            mind.routes.pop(number, None)
            return delivery
    route = route_of(mind, play, number, train)
    if route is None or not route.stops:
        return None
    stop = route.stops[0]
    if stop.loads and train.at in stop.goal.cells:
        return _pick_up(play, number, train, route, stop)
    return _also_load(play, number, train, route)


def _delivery(mind: Mind, play: Play, number: int, train: Train) -> act.Deliver | act.Ship | None:
    """The delivery here that pays most, leaving aside loads that a route has a better use for."""
    table = play.table
    city = table.cities.get(train.at)
    here = {city.id} if city is not None else set()
    overseas = {
        far for name in table.links_at.get(train.at, ()) for far in table.links[name].serves
    }
    best: tuple[int, act.Deliver | act.Ship] | None = None
    for card in dict.fromkeys((*play.mover.hand, *play.state.open_contracts)):
        for demand in table.cards[card].demands:
            if demand.good in train.loads and (demand.city in here or demand.city in overseas):
                pays = demand.pays + bonus(play, demand.city, demand.good)
                if best is not None and pays <= best[0]:
                    continue
                kind = act.Deliver if demand.city in here else act.Ship
                fitting = offers(play, *(demand.good, demand.city, demand.pays))
                named = card if len(fitting) > 1 else ""
                action = kind(demand.good, demand.city, demand.pays, named, number)
                better = _planned_pay(mind, number, train, demand.good)
                if pays >= better and why_not_now(play, action) is None:
                    best = (pays, action)
    return None if best is None else best[1]


def _planned_pay(mind: Mind, number: int, train: Train, good: str) -> int:
    """What the route gets for the only load of its kind."""
    route = mind.routes.get(number)
    if route is None or train.loads.count(good) > 1:
        return 0
    pays = [s.job.pays for s in route.stops if not s.loads and s.job.demand.good == good]
    return max(pays, default=0)


def _pick_up(
    play: Play, number: int, train: Train, route: Route, stop: Stop
) -> act.CrayonAction | None:
    """Loads what the route came for, after making room for it."""
    good = stop.job.demand.good
    if len(train.loads) >= play.table.rules.trains[train.type].capacity:
        return _make_room(play, number, train, route)
    load = act.Load(good, number)
    collect = act.Collect(good, number)
    fetch = act.Fetch(good, stop.goal.city, number)
    if stop.goal.link:
        action: act.CrayonAction | None = fetch if why_not_now(play, fetch) is None else None
    elif why_not_now(play, load) is None:
        action = load
    else:
        action = collect if why_not_now(play, collect) is None else None
    if action is not None:
        route.stops.pop(0)
        route.legs.pop(0)
    return action


def _make_room(play: Play, number: int, train: Train, route: Route) -> act.Drop | None:
    spare = list(train.loads)
    for stop in route.stops:
        if not stop.loads and stop.job.demand.good in spare:
            spare.remove(stop.job.demand.good)
    for good in spare:
        drop = act.Drop(good, number)
        if why_not_now(play, drop) is None:
            return drop
    return None


def _also_load(play: Play, number: int, train: Train, route: Route) -> act.Load | None:
    """A load that some card asks for, where there is room that the route does not need."""
    city = play.table.cities.get(train.at)
    good = None if city is None else _also_wanted(play, train, route, city)
    if good is None:
        return None
    load = act.Load(good, number)
    return load if why_not_now(play, load) is None else None


def _also_wanted(play: Play, train: Train, route: Route, city: CityPlace) -> str | None:
    """The best paid good of a city that the route does not carry anyway."""
    room = play.table.rules.trains[train.type].capacity - len(train.loads)
    room -= sum(stop.loads for stop in route.stops)
    if room <= 0 or play.table.rules.load.move_points:
        return None
    planned = {stop.job.card for stop in route.stops}
    best: tuple[int, str] | None = None
    for card in play.mover.hand:
        if card in planned:
            continue
        for demand in play.table.cards[card].demands:
            wanted = demand.good in city.supplies and demand.good not in train.loads
            if wanted and demand.city != city.id and (best is None or demand.pays > best[0]):
                best = (demand.pays, demand.good)
    return None if best is None else best[1]
