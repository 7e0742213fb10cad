"""Plates on which something is written: without their words they would be riddles."""

from typing import Final

from drawing.shapes.symbols import Batch, Curves

NAMES: Final = "plate of "
"""How the keys of plates begin that carry the name of a city."""
PRICES: Final = ("price of ", "printed on a hex")
"""The same of plates that carry a price."""
BESIDE: Final = ("mark of ", "points of ", "players of ", "simple")
"""The same of what else is drawn on these."""


def carries_a_price(batch: Batch) -> bool:
    return isinstance(batch, Curves) and batch.key.startswith(PRICES)


def is_of_a_price(batch: Batch) -> bool:
    """Whether it is the plate of a price, or drawn on it."""
    return isinstance(batch, Curves) and batch.key.startswith((*PRICES, *BESIDE))


def is_of_a_name(batch: Batch) -> bool:
    return isinstance(batch, Curves) and batch.key.startswith(NAMES)
