"""What a recipe of a board of Trains says by itself: a sheet full of cities, in one land."""

from typing import Any, Final

USUAL: Final[dict[str, Any]] = {
    "sheet": "10, 8",
    "least_land": 48,
    "short_rows": True,
    "cities": {"every": "2.2", "spread": "0.6", "apart": 1},
    "coast": {"least_island": 2, "joined": True},
    "rivers": {"every": 10, "least": "2.5"},
    "regions": {"coast": False},
}
"""Eight rows, alternately of ten and nine hexes; on a hex in two or so stands something."""
