"""Grids of numbers on the globe, such as height maps: GeoTIFF, or grey PNG with its place."""

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from model.bounded_files import read_file
from model.imports.cannot import CannotImport
from model.imports.geo.layers.reading import found_file
from model.imports.geo.layers.shapefiles import BROKEN
from model.imports.geo.rasters.arrays import Floats
from model.imports.geo.rasters.raster import bilinear
from model.imports.geo.recipes.amounts import Box
from model.wording.extras import install_line

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_PIXELS = 80_000_000
SCALE, TIE_POINT, KEYS, NO_DATA = 33550, 33922, 34735, 42113
"""Tags of a GeoTIFF."""
MODEL_KEY, RASTER_KEY = 1024, 1025
_GREY = ("1", "L", "P", "I", "I;16", "I;16B", "I;16L", "F")
_WORLD_FILES = (".pgw", ".pngw", ".tfw", ".tifw", ".wld")


class Place(NamedTuple):
    """The centre of the first pixel, and how far the next ones are, in degrees."""

    west: float
    north: float
    across: float
    down: float


class Grid(NamedTuple):
    """Numbers by row and column, north up; what is not known is not a number."""

    values: Floats
    place: Place

    def at(self, lon: Floats, lat: Floats) -> Floats:
        """The numbers between the pixels around places."""
        return bilinear(self.values, *self._rows_and_columns(lon, lat))

    def nearest(self, lon: Floats, lat: Floats) -> Floats:
        """The numbers of the pixels that hold places, for classes that have no between."""
        row, col = self._rows_and_columns(lon, lat)
        rows, cols = self.values.shape
        found = self.values[
            np.clip(np.rint(row), 0, rows - 1).astype(np.int64),
            np.clip(np.rint(col), 0, cols - 1).astype(np.int64),
        ]
        return np.asarray(found, dtype=np.float64)

    def covers(self, box: Box) -> bool:
        """Whether any of a box lies on the grid."""
        west, north, across, down = self.place
        rows, cols = self.values.shape
        east, south = west + across * cols, north - down * rows
        return west < box.east and east > box.west and south < box.north and north > box.south

    def _rows_and_columns(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        west, north, across, down = self.place
        return (north - lat) / down, (lon - west) / across


def read_grid(named: str, folder: Path, bounds: Box | None, within: Box) -> Grid:
    """The grid in a file, as far as it lies in a box and a little more."""
    path = found_file(named, folder)
    try:
        from PIL import Image
    except ImportError:
        raise CannotImport(f"{path}: pictures need Pillow: {install_line('geo')}") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(path, formats=("TIFF", "PNG")) as image:
                return _grid(image, path, bounds, within)
    except (*BROKEN, SyntaxError, Image.DecompressionBombError):
        raise CannotImport(f"{path}: it is no GeoTIFF or PNG that can be read") from None


def _grid(image: "Image", path: Path, bounds: Box | None, within: Box) -> Grid:
    if image.width * image.height > MOST_PIXELS:
        raise CannotImport(f"{path}: it has more than {MOST_PIXELS:,} pixels")
    if image.mode not in _GREY:
        raise CannotImport(f"{path}: it is a picture in colours; a grid is grey")
    place = _place(image, path, bounds)
    left, top, right, bottom = _window(image, place, within)
    values = np.asarray(image.crop((left, top, right, bottom)), dtype=np.float64)
    if values.ndim != 2 or min(values.shape) < 2:
        raise CannotImport(f"{path}: too little of it lies in the box")
    unknown = _no_data(image)
    if unknown is not None:
        values = np.where(values == unknown, np.nan, values)
    west, north = place.west + left * place.across, place.north - top * place.down
    return Grid(values, place._replace(west=west, north=north))


def _window(image: "Image", place: Place, within: Box) -> tuple[int, int, int, int]:
    """The pixels of a box and two more around."""
    left = int(np.clip((within.west - place.west) / place.across - 2, 0, image.width))
    right = int(np.clip((within.east - place.west) / place.across + 3, 0, image.width))
    top = int(np.clip((place.north - within.north) / place.down - 2, 0, image.height))
    bottom = int(np.clip((place.north - within.south) / place.down + 3, 0, image.height))
    if left >= right or top >= bottom:
        return 0, 0, min(2, image.width), min(2, image.height)
    return left, top, right, bottom


def _place(image: "Image", path: Path, bounds: Box | None) -> Place:
    if bounds is not None:
        across = (bounds.east - bounds.west) / image.width
        down = (bounds.north - bounds.south) / image.height
        place = Place(bounds.west + across / 2, bounds.north - down / 2, across, down)
    elif getattr(image, "tag_v2", None) is not None and SCALE in image.tag_v2:  # type: ignore[attr-defined]
        place = _place_in_tags(image.tag_v2, path)  # type: ignore[attr-defined]
    else:
        place = _place_beside(path)
    is_sound = all(map(np.isfinite, place)) and place.across > 0 and place.down > 0
    if not is_sound or abs(place.west) > 361 or abs(place.north) > 91:
        raise CannotImport(f"{path}: its place is not given in longitude and latitude, north up")
    return place


def _place_in_tags(tags: Any, path: Path) -> Place:
    keys = list(tags.get(KEYS, ()))
    said = {keys[n]: keys[n + 3] for n in range(4, len(keys) - 3, 4)}
    if said.get(MODEL_KEY, 2) != 2:
        raise CannotImport(
            f"{path}: its pixels are not degrees; gdalwarp -t_srs EPSG:4326 OLD NEW makes them so"
        )
    across, down = (float(number) for number in tags[SCALE][:2])
    column, row, _, west, north = (float(number) for number in tags[TIE_POINT][:5])
    # A pixel is an area whose corner is tied down, unless the file says that it is a point.
    half = 0.0 if said.get(RASTER_KEY, 1) == 2 else 0.5
    return Place(west + (half - column) * across, north - (half - row) * down, across, down)


def _place_beside(path: Path) -> Place:
    files = [path.with_suffix(ending) for ending in _WORLD_FILES]
    found = next((file for file in files if file.is_file()), None)
    if found is None:
        raise CannotImport(f"{path}: give its bounds, or a world file such as {files[0].name}")
    words = read_file(found)[:400].decode("ascii", "replace").split()
    try:
        across, skew, tilt, down, west, north = map(float, words)
    except ValueError:
        raise CannotImport(f"{found}: a world file has six numbers") from None
    if skew or tilt:
        raise CannotImport(f"{found}: the picture is turned; north must be up")
    return Place(west, north, across, -down)


def _no_data(image: "Image") -> float | None:
    tags = getattr(image, "tag_v2", None)
    said = None if tags is None else tags.get(NO_DATA)
    try:
        return None if said is None else float(str(said).strip("\0 "))
    except ValueError:
        return None
