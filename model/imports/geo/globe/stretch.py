"""Drawing a crowded place larger than it is, and what lies around it accordingly narrower."""

import math
from typing import Final, NamedTuple

import numpy as np

from model.imports.geo.rasters.arrays import Floats

MOST: Final = 2.0
"""Beyond this places would begin to overtake each other."""
_SAMPLES: Final = 4097


class Stretch(NamedTuple):
    """A disc in kilometres whose middle is drawn larger; at its rim nothing moves."""

    x: float
    y: float
    radius: float
    factor: float

    def drawn(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Where places of the true map are drawn."""
        away = np.hypot(x - self.x, y - self.y)
        grown = 1 + (self.factor - 1) * (1 - np.minimum(away / self.radius, 1) ** 2) ** 2
        return self.x + (x - self.x) * grown, self.y + (y - self.y) * grown

    def true(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Which places of the true map are drawn there."""
        steps = np.linspace(0, 1, _SAMPLES)
        moved = steps * (1 + (self.factor - 1) * (1 - steps**2) ** 2)
        away = np.hypot(x - self.x, y - self.y) / self.radius
        source = np.where(away < 1, np.interp(away, moved, steps), away)
        shrunk = np.where(away > 1e-9, source / np.maximum(away, 1e-9), 1 / self.factor)
        return self.x + (x - self.x) * shrunk, self.y + (y - self.y) * shrunk


def is_sound(stretch: Stretch) -> bool:
    return 1 <= stretch.factor <= MOST and stretch.radius > 0 and math.isfinite(stretch.x)
