"""Loads: picking them up in cities and overseas, and putting them down without payment."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Collect, Drop, Fetch, Jettison, Load
from engine.systems.crayon.events.cited_rules import rule_against_loading
from engine.systems.crayon.events.errands import why_barred
from engine.systems.crayon.phases.links import links_here, use_link, why_not_link
from engine.systems.crayon.phases.moving import why_not_run
from engine.systems.crayon.state.chips import (
    is_circus,
    lie_down,
    lies_in,
    put_down,
    take_lying,
    take_off,
    to_tray,
)
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.state.table import CityPlace
from model.wording.speech import tr

Handling = Load | Collect | Fetch | Drop | Jettison

# -- in the city where the train is


def why_not_load(play: Play, action: Load) -> Refusal | None:
    refusal = _why_not_pick_up(play, action.train)
    if refusal is not None:
        return refusal
    city = _city(play, action.train)
    if city is None or action.good not in city.supplies:
        return no("CRY-LOAD-01", tr("{good} is not to be had here", good=action.good))
    return _why_not_in_tray(play, action.good)


def why_not_collect(play: Play, action: Collect) -> Refusal | None:
    refusal = _why_not_pick_up(play, action.train)
    if refusal is not None:
        return refusal
    city = _city(play, action.train)
    if city is None or not lies_in(play, action.good, city.id):
        return no("CRY-LOAD-01", tr("no {good} lies here", good=action.good))
    return _why_not_circus(play, action.good)


def _why_not_in_tray(play: Play, good: str) -> Refusal | None:
    if not play.state.tray.get(good):
        return no("CRY-LOAD-02", tr("the tray has no {good} now", good=good))
    return None


def _why_not_circus(play: Play, good: str) -> Refusal | None:
    if not is_circus(play, good):
        return None
    cards = (play.table.cards[card] for card in (*play.mover.hand, *play.state.open_contracts))
    if any(demand.good == good for card in cards for demand in card.demands):
        return None
    return no("CRY-VAR-55", tr("only who holds a demand for the circus may pick it up"))


def _city(play: Play, number: int) -> CityPlace | None:
    return play.table.cities.get(play.mover.trains[number - 1].at)


def _why_not_pick_up(play: Play, number: int) -> Refusal | None:
    """What speaks against any load on this train in this city."""
    refusal = why_not_run(play, number)
    if refusal is not None:
        return refusal
    train, city = play.mover.trains[number - 1], _city(play, number)
    if city is None:
        return no("CRY-LOAD-01", tr("loads are picked up in cities"))
    return (
        _why_full(play, train)
        or why_barred(play, play.seat, "pickup")
        or _why_no_pickup(play, city.id)
        or why_no_points(play, train)
    )


def _why_full(play: Play, train: Train) -> Refusal | None:
    most = play.table.rules.trains[train.type].capacity
    if len(train.loads) >= most:
        return no("CRY-LOAD-03", tr("the train is full: it carries {most} loads", most=most))
    return None


def _why_no_pickup(play: Play, city: str) -> Refusal | None:
    for event, ground in play.weather.no_pickup:
        if city in ground.cities:
            return _no_pickup(play, event)
    return None


def _no_pickup(play: Play, event: str) -> Refusal:
    rule = rule_against_loading(play.table.events[event])
    return no(
        rule, tr("{event_name}: nothing is picked up here now", event_name=play.event_name(event))
    )


def why_no_points(play: Play, train: Train) -> Refusal | None:
    """Whether handling a load takes movement that is not left (CRY-VAR-46)."""
    points = play.table.rules.load.move_points
    if points > train.left:
        return no(
            "CRY-VAR-46",
            tr("a load takes {points} of movement, and too little is left", points=points),
        )
    return None


def use_points(play: Play, train: Train) -> None:
    train.moved += play.table.rules.load.move_points


def load(play: Play, action: Load) -> None:
    play.state.tray[action.good] -= 1
    _put_on(play, action.train, action.good)


def collect(play: Play, action: Collect) -> None:
    take_lying(play, action.good, play.table.cities[play.mover.trains[action.train - 1].at].id)
    _put_on(play, action.train, action.good)


def _put_on(play: Play, number: int, good: str) -> None:
    train = play.mover.trains[number - 1]
    play.state.turn.acted = True
    train.loads = tuple(sorted((*train.loads, good)))
    use_points(play, train)
    text = tr("{names} loads {good}", names=play.names[play.seat], good=good)
    play.tell("load", play.seat, text, good=good, at=train.at)


# -- overseas


def why_not_fetch(play: Play, action: Fetch) -> Refusal | None:
    refusal = why_not_run(play, action.train) or why_not_link(
        play, action.train, "fetch", action.city
    )
    if refusal is not None:
        return refusal
    train = play.mover.trains[action.train - 1]
    return (
        _why_not_overseas(play, action)
        or _why_full(play, train)
        or why_barred(play, play.seat, "pickup")
        or _why_no_fetch(play, train, action.city)
        or why_no_points(play, train)
    )


def _why_not_overseas(play: Play, action: Fetch) -> Refusal | None:
    """Whether there is such a load in a city overseas; the circus may lie there."""
    if is_circus(play, action.good) and lies_in(play, action.good, action.city):
        return _why_not_circus(play, action.good)
    city = play.table.scenario.cities[action.city]
    if action.good not in city.supplies or action.good not in play.table.chips:
        return no(
            "CRY-LOAD-01",
            tr("{good} is not to be had in {city}", good=action.good, city=city.name or city.id),
        )
    return _why_not_in_tray(play, action.good)


def _why_no_fetch(play: Play, train: Train, city: str) -> Refusal | None:
    """Where a load from overseas counts as picked up (OPEN-CRY-57)."""
    if play.table.rules.event.link_pickup_at == "overseas-city":
        return _why_no_pickup(play, city)
    port = play.table.cities.get(train.at)
    if port is not None:
        return _why_no_pickup(play, port.id)
    stopped = (event for event, ground in play.weather.no_pickup if train.at in ground.cells)
    event = next(stopped, None)
    return None if event is None else _no_pickup(play, event)


def fetch(play: Play, action: Fetch) -> None:
    use_link(play, action.train, "fetch", action.city)
    play.mover.trains[action.train - 1].fetched += 1
    if is_circus(play, action.good):
        take_lying(play, action.good, action.city)
    else:
        play.state.tray[action.good] -= 1
    _put_on(play, action.train, action.good)


# -- putting down


def why_not_drop(play: Play, action: Drop) -> Refusal | None:
    refusal = why_not_run(play, action.train)
    if refusal is not None:
        return refusal
    if _city(play, action.train) is None:
        return no("CRY-LOAD-05", tr("loads are dropped in cities only"))
    return _why_not_aboard(play, action)


def _why_not_aboard(play: Play, action: Drop | Jettison) -> Refusal | None:
    train = play.mover.trains[action.train - 1]
    if action.good not in train.loads:
        return no("CRY-LOAD-05", tr("there is no {good} on the train", good=action.good))
    return why_no_points(play, train)


def drop(play: Play, action: Drop) -> None:
    train = play.mover.trains[action.train - 1]
    city = play.table.cities[train.at]
    play.state.turn.acted = True
    take_off(train, action.good)
    put_down(play, action.good, city)
    use_points(play, train)
    text = tr(
        "{names} drops {good} in {city}",
        names=play.names[play.seat],
        good=action.good,
        city=city.name,
    )
    play.tell("drop", play.seat, text, good=action.good, city=city.id)


def why_not_jettison(play: Play, action: Jettison) -> Refusal | None:
    """Whether a load may go overseas unpaid (OPEN-CRY-30)."""
    refusal = why_not_run(play, action.train)
    if refusal is not None:
        return refusal
    if not play.table.rules.link.drop:
        return no("CRY-LOAD-05", tr("loads are dropped in the city where the train is"))
    return _why_not_aboard(play, action) or why_not_link(play, action.train, "ship", action.city)


def jettison(play: Play, action: Jettison) -> None:
    train = play.mover.trains[action.train - 1]
    use_link(play, action.train, "ship", action.city)
    take_off(train, action.good)
    if is_circus(play, action.good):
        lie_down(play, action.good, action.city)
    else:
        to_tray(play, action.good)
    use_points(play, train)
    text = tr(
        "{names} leaves {good} in {city_name}",
        names=play.names[play.seat],
        good=action.good,
        city_name=play.table.city_name(action.city),
    )
    play.tell("drop", play.seat, text, good=action.good, city=action.city)


# -- every one of them


def handlings(play: Play) -> Iterator[Handling]:
    """Everything that can be picked up or put down now, payment aside."""
    for number, train in enumerate(play.mover.trains, 1):
        if train.is_placed:
            for action in _candidates(play, number, train):
                if _why_not_handle(play, action) is None:
                    yield action


def _candidates(play: Play, number: int, train: Train) -> Iterator[Handling]:
    city, cities = play.table.cities.get(train.at), play.table.scenario.cities
    aboard = sorted(set(train.loads))
    served = {one for link in links_here(play, train) for one in link.serves}
    overseas = sorted(one for one in served if one in cities)
    if city is not None:
        yield from (Load(good, number) for good in city.supplies)
        yield from (Collect(good, number) for good in _lying(play, city.id))
    for far in overseas:
        goods = dict.fromkeys((*cities[far].supplies, *_lying(play, far)))
        yield from (Fetch(good, far, number) for good in goods)
    if city is not None:
        yield from (Drop(good, number) for good in aboard)
    if play.table.rules.link.drop:
        yield from (Jettison(good, far, number) for far in overseas for good in aboard)


def _lying(play: Play, city: str) -> list[str]:
    return sorted({one.good for one in play.state.lying if one.city == city})


def _why_not_handle(play: Play, action: Handling) -> Refusal | None:
    match action:
        case Load():
            return why_not_load(play, action)
        case Collect():
            return why_not_collect(play, action)
        case Fetch():
            return why_not_fetch(play, action)
        case Drop():
            return why_not_drop(play, action)
        case Jettison():
            return why_not_jettison(play, action)
