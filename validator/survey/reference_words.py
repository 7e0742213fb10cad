"""What things are called in findings and reviews, and which keys of a scenario name them."""

from typing import Final

from model.scenario.references import TERRAIN, THINGS
from model.systems import described
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
    "labels": "label",
    "shapes": "shape",
    "allow": "accepted finding",
    "remarks": "remark",
    "variants": "variant",
    "own_variants": "variant of its own",
    "blocked": "edge",
    "misfits": "misfit",
    TERRAIN: "terrain",
    THINGS: "thing",
}
"""What one thing of the shared collections is called; a system has words for its own."""


def called(target: str, *systems: str) -> str:
    """What one thing is called where its name or number is said too, in words of some systems."""
    own = (described(system).words.get(target) for system in systems)
    words = next(filter(None, own), None)
    return CALLED.get(target) or (words and (words.short or words.one)) or target
