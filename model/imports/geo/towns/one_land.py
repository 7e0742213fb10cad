"""Cities that railways can join: those of one land, narrow straits included."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from model.imports.geo.ground.frame import PIXELS, Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.mask_pieces import numbered
from model.imports.geo.rasters.raster import widened
from model.imports.geo.towns.towns import Place

STRAIT: Final = 0.8
"""Steps of water that railways cross by bridges and train ferries."""
ASHORE: Final = 0.1
"""Steps off the coast, or beyond the border, where a place is still one of this land."""
FROM_RIM: Final = 0.55
"""Steps that a city keeps from the rim of the map."""


def on_one_land(places: Sequence[Place], frame: Frame, ground: Ground) -> list[Place]:
    """The places of the land on which most people live, not too near to the rim of the map."""
    if not places:
        return []
    lands = numbered(widened(ground.own, STRAIT / 2 * PIXELS))
    lands[~widened(ground.own, ASHORE * PIXELS)] = 0
    at = lands[frame.pixels(np.array([(place.x, place.y) for place in places]))]
    people = np.bincount(at, weights=[place.people + 1 for place in places])
    people[0] = 0
    most = int(np.argmax(people))
    rows, cols = frame.raster
    high, wide = rows / PIXELS, cols / PIXELS
    return [
        place
        for place, land in zip(places, at.tolist(), strict=True)
        if land == most
        and FROM_RIM <= place.x <= wide - 2 * FROM_RIM
        and FROM_RIM <= place.y <= high - 2 * FROM_RIM
    ]
