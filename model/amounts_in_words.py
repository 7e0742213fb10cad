"""Amounts and lists in words, for sentences that people read."""

from collections.abc import Iterable

from model.wording.speech import trn


def counted(number: int, one: str, many: str = "") -> str:
    """`1 city`, `12 cities`."""
    return trn(*forms(one, many), number)


def forms(one: str, many: str = "") -> tuple[str, str]:
    """The texts that a count of things asks translators for."""
    return "{n:,} " + one, "{n:,} " + (many or one + "s")


def listed(names: Iterable[str], most: int = 8) -> str:
    """Names in a row, and how many more there are."""
    names = list(names)
    shown = ", ".join(names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"


def alternatives(names: Iterable[str]) -> str:
    """Names to choose from: `crayon, age-of-steam or trains`."""
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last
