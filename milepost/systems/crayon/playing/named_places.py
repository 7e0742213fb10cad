"""Places as players name them: a city by id, name or how it begins, or a milepost."""

from engine.systems.crayon.composing.places import Place, city_place
from engine.systems.crayon.state.table import Table
from milepost.terminal.say import Refusal, clean, listed
from model.notation import Cell, NotationError


def place_named(table: Table, text: str) -> Place:
    """The place that a text names, or a Refusal."""
    text = text.strip()
    try:
        number = table.network.index(Cell.parse(text))
    except NotationError:
        return _city(table, text)
    if not table.network.has(number):
        raise Refusal(f"there is no milepost at {text}")
    return Place(table.place_name(number), (number,))


def _city(table: Table, text: str) -> Place:
    wanted = text.casefold()
    names = {
        city: {city.casefold(), table.city_name(city).casefold(), city.replace("-", " ")}
        | {name.casefold() for name in table.scenario.cities[city].names.values()}
        for city in table.places
    }
    exact = [city for city, called in names.items() if wanted in called]
    found = exact or [
        city
        for city, called in names.items()
        if wanted and any(name.startswith(wanted) for name in called)
    ]
    if len(found) > 1:
        raise Refusal(f"{clean(text)} may mean {listed(map(table.city_name, found))}")
    if not found:
        for city in table.scenario.cities.values():
            if city.id not in table.places and wanted in (city.id, city.name.casefold()):
                raise Refusal(f"{table.city_name(city.id)} lies overseas, where no track leads")
        raise Refusal(f'there is no city or milepost "{clean(text[:60])}"')
    return city_place(table, found[0])


def two_places(table: Table, words: list[str]) -> tuple[Place, Place] | None:
    """Two places named one after the other, names of several words included."""
    for first in range(1, len(words)):
        one, other = words[:first], words[first:]
        if other[0] == "to" and len(other) > 1:
            other = other[1:]
        try:
            return place_named(table, " ".join(one)), place_named(table, " ".join(other))
        except Refusal:
            continue
    return None
