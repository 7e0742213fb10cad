"""One sign for each owner: the number of a seat, a letter of its own for a named neutral."""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from model.pieces.piece import Owner


def owner_sign(owner: Owner, neutrals: Sequence[str], *, ascii_only: bool = False) -> str:
    """What tells an owner apart where there is room for a letter only; nobody has none."""
    if isinstance(owner, int):
        return str(owner + 1)
    return "" if owner is None else neutral_signs((*neutrals, owner), ascii_only=ascii_only)[owner]


def neutral_signs(neutrals: Iterable[str], *, ascii_only: bool = False) -> dict[str, str]:
    """A letter for each neutral, no two the same as long as the alphabet lasts.

    Whoever comes first has the first letter of the name, and keeps it whoever comes later.
    """
    found: dict[str, str] = {}
    for name in dict.fromkeys(neutrals):
        letters = (one for one in _letters(name) if one.isascii() or not ascii_only)
        taken = set(found.values())
        found[name] = next((one for one in letters if one not in taken), "?")
    return found


def _letters(name: str) -> Iterator[str]:
    """The letters that may stand for a name, the best first: those that begin a word."""
    words = name.upper().replace("-", " ").split()
    yield from (word[0] for word in words if word[0].isalpha())
    yield from (letter for word in words for letter in word if letter.isalpha())
    yield from ascii_uppercase
