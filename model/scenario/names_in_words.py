"""What the things of a scenario are called in a sentence: by their names, else by their ids."""

from collections.abc import Iterable
from typing import Any

from model.collection import Things
from model.scenario.scenario import Scenario
from model.wording.plain_text import plain


def called(things: Things[Any], key: str) -> str:
    """The name of a thing; what has no name, or is not there, is called by its id."""
    thing = things.get(key)
    name = plain(thing.name) if thing is not None else ""
    return name or in_words(key)


def in_words(key: str) -> str:
    """An id as a reader wants it: `fast-freight` is Fast freight."""
    text = key.replace("-", " ")
    return text[:1].upper() + text[1:]


def good_name(scenario: Scenario, good: str) -> str:
    return called(scenario.goods, good)


def city_name(scenario: Scenario, city: str) -> str:
    return called(scenario.cities, city)


def joined(names: Iterable[str], word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = [*names] or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def counted(number: int, one: str, many: str = "") -> str:
    """`1 city`, `12 cities`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
