"""The globe laid flat for a box to be drawn on it: Miller's cylinder, where boxes stay boxes.

It shows the far north less blown up than Mercator's and the middle less squashed than plain
degrees. Both directions are in degrees at the equator, y downwards.
"""

import math
from typing import Final

BENT: Final = 0.8


def down_at(lat: float) -> float:
    """How far down the map a latitude lies; the equator at 0."""
    angle = math.radians(max(-90.0, min(90.0, lat)))
    return -math.degrees(math.asinh(math.tan(BENT * angle)) / BENT)


def lat_at(down: float) -> float:
    """The latitude that lies so far down the map."""
    lat = math.degrees(math.atan(math.sinh(math.radians(-down) * BENT)) / BENT)
    return max(-90.0, min(90.0, lat))


HALF_WIDTH: Final = 180.0
HALF_HEIGHT: Final = -down_at(90.0)
