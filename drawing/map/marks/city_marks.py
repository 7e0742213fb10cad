"""The marks of cities: each kind has a shape, and is the larger the more weight it has."""

from collections.abc import Container, Iterator
from dataclasses import replace
from math import pi

from drawing.city_kinds import AREA, HEAVIEST, LIGHTEST, city_areas, kind_named, kind_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.curves import circle, line, polygons, rectangle, ring_of
from drawing.shapes.symbols import Box, Curve, Shape, Spot, Symbol
from drawing.themes.theme import Theme
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.scenario.things import City
from model.systems import part_of
from model.systems.system import KindOfCity

HALF = {3: 2.2, 2: 1.9, 1: 1.55}
"""Half the width of a mark by its weight, on mileposts, in millimetres at the usual scale."""
IN_AREA = 1.7
"""The same of a mark that stands in the area of its city."""
HALF_ON_HEXES = {3: 5.6, 2: 4.6, 1: 3.5}
HALF_ON_ROUTES = {3: 3.0, 2: 2.4, 1: 1.9}
"""The same on a board of routes; a system that writes on its marks has a larger one in `marks`."""
LOOKS = {3: "city-major", 2: "city-medium", 1: "city-small"}
"""What a theme calls the looks of a kind by its weight, where it has none for its word."""
BOLD_ON_HEXES = 1.9
ROOMY = 0.6
"""Below this part of the usual scale names, which do not shrink any more, are too many."""
READABLE = 2.55
"""The smallest size of any text: its capitals are 1.8 mm high."""
RIM = 0.24
"""How far the red of such an area reaches beyond its mileposts, in cells."""


def scale(sheet: Sheet) -> float:
    """How much larger than usual the map is drawn."""
    return sheet.mm / usual_mm(sheet.scenario)


def is_crowded(sheet: Sheet) -> bool:
    """Whether the map is so small that only its weightier names have room, and no small print."""
    return scale(sheet) < ROOMY


def readable(sheet: Sheet, size: float) -> float:
    """The size of small print on the map: as the map's, but never too small to be read."""
    return max(size * boldness(sheet), min(size, READABLE))


def boldness(sheet: Sheet) -> float:
    """How much bolder than between mileposts track and trains are: hexes are larger."""
    return usual_boldness(sheet) * scale(sheet)


def usual_boldness(sheet: Sheet) -> float:
    """The same on a map of the usual scale."""
    return BOLD_ON_HEXES if isinstance(sheet.scenario.board, HexBoard) else 1.0


def half_width(sheet: Sheet, city: City) -> float:
    """Half the width of a city's mark, in millimetres."""
    board, kind = sheet.scenario.board, kind_of(sheet.scenario, city)
    halves = HALF
    if isinstance(board, HexBoard) and city.at is not None:
        halves = HALF_ON_HEXES
    elif isinstance(board, HexBoard | RouteBoard):
        own = getattr(part_of("drawing", sheet.scenario.system, "marks"), "HALF_ON_ROUTES", None)
        halves = own or HALF_ON_ROUTES
    elif kind.mark == AREA:
        return IN_AREA * scale(sheet)
    return halves[_weight(kind)] * scale(sheet)


def looks_of(kind: KindOfCity, known: Container[str]) -> str:
    """What a theme calls the looks of a kind, of the names that it knows."""
    own = f"city-{kind.word}"
    return own if own in known else LOOKS[_weight(kind)]


def _weight(kind: KindOfCity) -> int:
    return min(max(kind.weight, LIGHTEST), HEAVIEST)


def city_symbol(theme: Theme, word: str, system: str = "") -> Symbol:
    """The mark of a kind of city, in units of its size around its middle."""
    kind = kind_named(system, word)
    ink = theme.ink(looks_of(kind, theme.inks))
    shapes: dict[str, Curve] = {
        "hexagon": line(ring_of((0, 0), 0.54, 6, 0.0), closed=True),
        "square": rectangle(Box(-0.5, -0.5, 1, 1)),
    }
    outer = Shape(shapes.get(kind.mark, circle((0, 0), 0.5)), ink)
    paper = replace(ink, fill=theme.ink("icon-light").fill)
    hole = (Shape(circle((0, 0), 0.24), paper),) if kind.mark == "ring" else ()
    return Symbol(f"city-{kind.word}", (outer, *hole))


def disc_symbol(theme: Theme, word: str, system: str = "") -> Symbol:
    """The mark of a kind of city on a hex: a disc, with the shape of the kind on it."""
    kind = kind_named(system, word)
    ink, dark = theme.ink(looks_of(kind, theme.inks)), theme.ink("icon-dark")
    light = theme.ink("icon-light")
    shapes: dict[str, Curve] = {
        "hexagon": line(ring_of((0, 0), 0.3, 6, pi / 6), closed=True),
        "square": rectangle(Box(-0.22, -0.22, 0.44, 0.44)),
        "ring": circle((0, 0), 0.3),
    }
    middle = Shape(shapes.get(kind.mark, circle((0, 0), 0.2)), light)
    hole = (Shape(circle((0, 0), 0.16), ink),) if kind.mark == "ring" else ()
    return Symbol(
        f"city-{kind.word}-disc",
        (
            Shape(circle((0, 0), 0.5), dark),
            Shape(circle((0, 0), 0.46), ink),
            middle,
            *hole,
        ),
    )


def placed_cities(sheet: Sheet) -> Iterator[tuple[City, Spot]]:
    """The cities that have a place on the sheet, and where it is."""
    for city in sheet.scenario.cities.values():
        spot = sheet.city_spot(city)
        if spot is not None:
            yield city, spot


# -- the areas of cities


def red_cells(sheet: Sheet) -> dict[str, tuple[Cell, ...]]:
    """The mileposts of each city that is an area."""
    return city_areas(sheet.scenario)


def red_area(sheet: Sheet, cells: tuple[Cell, ...], beyond: float = 0.0) -> Curve:
    """The smooth area over mileposts: everything between those of them that are neighbours.

    `beyond` is by how many millimetres it is larger than it is drawn.
    """
    import shapely

    known = set(cells)
    parts: list[shapely.Geometry] = [shapely.Point(sheet.spot(cell)) for cell in cells]
    for cell in cells:
        around = grid.neighbours(cell)
        for near, after in zip(around, (*around[1:], around[0]), strict=True):
            if near in known:
                spots = [sheet.spot(one) for one in (cell, near, after) if one in known]
                parts.append(shapely.MultiPoint(spots).convex_hull)
    area = shapely.union_all(parts).buffer(RIM * sheet.mm + beyond, quad_segs=6)
    pieces = [one for one in shapely.get_parts(area) if isinstance(one, shapely.Polygon)]
    rings = [ring for piece in pieces for ring in (piece.exterior, *piece.interiors)]
    return polygons([(x, y) for x, y in list(ring.coords)[:-1]] for ring in rings)
