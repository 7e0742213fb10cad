"""Which keys of a scenario hold references, and what they can name."""

from typing import Final

from validator.check import OWN_KEYS

NAMING: Final = frozenset(
    "cities goods regions labels remarks waters rules variants board system misfits".split()
) | {OWN_KEYS}
"""The keys of a scenario that hold references, or things that are referred to."""
COLLECTIONS: Final = ("cities", "goods", "waters", "regions")
"""The shared collections whose things are named by their ids."""
