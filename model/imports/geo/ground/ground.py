"""The ground of a map, pixel by pixel: own land, lands around, lakes, sea, inlets, heights."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from model.boards.grid import ROW_HEIGHT
from model.forms.frozen import dataclass
from model.imports.geo.ground.frame import PIXELS, Frame
from model.imports.geo.ground.painting import painted
from model.imports.geo.layers.features import Feature
from model.imports.geo.layers.grids import Grid
from model.imports.geo.rasters.arrays import Flags, Floats, Wholes
from model.imports.geo.rasters.mask_pieces import numbered
from model.imports.geo.rasters.raster import opened, widened

CELL: Final = PIXELS**2 * ROW_HEIGHT
"""Pixels of a cell."""
SLIVER: Final = 2.3
"""Pixels that may gape between two lands whose common border was simplified twice."""
BAY: Final = 0.55
"""Steps: a piece of sea in which a disc of this radius has no room is an inlet."""


class Lands(NamedTuple):
    """The features of the land layer, sorted by what they are on this map."""

    own: Sequence[Feature]
    overseas: Sequence[Feature] = ()
    neighbour: Sequence[Feature] = ()


class Grids(NamedTuple):
    """The grids of a map, each as far as there is one."""

    height: Grid | None = None
    relief: Grid | None = None
    climate: Grid | None = None
    dry: tuple[float, ...] = ()
    """The values of the climate grid that mean desert; without any, every value above half."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What covers each pixel of the common raster."""

    own: Flags
    """Land that is played on, lakes included."""
    country: Wholes
    """The number of the feature whose land it is, from 1; 0 is none."""
    landmass: Wholes
    """The number of the piece of land, from 1; 0 is none, or one of less than three cells."""
    neighbour: Flags
    overseas: Flags
    lake: Wholes
    """The number of the lake, from 1; 0 is none."""
    sea: Flags
    open_sea: Flags
    height: Floats
    relief: Floats
    desert: Flags

    @property
    def dry(self) -> Flags:
        return np.asarray(self.own & (self.lake == 0), dtype=np.bool_)

    @property
    def inlet(self) -> Flags:
        return np.asarray(self.sea & ~self.open_sea, dtype=np.bool_)


def surveyed(
    frame: Frame, lands: Lands, lakes: Sequence[Feature], least_lake: float, grids: Grids
) -> Ground:
    """Everything painted onto one raster; lakes smaller than a part of a cell are left out."""
    country = painted(frame, lands.own)
    own = country > 0
    overseas = (painted(frame, lands.overseas) > 0) & ~own
    neighbour = (painted(frame, lands.neighbour) > 0) & ~own & ~overseas
    if neighbour.any():
        gap = widened(own, SLIVER) & widened(neighbour, SLIVER)
        neighbour |= gap & ~own & ~overseas
    land = own | neighbour
    lake = painted(frame, lakes) * land
    sizes = np.bincount(lake.ravel(), minlength=len(lakes) + 1) / CELL
    lake[sizes[lake] < least_lake] = 0
    sea = ~(land | overseas)
    height, relief, desert = _read_along(frame, grids)
    return Ground(
        own=own,
        country=country,
        landmass=_landmasses(land),
        neighbour=neighbour,
        overseas=overseas,
        lake=lake,
        sea=sea,
        open_sea=opened(sea, BAY * PIXELS),
        height=height,
        relief=relief,
        desert=desert,
    )


def _read_along(frame: Frame, grids: Grids) -> tuple[Floats, Floats, Flags]:
    """Height, relief and desert of every pixel."""
    height, relief = np.zeros(frame.raster), np.zeros(frame.raster)
    desert = np.zeros(frame.raster, dtype=np.bool_)
    if grids == Grids():
        return height, relief, desert
    for strip, x, y in frame.strips():
        lon, lat = frame.on_globe(x, y)
        height[strip] = _sampled(grids.height, lon, lat)
        relief[strip] = _sampled(grids.relief, lon, lat)
        desert[strip] = _deserts(grids, lon, lat)
    return height, relief, desert


def _landmasses(land: Flags) -> Wholes:
    pieces = numbered(land)
    sizes = np.bincount(pieces.ravel()) / CELL
    return np.asarray(np.where(sizes[pieces] >= 3, pieces, 0), dtype=np.int64)


def _sampled(grid: Grid | None, lon: Floats, lat: Floats) -> Floats:
    if grid is None:
        return np.zeros_like(lon)
    return np.nan_to_num(grid.at(lon, lat), nan=0.0)


def _deserts(grids: Grids, lon: Floats, lat: Floats) -> Flags:
    if grids.climate is None:
        return np.zeros(lon.shape, dtype=np.bool_)
    if grids.dry:
        return np.isin(grids.climate.nearest(lon, lat), grids.dry)
    middle = 0.5 * max(float(np.nanmax(grids.climate.values)), 1.0)
    return np.asarray(grids.climate.at(lon, lat) > middle, dtype=np.bool_)
