"""The map that the examples of checks for Age of Steam stand on."""

from typing import Final

MAP: Final = "southern-china"
