"""The cities of a map as a spreadsheet, to edit them there and put them in again."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from model.scenario.scenario import Scenario
from validator.exchange.described.format import Files, Wanted
from validator.exchange.described.losses import Loss, losses, losses_of_cities
from validator.exchange.described.option import Option, Said, separator_sign, usual_separator

NAME: Final = "csv"
TITLE: Final = "Cities as a spreadsheet (CSV)"
EXAMPLE: Final = "milepost export csv tutorial -o cities.csv"
ENDING: Final = ".csv"
OUT: Final = "the file to write, OUT.csv"


def options() -> Sequence[Option]:
    return (usual_separator(),)


def names(out: Path) -> Sequence[Path]:
    return (out,)


def files(wanted: Wanted) -> Files:
    from drawing.exporting.other_programs import sheet_file

    sign = separator_sign(wanted.said)
    return Files({wanted.out: sheet_file(wanted.scenario, wanted.folder, sign)})


def lost(scenario: Scenario, _said: Said) -> Sequence[Loss]:
    return [*losses_of_cities(scenario), *losses(scenario, {"cities"})]
