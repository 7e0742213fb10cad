"""A board of routes as two tables of a spreadsheet, to edit them there and put them in again."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from model.scenario.scenario import Scenario
from validator.exchange.described.format import Files, Wanted
from validator.exchange.described.losses import Loss, losses, losses_of_cities
from validator.exchange.described.option import Option, Said, separator_sign, usual_separator

NAME: Final = "routes"
TITLE: Final = "Places and lines as two spreadsheets (CSV)"
EXAMPLE: Final = "milepost export routes western-usa -o west"
ENDING: Final = ""
OUT: Final = "the files to write are OUT-places.csv and OUT-lines.csv"


def options() -> Sequence[Option]:
    return (usual_separator(),)


def names(out: Path) -> Sequence[Path]:
    from drawing.exporting.other_programs import tables_beside

    return tuple(tables_beside(_stem(out)).values())


def _stem(out: Path) -> Path:
    """What the names of both files begin with."""
    return out.with_name(out.name.removesuffix(".csv"))


def files(wanted: Wanted) -> Files:
    from drawing.exporting.other_programs import route_files

    sign = separator_sign(wanted.said)
    return Files(route_files(wanted.scenario, wanted.folder, _stem(wanted.out), sign))


def lost(scenario: Scenario, _said: Said) -> Sequence[Loss]:
    return [*losses_of_cities(scenario), *losses(scenario, {"cities", "board"}), Loss("board.size")]
