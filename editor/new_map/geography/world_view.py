"""Which part of the flat globe a widget shows: from degrees to pixels and back."""

import math
from dataclasses import replace
from typing import Final

from editor.new_map.geography.flat import HALF_HEIGHT, HALF_WIDTH, down_at, lat_at
from model.forms.frozen import dataclass
from model.imports.geo.recipes.amounts import Box

CLOSEST: Final = 400.0
"""Pixels a degree at the closest look."""
BEYOND: Final = 360.0
"""Degrees beyond which no pointer can point: a box may begin outside the globe, and is refused."""


@dataclass(frozen=True, slots=True)
class WorldView:
    """The middle of what is seen, in degrees of the flat globe, and how large a degree is drawn."""

    width: float
    height: float
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    @classmethod
    def of_the_world(cls, width: float, height: float) -> "WorldView":
        """The whole globe, as large as there is room for."""
        return cls(max(width, 1.0), max(height, 1.0)).zoomed(0.0)

    def of_size(self, width: float, height: float) -> "WorldView":
        """The same place in a widget of another size."""
        return replace(self, width=max(width, 1.0), height=max(height, 1.0)).settled()

    def around(self, box: Box, part: float = 0.5) -> "WorldView":
        """The view of a box that fills a part of it."""
        top, bottom = down_at(box.north), down_at(box.south)
        wide, high = max(box.east - box.west, 0.5), max(bottom - top, 0.5)
        scale = part * min(self.width / wide, self.height / high)
        middle = replace(self, x=(box.west + box.east) / 2, y=(top + bottom) / 2, scale=scale)
        return middle.settled()

    def pixel(self, lon: float, lat: float) -> tuple[float, float]:
        return self.pixel_of_flat(lon, down_at(lat))

    def pixel_of_flat(self, x: float, y: float) -> tuple[float, float]:
        return (
            (x - self.x) * self.scale + self.width / 2,
            (y - self.y) * self.scale + self.height / 2,
        )

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Longitude and latitude under a pixel; longitudes go on beyond the line of dates."""
        lon = (x - self.width / 2) / self.scale + self.x
        lat = lat_at((y - self.height / 2) / self.scale + self.y)
        return max(-BEYOND, min(BEYOND, lon)), lat

    def zoomed(self, factor: float, x: float | None = None, y: float | None = None) -> "WorldView":
        """Closer by a factor; what is under the pixel stays there."""
        at_x, at_y = self.width / 2 if x is None else x, self.height / 2 if y is None else y
        scale = max(self._widest, min(CLOSEST, self.scale * factor))
        across, down = at_x - self.width / 2, at_y - self.height / 2
        kept = 1 / self.scale - 1 / scale
        moved = replace(self, x=self.x + across * kept, y=self.y + down * kept, scale=scale)
        return moved.settled()

    def moved(self, across: float, down: float) -> "WorldView":
        """The view after the map was dragged by so many pixels."""
        x, y = self.x - across / self.scale, self.y - down / self.scale
        return replace(self, x=x, y=y).settled()

    @property
    def decimals(self) -> int:
        """To how many decimals a pointer can tell a degree here."""
        return max(0, min(2, math.ceil(math.log10(self.scale))))

    @property
    def _widest(self) -> float:
        return min(self.width / (2 * HALF_WIDTH), self.height / (2 * HALF_HEIGHT))

    def settled(self) -> "WorldView":
        """A view that shows no more nothing around the globe than it must."""
        scale = max(self._widest, min(CLOSEST, self.scale))
        across = max(0.0, HALF_WIDTH - self.width / scale / 2)
        down = max(0.0, HALF_HEIGHT - self.height / scale / 2)
        x, y = max(-across, min(across, self.x)), max(-down, min(down, self.y))
        return replace(self, x=x, y=y, scale=scale)
