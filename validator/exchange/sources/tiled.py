"""A hex map drawn with Tiled: terrain from its tiles, cities, rivers and lakes from its objects."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from model.amounts_in_words import alternatives
from validator.exchange.described.option import Option, head, system, systems_on
from validator.exchange.described.source import Brought, Listed, Order, facts_of, nothing_missing

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario

NAME: Final = "tiled"
TITLE: Final = "Hex map of Tiled"
EXAMPLE: Final = "milepost import tiled valley.tmj -o tiled.milepost.yaml"
SUCH_AS: Final = "valley"
INTO: Final = "put its map into this scenario instead"
ENDINGS: Final = (".tmj", ".tmx", ".json")
LISTS: Final[Listed] = {}
ORDER: Final = 1
missing = nothing_missing


def options() -> Sequence[Option]:
    return (
        Option(
            "map",
            "File",
            "MAP",
            "a map of Tiled, MAP.tmj or MAP.tmx",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        system("mileposts", "hexes", tip=alternatives(systems_on("mileposts", "hexes"))),
        *head(),
        Option(
            "legend", "Legend", "LEGEND", "which tile is which terrain, LEGEND.yaml", kind="file"
        ),
    )


def recognised(path: Path, start: str) -> Mapping[str, str]:
    is_json = start.lstrip().startswith("{") and '"layers"' in start and '"tile' in start
    is_ours = path.suffix.lower() in (".tmj", ".tmx") or "<map " in start
    return {"map": str(path)} if is_json or is_ours else {}


def brought(order: Order) -> Brought:
    from model.imports.tiled.making import made
    from model.imports.tiled.reading import read_map
    from model.imports.tiled.terrain import read_legend

    legend, path = read_legend(order.said.path("legend")), order.said.file("map")
    into = None if order.into is None else order.into.scenario
    found = made(read_map(path), legend, order.head(), into)
    scenario = found.scenario if into is not None else _thanked(found.scenario, path)
    label = f"map of {path.name}"
    return Brought(scenario, found.remarks, facts_of(scenario), label=label)


def _thanked(scenario: "Scenario", path: Path) -> "Scenario":
    """A new scenario with credits, and with rules that fit what there is on its map."""
    from dataclasses import replace

    from model.imports.fitting_rules import fitting_rules

    thanks = scenario.credits or f"Map: {path.name}, drawn with Tiled."
    return replace(scenario, credits=thanks, rules=fitting_rules(scenario))
