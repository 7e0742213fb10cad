"""Cities of a spreadsheet: onto a new plain map, or into one that is there."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from model.wording.extras import install_line
from validator.exchange.described.headers import casefolded
from validator.exchange.described.option import Option, head, letters, system, systems_on
from validator.exchange.described.source import Brought, Facts, Listed, Order, nothing_missing

if TYPE_CHECKING:
    from model.imports.geo.globe.globe import Globe
    from model.imports.sheets.cities import Cities
    from model.imports.sheets.merging import Merged
    from model.imports.sheets.reading import Sheet
    from model.scenario.scenario import Scenario

NAME: Final = "csv"
TITLE: Final = "Cities of a spreadsheet"
EXAMPLE: Final = "milepost import csv cities.csv --into valley.milepost.yaml"
SUCH_AS: Final = "alps"
INTO: Final = "put them into this scenario"
ENDINGS: Final = (".csv", ".tsv", ".txt")
LISTS: Final[Listed] = {}
ORDER: Final = 2
missing = nothing_missing


def options() -> Sequence[Option]:
    usual = systems_on("mileposts", "hexes")[0]
    return (
        Option(
            "sheet",
            "File",
            "CITIES",
            "a sheet saved as text, CITIES.csv",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        system("mileposts", "hexes", usual=usual, tip=f"of a new map ({usual})"),
        *head(),
        Option("size", "Size", "CxR", "of a new map (large enough)", is_for_new=True),
        *letters(),
    )


def recognised(path: Path, start: str) -> Mapping[str, str]:
    """A sheet with names and places, or one of names in several languages."""
    from model.imports.sheets.columns import WORDS, language_of, meaning_of

    said = casefolded(start)
    words = {meaning_of(one, WORDS) for one in said}
    has_names = "name" in words or any(map(language_of, said))
    has_more = words & {"at", "col", "lon", "kind", "supplies"} or any(map(language_of, said))
    is_one = path.suffix.lower() in ENDINGS and has_names and has_more
    return {"sheet": str(path)} if is_one else {}


def brought(order: Order) -> Brought:
    from model.imports.sheets.cities import cities_in
    from model.imports.sheets.reading import read_sheet

    said, path, into = order.said, order.said.file("sheet"), order.into
    sheet = read_sheet(path, said.text("encoding"), said.text("separator"))
    own = said.text("system") if into is None else into.scenario.system
    cities = cities_in(sheet, str(path), own)
    result = _new(order, cities, path) if into is None else _into(order, cities, path)
    label = f"cities of {path.name}"
    remarks = [*sheet.remarks, *result.remarks]
    return Brought(result.scenario, remarks, _facts(sheet, cities, result), label=label)


def _into(order: Order, cities: "Cities", path: Path) -> "Merged":
    """The cities put into a scenario."""
    from model.imports.sheets.merging import merged

    if order.into is None:
        raise LookupError("there is no scenario to put cities into")
    scenario = order.into.scenario
    needs_globe = any(row.globe is not None for row in cities.rows)
    globe = _globe(scenario, order.folder) if needs_globe else None
    return merged(scenario, cities.rows, str(path), globe)


def _globe(scenario: "Scenario", folder: Path) -> "Globe | None":
    """Where on the globe the map lies, if it was made from geography."""
    try:
        from model.imports.geo.globe.globe_file import globe_of
    except ImportError:
        from model.imports.cannot import CannotImport

        raise CannotImport(f"longitudes need numpy: {install_line('geo')}") from None
    return globe_of(scenario, folder)


def _new(order: Order, cities: "Cities", path: Path) -> "Merged":
    """The cities on a plain board that is large enough for them."""
    from dataclasses import replace

    from model.imports.fitting_rules import fitting_rules
    from model.imports.sheets.merging import merged

    result = merged(_plain_map(order, cities, path), cities.rows, str(path))
    fitted = replace(result.scenario, rules=fitting_rules(result.scenario))
    return replace(result, scenario=fitted)


def _plain_map(order: Order, cities: "Cities", path: Path) -> "Scenario":
    from dataclasses import replace

    from model.imports.cannot import CannotImport, NeedsGeography
    from model.imports.sheets.sizing import box_around, size_for
    from model.rules.new_scenario import CannotBegin, new_scenario

    said = order.said
    if any(row.globe for row in cities.rows) and not any(row.at for row in cities.rows):
        raise NeedsGeography(str(path), box_around(cities.rows))
    size, asked = said.text("size") or size_for(cities.rows), said.text("system")
    try:
        plain = new_scenario(order.word, asked, size, said.text("preset"), said.text("title"))
    except CannotBegin as trouble:
        raise CannotImport(str(trouble)) from None
    return replace(plain, credits=said.text("credits") or f"Cities: {path.name}.")


def _facts(sheet: "Sheet", cities: "Cities", result: "Merged") -> Facts:
    from model.amounts_in_words import counted, listed
    from model.imports.sheets.reading import SEPARATORS

    between = next(word for word, sign in SEPARATORS.items() if sign == sheet.separator)
    became = f"{len(result.added)} added, {len(result.changed)} changed, {result.same} as they were"
    facts = [
        ("read as", f"{sheet.encoding}, cells apart by {between}"),
        ("cities", became),
    ]
    if result.goods:
        facts.append(("new goods", listed(result.goods)))
    if cities.others:
        left = f"{counted(len(cities.others), 'column')}: {listed(cities.others)}"
        facts.append(("left out", left))
    return facts
