"""What can be chosen among for a map from geography."""

from collections.abc import Sequence
from typing import Final

BOARDS: Final = ("mileposts", "hexes", "routes")
PROJECTIONS: Final = ("albers", "lambert", "equirectangular")
STRAITS: Final = ("inlet", "blocked")
YES_OR_NO: Final = ("true", "false")


def region_names() -> Sequence[str]:
    """The regions that come along."""
    from model.imports.geo.recipes import recipe_file

    return recipe_file.region_names()
