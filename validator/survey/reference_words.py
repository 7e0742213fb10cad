"""What references are called in findings, and which keys of a scenario hold them."""

from typing import Final

from model.scenario.references import TERRAIN, THINGS
from validator.check import OWN_KEYS

NAMING: Final = frozenset(
    "cities goods regions labels remarks waters rules variants board system misfits".split()
) | {OWN_KEYS}
"""The keys of a scenario that hold references, or things that are referred to."""
COLLECTIONS: Final = ("cities", "goods", "waters", "regions")
"""The shared collections whose things are named by their ids."""
CALLED: Final = {
    "cities": "city",
    "goods": "good",
    "waters": "water",
    "regions": "region",
    TERRAIN: "terrain",
    THINGS: "thing",
}
"""What one thing of the shared collections is called; a system has words for its own."""
