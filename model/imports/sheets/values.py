"""What stands in the cells of a sheet: numbers as all the world writes them, sizes, lists."""

import re
from typing import Final

from model.imports.cannot import CannotImport
from model.imports.ranks import Rank, kind_of_rank
from model.notation import Cell, NotationError
from model.systems import described
from model.unreadable import quoted

EMPTY: Final = "-"
"""What a cell says to make a list or a name empty; an empty cell says nothing at all."""
RANK_WORDS: Final[dict[Rank, tuple[str, ...]]] = {
    "small": ("small", "s", "1", "town", "klein", "petite", "petit", "pequeña"),
    "medium": ("medium", "m", "2", "middle", "mittel", "moyenne", "moyen", "mediana"),
    "major": ("major", "l", "3", "large", "big", "groß", "gross", "grande", "grand", "métropole"),
}
_FORMULAS: Final = ("=", "+", "-", "@")
"""What formulas begin with."""
_YES: Final = ("yes", "y", "true", "x", "1", "ja", "oui", "sí", "si")
_NO: Final = ("", "no", "n", "false", "0", "nein", "non", EMPTY)
_NUMBER: Final = re.compile(r"([+-]?)([0-9][0-9.,]{0,24})")
_DEGREES: Final = re.compile(r"(.{0,40}?)\s*°?\s*([NESW]?)", re.IGNORECASE | re.DOTALL)
_BLANKS: Final = re.compile(r"[\s'\u2019\u2212]")
_BETWEEN: Final = re.compile(r"[;,/|\n]+")
LARGEST: Final = 1e12
MOST_WORDS: Final = 50


def guarded(name: str) -> str:
    """A name as a cell, marked as text where a program would take it for a formula."""
    return f"'{name}" if name.startswith((*_FORMULAS, "'")) else name


def unguarded(text: str) -> str:
    """The name in a cell, without the mark that makes it a text."""
    return text[1:] if text.startswith("'") and text[1:].startswith((*_FORMULAS, "'")) else text


def number(text: str) -> float:
    """`12.5`, `12,5`, `1.234,5`, `1,234.5` or `1 234,5`; of one sign alone it is the decimal."""
    plain = _BLANKS.sub(_as_plain, text.strip())
    found = _NUMBER.fullmatch(plain) if len(plain) <= 30 else None
    if found is None:
        raise CannotImport(f"{quoted(text)} is not a number")
    digits = found[2]
    comma, point = digits.rfind(","), digits.rfind(".")
    if comma >= 0 and point >= 0:
        digits = digits.replace("." if comma > point else ",", "")
    elif max(digits.count(","), digits.count(".")) > 1:
        digits = digits.replace(",", "").replace(".", "")
    try:
        value = float(found[1] + digits.replace(",", "."))
    except ValueError:
        raise CannotImport(f"{quoted(text)} is not a number") from None
    return value


def _as_plain(found: re.Match[str]) -> str:
    return "-" if found[0] == "\u2212" else ""


def whole(text: str) -> int:
    """A column or row: `12`, also as sheets like to write it, `12.0`."""
    value = number(text)
    if value != int(value):
        raise CannotImport(f"{quoted(text)} is not a whole number")
    return int(value)


def people(text: str) -> float:
    """A population, in which groups of three digits are never decimals: `1,234` is 1234."""
    plain = re.sub(r"(?<=[0-9])[.,](?=[0-9]{3}(?:[.,]|$))", "", text.strip())
    return min(max(number(plain), 0.0), LARGEST)


def degrees(text: str, most: float) -> float:
    """Degrees on the globe, `-75.5`, `75,5W` or `75.5° W`."""
    found = _DEGREES.fullmatch(text.strip())
    value = number(found[1] if found else text)
    letter = (found[2] if found else "").upper()
    value = -value if letter in ("S", "W") else value
    if abs(value) > most:
        raise CannotImport(f"{quoted(text)} lies beyond {most:g} degrees")
    return value


def kind(text: str, system: str = "") -> str:
    """The kind of a city: one of its system's, or what the system makes of a size."""
    word = text.strip().casefold()
    kinds = described(system).kinds
    own = next((one for one in kinds if word in (one.word, one.title.casefold())), None)
    if own is not None:
        return own.word
    rank = next((rank for rank, words in RANK_WORDS.items() if word in words), None)
    if rank is None:
        *first, last = [one.word for one in kinds] or [*RANK_WORDS]
        known = f"{', '.join(first)} or {last}" if first else last
        raise CannotImport(f"{quoted(text)} is no size of a city: write {known}")
    return kind_of_rank(system, rank)


def truth(text: str) -> bool:
    word = text.strip().casefold()
    if word not in _YES and word not in _NO:
        raise CannotImport(f"{quoted(text)} is neither yes nor no")
    return word in _YES


def words(text: str) -> tuple[str, ...]:
    """A list such as `coal; iron ore`; a single hyphen is an empty one."""
    if text.strip() == EMPTY:
        return ()
    found = (" ".join(word.split()) for word in _BETWEEN.split(text))
    whole = tuple(dict.fromkeys(word for word in found if word))
    if len(whole) > MOST_WORDS:
        raise CannotImport(f"a list has at most {MOST_WORDS} entries")
    return whole


def cell(text: str) -> Cell:
    try:
        return Cell.parse("".join(text.split()))
    except NotationError as trouble:
        raise CannotImport(str(trouble)) from None
