"""A box on the globe under the hand: drawn anew, moved as a whole, pulled at a side or a corner."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from model.imports.geo.recipes.amounts import Box

Side = Literal["", "west", "east", "north", "south"]
LEAST: Final = 0.5
"""Degrees that a box is wide and high at least: less is a click, not a box."""


class Grip(NamedTuple):
    """Where a box is taken: a side, two sides that meet, or, with none, the box itself."""

    across: Side = ""
    down: Side = ""


GRIPS: Final = tuple(
    Grip(across, down)
    for down in ("north", "", "south")
    for across in ("west", "", "east")
    if across or down
)
INSIDE: Final = Grip()


def grip_places(box: Box) -> Iterator[tuple[Grip, float, float]]:
    """The grips of a box with their longitudes and latitudes."""
    across = {"west": box.west, "": (box.west + box.east) / 2, "east": box.east}
    down = {"north": box.north, "": (box.north + box.south) / 2, "south": box.south}
    for grip in GRIPS:
        yield grip, across[grip.across], down[grip.down]


def drawn(first: tuple[float, float], last: tuple[float, float], decimals: int) -> Box | None:
    """The box between two places; None where it is hardly more than a point."""
    (a, b), (c, d) = first, last
    box = rounded(Box(min(a, c), min(b, d), max(a, c), max(b, d)), decimals)
    return box if box.east - box.west >= LEAST and box.north - box.south >= LEAST else None


def moved(box: Box, lon: float, lat: float, decimals: int) -> Box:
    """The box so many degrees further east and north; it keeps its size up to the poles."""
    lat = max(-90 - box.south, min(90 - box.north, lat))
    lon, lat = round(lon, decimals), round(lat, decimals)
    return rounded(Box(box.west + lon, box.south + lat, box.east + lon, box.north + lat), 2)


def pulled(box: Box, grip: Grip, lon: float, lat: float, decimals: int) -> Box:
    """The box with one side or corner at a place, never turned inside out."""
    west, south, east, north = box
    lon, lat = round(lon, decimals), round(lat, decimals)
    if grip.across == "west":
        west = min(lon, east - LEAST)
    elif grip.across == "east":
        east = max(lon, west + LEAST)
    if grip.down == "north":
        north = max(lat, south + LEAST)
    elif grip.down == "south":
        south = min(lat, north - LEAST)
    return Box(west, max(south, -90.0), east, min(north, 90.0))


def rounded(box: Box, decimals: int) -> Box:
    return Box(*(round(number, decimals) for number in box))
