"""A map the size of a stamp: the outline of the land, and where on it something is."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from drawing.city_kinds import is_foremost
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, polygons, rectangle, shifted
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Spot
from drawing.themes.theme import Theme
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City

MOST_CELLS = 20_000
"""A larger board is shown by its cities alone."""
ROUGH = 0.12
"""How far the outline of a stamp may be off, in cells."""
SMALLEST_HOLE = 2.0
"""A gap in the land that is shown, in square cells."""


@dataclass(frozen=True)
class Minimap:
    """The land and the most important cities of a map, in its cells."""

    sheet: Sheet
    land: Curve

    def box_in(self, room: Box) -> tuple[Box, float]:
        """The largest picture of the map in a room, and its scale."""
        scale = min(room.width / self.sheet.width, room.height / self.sheet.height)
        width, height = self.sheet.width * scale, self.sheet.height * scale
        x = room.x + (room.width - width) / 2
        return Box(x, room.y + (room.height - height) / 2, width, height), scale

    def batches(self, room: Box) -> Iterator[Batch]:
        """Sea, land and the most important cities."""
        theme = self.sheet.theme
        box, scale = self.box_in(room)
        yield Curves(theme.ink("mini-sea"), [rectangle(box, min(0.8, box.height / 4))])
        if self.land:
            yield Curves(theme.ink("mini-land"), [shifted(self.land, (box.x, box.y), scale)])
        scenario = self.sheet.scenario
        large = [city for city in scenario.cities.values() if is_foremost(scenario, city)]
        dots = [circle(spot, 0.45) for city in large if (spot := self._spot(city, room))]
        if dots:
            yield Curves(theme.ink("mini-major"), dots)

    def city(self, city: City, room: Box) -> Iterator[Batch]:
        """The dot of one city."""
        spot = self._spot(city, room)
        if spot is not None:
            ink = self.sheet.theme.ink("mini-city")
            yield Curves(ink, [circle(spot, 1.15)], key=f"city {city.id}")

    def cells(self, cells: Collection[Cell], room: Box) -> Iterator[Batch]:
        """A part of the map, marked."""
        if 0 < len(cells) <= MOST_CELLS:
            box, scale = self.box_in(room)
            area = _outline(self.sheet, frozenset(cells), simple=ROUGH / 2)
            if area:
                ink = self.sheet.theme.ink("mini-area")
                yield Curves(ink, [shifted(area, (box.x, box.y), scale)], key="area")

    def _spot(self, city: City, room: Box) -> Spot | None:
        spot = self.sheet.city_spot(city)
        if spot is None:
            return None
        box, scale = self.box_in(room)
        x, y = box.x + spot[0] * scale, box.y + spot[1] * scale
        # A city that is said to lie off the map must not leave the card.
        return min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)


def minimap(scenario: Scenario, theme: Theme) -> Minimap:
    """The stamp of a scenario."""
    sheet = Sheet(scenario, theme, 1.0)
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return Minimap(sheet, ())
    cells = frozenset(board.cells())
    small = len(cells) <= MOST_CELLS
    return Minimap(sheet, _outline(sheet, cells, simple=ROUGH) if small else ())


@lru_cache(maxsize=64)
def _outlined(spots: frozenset[Spot], simple: float) -> Curve:
    from shapely import MultiPoint, Polygon

    # Cells are 1 apart: discs of that size close every gap between neighbours.
    whole = MultiPoint(sorted(spots)).buffer(0.95, quad_segs=4).buffer(-0.4, quad_segs=4)
    simpler = whole.simplify(simple)
    parts = [part for part in getattr(simpler, "geoms", [simpler]) if isinstance(part, Polygon)]
    rings = [
        [(float(x), float(y)) for x, y in ring.coords[:-1]]
        for part in parts
        for ring in (part.exterior, *part.interiors)
        if ring is part.exterior or Polygon(ring).area >= SMALLEST_HOLE
    ]
    return polygons(rings)


def _outline(sheet: Sheet, cells: frozenset[Cell], simple: float) -> Curve:
    return _outlined(frozenset(sheet.spot(cell) for cell in cells), simple)
