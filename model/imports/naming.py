"""Ids made of names, each once."""

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 48


def id_of(name: str, otherwise: str) -> str:
    """A name in small letters, digits and single hyphens."""
    spaced = name.replace("–", " ")
    plain = unicodedata.normalize("NFKD", spaced).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))[:8]
    return "-".join(words)[:LONGEST].strip("-") or otherwise


class Ids:
    """Ids that were given out; a name that comes again gets a number."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = set(given)
        self._next: dict[str, int] = {}

    def take(self, wanted: str) -> bool:
        """Gives out an id as it is; False where it is taken already."""
        is_free = wanted not in self._given
        self._given.add(wanted)
        return is_free

    def fresh(self, name: str, otherwise: str) -> str:
        wanted = id_of(name, otherwise)
        # Going on where the last search ended keeps a thousand equal names from being slow.
        found, number = wanted, self._next.get(wanted, 2)
        while found in self._given:
            found, number = f"{wanted}-{number}", number + 1
        self._next[wanted] = number
        self._given.add(found)
        return found
