"""What a demand or a duration was probably meant to say: `Dunmarrow timber 1O`, `two turns`."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import permutations
from typing import Any

from validator.finding import Way
from validator.shape.known_names import Names
from validator.shape.near_notation import NUMBER, digits

_MARKS = re.compile(r"\s*(?:[-=]+>|→|[,;:|/]|\s[-–—]\s)\s*|\s+")
_MONEY = re.compile(r"[$€£¥]|(?<=\d)[Mm]$")
_TURNS = re.compile(r"([0-9]{1,2}|one|two|three)\s*t?\w*s?")
_SPELT = {"one": 1, "two": 2, "three": 3}


def candidates(names: Names, value: Any, _way: Way) -> Iterator[str]:
    """What a number or a text may mean on a crayon card, wherever it stands there."""
    if isinstance(value, str):
        yield from _of_demand(names, value)
        yield from _of_duration(value)
    else:
        yield f"{value} turns" if value != 1 else "1 turn"


def _of_demand(names: Names, text: str) -> Iterator[str]:
    """City, good and payout, in whatever order and with whatever marks between them."""
    words = [word for word in _MARKS.split(_MONEY.sub("", text)) if word]
    numbers = [word for word in words if NUMBER.fullmatch(word) and not word.isalpha()]
    others = [word for word in words if word not in numbers]
    if len(numbers) != 1 or not 2 <= len(others) <= 6:
        return
    for cut in range(1, len(others)):
        halves = (" ".join(others[:cut]), " ".join(others[cut:]))
        for city, good in permutations(halves):
            city_id, good_id = names.id_of(city, "cities"), names.id_of(good, "goods")
            if city_id and good_id:
                yield f"{city_id} {good_id} {digits(numbers[0])}"


def _of_duration(text: str) -> Iterator[str]:
    found = _TURNS.fullmatch(text.lower())
    if found and "t" in text.lower().removeprefix(found[1]):
        turns = _SPELT.get(found[1]) or int(found[1])
        yield f"{turns} turn{'' if turns == 1 else 's'}"
    words = ("instant", "permanent", "until-fulfilled")
    yield from get_close_matches(text.lower(), words, 1, 0.7)
