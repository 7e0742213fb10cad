"""What the things of a scenario are called in a sentence: by their names, else by their ids."""

from collections.abc import Iterable
from typing import Any, Final

from model.amounts_in_words import counted
from model.collection import Things
from model.scenario.scenario import Scenario
from model.wording.plain_text import plain
from model.wording.sentences import capital
from model.wording.speech import later, tr

__all__ = ["called", "city_name", "counted", "good_name", "in_words", "joined", "word_of"]

IN_FILES: Final = "a word of files"
"""What texts are about that stand in files and mean something else elsewhere: `clear` land."""
_LISTS: Final = {
    "and": later("{names} and {last}"),
    "or": later("{names} or {last}"),
    "then": later("{names} then {last}"),
    "and no": later("{names} and no {last}"),
}


def called(things: Things[Any], key: str) -> str:
    """The name of a thing; what has no name, or is not there, is called by its id."""
    thing = things.get(key)
    name = plain(thing.name) if thing is not None else ""
    return name or in_words(key)


def in_words(key: str) -> str:
    """An id as a reader wants it: `fast-freight` is Fast freight."""
    return capital(word_of(key))


def word_of(key: str) -> str:
    """An id as it stands within a sentence: `dry-river` is dry river."""
    words = key.replace("-", " ")
    said = tr(words, IN_FILES)
    return tr(words) if said == words else said


def good_name(scenario: Scenario, good: str) -> str:
    """A good as players know it; what presets and lists of goods call it is translated."""
    return tr(called(scenario.goods, good))


def city_name(scenario: Scenario, city: str) -> str:
    return called(scenario.cities, city)


def joined(names: Iterable[str], word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = [*names] or [""]
    return tr(_LISTS[word], names=tr(", ").join(most), last=last) if most else last
