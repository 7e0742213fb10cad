"""How a rule that is different is told: what it says here, and what it says usually."""

from collections.abc import Callable, Iterable
from typing import Any

from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.sentences.words import Words

Telling = Callable[[Any, Any, Words], Iterable[str]]
"""Sentences about a rule: its value here, its value in the base game, and the names of the map."""


def instead(text: str, shown: Callable[[Any], str] = str, none: str = "any number") -> Telling:
    """A sentence with a value, `{}`, and the one that it stands for."""

    def told(value: Any) -> str:
        return none if value is None else shown(value)

    def tell(new: Any, old: Any, words: Words) -> Iterable[str]:
        value, usual = text.format(words.varied(new, told)), words.varied(old, told)
        if not isinstance(new, Cases):
            yield f"{value} instead of {usual}."
        else:
            yield f"{value}{'' if new.otherwise == old else f' (usually {usual})'}."

    return tell


def plainly(text: str, shown: Callable[[Any], str] = str) -> Telling:
    """A sentence with a value, for what the base game does not have."""

    def tell(new: Any, _old: Any, words: Words) -> Iterable[str]:
        if new is not None:
            yield f"{text.format(words.varied(new, shown))}."

    return tell


def choice(sentences: dict[Any, str]) -> Telling:
    """A sentence for each value that there can be."""

    def tell(new: Any, _old: Any, words: Words) -> Iterable[str]:
        yield words.varied(new, lambda value: sentences.get(value, str(value))) + "."

    return tell


def dollars(value: Any) -> str:
    return f"${value}"
