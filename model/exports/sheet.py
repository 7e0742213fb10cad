"""The cities of a map as a spreadsheet, which can be edited and put in again."""

import csv
import io
from collections.abc import Iterator, Mapping

from model.exports.places import Places
from model.forms.records import Slot
from model.imports.sheets.own_fields import BETWEEN, cell_of, own_fields
from model.imports.sheets.values import EMPTY, guarded
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City


def sheet_text(scenario: Scenario, places: Places, separator: str = ",") -> str:
    """A row for each city, in the columns that `milepost import csv` reads."""
    cities = list(scenario.cities.values())
    languages = sorted({language for city in cities for language in city.names})
    wide = io.StringIO()
    writer = csv.writer(wide, delimiter=separator, lineterminator="\n")
    own = own_fields(scenario.system)
    writer.writerow([*_header(languages, own, places)])
    for city in cities:
        writer.writerow([*_row(city, languages, own, places)])
    return wide.getvalue()


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
