"""Where a line of text may end: between words, and between signs that need no gap to be parted."""

from collections.abc import Iterator
from textwrap import fill

WIDE = 0x2E80
"""From here on signs are as wide as high, and stand beside each other without a gap."""
NOT_FIRST = frozenset("，。、；：！？）」』】〕》〉…—·～％”’,.;:!?)]}%°ー々〟")
"""No line begins with these."""
NOT_LAST = frozenset("（「『【〔《〈“‘([{$¥￥〝")
"""No line ends with these."""


def pieces(text: str) -> Iterator[str]:
    """What is never parted, each piece with the gap before it."""
    piece = ""
    for sign in text:
        if piece and _may_part(piece[-1], sign):
            yield piece
            piece = ""
        piece += sign
    if piece:
        yield piece


def _may_part(before: str, sign: str) -> bool:
    if sign == " ":
        return True
    if before == " " or (ord(before) < WIDE and ord(sign) < WIDE):
        return False
    return sign not in NOT_FIRST and before not in NOT_LAST


def filled(text: str, wide: int, indent: str) -> str:
    """A paragraph in plain text; signs as wide as high count for two letters."""
    if all(ord(sign) < WIDE for sign in text):
        return fill(text, wide, initial_indent=indent, subsequent_indent=indent)
    lines = [""]
    for piece in pieces(text):
        longer = lines[-1] + piece
        if lines[-1] and len(indent) + _columns(longer) > wide:
            lines.append(piece.lstrip())
        else:
            lines[-1] = longer
    return "\n".join(f"{indent}{line}" for line in lines)


def _columns(text: str) -> int:
    return sum(2 if ord(sign) >= WIDE else 1 for sign in text)
