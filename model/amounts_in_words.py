"""Amounts and lists in words, for sentences that people read."""

from collections.abc import Iterable

from model.wording.lists import joined_up_to
from model.wording.speech import tr, trn


def counted(number: int, one: str, many: str = "") -> str:
    """`1 city`, `12 cities`."""
    return trn(*forms(one, many), number)


def forms(one: str, many: str = "") -> tuple[str, str]:
    """The texts that a count of things asks translators for."""
    return "{n:,} " + one, "{n:,} " + (many or one + "s")


def listed(names: Iterable[str], most: int = 8) -> str:
    """Names in a row, and how many more there are."""
    names = list(names)
    if len(names) <= most:
        return tr(", ").join(names)
    return joined_up_to(names, most)


def alternatives(names: Iterable[str]) -> str:
    """Names to choose from: `crayon, age-of-steam or trains`."""
    *first, last = names
    return tr("{names} or {last}", names=tr(", ").join(first), last=last) if first else last
