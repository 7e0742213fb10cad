"""The cities of a map as a spreadsheet, which can be edited and put in again."""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence

from model.exports.places import Places
from model.forms.records import Slot
from model.imports.sheets.own_fields import BETWEEN, cell_of, own_fields
from model.imports.sheets.values import EMPTY, guarded
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described


def _nothing(_city: City, _column: str) -> str:
    return ""


def sheet_text(
    scenario: Scenario,
    places: Places,
    separator: str = ",",
    more: Sequence[str] = (),
    cell: Callable[[City, str], str] = _nothing,
) -> str:
    """A row for each city, in the columns that `milepost import csv` reads, and some more.

    Columns of fields that cities of the system do not have are left out.
    """
    cities = list(scenario.cities.values())
    languages = sorted({language for city in cities for language in city.names})
    wide = io.StringIO()
    writer = csv.writer(wide, delimiter=separator, lineterminator="\n")
    own = own_fields(scenario.system)
    header = [*_header(languages, own, places)]
    kept = [number for number, name in enumerate(header) if name not in _lacking(scenario)]
    writer.writerow([*(header[number] for number in kept), *more])
    for city in cities:
        row = [*_row(city, languages, own, places)]
        writer.writerow([*(row[number] for number in kept), *(cell(city, name) for name in more)])
    return wide.getvalue()


def _lacking(scenario: Scenario) -> set[str]:
    """The columns of fields that cities of a system do not have."""
    model = described(scenario.system)
    fields = [name for name in ("at", "overseas", "supplies") if not model.has("cities", name)]
    return {*fields, *([] if model.kinds or model.board != "routes" else ["kind"])}


def _header(languages: list[str], own: Mapping[str, Slot], places: Places) -> Iterator[str]:
    yield from ("id", "name", *(f"name_{language}" for language in languages))
    yield from ("kind", "at", "x", "y", "overseas", "supplies", "tags", *own)
    if places.is_globe:
        yield from ("lon", "lat")


def _row(
    city: City, languages: list[str], own: Mapping[str, Slot], places: Places
) -> Iterator[str]:
    yield city.id
    yield from map(guarded, (city.name, *(city.names.get(one, "") for one in languages)))
    yield city.kind
    yield "" if city.at is None else str(city.at)
    yield from ("", "") if city.xy is None else str(city.xy).split(",")
    yield "yes" if city.overseas else ""
    yield BETWEEN.join(city.supplies) or EMPTY
    yield BETWEEN.join(city.tags) or EMPTY
    yield from (cell_of(slot, slot.of(city)) for slot in own.values())
    place = city.at or city.xy or Point(0, 0)
    if places.is_globe:
        yield from map(str, places.of([place])[0])
