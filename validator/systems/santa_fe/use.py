"""How much of a board of Santa Fe games used: its cities by the railroads that came there."""

from model.scenario.scenario import Scenario
from validator.pictures.uses import Topics, Use, by_city, number_in


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """Railroads at each city when games ended, and in how many games there was one."""
    rows = dict(by_city(topics.get("cities", ()), scenario))
    came = {city: float(number_in(row.get("railroads"))) for city, row in rows.items()}
    served = {city: number_in(row.get("games")) for city, row in rows.items()}
    used = {city: number for city, number in came.items() if number}
    return Use({}, "Railroads at a city", used, served if rows else None)
