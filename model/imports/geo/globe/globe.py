"""Where on the globe a board lies: kept with its scenery, so that others can find it again."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from model.forms.frozen import dataclass
from model.imports.geo.globe.projections import PROJECTIONS, Cone, Projection
from model.imports.geo.globe.stretch import Stretch, is_sound
from model.imports.geo.rasters.arrays import Floats, Line

KEY: Final = "globe"
"""What it is called in a file of scenery."""
MOST_STRETCHES: Final = 20
_DECIMALS: Final = 6


@lru_cache(maxsize=8)
def _projection(name: str, cone: Cone) -> Projection:
    """Asked for with every line, and made by some figuring."""
    return PROJECTIONS[name](cone)


@dataclass(frozen=True, slots=True)
class Globe:
    """From the globe to steps of the board (x to the right, y down, true distances) and back."""

    name: str
    cone: Cone
    corner_km: tuple[float, float]
    """Where cell 0,0 stands, in kilometres from the centre of the projection."""
    step_km: float
    stretches: tuple[Stretch, ...] = ()

    @property
    def projection(self) -> Projection:
        return _projection(self.name, self.cone)

    def on_board(self, line: Line) -> Line:
        """Longitudes and latitudes as steps of the board."""
        x, y = self.projection.flat(line[:, 0], line[:, 1])
        for stretch in self.stretches:
            x, y = stretch.drawn(x, y)
        left, top = self.corner_km
        return np.column_stack(((x - left) / self.step_km, (top - y) / self.step_km))

    def place_on_board(self, lon: float, lat: float) -> tuple[float, float]:
        """One longitude and latitude as steps of the board."""
        x, y = self.on_board(np.array([[lon, lat]]))[0].tolist()
        return x, y

    def places_on_globe(self, spots: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        """Steps of the board as pairs of a longitude and a latitude."""
        places = np.array(spots, dtype=np.float64).reshape(-1, 2)
        lon, lat = self.on_globe(places[:, 0], places[:, 1])
        return list(zip(lon.tolist(), lat.tolist(), strict=True))

    def on_globe(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Steps of the board as longitudes and latitudes."""
        left, top = self.corner_km
        across, up = left + x * self.step_km, top - y * self.step_km
        for stretch in reversed(self.stretches):
            across, up = stretch.true(across, up)
        return self.projection.globe(across, up)

    def to_plain(self) -> dict[str, Any]:
        """Degrees and kilometres, as a file of scenery keeps them."""
        plain: dict[str, Any] = {
            "projection": self.name,
            "parallels": _rounded((self.cone.lower, self.cone.upper)),
            "centre": _rounded((self.cone.lon, self.cone.lat)),
            "corner_km": _rounded(self.corner_km),
            "step_km": round(self.step_km, _DECIMALS),
        }
        return (
            {**plain, "stretch": list(map(_rounded, self.stretches))} if self.stretches else plain
        )


def globe_from(plain: Any) -> Globe | None:
    """What a file of scenery says of the globe; None where it says nothing that can be meant."""
    if not isinstance(plain, dict) or str(plain.get("projection")) not in PROJECTIONS:
        return None
    parallels, centre = _numbers(plain.get("parallels"), 2), _numbers(plain.get("centre"), 2)
    corner, step = _numbers(plain.get("corner_km"), 2), _numbers([plain.get("step_km")], 1)
    said = plain.get("stretch", [])
    stretches = [_numbers(one, 4) for one in said] if isinstance(said, list) else [None]
    if parallels is None or centre is None or corner is None or step is None or None in stretches:
        return None
    found = Globe(
        str(plain["projection"]),
        Cone(parallels[0], parallels[1], centre[1], centre[0]),
        (corner[0], corner[1]),
        step[0],
        tuple(Stretch(*one) for one in stretches if one is not None),
    )
    return found if _can_be(found) else None


def _can_be(globe: Globe) -> bool:
    lower, upper, lat, lon = globe.cone
    return (
        max(abs(lower), abs(upper), abs(lat)) <= 86
        and abs(lon) <= 180
        and abs(lower + upper) > 1
        and 0.001 <= globe.step_km <= 5_000
        and max(map(abs, globe.corner_km)) <= 40_000
        and len(globe.stretches) <= MOST_STRETCHES
        and all(map(is_sound, globe.stretches))
    )


def _numbers(said: Any, count: int) -> list[float] | None:
    if not isinstance(said, list) or len(said) != count:
        return None
    if any(isinstance(one, bool) or not isinstance(one, int | float) for one in said):
        return None
    return [float(one) for one in said] if all(map(_is_bearable, said)) else None


def _is_bearable(number: float) -> bool:
    return math.isfinite(number) and abs(number) < 1e6


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), _DECIMALS) for number in numbers]
