"""A map for Tiled: terrain to paint on, cities, waters and regions as objects to move."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from model.scenario.scenario import Scenario
from validator.exchange.described.format import Files, Wanted
from validator.exchange.described.losses import Loss, losses
from validator.exchange.described.option import Option, Said

NAME: Final = "tmj"
TITLE: Final = "For Tiled (TMJ)"
EXAMPLE: Final = "milepost export tmj tutorial -o valley.tmj"
ENDING: Final = ".tmj"
OUT: Final = "the file to write, OUT.tmj"


def options() -> Sequence[Option]:
    from drawing.themes.theme import theme_names

    return (
        Option(
            "theme",
            "Looks",
            "T",
            "the colours of its tiles (classic)",
            kind="choice",
            usual="classic",
            among=theme_names,
        ),
    )


def names(out: Path) -> Sequence[Path]:
    from drawing.exporting.other_programs import tiles_beside

    return tiles_beside(out), out


def files(wanted: Wanted) -> Files:
    from drawing.exporting.other_programs import tiled_files

    return Files(tiled_files(wanted.scenario, wanted.out, wanted.said.text("theme") or "classic"))


def lost(scenario: Scenario, _said: Said) -> Sequence[Loss]:
    from model.imports.tiled.meanings import BLOCKED, vocabulary

    objects = vocabulary(scenario.system).objects
    return losses(scenario, {*objects, BLOCKED, "board", "credits"})
