"""How much of a Trains board games used: hexes by what lay there, cities by their markers."""

from model.scenario.scenario import Scenario
from validator.pictures.uses import Topics, Use, by_city, by_pieces, number_in


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """Markers on cities and remote places when games ended, and in how many there was one."""
    rows = dict(by_city(topics.get("cities", ()), scenario))
    rows |= dict(by_city(topics.get("remote", ()), scenario))
    lying = {city: float(number_in(row.get("markers"))) for city, row in rows.items()}
    used = {city: number for city, number in lying.items() if number}
    served = {city: number_in(row.get("games")) for city, row in rows.items()}
    whole = by_pieces(scenario, topics)
    return whole._replace(cities=used, served=served) if rows else whole
