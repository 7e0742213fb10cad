"""A small map of Age of Steam to draw on: four cities, two towns, a river, hills and water."""

from typing import Any

from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario

ROWS = (".......", "..~~^..", ".......", "w.^.~..", "ww.....")
CITIES = (
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["red"],
     "slots": ["light-1"]},
    {"id": "cove", "name": "Cove", "kind": "city", "at": "6,1", "colours": ["blue"],
     "slots": ["dark-1"]},
    {"id": "elm", "name": "Elm", "kind": "city", "at": "3,2", "colours": ["purple", "red"]},
    {"id": "fort", "name": "Fort", "kind": "city", "at": "1,3", "colours": "all", "cubes": 3},
    {"id": "dell", "name": "Dell", "kind": "town", "at": "2,0"},
    {"id": "gate", "name": "Gate", "kind": "town", "at": "5,4"},
)  # fmt: skip


def dells(**more: Any) -> Scenario:
    """The map, with other keys of a file besides or instead."""
    plain = {
        "format": 1,
        "id": "dells",
        "title": "The Dells",
        "system": "age-of-steam",
        "players": {"min": 3, "max": 5},
        "rules": {"preset": "age-of-steam"},
        "board": {
            "kind": "hexes",
            "size": [7, 5],
            "legend": {".": "plain", "^": "mountain", "~": "river", "w": "water"},
            "terrain": "\n".join(ROWS) + "\n",
        },
        "cities": [dict(city) for city in CITIES],
        **more,
    }
    return read_over_preset(plain, read_scenario(plain).presets)
