"""Cities of a spreadsheet: onto a new plain map, or into one that is there."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.importing import imported
from model.wording.extras import install_line

if TYPE_CHECKING:
    from model.files.scenario_files import ScenarioFile
    from model.imports.geo.globe.globe import Globe
    from model.imports.sheets.cities import Cities
    from model.imports.sheets.merging import Merged
    from model.imports.sheets.reading import Sheet
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost import csv cities.csv --into valley.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sheet", metavar="CITIES", help="a sheet saved as text, CITIES.csv")
    parser.add_argument("--into", metavar="MAP", help="put them into this scenario")
    imported.add_arguments(parser)
    imported.add_head_arguments(parser)
    parser.add_argument("--size", default="", metavar="CxR", help="of a new map (large enough)")
    usual = imported.systems_on("mileposts", "hexes")[0]
    parser.add_argument("--system", default=usual, metavar="S", help=f"of a new map ({usual})")
    parser.add_argument(
        "--encoding", default="", metavar="E", help="how letters are written: utf-8, cp1252, gbk"
    )
    parser.add_argument(
        "--separator", default="", metavar="S", help="between cells: comma, semicolon, tab or bar"
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import named
    from model.imports.sheets.cities import cities_in
    from model.imports.sheets.reading import read_sheet

    path = Path(named(arguments.sheet, "CITIES"))
    with imported.in_sentences():
        sheet = read_sheet(path, arguments.encoding, arguments.separator)
        cities = cities_in(sheet, str(path), _system(arguments))
        if arguments.into is not None:
            out, result = _into(arguments, cities, path)
        else:
            out, result = _new(arguments, cities, path)
    facts = _facts(sheet, cities, result)
    return imported.say(arguments, out, facts, [*sheet.remarks, *result.remarks])


def _system(arguments: argparse.Namespace) -> str:
    """The system whose cities a sheet lists: of the scenario that it goes into, or of a new one."""
    from milepost.terminal.say import named
    from model.files.scenario_files import load

    into = arguments.into
    return arguments.system if into is None else load(Path(named(into, "--into"))).system


def _into(arguments: argparse.Namespace, cities: "Cities", path: Path) -> tuple[Path, "Merged"]:
    """The cities put into a scenario; bytes of other things stay as they are."""
    from milepost.terminal.say import named
    from model.files.scenario_files import open_file
    from model.imports.sheets.merging import merged

    into = Path(named(arguments.into, "--into"))
    out = into if arguments.out is None else imported.target(arguments, "")
    file = open_file(into)
    needs_globe = any(row.globe is not None for row in cities.rows)
    globe = _globe(file, into) if needs_globe else None
    result = merged(file.scenario, cities.rows, str(path), globe)
    imported.put_in(file, result.scenario, out, f"cities of {path.name}")
    return out, result


def _globe(file: "ScenarioFile", path: Path) -> "Globe | None":
    """Where on the globe the map lies, if it was made from geography."""
    try:
        from model.imports.geo.globe.globe_file import globe_of
    except ImportError:
        from model.imports.cannot import CannotImport

        raise CannotImport(f"longitudes need numpy: {install_line('geo')}") from None
    return globe_of(file.scenario, path.parent)


def _new(arguments: argparse.Namespace, cities: "Cities", path: Path) -> tuple[Path, "Merged"]:
    """The cities on a plain board that is large enough for them."""
    from dataclasses import replace

    from model.imports.fitting_rules import fitting_rules
    from model.imports.sheets.merging import merged

    out = imported.target(arguments, "alps")
    plain = _plain_map(arguments, cities, path, out)
    result = merged(plain, cities.rows, str(path))
    imported.keep(replace(result.scenario, rules=fitting_rules(result.scenario)), out)
    return out, result


def _plain_map(
    arguments: argparse.Namespace, cities: "Cities", path: Path, out: Path
) -> "Scenario":
    from dataclasses import replace

    from milepost.terminal.say import Refusal
    from model.imports.sheets.sizing import box_around, size_for
    from model.rules.new_scenario import CannotBegin, new_scenario

    if any(row.globe for row in cities.rows) and not any(row.at for row in cities.rows):
        raise Refusal(
            f"{path} has longitudes, and a plain map has none: make the map from geography with "
            f"milepost import geo --box {box_around(cities.rows)} --cities {path} -o {out}, or put "
            "the cities --into a map that was made so"
        )
    size = arguments.size or size_for(cities.rows)
    name = out.name.split(".")[0]
    try:
        plain = new_scenario(name, arguments.system, size, arguments.preset, arguments.title)
    except CannotBegin as trouble:
        raise Refusal(str(trouble)) from None
    return replace(plain, credits=arguments.credits or f"Cities: {path.name}.")


def _facts(sheet: "Sheet", cities: "Cities", result: "Merged") -> imported.Facts:
    from milepost.terminal.say import count, listed
    from model.imports.sheets.reading import SEPARATORS

    between = next(word for word, sign in SEPARATORS.items() if sign == sheet.separator)
    facts = [
        ("read as", f"{sheet.encoding}, cells apart by {between}"),
        (
            "cities",
            f"{len(result.added)} added, {len(result.changed)} changed, {result.same} as they were",
        ),
    ]
    if result.goods:
        facts.append(("new goods", listed(result.goods)))
    if cities.others:
        facts.append(
            ("left out", f"{count(len(cities.others), 'column')}: {listed(cities.others)}")
        )
    return facts
