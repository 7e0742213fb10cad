"""What a notation was probably meant to say: `7;1` is `7,1`.

Every rewriting below is only tried: what is suggested can be read where it would stand. A system
tells in its `near_notation` what may be meant in notations of its own.
"""

import re
from collections.abc import Container, Iterator
from difflib import get_close_matches
from types import ModuleType
from typing import Any, Final

from model.forms.form import Form
from model.systems import part_of
from validator.finding import Way
from validator.shape.form_places import why_unfit
from validator.shape.known_names import Names

LONGEST: Final = 200
_QUOTES = "\"'“”„‘’‚«»` "
NUMBER = re.compile(r"[0-9OoIlL]+")
_PAIR = re.compile(r"\(?\s*0*(\d{1,4})\s*[,;.:xX/ ]\s*0*(\d{1,4})\s*\)?")
_WORD = re.compile(r"[a-z][a-z0-9-]*")
_OPERATORS = {"&&": " and ", "&": " and ", "||": " or ", "|": " or ", "+": " or "}
_AREA_WORDS = ("all", "and", "cities", "minus", "or", "region", "terrain", "within")
_OTHER_WORDS = {"city": "cities", "regions": "region", "near": "within", "except": "minus"}


def meant_by(names: Names, form: Form | None, value: Any, written: str = "", way: Way = ()) -> Any:
    """The value that somebody probably meant; None where that is not clear.

    `written` is a number as the file has it, and `way` leads to the value. Of rules it is not known
    how they are read: there a system tells in `certain` what is surely meant.
    """
    if isinstance(value, str) and len(value) > LONGEST:
        return None
    if form is None:
        certain = getattr(_part(names), "certain", None)
        return None if certain is None else next(certain(names, value, way), None)
    for candidate in _candidates(names, value, written, way):
        if candidate not in (value, None) and not why_unfit(form, candidate):
            return candidate
    return None


def _candidates(names: Names, value: Any, written: str, way: Way) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from _of_place(names, value, way)
    elif isinstance(value, list):
        yield from _of_place(names, value, way)
        yield from _of_list(value)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        number = written or f"{value}"
        yield number
        yield from _of_system(names, value, way)
        yield number.replace(".", ",")
    elif isinstance(value, str):
        bare = value.strip(_QUOTES)
        yield from _of_place(names, bare, way)
        yield from (bare, bare.lower(), [bare], re.split(r"\s*[,;]\s*", bare))
        yield from (digits(bare) for _ in range(bool(NUMBER.fullmatch(bare))))
        yield from _of_system(names, bare, way)
        yield from _of_cells(bare)
        yield from _of_area(names, bare)
        yield re.sub(r"[\W_]+", "-", bare.lower()).strip("-")


def word_meant(names: Names, value: Any, way: Way, words: Container[str]) -> str:
    """The word of a few that a text surely means at this very place; nothing if none."""
    if not isinstance(value, str) or len(value) > LONGEST:
        return ""
    found = (one for one in _of_place(names, value, way) if isinstance(one, str))
    return next((one for one in found if one in words), "")


def _of_system(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What may be meant in the notations of the scenario's own system."""
    part = _part(names)
    if part is not None:
        yield from part.candidates(names, value, way)


def _of_place(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What is rather meant at this very place than what any text may mean."""
    at_place = getattr(_part(names), "at_place", None)
    if at_place is not None:
        yield from at_place(names, value, way)


def _part(names: Names) -> ModuleType | None:
    return part_of("validator", names.survey.scenario.system, "near_notation")


def _of_list(values: list[Any]) -> Iterator[str]:
    """Numbers or texts in a list where one text is due: `[7, 1]` is `7,1`."""
    if len(values) <= LONGEST and all(isinstance(one, (int, str)) for one in values):
        written = [str(one) for one in values]
        yield ",".join(written)
        yield " ".join(written)


def digits(text: str) -> int:
    """A number in which letters stand for digits that look like them."""
    return int(text.translate(str.maketrans("OoIlL", "00111"))[:15])


def _of_cells(text: str) -> Iterator[str]:
    """Cells and places of a path, with other marks between the numbers or between the places."""
    pair = _PAIR.fullmatch(text)
    if pair:
        yield f"{pair[1]},{pair[2]}"
    text = re.sub(r"(?<=[\dns])-(?=\d)", " ", text)
    digits = re.sub(r"(?<=\d)[Oo]|[Oo](?=\d)", "0", re.sub(r"(?<=\d)[lI]|[lI](?=\d)", "1", text))
    yield digits
    yield " ".join(re.findall(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?[nsNS]?", digits)).lower()


def key_meant(key: str) -> str:
    """The cell or the id that a key means which is written in another way; nothing if unclear."""
    pair = _PAIR.fullmatch(key.strip(_QUOTES)[:LONGEST])
    if pair:
        return f'"{pair[1]},{pair[2]}"'
    spelt = re.sub(r"[\W_]+", "-", key[:LONGEST].lower()).strip("-")
    return spelt if _WORD.fullmatch(spelt) and spelt != key else ""


def _of_area(names: Names, text: str) -> Iterator[str]:
    lower = text.lower().translate(str.maketrans("[]{}", "()()"))
    for sign, word in _OPERATORS.items():
        lower = lower.replace(sign, word)
    lower = re.sub(r"\s+", " ", lower)
    yield lower
    spelt = _WORD.sub(lambda word: _area_word(word[0], names), lower)
    yield spelt
    yield re.sub(r"within\((.+),\s*(\d+)\)", r"within(\2, \1)", spelt)
    yield re.sub(r"within\((\d+)\s+", r"within(\1, ", spelt)
    yield spelt + ")" * max(spelt.count("(") - spelt.count(")"), 0)
    for room, word in (("regions", "region"), ("cities", "cities")):
        name = names.id_of(text, room)
        if name:
            yield f"{word}({name})"
    if text in names.survey.named("terrain"):
        yield f"terrain({text})"


def _area_word(word: str, names: Names) -> str:
    """A word of an expression as it is spelt; the names of things stay as they are."""
    if word in _AREA_WORDS or "-" in word or len(word) < 3:
        return word
    if any(word in names.survey.things(room) for room in ("cities", "regions")):
        return word
    near = get_close_matches(word, _AREA_WORDS, 1, 0.75)
    return _OTHER_WORDS.get(word) or (near[0] if near else word)
