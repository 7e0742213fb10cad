"""Small boards for tests of track: the one of the worked examples, and whatever a test draws."""

import json
from typing import Any

from model.files.scenario_files import read_text
from model.rules.resolving import resolve_rules
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.track.land import Land, land_of

LEGEND = {".": "plain", "~": "river", "^": "mountain", "w": "water"}
ASH_ELM_OAK = {
    "terrain": ["...^.", "_~.._"],
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["blue"]},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0", "colours": ["red"]},
    ],
}
"""The board of section 22 of the rules page."""


def land(
    terrain: list[str] | None = None,
    cities: list[dict[str, Any]] | None = None,
    *,
    rules: dict[str, Any] | None = None,
    legend: dict[str, str] | None = None,
    **keys: Any,
) -> Land:
    """The land of a scenario that says so much; what is left out is that of section 22."""
    terrain = ASH_ELM_OAK["terrain"] if terrain is None else terrain  # type: ignore[assignment]
    said = {
        "format": 1,
        "id": "small",
        "title": "Small",
        "system": "age-of-steam",
        "rules": {"preset": "age-of-steam", **(rules or {})},
        "board": {
            "kind": "hexes",
            "size": [max(map(len, terrain or [""])), len(terrain or [])],
            "legend": legend or LEGEND,
            "terrain": "\n".join(terrain or []),
        },
        "cities": ASH_ELM_OAK["cities"] if cities is None else cities,
        **keys,
    }
    scenario = read_text(json.dumps(said, indent=1)).scenario
    assert not scenario.misfits, scenario.misfits
    resolved = resolve_rules(scenario)
    assert not resolved.troubles, resolved.troubles
    assert isinstance(resolved.values, AgeOfSteamRules)
    return land_of(scenario, resolved.values)
