"""Scenarios whose track a command asks about, and the places that people name on them."""

import sys
from dataclasses import replace
from difflib import get_close_matches
from typing import NamedTuple

from milepost.files.troubles import troubles_of
from milepost.terminal.say import Refusal, clean, listed
from model.files.scenario_files import open_file
from model.notation import Cell, NotationError
from model.rules.resolving import NoRules
from model.systems.crayon.ground.ground import CrayonGround, NoMileposts, ground_of


class PlaceNamed(NamedTuple):
    """A city or milepost that somebody named, with its numbers in the network."""

    name: str
    numbers: list[int]


def open_ground(path: str, preset: str | None = None) -> CrayonGround:
    """The ground of a scenario file, by its own rules or by those of another preset."""
    file = open_file(path)
    scenario = file.scenario
    for trouble in troubles_of(file):
        print(f"milepost: warning: {trouble}", file=sys.stderr)
    if preset:
        scenario = replace(scenario, rules=scenario.rules.put("preset", preset))
    try:
        return ground_of(scenario)
    except (NoRules, NoMileposts) as trouble:
        raise Refusal(f"{path}: {trouble}") from None


def place_named(ground: CrayonGround, text: str) -> PlaceNamed:
    """The place that a text names: a city by id or name, or a milepost such as 12,7."""
    name = _city_named(ground, text)
    if name is not None:
        numbers = [n for n in ground.numbers_of(name) if ground.network.has(n)]
        if not numbers:
            raise Refusal(f"no track reaches {clean(name)}: it stands on no milepost")
        return PlaceNamed(clean(ground.scenario.cities[name].name), numbers)
    try:
        cell = Cell.parse(text)
    except NotationError:
        raise Refusal(_no_such_place(ground, text)) from None
    if not ground.network.has(ground.network.index(cell)):
        raise Refusal(f"there is no milepost at {cell}")
    return PlaceNamed(str(cell), [ground.network.index(cell)])


def _city_named(ground: CrayonGround, text: str) -> str | None:
    cities = ground.scenario.cities
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


def _no_such_place(ground: CrayonGround, text: str) -> str:
    near = get_close_matches(text[:64].casefold(), list(ground.scenario.cities), 1)
    hint = f", did you mean {near[0]}?" if near else ""
    return f'there is no city or milepost "{clean(text[:60])}"{hint}'
