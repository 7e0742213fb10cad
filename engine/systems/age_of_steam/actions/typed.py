"""Reading actions as people type them; how they are written stands with the actions."""

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from engine.systems.age_of_steam.actions import goods_kinds, kinds, track_kinds
from engine.systems.age_of_steam.actions.track_kinds import Sections
from engine.systems.age_of_steam.actions.written import Written
from model.notation import Cell, NotationError
from model.unreadable import quoted

LONGEST = 400
"""No action needs a longer text."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)?")
_CELL = r"\d{1,4},\d{1,4}"
_IN_BRACKETS = re.compile(rf"\(({_CELL})\)")
MARK = rf"(?:@(?:{_CELL}|[a-z0-9][a-z0-9.-]*)(?:/[a-z0-9]+(?:\.\d{{1,3}})?)?)?"
"""What tells a link from its parallels: a hex, a side of it, an owner, the owner's second."""
_LINK = re.compile(rf"[a-z0-9-]+(:[a-z0-9.-]+)?{MARK}")
"""A link by its two stops, or a step over it by the stop that it leads to.

Also a tile with what it shows, `x1:0-3.1-4`.
"""


def _all_kinds() -> Iterator[type[Any]]:
    for module in (kinds, track_kinds, goods_kinds):
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Written) and one is not Written:
                yield one


BY_WORD: dict[str, type[Any]] = {kind.WORD: kind for kind in _all_kinds()}
_EXAMPLES = {
    "lay": "lay 4,7 0-3",
    "town": "town 5,7 0-3",
    "keep": "keep 4,7/1",
    "nationalise": "nationalise ash:elm",
    "via": "via oak",
}


def parsed(text: str) -> Any:
    """The action that a text means, or NotationError with a sentence that helps."""
    words = _as_meant(text[: LONGEST + 1].lower().split())
    if not words or len(text) > LONGEST:
        raise NotationError("an action begins with a word such as issue, bid, take, lay or move")
    kind = BY_WORD.get(words[0])
    if kind is None:
        raise NotationError(f"{quoted(words[0])} is no action; they are {', '.join(BY_WORD)}")
    try:
        return kind(**dict(_values(kind, words[1:])))
    except TypeError:
        raise NotationError(f"{quoted(text)} is not complete: write {pattern(kind)}") from None


def _as_meant(words: list[str]) -> list[str]:
    """Words without what rules pages write besides: `(4,7)`, `move red from ash`."""
    words = [_IN_BRACKETS.sub(r"\1", word) for word in words]
    if words[:1] == ["move"] and words[2:3] == ["from"] and len(words) > 3:
        del words[2]
    return words


def pattern(kind: type[Any]) -> str:
    """How an action is written, such as `issue SHARES`."""
    names = (one.name if one.default != "" else f"[{one.name}]" for one in fields(kind))
    return _EXAMPLES.get(kind.WORD) or " ".join([kind.WORD, *(name.upper() for name in names)])


def _values(kind: type[Any], words: list[str]) -> Iterator[tuple[str, Any]]:
    rest = iter(words)
    for one in fields(kind):
        if one.type == Sections:
            sections = tuple(sorted(map(_section, rest)))
            if sections:
                yield one.name, sections
            continue
        word = next(rest, None)
        if word is not None:
            yield one.name, _READERS[one.type](word)
    for word in rest:
        raise NotationError(f"{quoted(word)} is too much: write {pattern(kind)}")


def _number(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 6 or str(int(word)) != word:
        raise NotationError(f"{quoted(word)} stands where a number is needed")
    return int(word)


def _name(word: str) -> str:
    """An id, or a cell or side where a place has none, or what a link or step is called."""
    is_place = re.fullmatch(_CELL + r"(/[0-5])?", word)
    if len(word) <= LONGEST and (_ID.fullmatch(word) or is_place or _LINK.fullmatch(word)):
        return word
    raise NotationError(f"{quoted(word)} stands where an id such as first-move is needed")


def _section(word: str) -> tuple[int, int]:
    sides = _exits(word)
    if len(sides) != 2:
        raise NotationError(f"{quoted(word)} is no section: write two sides such as 0-3")
    return sides[0], sides[1]


def _exits(word: str) -> tuple[int, ...]:
    """Sides joined by dashes, put in order, so that a tile is told in one way only."""
    found = word.replace(",", "-").split("-")
    if len(word) > 11 or not all(len(one) == 1 and one in "012345" for one in found):
        raise NotationError(f"{quoted(word)} names no sides: write 0 to 5 such as 0-3")
    if len(set(found)) != len(found):
        raise NotationError(f"{quoted(word)} names a side twice")
    return tuple(sorted(map(int, found)))


_READERS: dict[Any, Callable[[str], Any]] = {
    Cell: Cell.parse,
    int: _number,
    str: _name,
    tuple[int, ...]: _exits,
}
