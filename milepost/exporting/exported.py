"""What all exports share: which scenario, and how its files are written."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario


def add_arguments(parser: argparse.ArgumentParser, ending: str) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "-o", dest="out", required=True, metavar="OUT", help=f"the file to write, OUT{ending}"
    )
    parser.add_argument("--force", action="store_true", help="replace a file that is there")


def add_separator(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--separator",
        default="comma",
        metavar="S",
        help="between cells: comma, semicolon, tab, bar",
    )


def separator(arguments: argparse.Namespace) -> str:
    """The sign between cells that is asked for."""
    from milepost.terminal.say import Refusal
    from model.imports.sheets.reading import SEPARATORS

    sign = SEPARATORS.get(arguments.separator)
    if sign is None:
        raise Refusal(f"--separator: {arguments.separator} is none of {', '.join(SEPARATORS)}")
    return sign


def stem(arguments: argparse.Namespace) -> Path:
    """What the names of several files begin with."""
    from milepost.terminal.say import named

    out = Path(named(arguments.out, "-o"))
    return out.with_name(out.name.removesuffix(".csv"))


def opened(arguments: argparse.Namespace) -> tuple["Scenario", Path]:
    """The scenario, and the folder that it lies in."""
    from milepost.terminal.say import named
    from model.bundled import file_named
    from model.files.scenario_files import load

    path = file_named(named(arguments.file, "FILE"))
    return load(path), path.parent


def keep(files: Mapping[Path, bytes]) -> None:
    """Writes the files and names them."""
    from milepost.terminal.say import clean
    from model.files.atomic import write_atomically

    for path, data in files.items():
        write_atomically(path, data)
        print(f"wrote {clean(str(path))}")
