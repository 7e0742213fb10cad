"""A map the size of a stamp: the outline of the land, and where on it something is."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from drawing.city_kinds import is_foremost
from drawing.map.ground.areas import areas_of, rings_of
from drawing.map.ground.scenery import pieces_of
from drawing.map.marks.route_lines import laid_lines
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line, polygons, rectangle, shifted
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Spot
from drawing.themes.theme import Theme
from model.boards.routes import RouteBoard
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
    lines: tuple[Curve, ...] = ()
    """Of a board of routes."""

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
        if self.lines:
            lines = [shifted(one, (box.x, box.y), scale) for one in self.lines]
            yield Curves(theme.ink("mini-line"), lines)
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


def minimap(scenario: Scenario, theme: Theme, folder: str = "") -> Minimap:
    """The stamp of a scenario; `folder` is where the scenery of a board of routes lies."""
    sheet = Sheet(scenario, theme, 1.0, folder)
    board = scenario.board
    if isinstance(board, RouteBoard):
        lines = tuple(line(one.spots) for one in laid_lines(sheet))
        return Minimap(sheet, _scenery(sheet) or rectangle(sheet.box), lines)
    if not isinstance(board, TerrainBoard):
        return Minimap(sheet, ())
    cells = frozenset(board.cells())
    small = len(cells) <= MOST_CELLS
    return Minimap(sheet, _outline(sheet, cells, simple=ROUGH) if small else ())


def _scenery(sheet: Sheet) -> Curve:
    """The land under a board of routes, cut off at the rim of the sheet."""
    pieces = pieces_of(sheet, "own", "overseas", "neighbour")
    if not pieces:
        return ()
    import shapely

    land = shapely.union_all(areas_of(pieces)).simplify(ROUGH)
    inside = shapely.intersection(land, shapely.box(0, 0, sheet.width, sheet.height))
    return polygons(ring for rings in rings_of(inside) for ring in rings)


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
