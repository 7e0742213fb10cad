"""Where the plates of a city lie: its squares and the home bases there, in a row off the lines."""

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, is_crowded, placed_cities, scale
from drawing.map.marks.route_spaces import space_boxes
from drawing.map.placing.label_names import hand_placed
from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Box, Spot
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.systems.santa_fe.railroads.plates import SIDE, plate_width
from drawing.text.metrics import place
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

GAP = 0.5
"""Between two plates, and between a plate and the mark of its city."""
FARTHER = (0.0, 0.8, 1.8, 3.0, 4.5, 6.5, 9.0)
"""How far off the mark plates may lie, in millimetres at the usual scale, the best first."""
AROUND = 24
"""In so many directions a place is looked for."""
MOST = 12
"""Plates of a city; more than a box has railroads."""
LINE, MARK = 10.0, 40.0
"""What it costs to lie on a part of a line, and on the mark or a plate of another city."""


class Tag(NamedTuple):
    """A plate beside a city."""

    city: str
    livery: Livery
    is_home: bool
    box: Box


class _Plate(NamedTuple):
    livery: Livery
    is_home: bool
    wide: float


@once
def city_tags(sheet: Sheet) -> list[Tag]:
    """All plates of a board; cities with the most of them choose first."""
    if is_crowded(sheet):
        return []
    wanted = {city.id: list(_plates(sheet, city)) for city, _ in placed_cities(sheet)}
    cities = [(city, spot) for city, spot in placed_cities(sheet) if wanted[city.id]]
    marks = Net(Box(*at, 0, 0).grown(half_width(sheet, city)) for city, at in placed_cities(sheet))
    marks.add(box for text in hand_placed(sheet).texts for box in place(text).boxes())
    lines, found = Net(space_boxes(sheet)), list[Tag]()
    for city, spot in sorted(cities, key=lambda one: -len(wanted[one[0].id])):
        laid = _best(sheet, (city, spot), wanted[city.id], lines, marks)
        marks.add(tag.box.grown(GAP / 2) for tag in laid)
        found += laid
    return found


def _plates(sheet: Sheet, city: City) -> Iterator[_Plate]:
    """Home bases first, then squares."""
    known, high = liveries(sheet.scenario), SIDE * scale(sheet)
    railroads = sheet.scenario.part_as(SantaFePart).railroads
    homes = [one for one in known if railroads[one].home == city.id]
    squares = city.squares if isinstance(city, SantaFeCity) else ()
    for is_home, some in ((True, homes), (False, squares)):
        for key in some[:MOST]:
            if key in known:
                yield _Plate(known[key], is_home, plate_width(known[key], high))


def _best(
    sheet: Sheet, at: tuple[City, Spot], plates: Sequence[_Plate], lines: Net, marks: Net
) -> list[Tag]:
    """The plates of a city where they hide nothing, as near to it as can be."""
    page, best, least = neat_box(sheet), list[Tag](), float("inf")
    for away, tags in _tried(sheet, at, plates):
        if away >= least:
            break
        boxes = [tag.box for tag in tags]
        hidden = sum(LINE * lines.meeting(box) + MARK * marks.meeting(box) for box in boxes)
        cost = away + hidden + MARK * sum(_is_off(box, page) for box in boxes)
        if cost < least:
            best, least = tags, cost
    return best


def _is_off(box: Box, page: Box) -> bool:
    return box.x < page.x or box.y < page.y or box.right > page.right or box.bottom > page.bottom


def _tried(
    sheet: Sheet, at: tuple[City, Spot], plates: Sequence[_Plate]
) -> Iterator[tuple[float, list[Tag]]]:
    """Rows and columns around a city, and what each costs; the cheapest first."""
    found = []
    for number, rows in enumerate(_blocks(plates)):
        for step, farther in enumerate(FARTHER):
            for turn in range(AROUND):
                tags = _laid(sheet, at, rows, 2 * pi * turn / AROUND, farther * scale(sheet))
                found.append((step + 0.6 * number, (turn - 6) % AROUND, tags))
    found.sort(key=lambda one: one[:2])
    return ((cost, tags) for cost, _, tags in found)


def _blocks(plates: Sequence[_Plate]) -> Iterator[list[Sequence[_Plate]]]:
    """A row, a column, and two rows."""
    yield [plates]
    if len(plates) > 1:
        yield [[one] for one in plates]
    if len(plates) > 2:
        half = -(-len(plates) // 2)
        yield [plates[:half], plates[half:]]


def _laid(
    sheet: Sheet,
    at: tuple[City, Spot],
    rows: Sequence[Sequence[_Plate]],
    angle: float,
    farther: float,
) -> list[Tag]:
    """A block of plates in a direction off a city, so near that it just does not touch it."""
    (city, (x, y)), size = at, scale(sheet)
    high, gap = SIDE * size, GAP * size
    roof = 0.12 * high
    wide = max(sum(one.wide for one in row) + gap * (len(row) - 1) for row in rows)
    tall = len(rows) * high + (len(rows) - 1) * (gap + roof)
    off = _distance(half_width(sheet, city) + gap + farther, wide / 2, tall / 2 + roof, angle)
    top = y + off * sin(angle) - tall / 2
    middle, found = x + off * cos(angle), list[Tag]()
    for row in rows:
        left = middle - (sum(one.wide for one in row) + gap * (len(row) - 1)) / 2
        for livery, is_home, broad in row:
            found.append(Tag(city.id, livery, is_home, Box(left, top, broad, high)))
            left += broad + gap
        top += high + gap + roof
    return found


def _distance(radius: float, across: float, down: float, angle: float) -> float:
    """How far the middle of a box is from that of a disc when they touch, in a direction."""
    low, high = 0.0, radius + hypot(across, down)
    for _ in range(12):
        off = (low + high) / 2
        dx = max(abs(off * cos(angle)) - across, 0.0)
        dy = max(abs(off * sin(angle)) - down, 0.0)
        low, high = (off, high) if hypot(dx, dy) < radius else (low, off)
    return high
