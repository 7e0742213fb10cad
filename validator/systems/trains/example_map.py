"""The map that the examples of checks for Trains stand on."""

from typing import Final

MAP: Final = "lantern-bay"
