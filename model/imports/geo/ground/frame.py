"""The frame of a map: which piece of the flattened globe it shows, and where each cell stands."""

import math
from collections.abc import Iterator
from typing import Final

import numpy as np

from model.boards.grid import ROW_HEIGHT
from model.boards.terrain import Size
from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.geo.globe.globe import MOST_STRETCHES, Globe
from model.imports.geo.globe.projections import PROJECTIONS, Cone, Projection
from model.imports.geo.globe.stretch import MOST, Stretch, is_sound
from model.imports.geo.ground.sheets import Window, sheet_of, window_around
from model.imports.geo.rasters.arrays import Floats, Line, Wholes
from model.imports.geo.recipes.amounts import Box
from model.imports.geo.recipes.recipe import Recipe
from model.rules.new_scenario import LARGEST_SIDE

USUAL_CELLS: Final = 1500
PIXELS: Final = 12
"""Pixels of the common raster from one cell to the next."""
MOST_PIXELS: Final = 12_000_000
STRIP: Final = 128
"""Rows of pixels that are worked out together."""
LEFT: Final = -0.25
TOP: Final = -0.5 / math.sqrt(3)
"""Where the raster begins, in steps from the first cell."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The piece of the globe that a map shows, and the raster that it is worked out on."""

    globe: Globe
    window: Window
    """West, south, east and north in kilometres from the centre of the projection."""
    size: Size
    raster: tuple[int, int]
    """Rows and columns of the common raster."""

    @property
    def step_km(self) -> float:
        return self.globe.step_km

    def on_board(self, line: Line) -> Line:
        """Longitudes and latitudes as steps of the board."""
        return self.globe.on_board(line)

    def on_globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Steps of the board as longitudes and latitudes."""
        return self.globe.on_globe(x, y)

    def pixels(self, places: Line) -> tuple[Wholes, Wholes]:
        """Rows and columns of the raster for places on the board, the rim for those outside."""
        rows, cols = self.raster
        row = np.floor((places[:, 1] - TOP) * PIXELS).astype(np.int64)
        col = np.floor((places[:, 0] - LEFT) * PIXELS).astype(np.int64)
        return np.clip(row, 0, rows - 1), np.clip(col, 0, cols - 1)

    def strips(self) -> Iterator[tuple[slice, Floats, Floats]]:
        """The raster in strips of rows, each with where on the board the centres of pixels lie.

        What is worked out strip by strip needs little memory at a time.
        """
        rows, cols = self.raster
        across = LEFT + (np.arange(cols) + 0.5) / PIXELS
        for first in range(0, rows, STRIP):
            strip = slice(first, min(first + STRIP, rows))
            down = TOP + (np.arange(strip.start, strip.stop) + 0.5) / PIXELS
            x, y = np.meshgrid(across, down)
            yield strip, x, y

    def seen(self) -> Box:
        """The box of the globe that the raster shows, and a little more."""
        rows, cols = self.raster
        x, y = np.meshgrid(
            LEFT + np.linspace(0, cols, 41) / PIXELS, TOP + np.linspace(0, rows, 41) / PIXELS
        )
        lon, lat = self.on_globe(x, y)
        return Box(lon.min(), lat.min(), lon.max(), lat.max()).grown(0.3)


def framed(recipe: Recipe, land_share: float = 1.0, coarse: int = 0) -> Frame:
    """The frame that a recipe asks for; a number of cells is meant of land, so its share counts.

    With `coarse` it is the same window in so many cells.
    """
    box = checked_box(recipe.box)
    cone = _cone(recipe, box)
    projection = PROJECTIONS[recipe.projection.name](cone)
    window = _window(recipe, box, projection)
    sheet = sheet_of(recipe, land_share)
    if sheet is not None:
        window = window_around(sheet, window, recipe.spacing)
    west, south, east, north = window
    step = _step(recipe, window, land_share, None if coarse else sheet, coarse)
    width, height = (east - west) / step, (north - south) / step
    cols, rows = int(width), int((height + TOP) / ROW_HEIGHT) + 1
    if sheet is not None and not coarse:
        cols, rows = sheet
    if min(cols, rows) < 3 or max(cols, rows) > LARGEST_SIDE:
        raise CannotImport(
            f"a spacing of {step:.1f} km makes {max(cols, 0)} columns and {max(rows, 0)} rows; "
            f"a map has from 3 to {LARGEST_SIDE} of each"
        )
    raster = int(height * PIXELS), int(width * PIXELS)
    if raster[0] * raster[1] > MOST_PIXELS:
        raise CannotImport(f"{cols} columns and {rows} rows are too many for one map")
    stretches = tuple(_stretches(recipe, projection))
    corner = west - LEFT * step, north + TOP * step
    globe = Globe(recipe.projection.name, cone, corner, step, stretches)
    return Frame(globe, window, Size(cols, rows), raster)


def _step(
    recipe: Recipe, window: Window, land_share: float, sheet: Size | None, coarse: int
) -> float:
    """Kilometres from one cell to the next."""
    west, south, east, north = window
    if sheet is not None:
        return (east - west) / sheet.cols
    if recipe.spacing is not None and not coarse:
        return float(recipe.spacing)
    area = (east - west) * (north - south) * max(land_share, 0.02)
    return math.sqrt(area / max(coarse or recipe.cells or USUAL_CELLS, 1) / ROW_HEIGHT)


def checked_box(box: Box | None) -> Box:
    """A box that can be made flat: not around a pole, and not over the line of dates."""
    if box is None:
        raise CannotImport("say which part of the globe you mean: box: 13,39,30,47, or a region")
    west, south, east, north = box
    if not (-180 <= west < 180 and -180 < east <= 180) or west >= east:
        raise CannotImport(
            f"the box runs from longitude {west:g} to {east:g}: west comes first, both lie between "
            "-180 and 180, and a box over the line of dates is not supported"
        )
    if not -85 <= south < north <= 85:
        raise CannotImport(
            f"the box runs from latitude {south:g} to {north:g}: south comes first, and the poles "
            "(beyond 85 degrees) are not supported"
        )
    if east - west > 170 or north - south > 120:
        raise CannotImport("the box is larger than a continent; a flat map of it is not supported")
    return box


def _cone(recipe: Recipe, box: Box) -> Cone:
    """True parallels a sixth from the top and the bottom, unless the recipe says otherwise."""
    asked = recipe.projection
    sixth = (box.north - box.south) / 6
    lower, upper = _pair(asked.parallels, (box.south + sixth, box.north - sixth), "parallels")
    middle = (box.west + box.east) / 2, (box.south + box.north) / 2
    lon, lat = _pair(asked.centre, middle, "centre")
    if max(abs(lower), abs(upper), abs(lat)) > 85 or abs(lon) > 180:
        raise CannotImport("projection: its parallels and its centre lie beyond the poles")
    if abs(lower + upper) < 2:
        # On both sides of the equator the cone would be a cylinder, which has no apex.
        lower, upper = lower + 1, upper + 1
    return Cone(lower, upper, lat, lon)


def _pair(said: tuple[float, ...], usual: tuple[float, float], what: str) -> tuple[float, float]:
    if not said:
        return usual
    if len(said) != 2:
        raise CannotImport(f"projection.{what}: write two numbers such as 27, 45")
    return said[0], said[1]


def _window(recipe: Recipe, box: Box, projection: Projection) -> Window:
    if recipe.window_km:
        if len(recipe.window_km) != 4:
            raise CannotImport("window_km: write west, south, east and north in kilometres")
        west, south, east, north = recipe.window_km
    else:
        lon = np.linspace(box.west, box.east, 61)
        lat = np.linspace(box.south, box.north, 61)
        x, y = projection.flat(*map(np.ravel, np.meshgrid(lon, lat)))
        west, south, east, north = (float(v) for v in (x.min(), y.min(), x.max(), y.max()))
    if not (1 <= east - west <= 20_000 and 1 <= north - south <= 20_000):
        raise CannotImport("the map is narrower than a kilometre or wider than half the globe")
    return west, south, east, north


def _stretches(recipe: Recipe, projection: Projection) -> list[Stretch]:
    found = []
    if len(recipe.stretch) > MOST_STRETCHES:
        raise CannotImport(f"stretch: at most {MOST_STRETCHES} places can be drawn larger")
    for asked in recipe.stretch:
        if len(asked.at) != 2:
            raise CannotImport("stretch.at: write longitude and latitude such as 114, 22.6")
        x, y = projection.flat(np.array([asked.at[0]]), np.array([asked.at[1]]))
        stretch = Stretch(float(x[0]), float(y[0]), float(asked.radius), float(asked.factor))
        if not is_sound(stretch):
            raise CannotImport(f"stretch.factor: write a number from 1 to {MOST:g}")
        found.append(stretch)
    return found
