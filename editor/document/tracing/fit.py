"""A fit: where the pixels of a tracing picture lie on the board, and the way back."""

import math

from model.forms.frozen import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Fit:
    """An affine map from pixels to positions as `grid.position` counts them, in columns."""

    right: Spot
    """What a pixel to the right adds to a position."""
    down: Spot
    """What a pixel down adds."""
    start: Spot
    """Where the upper left corner of the picture lies."""

    def at(self, pixel: Spot) -> Spot:
        """Where a pixel lies on the board."""
        x, y = pixel
        return (
            self.start[0] + x * self.right[0] + y * self.down[0],
            self.start[1] + x * self.right[1] + y * self.down[1],
        )

    def back(self, spot: Spot) -> Spot:
        """The pixel that lies at a position."""
        x, y = spot[0] - self.start[0], spot[1] - self.start[1]
        area = self.area
        return (
            (x * self.down[1] - y * self.down[0]) / area,
            (y * self.right[0] - x * self.right[1]) / area,
        )

    @property
    def area(self) -> float:
        """What a pixel covers, in squares of a column; negative where the picture is mirrored."""
        return self.right[0] * self.down[1] - self.right[1] * self.down[0]

    @property
    def pitch(self) -> float:
        """How many pixels of the picture a column is wide."""
        return 1 / math.sqrt(abs(self.area))

    @property
    def angle(self) -> float:
        """How far the picture is turned to lie on the board, in degrees clockwise."""
        x, y = self.right[0] + self.down[1], self.right[1] - self.down[0]
        return math.degrees(math.atan2(y, x))

    @property
    def stretch(self) -> float:
        """How much longer the picture becomes one way than the other: 0 where all keep shape."""
        parts = [*self.right, *self.down]
        half = sum(part * part for part in parts) / 2
        rest = math.sqrt(max(half * half - self.area * self.area, 0.0))
        return math.sqrt((half + rest) / max(half - rest, 1e-30)) - 1

    def shifted(self, x: float, y: float) -> "Fit":
        return Fit(self.right, self.down, (self.start[0] + x, self.start[1] + y))


def similar(scale: float, degrees: float, pixel: Spot, spot: Spot) -> Fit:
    """The fit that scales and turns alone, and lays a pixel onto a spot."""
    radians = math.radians(degrees)
    x, y = scale * math.cos(radians), scale * math.sin(radians)
    fit = Fit((x, y), (-y, x), (0.0, 0.0))
    there = fit.at(pixel)
    return fit.shifted(spot[0] - there[0], spot[1] - there[1])
