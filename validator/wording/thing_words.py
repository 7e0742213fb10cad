"""What one thing of a collection is called where its name or number is said too."""

from collections.abc import Iterable
from typing import Final

from model.scenario.references import TERRAIN, THINGS
from model.systems import described

_SHARED: Final = {
    "cities": "city",
    "waters": "water",
    "goods": "good",
    "regions": "region",
    "labels": "label",
    "shapes": "shape",
    "allow": "accepted finding",
    "remarks": "remark",
    "variants": "variant",
    "own_variants": "variant of its own",
    "blocked": "edge",
    "misfits": "misfit",
    "lines": "line",
    TERRAIN: "terrain",
    THINGS: "thing",
}
"""What one of those is called that all scenarios can have; a system has words for its own."""


def word_for(room: str, systems: Iterable[str]) -> str:
    """What one thing is called, in the words of the first system that has some."""
    own = (described(system).words.get(room) for system in systems)
    words = next(filter(None, own), None)
    return _SHARED.get(room) or (words and (words.short or words.one)) or room
