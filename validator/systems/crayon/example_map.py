"""The map that the examples of crayon checks stand on."""

from typing import Final

MAP: Final = "tutorial"
