"""What somebody may have meant: the id nearest to a misspelt one, or one that bears the name."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import islice
from typing import Any

MOST_COMPARED = 2000
"""Among more ids none is called near: comparing would take longer than it helps."""
LONGEST_COMPARED = 64
LETTERS_A_SLIP = 4
"""One letter in four may be wrong, but in any case one: more is another word."""
_GAPS = re.compile(r"[\W_]+")


def nearest(name: str, known: Iterable[str]) -> str:
    """The known id that looks most like a name, or nothing."""
    candidates = list(known)
    if len(candidates) > MOST_COMPARED:
        return ""
    return next(iter(get_close_matches(name[:64], candidates, 1, 0.6)), "")


def only_near(name: str, known: Iterable[str]) -> str:
    """The one known word of which a word can be a slip of the pen; nothing where there are two."""
    near = [word for word in islice(known, MOST_COMPARED) if is_slip_of(name, word)]
    return near[0] if len(near) == 1 else ""


def is_slip_of(name: str, meant: str) -> bool:
    """Whether a name is another with few letters lost, doubled, swapped or hit beside."""
    longest = max(len(name), len(meant))
    most = max(1, longest // LETTERS_A_SLIP)
    if longest > LONGEST_COMPARED or name == meant or abs(len(name) - len(meant)) > most:
        return False
    return _slips_between(name, meant) <= most


def _slips_between(one: str, other: str) -> int:
    """How many letters must be added, dropped, exchanged or swapped with the next."""
    above: list[int] = []
    before = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for col, sign in enumerate(other, 1):
            least = min(before[col] + 1, now[-1] + 1, before[col - 1] + (letter != sign))
            if row > 1 < col and letter == other[col - 2] and one[row - 2] == sign:
                least = min(least, above[col - 2] + 1)
            now.append(least)
        above, before = before, now
    return before[-1]


def spelt_alike(text: str) -> str:
    """A name as an id could spell it: without accents, small, words joined by hyphens."""
    letters = unicodedata.normalize("NFKD", text[:200].casefold())
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return _GAPS.sub("-", plain).strip("-")


def called(name: str, things: Mapping[str, Any]) -> str:
    """The id of the thing that bears this name in some language, or nothing."""
    wanted = spelt_alike(name)
    return next((key for spelt, key in _spellings(things) if wanted and spelt == wanted), "")


def spellings(things: Mapping[str, Any]) -> dict[str, str]:
    """The ids of things by all names that they bear, as ids could spell them."""
    return dict(reversed([*_spellings(things)]))


def _spellings(things: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, thing in things.items():
        names = (getattr(thing, "name", ""), *dict(getattr(thing, "names", None) or {}).values())
        yield from ((spelt, key) for spelt in (key, *map(spelt_alike, names)))


def meant(name: str, things: Mapping[str, Any]) -> str:
    """What an id that is not defined probably stands for: by name first, then by spelling."""
    if len(things) > MOST_COMPARED:
        return ""
    return called(name, things) or nearest(name, things)
