"""What references are called in findings, and which keys of a scenario hold them."""

from typing import Final

from model.scenario.references import TERRAIN, THINGS

NAMING: Final = frozenset(
    "cities goods regions labels remarks waters links ferries demands events rules variants "
    "position board system misfits".split()
)
"""The keys of a scenario that hold references, or things that are referred to."""
RENAMED: Final = frozenset("cities goods waters regions links ferries".split())
"""Collections whose things are known by an id that may be corrected."""
CALLED: Final = {
    "cities": "city",
    "goods": "good",
    "waters": "water",
    "regions": "region",
    "links": "link",
    "ferries": "ferry",
    "events": "event",
    "trains": "train",
    "cards": "card",
    TERRAIN: "terrain",
    THINGS: "thing",
}
