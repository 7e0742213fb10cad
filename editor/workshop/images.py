"""Pictures of maps as PNG bytes, as large as there is room for on the screen."""

from typing import Final

from drawing.qt import png_bytes
from drawing.shapes.symbols import Picture

MM_PER_INCH: Final = 25.4
MOST: Final = 4096
"""Pixels along one side; no screen shows more of a preview."""


def png_of(picture: Picture, wide: int, high: int) -> bytes:
    """A picture at the largest size that fits into so many pixels."""
    wide, high = (max(1, min(side, MOST)) for side in (wide, high))
    scale = min(wide / picture.width, high / picture.height)
    return png_bytes(picture, scale * MM_PER_INCH)
