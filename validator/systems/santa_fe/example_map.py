"""The map that the examples of checks for Santa Fe stand on."""

from typing import Final

MAP: Final = "western-usa"
