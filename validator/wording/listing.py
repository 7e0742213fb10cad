"""How messages list and count things: `Aston, Byford and 3 more`, `1 milepost`, `7 mileposts`."""

from collections.abc import Sequence
from typing import Any

from model import amounts_in_words
from model.wording.lists import joined
from model.wording.speech import trn

counted = amounts_in_words.counted

MOST_NAMES = 4


def listed(names: Sequence[str], most: int = MOST_NAMES) -> str:
    """Names in a row, those beyond some only counted."""
    shown = list(names)
    if len(shown) > most:
        left = len(shown) - most + 1
        shown = [*shown[: most - 1], trn("{n} more", "{n} more", left)]
    return joined(shown)


def name_of(thing: Any) -> str:
    """What a thing is called: its name, or the id of a nameless one."""
    return str(thing.name or thing.id)
