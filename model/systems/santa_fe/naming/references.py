"""The references that Santa Fe scenarios hold: in cities, railroads, cards and a position."""

from typing import Any

from model.scenario.references import Reference, Visit, each, members, replaced
from model.scenario.scenario import Scenario
from model.systems.santa_fe.naming import position_names
from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """A Santa Fe scenario with the names that are its own as the visitor says."""
    cities = each(scenario.cities, lambda key, city: _city(key, city, visit))
    scenario = replaced(scenario, cities=cities)
    if not isinstance(scenario.part, SantaFePart):
        return scenario
    return replaced(scenario, part=_part(scenario.part, visit))


def _city(key: str, city: Any, visit: Visit) -> Any:
    if not isinstance(city, SantaFeCity):
        return city
    squares = members(city.squares, "railroads", ("cities", key, "squares"), visit)
    return replaced(city, squares=squares)


def _part(part: SantaFePart, visit: Visit) -> SantaFePart:
    position = part.position and position_names.with_names(part.position, part.cards, visit)
    return replaced(
        part,
        railroads=each(part.railroads, lambda key, one: _railroad(key, one, visit)),
        cards=each(part.cards, lambda key, one: _card(key, one, visit)),
        position=position,
    )


def _railroad(key: str, railroad: Railroad, visit: Visit) -> Railroad:
    """A railroad; one whose home is gone has none."""
    if not railroad.home:
        return railroad
    home = visit(Reference("cities", railroad.home, ("railroads", key, "home")))
    return railroad if home == railroad.home else replaced(railroad, home=home or "")


def _card(key: str, card: Card, visit: Visit) -> Card:
    way = ("cards", key)
    return replaced(
        card,
        companions=members(card.companions, "cards", (*way, "companions"), visit),
        not_drawn_with=members(card.not_drawn_with, "cards", (*way, "not_drawn_with"), visit),
    )
