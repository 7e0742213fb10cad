"""Blanks that look like the ordinary one, or like nothing, and are neither to a computer."""

import re
from typing import Final

_BLANKS = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
_UNSEEN = "\u00ad\u180e\u200b-\u200f\u2060"
ODD: Final = f"{_BLANKS}{_UNSEEN}"
"""For a class of characters in a pattern."""

_ONE_ODD = re.compile(f"[{ODD}]")


def named(sign: str) -> str:
    """What a sign is called: `a no-break space (U+00A0)`."""
    import unicodedata

    name = unicodedata.name(sign, "sign").lower()
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} (U+{ord(sign):04X})"


def first_odd(text: str) -> str:
    """The first odd blank of a text, or nothing."""
    found = _ONE_ODD.search(text)
    return found.group() if found else ""


def as_ordinary(text: str) -> str:
    """The text with ordinary blanks for all that can be seen, and nothing for what cannot."""
    wide = text.replace("\u3000", "  ")
    return re.sub(f"[{_UNSEEN}]", "", re.sub(f"[{_BLANKS}]", " ", wide))
