"""The way between two cities of a board of routes for people, and as data."""

from typing import TYPE_CHECKING, Any

from milepost.terminal.say import clean, count, table

if TYPE_CHECKING:
    from model.abilities.ways import Way
    from model.scenario.scenario import Scenario


def way_as_data(way: "Way") -> dict[str, Any]:
    """The way for machines."""
    lines = [stage._asdict() for stage in way.stages]
    return {"pieces": way.pieces, "price": way.price, "lines": lines, "notes": list(way.notes)}


def way_as_lines(way: "Way", scenario: "Scenario", here: str, there: str) -> list[str]:
    """The way for people: each line with its pieces and its price."""

    def name(city: str) -> str:
        return clean(scenario.cities[city].name or city)

    price = f", {way.price} ({way.unit})" if way.price else ""
    head = f"{name(here)} - {name(there)}: {count(way.pieces, 'piece')}{price}"
    rows = [(f"{name(one.start)} - {name(one.end)}", one.pieces, one.price) for one in way.stages]
    shown = (
        [("", "pieces", "price"), *rows] if way.price else [("", "pieces"), *(r[:2] for r in rows)]
    )
    return [head, *table(shown), *(f"  {clean(note)}" for note in way.notes)]
