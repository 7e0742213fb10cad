"""What the price of a line is made of: terrain, cities, ports, and crossings by kind of water."""

from collections.abc import Mapping

from model.abilities.ground import PricePart
from model.scenario.things import City
from model.systems.crayon.network.track import Route


def price_parts(route: Route, cities: Mapping[str, City]) -> list[PricePart]:
    """The parts of a price, in the order in which the line meets them."""
    found: dict[str, tuple[int, int]] = {}
    for section in route.sections:
        price = section.price
        name = _ground_name(cities, price.ground.kind, price.ground.name)
        for part, amount in [
            (name, price.milepost),
            *((f"{c.kind} crossing", c.surcharge) for c in price.crossings),
        ]:
            number, total = found.get(part, (0, 0))
            found[part] = (number + 1, total + amount)
    fares = route.total - sum(total for _, total in found.values())
    if fares:
        found["fare of a ferry from a red area"] = (len(route.ferries), fares)
    return [PricePart(name, number, total) for name, (number, total) in found.items()]


def _ground_name(cities: Mapping[str, City], kind: str, name: str) -> str:
    if kind == "city":
        return f"{cities[name].kind} city"
    return "ferry or link port" if kind == "port" else name
