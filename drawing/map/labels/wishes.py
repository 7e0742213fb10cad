"""What has a name on a map, and where its name could stand."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from drawing.city_kinds import kind_of
from drawing.map.ground.region_cells import free_cities, listed_cells
from drawing.map.ground.scenery import scenery_of
from drawing.map.ground.water_lines import courses
from drawing.map.labels.candidates import Places, at, length, pieces, spread
from drawing.map.labels.placement import Candidate, Wish
from drawing.map.labels.surroundings import steps
from drawing.map.marks.city_marks import is_crowded
from drawing.map.placing.fixed_marks import covered_by_cities
from drawing.map.placing.label_names import (
    city_style,
    settings,
    shown_names,
    style_of,
    water_style,
)
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.outlines import box_of, is_inside
from drawing.shapes.symbols import Box, Spot
from drawing.text.typesetting import Setting
from drawing.themes.theme import Style
from model.boards.hexes import HexBoard
from model.boards.rims import pieces as pieces_of_cells
from model.collection import Things
from model.scenario.things import City, Region, Water

REPEAT: Final = 420.0
"""A river is named again after so many millimetres."""
SAME: Final = 100.0
"""Two waters of one name, nearer than so many millimetres, are named once."""
CITY: Final = 1.1
"""Half of what is kept free in the middle of a city, in millimetres, whatever is drawn there."""
FIRST: Final = 2.0
"""What comes to the weight of a city: waters and areas come after all of them."""
BESIDE: Final = 1.0
"""What it costs to name a lake beside it."""
HIDES: Final = 3.0
"""What it costs to name a lake on it, although it is smaller than its name."""
UNDER: Final = 0.4
"""So much of a river may lie under its name; more, and one does not see how it runs."""
SUNK: Final = 8.0
"""What it costs to write over the whole of a river."""
SHORT: Final = 2.5
"""A river is short if it is not so many times as long as its name."""
SMALLER: Final = 1.5
"""What it costs to name a river along an arm that is nothing beside its longest, or over one."""
MIDST: Final = (0.5, 0.35, 0.65)
"""The places of a short river beside which its name may stand, as parts of its length."""
PARTS: Final = 4
"""So many parts of a region are tried for its name, the largest first."""
UNNAMED: Final = frozenset(("river", "lake", "inlet"))
"""Names that say no more than the picture does."""
MESHES: Final = 16
"""An area is looked at in so many points across and down."""
LOOKS: Final = {"sea": "sea", "lake": "sea", "mountain": "label"}
"""The styles of scenery; those of lands are written as shapes are."""

Maker = Callable[[Setting], Iterator[Candidate]]


class Wishes:
    """The labels of a sheet that look for a place."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._places = Places(sheet)
        self._crowded = is_crowded(sheet)
        self._covered = covered_by_cities(sheet) if self._crowded else {}

    def all(self) -> Iterator[Wish]:
        scenario = self._sheet.scenario
        for city in scenario.cities.values():
            yield from self._city(city)
        on_hexes = isinstance(scenario.board, HexBoard)
        for water in self._waters():
            # Hexes tell that there is a river; what is printed or laid on them tells more.
            yield from (replace(wish, modest=on_hexes) for wish in self._water(water))
        for region in scenario.regions.values():
            yield from self._region(region)
        for shape in scenario.shapes.values():
            style = style_of(self._sheet, "sea" if shape.kind == "sea" else "shape", "label")
            names = shown_names(self._sheet, shape.name, Things())
            yield from self._area(
                f"shape {shape.id}", style, names, self._sheet.spots(shape.outline)
            )
        yield from self._scenery()

    def _wish(
        self, key: str, style: Style, names: tuple[str, ...], weight: float, make: Maker
    ) -> Iterator[Wish]:
        """A wish for a name, set in every way that there is; none where there is no name."""
        found = [
            candidate._replace(cost=candidate.cost + cost) if cost else candidate
            for setting, cost in settings(style, names)
            for candidate in make(setting)
        ]
        if names and (found or self._crowded):
            yield Wish(key, found, weight, " ".join(names))

    # -- cities

    def _city(self, city: City) -> Iterator[Wish]:
        spot = self._sheet.city_spot(city)
        if spot is not None:
            around = self._covered.get(city.id, Box(*spot, 0, 0).grown(CITY))
            kind = kind_of(self._sheet.scenario, city)
            style = city_style(self._sheet, kind)
            names = shown_names(self._sheet, city.name, city.names)
            weight = FIRST + kind.weight
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
            spots = self._longest(water)
            if not water.name or water.name.casefold() in UNNAMED or not length(spots):
                continue
            middle, others = spots[len(spots) // 2], alike[water.name, bool(water.outline)]
            if all(math.dist(middle, other) > SAME for other in others):
                others.append(middle)
                yield water

    def _size(self, water: Water) -> float:
        return length(self._longest(water))

    def _longest(self, water: Water) -> Sequence[Spot]:
        return max(courses(self._sheet, water), key=length, default=[])

    def _water(self, water: Water) -> Iterator[Wish]:
        key = f"water {water.id}"
        names = shown_names(self._sheet, water.name, water.names)
        spots = self._longest(water)
        style = style_of(self._sheet, water_style(water), "water")
        if not water.outline:
            stretches = pieces(spots, REPEAT)
            for piece in stretches:
                along = partial(self._river, piece)
                if len(stretches) == 1:
                    along = partial(self._arms, courses(self._sheet, water))
                yield from self._wish(key, style, (" ".join(names),), 1.0, along)
            return
        yield from self._wish(key, style, names, 2.0, lambda one: self._lake(spots, one))

    def _arms(self, arms: Sequence[Sequence[Spot]], setting: Setting) -> Iterator[Candidate]:
        """Along the arm with the best place; the longer an arm, the more it is the river.

        A name that lies over another arm hides where they meet.
        """
        if len(arms) == 1:
            yield from self._river(arms[0], setting) if length(arms[0]) else ()
            return
        longest = max(map(length, arms))
        for number, spots in enumerate(arms):
            others = [dot for n, arm in enumerate(arms) if n != number for dot in steps(arm)]
            less = SMALLER * (1 - length(spots) / longest)
            for candidate in self._river(spots, setting) if length(spots) else ():
                over = SMALLER if candidate.where.share(others) else 0.0
                extra = less + over
                yield candidate._replace(cost=candidate.cost + extra) if extra else candidate

    def _river(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """Along a river; where room is short, along one that is longer than its name."""
        long = length(spots)
        if self._crowded and long <= setting.width:
            return
        if self._crowded or long > SHORT * setting.width:
            yield from self._places.along(spots, setting)
            return
        parts = spread(spots)
        for candidate in self._at_short_river(spots, setting):
            sunk = candidate.where.share(parts) - UNDER
            yield candidate._replace(cost=candidate.cost + max(SUNK * sunk, 0.0))

    def _at_short_river(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """Along it or beside it: its name could hide all of it.

        Its ends are no places for a name: there it comes from a lake, or goes into another river.
        """
        yield from self._places.along(spots, setting)
        for part in MIDST:
            spot = at(spots, part * length(spots))
            yield from self._places.around(Box(*spot, 0, 0), setting, BESIDE)

    def _lake(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """On the lake, where it is large enough, and else beside it."""
        box = box_of(spots)
        if box.width > setting.width and box.height > setting.height:
            yield from self._places.within(self._inside(spots), setting)
        if self._crowded and box.width + box.height < setting.width:
            return
        for candidate in self._places.around(box, setting):
            hides = candidate.where.box().meets(box)
            yield candidate._replace(cost=candidate.cost + (HIDES if hides else BESIDE))

    # -- regions and shapes

    def _region(self, region: Region) -> Iterator[Wish]:
        key, names = f"region {region.id}", shown_names(self._sheet, region.name, region.names)
        style = style_of(self._sheet, "region", "label")
        cells = listed_cells(self._sheet, region)
        if region.outline and not region.cells:
            yield from self._area(key, style, names, self._sheet.spots(region.outline))
        elif cells:
            parts = [
                sorted(self._sheet.spot(cell) for cell in piece)
                for piece in pieces_of_cells(cells)[:PARTS]
            ]
            yield from self._wish(key, style, names, 2.5, partial(self._on_cells, parts))
        else:
            yield from self._beside_cities(region, key, style, names)

    def _on_cells(self, parts: Sequence[list[Spot]], setting: Setting) -> Iterator[Candidate]:
        """On the largest part, on another, or beside the largest."""
        for number, spots in enumerate(parts):
            for candidate in self._places.within(spots, setting):
                yield candidate._replace(cost=candidate.cost + number * BESIDE)
        box = box_of(parts[0]).grown(0.4 * self._sheet.mm)
        yield from self._places.around(box, setting, HIDES)

    def _beside_cities(
        self, region: Region, key: str, style: Style, names: tuple[str, ...]
    ) -> Iterator[Wish]:
        """The name of a region that is cities without cells: beside one of them."""
        boxes = [Box(*spot, 0, 0).grown(away) for spot, away in free_cities(self._sheet, region)]
        if boxes:
            yield from self._wish(
                key,
                style,
                names,
                2.5,
                lambda one: (at for box in boxes for at in self._places.around(box, one)),
            )

    def _scenery(self) -> Iterator[Wish]:
        """Seas, lands and mountains that the file beside the scenario names: each once, quietly."""
        for (name, look), spots in self._named_scenery().items():
            style = style_of(self._sheet, look, "label")
            names = shown_names(self._sheet, name, Things())
            for wish in self._wish(
                f"scenery {name}", style, names, 0.2, partial(self._over, spots)
            ):
                yield replace(wish, quiet=True)

    def _named_scenery(self) -> dict[tuple[str, str], list[Spot]]:
        """The largest piece of each name, and the style of its kind."""
        found: dict[tuple[str, str], list[Spot]] = {}
        for piece in scenery_of(self._sheet.scenario, self._sheet.folder).pieces:
            spots = [self._sheet.spot(point) for point in piece.rings[0]]
            key = piece.name, LOOKS.get(piece.kind, "shape")
            if piece.name and length(spots) >= length(found.get(key, [])):
                found[key] = spots
        return found

    def _over(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """In an area, along a line, or over a single spot."""
        inside = self._inside(spots) if len(spots) > 2 else []
        if inside:
            yield from self._places.within(inside, setting)
        elif len(spots) > 1:
            yield from self._places.along(spots, setting)
        else:
            yield from self._places.around(Box(*spots[0], 0, 0), setting)

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
