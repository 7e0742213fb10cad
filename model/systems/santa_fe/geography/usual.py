"""What a recipe of a board of Santa Fe says by itself: as many cities as its cards need."""

from typing import Any, Final

USUAL: Final[dict[str, Any]] = {
    "cells": 900,
    "cities": {"count": 42, "major": 8, "medium": 0, "spread": 2.4, "apart": 4},
    "lakes": {"least": 0.5},
    "rivers": {"count": 16},
    "regions": {"coast": False},
}
