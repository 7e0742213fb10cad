"""The references that only crayon scenarios hold: in cards, events, links and positions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from model.collection import Things
from model.scenario.areas import Area
from model.scenario.references import (
    Reference,
    Visit,
    Way,
    each,
    members,
    replaced,
    with_names_in_area,
)
from model.scenario.scenario import Scenario
from model.systems.crayon.things.effects import Effect, Errand
from model.systems.crayon.things.part import CrayonPart, Demand, Event, Link
from model.systems.crayon.things.position import InPlay, Lying, Position, Seat, TrainAt

_CARDS: Final = ("demands", "events")
"""A card is a demand card or an event card."""
_LISTS_OF_EFFECTS: Final = {
    "goods": "goods",
    "except_goods": "goods",
    "links": "links",
    "waters": "waters",
    "cities": "cities",
}


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """A crayon scenario with the names in its own part as the visitor says."""
    if not isinstance(scenario.part, CrayonPart):
        return scenario
    part = scenario.part
    changed = replaced(
        part,
        demands=each(part.demands, lambda key, card: _card(scenario, key, card, visit)),
        links=each(part.links, lambda key, link: _link(key, link, visit)),
        events=each(part.events, lambda key, event: _event(key, event, visit)),
        position=part.position and _position(part.position, visit),
    )
    return replaced(scenario, part=changed)


def _card(
    scenario: Scenario, key: str, card: tuple[Demand, ...], visit: Visit
) -> tuple[Demand, ...] | None:
    """A demand card; one that is left without any demand goes."""
    return _kept(
        card, lambda _, one: _demand(scenario, one, ("demands", key, str(one)), visit)
    ) or (None if card else card)


def _kept(items: tuple[Any, ...], alter: Callable[[int, Any], Any]) -> tuple[Any, ...]:
    """A list altered item by item, without those of which nothing is left."""
    altered = [alter(place, item) for place, item in enumerate(items)]
    if all(new is old for new, old in zip(altered, items, strict=True)):
        return items
    return tuple(item for item in altered if item is not None)


def _demand(scenario: Scenario, demand: Demand, place: Way, visit: Visit) -> Demand | None:
    cities, goods = scenario.cities, scenario.goods
    if demand.city not in cities and demand.city in goods and demand.good in cities:
        hint = f"say the city first: {demand.good} {demand.city} {demand.pays}"
        visit(Reference("cities", demand.city, place, demand.city, hint=hint))
        return demand
    city = visit(Reference("cities", demand.city, place, demand.city))
    good = visit(Reference("goods", demand.good, place, demand.good))
    if city is None or good is None:
        return None
    return demand if (city, good) == demand[:2] else Demand(city, good, demand.pays)


def _link(key: str, link: Link, visit: Visit) -> Link:
    return replaced(link, serves=members(link.serves, "cities", ("links", key, "serves"), visit))


def _event(key: str, event: Event, visit: Visit) -> Event:
    route = ("events", key, "effects")
    effects = _kept(event.effects, lambda nth, effect: _effect(effect, (*route, nth), visit))
    return replaced(event, effects=effects)


def _effect(effect: Effect, route: Way, visit: Visit) -> Effect | None:
    """An effect; one whose list gets empty goes, for an empty list means everything."""
    changed: dict[str, Any] = {}
    for field, target in _LISTS_OF_EFFECTS.items():
        names = getattr(effect, field, ())
        changed[field] = members(names, target, (*route, field), visit) if names else names
        if names and not changed[field] and field != "except_goods":
            return None
    if isinstance(effect, Errand):
        changed["pays"] = _pays(effect.pays, (*route, "pays"), visit)
    area = getattr(effect, "area", None)
    if isinstance(area, Area):
        changed["area"] = with_names_in_area(area, (*route, "area"), visit)
        if changed["area"] is None:
            return None
    return replaced(effect, **{key: new for key, new in changed.items() if hasattr(effect, key)})


def _pays(pays: Things[int], route: Way, visit: Visit) -> Things[int]:
    names = {city: visit(Reference("cities", city, (*route, city), is_key=True)) for city in pays}
    if all(new == old for old, new in names.items()):
        return pays
    return Things({new: pays[old] for old, new in names.items() if new is not None})


def _position(position: Position, visit: Visit) -> Position:
    cards = {
        field: _cards(getattr(position, field), ("position", field), visit)
        for field in ("deck", "discards", "open_contracts")
    }
    route = ("position",)
    return replaced(
        position,
        **cards,
        seats=_kept(position.seats, lambda n, seat: _seat(seat, (*route, "seats", n), visit)),
        in_play=_kept(position.in_play, lambda n, one: _in_play(one, n, visit)),
        lying=_kept(position.lying, lambda n, load: _lying(load, n, visit)),
    )


def _cards(cards: tuple[str, ...], route: Way, visit: Visit) -> tuple[str, ...]:
    """Cards in a deck or a hand, in their order."""
    visited = [visit(Reference("cards", card, (*route, card), among=_CARDS)) for card in cards]
    return cards if visited == list(cards) else tuple(c for c in visited if c is not None)


def _in_play(one: InPlay, place: int, visit: Visit) -> InPlay | None:
    name = visit(Reference("events", one.event, ("position", "in_play", place, "event")))
    return None if name is None else one if name == one.event else replace(one, event=name)


def _lying(load: Lying, place: int, visit: Visit) -> Lying | None:
    good = visit(Reference("goods", load.good, ("position", "lying", place, "good")))
    city = visit(Reference("cities", load.city, ("position", "lying", place, "city")))
    if good is None or city is None:
        return None
    return load if (good, city) == (load.good, load.city) else replace(load, good=good, city=city)


def _seat(seat: Seat, route: Way, visit: Visit) -> Seat:
    changed: dict[str, Any] = {"hand": _cards(seat.hand, (*route, "hand"), visit)}
    for field, target in (("ferries", "ferries"), ("links", "links"), ("errands_done", "events")):
        changed[field] = members(getattr(seat, field), target, (*route, field), visit)
    trains = _kept(seat.trains, lambda n, train: _train(train, (*route, "trains", n), visit))
    return replaced(seat, **changed, trains=trains)


def _train(train: TrainAt, route: Way, visit: Visit) -> TrainAt | None:
    kind = visit(Reference("trains", train.type, (*route, "type")))
    visited = [visit(Reference("goods", load, (*route, "loads", load))) for load in train.loads]
    loads = train.loads if visited == list(train.loads) else tuple(v for v in visited if v)
    return None if kind is None else replaced(train, type=kind, loads=loads)
