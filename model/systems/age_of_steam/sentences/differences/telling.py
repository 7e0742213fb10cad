"""How a rule that is different is told: what it says here, and what it says usually."""

from collections.abc import Callable, Iterable
from typing import Any

from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import tr

Telling = Callable[[Any, Any, Words], Iterable[str]]
"""Sentences about a rule: its value here, its value in the base game, and the names of the map."""


def instead(text: str, shown: Callable[[Any], str] = str) -> Telling:
    """A sentence with a value, and the one that it stands for; `text` waits for its translation."""

    def told(value: Any) -> str:
        return tr("any number") if value is None else shown(value)

    def tell(new: Any, old: Any, words: Words) -> Iterable[str]:
        said, usual = tr(text, value=words.varied(new, told)), words.varied(old, told)
        if not isinstance(new, Cases):
            yield tr("{sentence} instead of {usual}.", sentence=said, usual=usual)
        elif new.otherwise == old:
            yield tr("{sentence}.", sentence=said)
        else:
            yield tr("{sentence} (usually {usual}).", sentence=said, usual=usual)

    return tell


def plainly(text: str, shown: Callable[[Any], str] = str) -> Telling:
    """A sentence with a value, for what the base game does not have."""

    def tell(new: Any, _old: Any, words: Words) -> Iterable[str]:
        if new is not None:
            yield tr("{sentence}.", sentence=tr(text, value=words.varied(new, shown)))

    return tell


def choice(sentences: dict[Any, str]) -> Telling:
    """A sentence for each value that there can be."""

    def tell(new: Any, _old: Any, words: Words) -> Iterable[str]:
        said = words.varied(new, lambda value: tr(sentences.get(value, str(value))))
        yield tr("{sentence}.", sentence=said)

    return tell


def dollars(value: Any) -> str:
    return f"${value}"
