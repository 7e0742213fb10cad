"""Reading actions as people type them; how they are written stands with the actions."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from engine.systems.crayon.actions.kinds import BY_WORD
from model.notation import Cell, NotationError
from model.unreadable import quoted

LONGEST = 200
"""No action needs a longer text."""


def parsed(text: str) -> Any:
    """The action that a text means, or NotationError with a sentence that helps."""
    words = text[: LONGEST + 1].split()
    if not words or len(text) > LONGEST:
        raise NotationError("an action begins with a word such as move, load, build or end")
    kind = BY_WORD.get(words[0].lower())
    if kind is None:
        raise NotationError(f"{quoted(words[0])} is no action; they are {', '.join(BY_WORD)}")
    try:
        return kind(**dict(_values(kind, iter(words[1:]))))
    except (StopIteration, RuntimeError, TypeError):
        raise NotationError(f"{quoted(text)} is not complete: write {pattern(kind)}") from None


def pattern(kind: type[Any]) -> str:
    """How an action is written, such as `build 4,7 5,7 [card 12]`."""
    shown = [kind.WORD]
    for one in fields(kind):
        if one.name in ("card", "train"):
            shown.append("[card NUMBER]" if one.name == "card" else "[by TRAIN]")
        else:
            shown.append("4,7" if one.type is Cell else one.name.upper())
    return " ".join(shown)


def _values(kind: type[Any], words: Iterator[str]) -> Iterator[tuple[str, Any]]:
    readers: dict[Any, Callable[[str], Any]] = {Cell: Cell.parse, int: _number, str: _name}
    usual = [one for one in fields(kind) if one.name not in ("card", "train")]
    for one in usual:
        yield one.name, readers[one.type](next(words))
    rest = {one.name for one in fields(kind)} & {"card", "train"}
    for word in words:
        name = {"card": "card", "by": "train"}.get(word, "")
        if name not in rest:
            raise NotationError(f"{quoted(word)} is too much: write {pattern(kind)}")
        rest.remove(name)
        yield name, _number(next(words)) if name == "train" else _name(next(words))


def _number(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 6 or str(int(word)) != word:
        raise NotationError(f"{quoted(word)} stands where a number is needed")
    return int(word)


def _name(word: str) -> str:
    if not word.isascii() or not word.replace("-", "").isalnum() or word != word.lower():
        raise NotationError(f"{quoted(word)} stands where an id such as fast-freight is needed")
    return word
