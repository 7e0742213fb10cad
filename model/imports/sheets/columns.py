"""The header of a sheet: which column says what, in the words that designers use."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from model.imports.cannot import CannotImport
from model.unreadable import quoted

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "id": ("id", "key"),
    "name": ("name", "city", "town", "stadt", "ort", "ville", "nom", "ciudad", "nombre", "città"),
    "kind": ("kind", "size", "type", "class", "größe", "grösse", "taille", "tamaño"),
    "at": ("at", "cell", "milepost", "hex"),
    "col": ("col", "column", "x", "spalte", "colonne", "columna"),
    "row": ("row", "y", "zeile", "ligne", "fila"),
    "lon": ("lon", "lng", "long", "longitude", "länge", "longitud"),
    "lat": ("lat", "latitude", "breite", "latitud"),
    "supplies": ("supplies", "supply", "goods", "waren", "güter", "marchandises"),
    "population": ("population", "pop", "inhabitants", "einwohner", "habitants"),
    "overseas": ("overseas", "übersee"),
    "tags": ("tags",),
}
"""What a column means, and what it may be called; the first word is the one we write."""
_LANGUAGE: Final = re.compile(r"name[_ :.(-]+([a-z]{2,3})(?:[_-]([a-z0-9]{2,8}))?\)?")
_NEAR: Final = 0.8
_SHORTEST: Final = 4
"""Words that are shorter resemble each other too easily to be taken for a slip."""


class Columns(NamedTuple):
    """The number of each column that is known, names by language, and the headers of the rest."""

    known: Mapping[str, int]
    names: Mapping[str, int]
    others: tuple[str, ...]

    def has(self, *words: str) -> bool:
        return all(word in self.known for word in words)


def columns_of(
    header: Sequence[str],
    name: str,
    own: Sequence[str] = (),
    words: Mapping[str, tuple[str, ...]] = WORDS,
) -> Columns:
    """What the columns mean; a misspelt header is refused, one that means nothing to us is not.

    `own` are fields that only cities of the system have; they are called as they are in files.
    """
    known: dict[str, int] = {}
    names: dict[str, int] = {}
    others = []
    for number, said in enumerate(header):
        word = " ".join(said.casefold().split())
        language = language_of(word)
        meaning = meaning_of(word, words) or (word if word in own else "")
        if language or meaning:
            _put(names if language else known, language or meaning, number, said, name)
        elif word:
            _refuse_slips(word, said, name, words)
            others.append(said)
    return Columns(known, names, tuple(others))


def meaning_of(word: str, among: Mapping[str, tuple[str, ...]] = WORDS) -> str:
    return next((meaning for meaning, words in among.items() if word in words), "")


def language_of(word: str) -> str:
    """The language of a column such as `name_zh`, `name:pt-br` or `name (de)`."""
    found = _LANGUAGE.fullmatch(word) if len(word) <= 40 else None
    if found is None:
        return ""
    more = found[2]
    return found[1] if more is None else f"{found[1]}-{more.upper() if len(more) == 2 else more}"


def _put(columns: dict[str, int], meaning: str, number: int, said: str, name: str) -> None:
    if meaning in columns:
        raise CannotImport(f"{name}: two columns say the same; one is called {quoted(said)}")
    columns[meaning] = number


def _refuse_slips(word: str, said: str, name: str, among: Mapping[str, tuple[str, ...]]) -> None:
    words = [known for words in among.values() for known in words]
    near = get_close_matches(word, words, 1, _NEAR) if _SHORTEST <= len(word) <= 40 else []
    if near:
        raise CannotImport(
            f'{name}: column {quoted(said)} is not known, did you mean "{near[0]}"? '
            "Call it otherwise if it is a note of your own"
        )
