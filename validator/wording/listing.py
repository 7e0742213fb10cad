"""How messages list and count things: `Aston, Byford and 3 more`, `1 milepost`, `7 mileposts`."""

from collections.abc import Sequence
from typing import Any

from model import amounts_in_words

counted = amounts_in_words.counted

MOST_NAMES = 4


def listed(names: Sequence[str], most: int = MOST_NAMES) -> str:
    """Names in a row, those beyond some only counted."""
    shown = list(names)
    if len(shown) > most:
        shown = [*shown[: most - 1], f"{len(shown) - most + 1} more"]
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def name_of(thing: Any) -> str:
    """What a thing is called: its name, or the id of a nameless one."""
    return str(thing.name or thing.id)
