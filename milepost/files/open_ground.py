"""Scenarios whose building prices a command asks about, and the places that people name there."""

import sys
from dataclasses import replace
from difflib import get_close_matches
from typing import NamedTuple

from milepost.files.troubles import troubles_of
from milepost.terminal.say import Refusal, clean, listed
from model.abilities.ground import BuildingGround, NoGround, ground_of
from model.bundled import file_named
from model.files.scenario_files import open_file
from model.notation import Cell, NotationError
from model.scenario.scenario import Scenario


class PlaceNamed(NamedTuple):
    """A city or a cell that somebody named, with the cells where building can begin or end."""

    name: str
    cells: tuple[Cell, ...]


def open_scenario(path: str, preset: str | None = None) -> Scenario:
    """The scenario of a file, by its own rules or by those of another preset."""
    file = open_file(file_named(path))
    for trouble in troubles_of(file):
        print(f"milepost: warning: {trouble}", file=sys.stderr)
    scenario = file.scenario
    return replace(scenario, rules=scenario.rules.put("preset", preset)) if preset else scenario


def open_ground(path: str, preset: str | None = None) -> BuildingGround:
    """The ground of a scenario file, by its own rules or by those of another preset."""
    return ground_in(open_scenario(path, preset), path)


def ground_in(scenario: Scenario, path: str) -> BuildingGround:
    """The ground of a scenario that was read from a file."""
    try:
        return ground_of(scenario)
    except NoGround as trouble:
        raise Refusal(f"{path}: {trouble}") from None


def place_named(ground: BuildingGround, text: str) -> PlaceNamed:
    """The place that a text names: a city by id or name, or a cell such as 12,7."""
    name, word = _city_named(ground.scenario, text), ground.place_word
    if name is not None:
        cells = tuple([cell for cell in ground.cells_of(name) if ground.has(cell)])
        if not cells:
            raise Refusal(f"no track reaches {clean(name)}: it stands on no {word}")
        return PlaceNamed(clean(ground.scenario.cities[name].name), cells)
    try:
        cell = Cell.parse(text)
    except NotationError:
        raise Refusal(_no_such_place(ground.scenario, text, f"city or {word}")) from None
    if not ground.has(cell):
        raise Refusal(f"there is no {word} at {cell}")
    return PlaceNamed(str(cell), _whole_place(ground, cell))


def _whole_place(ground: BuildingGround, cell: Cell) -> tuple[Cell, ...]:
    """All cells of the city that stands on a cell and on others; otherwise the cell alone."""
    cities = ground.scenario.cities.values()
    found = (ground.cells_of(city.id) for city in cities if cell in city.members)
    return next(found, (cell,))


def city_named(scenario: Scenario, text: str) -> str:
    """The city that a text names by its id or name; a Refusal where there is none."""
    name = _city_named(scenario, text)
    if name is None:
        raise Refusal(_no_such_place(scenario, text, "city"))
    return name


def _city_named(scenario: Scenario, text: str) -> str | None:
    cities = scenario.cities
    if text in cities:
        return text
    wanted = text.casefold()
    found = [
        city.id
        for city in cities.values()
        if wanted in (city.name.casefold(), *(name.casefold() for name in city.names.values()))
    ]
    if len(found) > 1:
        raise Refusal(f"several cities are called {clean(text)}; say which by id: {listed(found)}")
    return found[0] if found else None


def _no_such_place(scenario: Scenario, text: str, what: str) -> str:
    near = get_close_matches(text[:64].casefold(), list(scenario.cities), 1)
    hint = f", did you mean {near[0]}?" if near else ""
    return f'there is no {what} "{clean(text[:60])}"{hint}'
