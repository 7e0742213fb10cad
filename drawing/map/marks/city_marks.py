"""The marks of cities: areas for major ones, squares for medium ones, dots for small ones."""

from collections.abc import Iterator
from math import pi

from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.curves import circle, line, polygons, rectangle, ring_of
from drawing.shapes.symbols import Box, Curve, Shape, Spot, Symbol
from drawing.themes.theme import Theme
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.scenario.things import City

HALF = {"major": 1.7, "medium": 1.9, "small": 1.55}
"""Half the width of a mark on a map of mileposts, in millimetres at its usual scale."""
HALF_ON_HEXES = {"major": 5.6, "medium": 4.6, "small": 3.5}
HALF_ON_ROUTES = {"major": 3.0, "medium": 2.4, "small": 1.9}
BOLD_ON_HEXES = 1.9
ROOMY = 0.6
"""Below this part of the usual scale names, which do not shrink any more, are too many."""
READABLE = 2.55
"""The smallest size of any text: its capitals are 1.8 mm high."""
RIM = 0.24
"""How far the red of a major city reaches beyond its mileposts, in cells."""


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
    bold = BOLD_ON_HEXES if isinstance(sheet.scenario.board, HexBoard) else 1.0
    return bold * scale(sheet)


def half_width(sheet: Sheet, city: City) -> float:
    """Half the width of a city's mark, in millimetres."""
    board = sheet.scenario.board
    halves = HALF
    if isinstance(board, HexBoard) and city.at is not None:
        halves = HALF_ON_HEXES
    elif isinstance(board, HexBoard | RouteBoard):
        halves = HALF_ON_ROUTES
    return halves.get(city.kind, halves["small"]) * scale(sheet)


def city_symbol(theme: Theme, kind: str) -> Symbol:
    """The mark of a city, in units of its size around its middle."""
    ink = theme.ink(f"city-{kind}")
    match kind:
        case "major":
            shape = line(ring_of((0, 0), 0.54, 6, 0.0), closed=True)
        case "medium":
            shape = rectangle(Box(-0.5, -0.5, 1, 1))
        case _:
            shape = circle((0, 0), 0.5)
    return Symbol(f"city-{kind}", (Shape(shape, ink),))


def disc_symbol(theme: Theme, kind: str) -> Symbol:
    """The mark of a city on a hex: a disc, with the shape of its kind on it."""
    ink, dark = theme.ink(f"city-{kind}"), theme.ink("icon-dark")
    light = theme.ink("icon-light")
    inner: dict[str, Curve] = {
        "major": line(ring_of((0, 0), 0.3, 6, pi / 6), closed=True),
        "medium": rectangle(Box(-0.22, -0.22, 0.44, 0.44)),
    }
    middle = inner.get(kind, circle((0, 0), 0.2))
    return Symbol(
        f"city-{kind}-disc",
        (
            Shape(circle((0, 0), 0.5), dark),
            Shape(circle((0, 0), 0.46), ink),
            Shape(middle, light),
        ),
    )


def placed_cities(sheet: Sheet) -> Iterator[tuple[City, Spot]]:
    """The cities that have a place on the sheet, and where it is."""
    for city in sheet.scenario.cities.values():
        spot = sheet.city_spot(city)
        if spot is not None:
            yield city, spot


# -- the areas of major cities


def red_cells(sheet: Sheet) -> dict[str, tuple[Cell, ...]]:
    """The mileposts of each major city: those it lists, or its centre and the ring around it."""
    board = sheet.scenario.board
    if not isinstance(board, MilepostBoard):
        return {}
    cities = [one for one in sheet.scenario.cities.values() if one.at is not None]
    centres = {city.at for city in cities}
    return {
        city.id: _members(board, city, city.at, centres)
        for city in cities
        if city.kind == "major" and not city.overseas and city.at is not None
    }


def _members(
    board: MilepostBoard, city: City, at: Cell, centres: set[Cell | None]
) -> tuple[Cell, ...]:
    around = set(city.members) or set(grid.neighbours(at)) - centres
    return (at, *sorted(cell for cell in around - {at} if board.has(cell)))


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
