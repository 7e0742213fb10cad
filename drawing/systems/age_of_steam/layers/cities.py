"""Cities and towns: numbers of growth and start cubes on each city, a disc in each town."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from drawing.city_kinds import kind_of
from drawing.map.marks.city_marks import disc_symbol, half_width, placed_cities
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot, Symbols
from drawing.systems.age_of_steam.pieces.kinds import urbanized
from drawing.systems.age_of_steam.printed.city_parts import begins, printed_parts
from drawing.systems.age_of_steam.printed.start_squares import start_squares
from model.scenario.things import City
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity

Placed = tuple[City, Spot]


def batches(sheet: Sheet) -> Iterator[Batch]:
    towns: list[Placed] = []
    for city, spot in placed_cities(sheet):
        if isinstance(city, AgeOfSteamCity) and city.kind == CITY and city.at is not None:
            yield from printed_parts(sheet, city, city.at)
        elif city.id not in urbanized(sheet):
            towns.append((city, spot))
    yield from _towns(sheet, towns)
    for city, (x, y) in towns if not sheet.overlay.pieces else ():
        if city.id in begins(sheet):
            half = half_width(sheet, city)
            yield from start_squares(sheet, (x, y - 1.75 * half), half, begins(sheet)[city.id])


def _towns(sheet: Sheet, towns: Sequence[Placed]) -> Iterator[Batch]:
    """Discs of towns, and of kinds that a file has by mistake."""
    marks: dict[tuple[str, float], list[Spot]] = defaultdict(list)
    for city, spot in towns:
        marks[kind_of(sheet.scenario, city).word, 2 * half_width(sheet, city)].append(spot)
    for (word, size), spots in sorted(marks.items()):
        yield Symbols(disc_symbol(sheet.theme, word, sheet.scenario.system), size, spots)
    crosses = [
        _cross(spot, 0.84 * half_width(sheet, city))
        for city, spot in towns
        if isinstance(city, AgeOfSteamCity) and city.no_track
    ]
    if crosses:
        ink = Ink(line=sheet.theme.ink("icon-dark").fill, width=0.03 * sheet.mm)
        yield Curves(ink, crosses, key="no track")


def _cross(at: Spot, half: float) -> Curve:
    x, y = at
    return (
        *line(((x - half, y - half), (x + half, y + half))),
        *line(((x - half, y + half), (x + half, y - half))),
    )
