"""From longitude and latitude to flat kilometres and back: Albers, Lambert, equirectangular.

Ellipsoidal, after Snyder, Map Projections: A Working Manual (USGS Professional Paper 1395, 1987),
equations 14-1 to 14-21 and 15-1 to 15-11; a sphere would be up to 9 km off over a continent.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

import numpy as np

from model.imports.geo.rasters.arrays import Floats

EQUATOR_KM: Final = 6378.137
FLATTENED: Final = 0.00669437999014
"""The square of the eccentricity of the globe (WGS84)."""
ECCENTRICITY: Final = math.sqrt(FLATTENED)


class Projection(Protocol):
    """Kilometres east and north of a centre for degrees, and degrees for kilometres."""

    def flat(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]: ...
    def globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]: ...


class Cone(NamedTuple):
    """Where a projection stands: two true parallels and a centre, in degrees."""

    lower: float
    upper: float
    lat: float
    lon: float


class Albers:
    """Equal area: every cell stands for the same number of square kilometres."""

    def __init__(self, cone: Cone) -> None:
        lower, upper, middle = (math.radians(v) for v in (cone.lower, cone.upper, cone.lat))
        first, second, centre = (_authalic(math.sin(v)) for v in (lower, upper, middle))
        self._lon = math.radians(cone.lon)
        self._n = math.sin(lower)
        if abs(lower - upper) > 1e-9:
            self._n = (_parallel(lower) ** 2 - _parallel(upper) ** 2) / (second - first)
        self._c = _parallel(lower) ** 2 + self._n * first
        self._apex = EQUATOR_KM * math.sqrt(self._c - self._n * centre) / self._n
        self._pole = _authalic(1.0)

    def flat(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        inside = np.maximum(self._c - self._n * _authalics(np.sin(np.radians(lat))), 0)
        return _from_cone(
            EQUATOR_KM * np.sqrt(inside) / self._n, lon, self._n, self._lon, self._apex
        )

    def globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        radius, lon = _to_cone(x, y, self._n, self._lon, self._apex)
        sine = (self._c - (radius * self._n / EQUATOR_KM) ** 2) / self._n / self._pole
        b = np.arcsin(np.clip(sine, -1, 1))
        e2, e4, e6 = FLATTENED, FLATTENED**2, FLATTENED**3
        lat = (
            b
            + (e2 / 3 + 31 * e4 / 180 + 517 * e6 / 5040) * np.sin(2 * b)
            + (23 * e4 / 360 + 251 * e6 / 3780) * np.sin(4 * b)
            + 761 * e6 / 45360 * np.sin(6 * b)
        )
        return lon, np.degrees(lat)


class Lambert:
    """Conformal: shapes stay true, areas grow away from the two parallels."""

    def __init__(self, cone: Cone) -> None:
        lower, upper, middle = (math.radians(v) for v in (cone.lower, cone.upper, cone.lat))
        first, second = _conformal(lower), _conformal(upper)
        self._lon = math.radians(cone.lon)
        self._n = math.sin(lower)
        if abs(lower - upper) > 1e-9:
            ratio = math.log(_parallel(lower) / _parallel(upper))
            self._n = ratio / math.log(first / second)
        self._f = _parallel(lower) / (self._n * first**self._n)
        self._apex = EQUATOR_KM * self._f * _conformal(middle) ** self._n

    def flat(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        radius = EQUATOR_KM * self._f * _conformals(np.radians(lat)) ** self._n
        return _from_cone(radius, lon, self._n, self._lon, self._apex)

    def globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        radius, lon = _to_cone(x, y, self._n, self._lon, self._apex)
        t = (radius / (EQUATOR_KM * self._f)) ** (1 / self._n)
        lat = np.pi / 2 - 2 * np.arctan(t)
        for _ in range(6):
            sine = ECCENTRICITY * np.sin(lat)
            lat = np.pi / 2 - 2 * np.arctan(t * ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2))
        return lon, np.degrees(lat)


class Equirectangular:
    """Plain degrees, scaled to kilometres at the centre: enough for one city."""

    def __init__(self, cone: Cone) -> None:
        lat = math.radians(cone.lat)
        bent = 1 - FLATTENED * math.sin(lat) ** 2
        self._centre = cone
        self._east = math.radians(EQUATOR_KM * math.cos(lat) / math.sqrt(bent))
        self._north = math.radians(EQUATOR_KM * (1 - FLATTENED) / bent**1.5)

    def flat(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        return (lon - self._centre.lon) * self._east, (lat - self._centre.lat) * self._north

    def globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        return x / self._east + self._centre.lon, y / self._north + self._centre.lat


PROJECTIONS: Final[Mapping[str, Callable[[Cone], Projection]]] = {
    "albers": Albers,
    "lambert": Lambert,
    "equirectangular": Equirectangular,
}


def _parallel(lat: float) -> float:
    """The radius of a parallel, where the equator's is 1."""
    return math.cos(lat) / math.sqrt(1 - FLATTENED * math.sin(lat) ** 2)


def _authalic(sine: float) -> float:
    return float(_authalics(np.array([sine]))[0])


def _authalics(sine: Floats) -> Floats:
    bent = ECCENTRICITY * sine
    inside = sine / (1 - bent * bent) - np.log((1 - bent) / (1 + bent)) / (2 * ECCENTRICITY)
    return (1 - FLATTENED) * inside


def _conformal(lat: float) -> float:
    return float(_conformals(np.array([lat]))[0])


def _conformals(lat: Floats) -> Floats:
    bent = ECCENTRICITY * np.sin(lat)
    t: Floats = np.tan(np.pi / 4 - lat / 2) / ((1 - bent) / (1 + bent)) ** (ECCENTRICITY / 2)
    return t


def _from_cone(
    radius: Floats, lon: Floats, n: float, middle: float, apex: float
) -> tuple[Floats, Floats]:
    turned = n * ((np.radians(lon) - middle + np.pi) % (2 * np.pi) - np.pi)
    return radius * np.sin(turned), apex - radius * np.cos(turned)


def _to_cone(x: Floats, y: Floats, n: float, middle: float, apex: float) -> tuple[Floats, Floats]:
    """Distance from the apex and longitude; south of the equator the cone stands on its head."""
    sign = math.copysign(1.0, n)
    radius = sign * np.hypot(x, apex - y)
    lon = middle + np.arctan2(sign * x, sign * (apex - y)) / n
    return radius, np.degrees(lon)
