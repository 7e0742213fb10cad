"""What has a name on a map, and where its name could stand."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from drawing.label_names import settings, shown_names, style_of, water_style
from drawing.label_places import Places, length, pieces
from drawing.placement import Candidate, Wish
from drawing.sheet import Sheet
from drawing.symbols import Box, Spot
from drawing.theme import Style
from drawing.typesetting import Setting
from drawing.water_lines import course
from model.collection import Things
from model.notation import Path
from model.things import City, Region, Water

REPEAT: Final = 420.0
"""A river is named again after so many millimetres."""
SAME: Final = 100.0
"""Two waters of one name, nearer than so many millimetres, are named once."""
CITY: Final = 1.1
"""Half of what is kept free in the middle of a city, in millimetres, whatever is drawn there."""
WEIGHTS: Final = {"major": 5.0, "medium": 4.0, "small": 3.0}
"""Of cities; waters and areas come after them."""
BESIDE: Final = 1.0
"""What it costs to name a lake beside it."""
HIDES: Final = 3.0
"""What it costs to name a lake on it, although it is smaller than its name."""
UNNAMED: Final = frozenset(("river", "lake", "inlet"))
"""Names that say no more than the picture does."""
MESHES: Final = 16
"""An area is looked at in so many points across and down."""

FINEST: Final = 400
"""Outlines with more points are looked at more coarsely."""

Maker = Callable[[Setting], Iterator[Candidate]]


class Wishes:
    """The labels of a sheet that look for a place."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._places = Places(sheet)

    def all(self) -> Iterator[Wish]:
        scenario = self._sheet.scenario
        for city in scenario.cities.values():
            yield from self._city(city)
        for water in self._waters():
            yield from self._water(water)
        for region in scenario.regions.values():
            yield from self._region(region)
        for shape in scenario.shapes.values():
            style = style_of(self._sheet, "sea" if shape.kind == "sea" else "shape", "label")
            names = shown_names(self._sheet, shape.name, Things())
            yield from self._area(
                f"shape {shape.id}", style, names, self._sheet.spots(shape.outline)
            )

    def _wish(
        self, key: str, style: Style, names: tuple[str, ...], weight: float, make: Maker
    ) -> Iterator[Wish]:
        """A wish for a name, set in every way that there is; none where there is no name."""
        found = [
            candidate._replace(cost=candidate.cost + cost) if cost else candidate
            for setting, cost in settings(style, names)
            for candidate in make(setting)
        ]
        if found:
            yield Wish(key, found, weight)

    # -- cities

    def _city(self, city: City) -> Iterator[Wish]:
        spot = self._sheet.city_spot(city)
        if spot is not None:
            around = Box(*spot, 0, 0).grown(CITY)
            style = style_of(self._sheet, f"city-{city.kind}", "city-small")
            names = shown_names(self._sheet, city.name, city.names)
            weight = WEIGHTS.get(city.kind, 3.0)
            yield from self._wish(
                f"city {city.id}",
                style,
                names,
                weight,
                lambda one: self._places.around(around, one),
            )

    # -- waters

    def _waters(self) -> Iterator[Water]:
        """The waters to be named: of several pieces of one lake or river, the largest."""
        alike: dict[tuple[str, bool], list[Spot]] = defaultdict(list)
        for water in sorted(self._sheet.scenario.waters.values(), key=self._size, reverse=True):
            spots = course(self._sheet, water)
            if not water.name or water.name.casefold() in UNNAMED or not length(spots):
                continue
            middle, others = spots[len(spots) // 2], alike[water.name, bool(water.outline)]
            if all(math.dist(middle, other) > SAME for other in others):
                others.append(middle)
                yield water

    def _size(self, water: Water) -> float:
        return length(course(self._sheet, water))

    def _water(self, water: Water) -> Iterator[Wish]:
        key = f"water {water.id}"
        names = shown_names(self._sheet, water.name, water.names)
        spots = course(self._sheet, water)
        style = style_of(self._sheet, water_style(water), "water")
        if not water.outline:
            for piece in pieces(spots, REPEAT):
                along = partial(self._places.along, piece)
                yield from self._wish(key, style, (" ".join(names),), 1.0, along)
            return
        yield from self._wish(key, style, names, 2.0, lambda one: self._lake(spots, one))

    def _lake(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """On the lake, where it is large enough, and else beside it."""
        box = box_of(spots)
        if box.width > setting.width and box.height > setting.height:
            yield from self._places.within(self._inside(spots), setting)
        for candidate in self._places.around(box, setting):
            hides = candidate.where.box().meets(box)
            yield candidate._replace(cost=candidate.cost + (HIDES if hides else BESIDE))

    # -- regions and shapes

    def _region(self, region: Region) -> Iterator[Wish]:
        key, names = f"region {region.id}", shown_names(self._sheet, region.name, region.names)
        style = style_of(self._sheet, "region", "label")
        if region.cells:
            spots = [self._sheet.spot(cell) for cell in region.cells]
            yield from self._wish(
                key, style, names, 2.5, lambda one: self._places.within(spots, one)
            )
        else:
            yield from self._area(key, style, names, self._sheet.spots(region.outline or Path()))

    def _area(
        self, key: str, style: Style, names: tuple[str, ...], outline: Sequence[Spot]
    ) -> Iterator[Wish]:
        inside = self._inside(outline) if names and len(outline) > 2 else []
        if inside:
            yield from self._wish(
                key, style, names, 0.5, lambda one: self._places.within(inside, one)
            )

    def _inside(self, outline: Sequence[Spot]) -> list[Spot]:
        """Points of an area, as far as it is on the sheet."""
        area, sheet = box_of(outline), self._sheet.box
        left, top = max(area.x, 0.0), max(area.y, 0.0)
        across = (min(area.right, sheet.right) - left) / MESHES
        down = (min(area.bottom, sheet.bottom) - top) / MESHES
        spots = (
            (left + (col + 0.5) * across, top + (row + 0.5) * down)
            for row in range(MESHES)
            for col in range(MESHES)
        )
        return [spot for spot in spots if across > 0 and down > 0 and is_inside(spot, outline)]


def box_of(spots: Sequence[Spot]) -> Box:
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return Box(left, top, right - left, bottom - top)


def is_inside(spot: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a spot lies in an outline, by the even-odd rule."""
    x, y = spot
    inside = False
    outline = outline[:: len(outline) // FINEST + 1]
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
