"""What a slot, a side, a colour or a turn of an Age of Steam map was meant to say: `6,11:SW`."""

import re
from collections.abc import Collection, Iterator
from typing import Any, Final

from validator.finding import Way
from validator.shape.known_names import Names
from validator.systems.age_of_steam.near_words import (
    side_meant,
    slot_meant,
    term_meant,
    turns_meant,
)

_SIDE = re.compile(r"\(?\s*(\d{1,4})\s*[,;. ]\s*(\d{1,4})\s*\)?\s*[/:;,\-| ]\s*([A-Za-z\-]+|\d)")
_MONEY = re.compile(r"[$€£¥]?\s*(\d{1,6})\s*[$€£¥]?")
_MARKS = re.compile(r"\s*(?:[-=]*>|→|[,;&|]|\s[-–—/]\s|\band\b|\bto\b)\s*")
_BETWEEN = re.compile(rf"{_MARKS.pattern}|\s+")
_EVERY: Final = ("any", "every", "everything", "each", "all colours")
_NO: Final = ("no", "nothing", "null", "-")


def at_place(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text means at a place that has words of its own, such as `slots`."""
    if not isinstance(value, str):
        return
    match _keys(way):
        case [*_, "slots"]:
            yield slot_meant(value)
        case [*_, "colours"]:
            yield from _colours(names, value)
        case [*_, "town_exits", town]:
            yield from _exit(names, value, town)
        case [*_, "water_sides"]:
            yield side_meant(value)
        case [*_, "ends"]:
            for words in (_MARKS.split(value), _BETWEEN.split(value)):
                yield [names.id_of(word, "cities") or word for word in words if word]


def candidates(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text may mean wherever it stands: money is a number."""
    yield from certain(names, value, way)


def certain(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text surely means, also in rules, of which nobody asks whether it can be read."""
    if not isinstance(value, str):
        return
    key = _keys(way)[-1:]
    if key == ["turn"] and (turns := turns_meant(value)) is not None:
        yield turns
    elif key == ["term"] and (term := term_meant(_tokens(names), value)):
        yield term
    elif money := _MONEY.fullmatch(value.strip()):
        yield int(money[1])


def _tokens(names: Names) -> Collection[str]:
    survey: Any = names.survey
    return () if survey.why_lacking("rules") else survey.rules.tokens


def _keys(way: Way) -> list[str]:
    return [step for step in way if isinstance(step, str)]


def _colours(names: Names, text: str) -> Iterator[Any]:
    lower = text.strip().lower()
    if lower in _EVERY:
        yield "all"
    if lower in _NO:
        yield "none"
    words = [names.id_of(word, "goods") for word in _BETWEEN.split(text) if word]
    if words and all(words):
        yield words


def _exit(names: Names, text: str, town: str) -> Iterator[str]:
    """A side of a hex; one that is named alone is a side of the town's own hex."""
    found = _SIDE.fullmatch(text)
    city = names.survey.scenario.cities.get(town)
    if found:
        yield f"{found[1]},{found[2]}/{side_meant(found[3])}"
    elif city is not None and city.at is not None:
        yield f"{city.at}/{side_meant(text)}"
