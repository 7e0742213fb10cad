"""What a recipe of an Age of Steam map says by itself: few cities, more towns, islands."""

from typing import Any, Final

USUAL: Final[dict[str, Any]] = {
    "cells": 140,
    "cities": {"count": 26, "major": 12, "medium": 0, "apart": 3},
    "coast": {"least_island": 2},
    "regions": {"coast": False},
}
