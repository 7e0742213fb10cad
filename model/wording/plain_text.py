"""Text that can stand anywhere: one line, no signs that steer instead of being seen."""

import unicodedata

LONGEST = 120
"""Letters of one line; a longer name is cut with an ellipsis."""
_STEERING = frozenset(
    map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
"""Signs that turn the direction of the text after them, and would turn ours."""


def plain(text: str, longest: int = LONGEST) -> str:
    """A stranger's text in one line, without control signs, not longer than a line may be."""
    words = " ".join((text if text.isascii() and text.isprintable() else _seen(text)).split())
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}…"


def _seen(text: str) -> str:
    signs = (
        " " if sign.isspace() else sign
        for sign in text
        if sign not in _STEERING and (sign.isspace() or unicodedata.category(sign)[0] != "C")
    )
    return "".join(signs)
