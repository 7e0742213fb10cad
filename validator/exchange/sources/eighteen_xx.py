"""A map of 18xx-maker: hexes with their terrain, cities, towns and labels."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from model.amounts_in_words import alternatives
from validator.exchange.described.option import Option, head, system, systems_on
from validator.exchange.described.source import Brought, Listed, Order, facts_of, nothing_missing

NAME: Final = "18xx"
TITLE: Final = "Map of 18xx-maker"
EXAMPLE: Final = "milepost import 18xx 1889.json -o 1889.milepost.yaml"
SUCH_AS: Final = "game"
INTO: Final = ""
ENDINGS: Final = (".json",)
LISTS: Final[Listed] = {}
ORDER: Final = 1
missing = nothing_missing


def options() -> Sequence[Option]:
    on_hexes = systems_on("hexes")
    return (
        Option(
            "game",
            "File",
            "GAME",
            "a game of 18xx-maker, GAME.json",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        system("hexes", tip=f"{alternatives(on_hexes)} ({on_hexes[0]})"),
        *head(),
        Option("map", "Map", "M", "which of several maps, by name or number (1)", is_rare=True),
    )


def recognised(path: Path, start: str) -> Mapping[str, str]:
    is_game = start.lstrip().startswith("{") and '"map"' in start and '"hexes"' in start
    return {"game": str(path)} if is_game else {}


def brought(order: Order) -> Brought:
    from dataclasses import replace

    from model.imports.eighteen.making import made
    from model.imports.eighteen.reading import read_game
    from model.imports.fitting_rules import fitting_rules

    path = order.said.file("game")
    found = made(read_game(path, order.said.text("map")), order.head(), path.name)
    scenario = replace(found.scenario, rules=fitting_rules(found.scenario))
    return Brought(scenario, found.remarks, facts_of(scenario))
