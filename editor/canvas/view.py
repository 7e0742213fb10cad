"""View: which part of the sheet is seen, and how large; scales come in steps, so tiles can stay."""

import math
from dataclasses import replace

from drawing.shapes.symbols import Box, Spot
from editor.preferences.settings import Settings
from editor.preferences.wishes import ZOOM, number
from model.forms.frozen import dataclass

STEPS = 6
"""Steps of zooming until everything is twice as large."""
SMALLEST, LARGEST = -36, 36
"""In steps from one pixel a millimetre."""

TRUE_SIZE = 12
"""The step of 100 %: four pixels a millimetre, as large as on paper on a usual screen."""


@dataclass(frozen=True, slots=True)
class View:
    """Pixels = millimetres * scale + offset."""

    step: int = 0
    dx: float = 0.0
    dy: float = 0.0

    @property
    def scale(self) -> float:
        """Pixels a millimetre."""
        return float(2 ** (self.step / STEPS))

    def pixel(self, spot: Spot) -> Spot:
        scale = self.scale
        return spot[0] * scale + self.dx, spot[1] * scale + self.dy

    def spot(self, x: float, y: float) -> Spot:
        """The spot of the sheet at a pixel."""
        scale = self.scale
        return (x - self.dx) / scale, (y - self.dy) / scale

    def moved(self, right: float, down: float) -> "View":
        return replace(self, dx=round(self.dx + right), dy=round(self.dy + down))

    def zoomed(self, steps: int, x: float, y: float) -> "View":
        """Larger by so many steps; what lies at the pixel stays there."""
        step = max(SMALLEST, min(self.step + steps, LARGEST))
        if step == self.step:
            return self
        spot = self.spot(x, y)
        return replace(self, step=step).with_spot_at(spot, x, y)

    def with_spot_at(self, spot: Spot, x: float, y: float) -> "View":
        scale = self.scale
        return replace(self, dx=round(x - spot[0] * scale), dy=round(y - spot[1] * scale))

    def fitted(self, box: Box, width: float, height: float) -> "View":
        """So that a part of the sheet is seen wholly, in the middle."""
        scale = min(width / max(box.width, 1e-6), height / max(box.height, 1e-6))
        step = math.floor(STEPS * math.log2(max(scale, 1e-6)))
        view = replace(self, step=max(SMALLEST, min(step, LARGEST)))
        middle = box.x + box.width / 2, box.y + box.height / 2
        return view.with_spot_at(middle, width / 2, height / 2)


def percent_of(step: int) -> int:
    """How large a map is at a step, where on paper it is 100."""
    return max(1, round(100 * 2 ** ((step - TRUE_SIZE) / STEPS)))


def step_of(percent: float) -> int:
    """The step that is nearest to a percentage."""
    step = round(TRUE_SIZE + STEPS * math.log2(max(percent, 1) / 100))
    return max(SMALLEST, min(step, LARGEST))


def first_step(settings: Settings, whole: int) -> int:
    """By how many steps a map that is seen wholly is zoomed at first; 0 leaves it so."""
    percent = number(settings, ZOOM)
    return step_of(percent) - whole if percent else 0
