"""Pieces of land and the like as areas that can be joined and cut, and back again."""

from typing import TYPE_CHECKING

from drawing.shapes.symbols import Spot

if TYPE_CHECKING:
    import shapely

Ring = list[Spot]


def areas_of(pieces: list[list[Ring]]) -> list["shapely.Geometry"]:
    """Pieces as areas: a ring within a ring is a hole, one within that an island, and so on."""
    import shapely

    closed = [[[*ring, ring[0]] for ring in rings if len(ring) > 2] for rings in pieces]
    # Rings that cross themselves or each other are first cut where they do.
    return [
        shapely.build_area(shapely.node(shapely.MultiLineString(rings)))
        for rings in closed
        if rings
    ]


def rings_of(area: "shapely.Geometry") -> list[list[Ring]]:
    """An area as pieces: of each polygon its outline and its holes."""
    import shapely

    polygons = [one for one in shapely.get_parts(area).tolist() if isinstance(one, shapely.Polygon)]
    return [
        [list(ring.coords)[:-1] for ring in (one.exterior, *one.interiors)]
        for one in polygons
        if not one.is_empty
    ]
