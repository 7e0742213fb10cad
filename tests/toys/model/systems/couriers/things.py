"""What a scenario of couriers says: the value of a city, and how many relays there are."""

from dataclasses import dataclass

from model.scenario.things import City


@dataclass(frozen=True, slots=True, kw_only=True)
class CourierCity(City):
    """A city and what it is worth."""

    value: int = 1


@dataclass(frozen=True, slots=True)
class CourierRules:
    """The rules as data."""

    relays: int
    """How many relays each player has."""
