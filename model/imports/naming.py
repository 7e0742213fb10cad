"""Ids made of names, each once."""

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 48
_CYRILLIC = "а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f "
_CYRILLIC += (
    "х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=i є=ye ґ=g ј=j љ=lj њ=nj ћ=c "
)
_CYRILLIC += "ђ=dj џ=dz ў=u"
_GREEK = "α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y "
_GREEK += "φ=f χ=ch ψ=ps ω=o"
_LATIN = "ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ħ=h ı=i ŋ=n"
_LETTERS = str.maketrans(dict(pair.split("=") for pair in f"{_LATIN} {_CYRILLIC} {_GREEK}".split()))
"""Letters of which nothing would be left without their accents; other scripts are left out."""


def id_of(name: str, otherwise: str) -> str:
    """A name in small letters, digits and single hyphens."""
    letters = unicodedata.normalize("NFKD", name.replace("–", " ").lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    plain = bare.translate(_LETTERS).encode("ascii", "ignore").decode().lower()
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
