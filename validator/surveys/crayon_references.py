"""The references that only crayon scenarios hold: in cards, events, links, trains, positions."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from model.areas import Area
from model.systems.crayon.effects import Errand
from model.systems.crayon.part import Demand
from model.systems.crayon.position import Position, Seat
from validator.finding import Way
from validator.references import Reference, in_area

if TYPE_CHECKING:
    from validator.surveys.crayon import CrayonSurvey

_LISTS_OF_EFFECTS: Final = {
    "goods": "goods",
    "except_goods": "goods",
    "links": "links",
    "waters": "waters",
    "cities": "cities",
}


def in_crayon(survey: "CrayonSurvey") -> Iterator[Reference]:
    """Every reference beyond the shared core."""
    part = survey.part
    for number, card in part.demands.items():
        for demand in card:
            yield from _in_demand(survey, demand, ("demands", number, str(demand)))
    for key, link in part.links.items():
        for city in link.serves:
            yield Reference("cities", city, ("links", key, "serves", city))
    for key, event in part.events.items():
        for nth, effect in enumerate(event.effects):
            yield from _in_effect(effect, ("events", key, "effects", nth))
    if not survey.why_lacking("rules"):
        yield from _in_rules(survey)
    if part.position is not None:
        yield from _in_position(part.position)


def _in_demand(survey: "CrayonSurvey", demand: Demand, place: Way) -> Iterator[Reference]:
    cities, goods = survey.scenario.cities, survey.scenario.goods
    if demand.city not in cities and demand.city in goods and demand.good in cities:
        hint = f"say the city first: {demand.good} {demand.city} {demand.pays}"
        yield Reference("cities", demand.city, place, demand.city, hint=hint)
        return
    yield Reference("cities", demand.city, place, demand.city)
    yield Reference("goods", demand.good, place, demand.good)


def _in_effect(effect: Any, route: Way) -> Iterator[Reference]:
    for field, target in _LISTS_OF_EFFECTS.items():
        for name in getattr(effect, field, ()):
            yield Reference(target, name, (*route, field, name))
    if isinstance(effect, Errand):
        for city in effect.pays:
            yield Reference("cities", city, (*route, "pays", city), is_key=True)
    area = getattr(effect, "area", None)
    if isinstance(area, Area):
        yield from in_area(area, (*route, "area"))


def _in_rules(survey: "CrayonSurvey") -> Iterator[Reference]:
    """Trains that a game begins with, and those that a train can be exchanged for."""
    rules = survey.rules
    for name in rules.start.trains:
        yield Reference("trains", name, ("rules", "start", "trains", name))
    for name in rules.restart.trains if rules.restart.enabled else ():
        yield Reference("trains", name, ("rules", "restart", "trains", name))
    for key, train in rules.trains.items():
        for field in ("upgrades", "crossgrades"):
            for name in getattr(train, field):
                yield Reference("trains", name, ("rules", "trains", key, field, name), is_key=True)


def _in_position(position: Position) -> Iterator[Reference]:
    for field in ("deck", "discards", "open_contracts"):
        for card in getattr(position, field):
            yield Reference("cards", card, ("position", field, card))
    for number, seat in enumerate(position.seats):
        yield from _in_seat(seat, ("position", "seats", number))
    for place, one in enumerate(position.in_play):
        yield Reference("events", one.event, ("position", "in_play", place, "event"))
    for place, load in enumerate(position.lying):
        yield Reference("goods", load.good, ("position", "lying", place, "good"))
        yield Reference("cities", load.city, ("position", "lying", place, "city"))


def _in_seat(seat: Seat, route: Way) -> Iterator[Reference]:
    for card in seat.hand:
        yield Reference("cards", card, (*route, "hand", card))
    for field, target in (("ferries", "ferries"), ("links", "links"), ("errands_done", "events")):
        for name in getattr(seat, field):
            yield Reference(target, name, (*route, field, name))
    for place, train in enumerate(seat.trains):
        yield Reference("trains", train.type, (*route, "trains", place, "type"))
        for load in train.loads:
            yield Reference("goods", load, (*route, "trains", place, "loads", load))
