"""Ferries and links as shapes of GeoJSON: lines over the water."""

from typing import Final

from model.exports.geojson import Atlas, Geometry
from model.systems.crayon.things.part import Ferry, Link


def _ferry(atlas: Atlas, ferry: Ferry) -> Geometry | None:
    ports, path = ferry.ports, ferry.path or ()
    return atlas.line((*ports[:1], *path, *ports[1:]))


def _link(atlas: Atlas, link: Link) -> Geometry:
    """Lines from the port to the cities that it serves."""
    cities = (atlas.scenario.cities.get(city) for city in link.serves)
    goals = [city.xy or city.at for city in cities if city is not None]
    ends = [goal for goal in goals if goal is not None]
    return atlas.lines((link.port, end) for end in ends) if ends else atlas.point(link.port)


SHAPES: Final = {"ferries": _ferry, "links": _link}
DRAWN: Final = {"ferries": ("ports",), "links": ("port",)}
"""Fields that the shapes say."""
