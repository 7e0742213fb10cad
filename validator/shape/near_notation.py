"""What a notation was probably meant to say: `Dunmarrow timber 1O` is `dunmarrow timber 10`.

Every rewriting below is only tried: what is suggested can be read where it would stand.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import permutations
from typing import Any, Final

from model.forms.form import Form
from validator.shape.form_places import why_unfit
from validator.shape.known_names import Names

LONGEST: Final = 200
_QUOTES = "\"'“”„‘’‚«»` "
_MARKS = re.compile(r"\s*(?:[-=]+>|→|[,;:|/]|\s[-–—]\s)\s*|\s+")
_MONEY = re.compile(r"[$€£¥]|(?<=\d)[Mm]$")
_NUMBER = re.compile(r"[0-9OoIlL]+")
_TURNS = re.compile(r"([0-9]{1,2}|one|two|three)\s*t?\w*s?")
_PAIR = re.compile(r"\(?\s*0*(\d{1,4})\s*[,;.:xX/ ]\s*0*(\d{1,4})\s*\)?")
_WORD = re.compile(r"[a-z][a-z0-9-]*")
_OPERATORS = {"&&": " and ", "&": " and ", "||": " or ", "|": " or ", "+": " or "}
_AREA_WORDS = ("all", "and", "cities", "minus", "or", "region", "terrain", "within")
_OTHER_WORDS = {"city": "cities", "regions": "region", "near": "within", "except": "minus"}
_SPELT = {"one": 1, "two": 2, "three": 3}


def meant_by(names: Names, form: Form | None, value: Any, written: str = "") -> Any:
    """The value that somebody probably meant; None where that is not clear.

    `written` is a number as the file has it.
    """
    if form is None or (isinstance(value, str) and len(value) > LONGEST):
        return None
    for candidate in _candidates(names, value, written):
        if candidate != value and not why_unfit(form, candidate):
            return candidate
    return None


def _candidates(names: Names, value: Any, written: str) -> Iterator[Any]:
    if isinstance(value, list):
        yield from _of_list(value)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        number = written or f"{value}"
        yield from (number, f"{value} turns" if value != 1 else "1 turn", number.replace(".", ","))
    elif isinstance(value, str):
        bare = value.strip(_QUOTES)
        yield from (bare, bare.lower(), [bare], re.split(r"\s*[,;]\s*", bare))
        yield from (_digits(bare) for _ in range(bool(_NUMBER.fullmatch(bare))))
        yield from _of_demand(names, bare)
        yield from _of_duration(bare)
        yield from _of_cells(bare)
        yield from _of_area(names, bare)
        yield re.sub(r"[\W_]+", "-", bare.lower()).strip("-")


def _of_list(values: list[Any]) -> Iterator[str]:
    """Numbers or texts in a list where one text is due: `[7, 1]` is `7,1`."""
    if len(values) <= LONGEST and all(isinstance(one, (int, str)) for one in values):
        written = [str(one) for one in values]
        yield ",".join(written)
        yield " ".join(written)


def _of_demand(names: Names, text: str) -> Iterator[str]:
    """City, good and payout, in whatever order and with whatever marks between them."""
    words = [word for word in _MARKS.split(_MONEY.sub("", text)) if word]
    numbers = [word for word in words if _NUMBER.fullmatch(word) and not word.isalpha()]
    others = [word for word in words if word not in numbers]
    if len(numbers) != 1 or not 2 <= len(others) <= 6:
        return
    for cut in range(1, len(others)):
        halves = (" ".join(others[:cut]), " ".join(others[cut:]))
        for city, good in permutations(halves):
            city_id, good_id = names.id_of(city, "cities"), names.id_of(good, "goods")
            if city_id and good_id:
                yield f"{city_id} {good_id} {_digits(numbers[0])}"


def _digits(text: str) -> int:
    """A number in which letters stand for digits that look like them."""
    return int(text.translate(str.maketrans("OoIlL", "00111"))[:15])


def _of_duration(text: str) -> Iterator[str]:
    found = _TURNS.fullmatch(text.lower())
    if found and "t" in text.lower().removeprefix(found[1]):
        turns = _SPELT.get(found[1]) or int(found[1])
        yield f"{turns} turn{'' if turns == 1 else 's'}"
    words = ("instant", "permanent", "until-fulfilled")
    yield from get_close_matches(text.lower(), words, 1, 0.7)


def _of_cells(text: str) -> Iterator[str]:
    """Cells and places of a path, with other marks between the numbers or between the places."""
    pair = _PAIR.fullmatch(text)
    if pair:
        yield f"{pair[1]},{pair[2]}"
    text = re.sub(r"(?<=[\dns])-(?=\d)", " ", text)
    digits = re.sub(r"(?<=\d)[Oo]|[Oo](?=\d)", "0", re.sub(r"(?<=\d)[lI]|[lI](?=\d)", "1", text))
    yield digits
    yield " ".join(re.findall(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?[nsNS]?", digits)).lower()


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
