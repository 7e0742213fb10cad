"""Reads what a player types."""

import re
from collections.abc import Callable
from typing import Any, Final

from engine.systems.trains.actions import kinds as act
from model.notation import Cell, NotationError
from model.unreadable import quoted

LONGEST: Final = 200
_CARD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
_ALONE: Final[dict[str, act.TrainsAction]] = {
    str(one): one
    for one in (
        act.Apply(), act.Leave(), act.Done(), act.Keep(), act.Drop(), act.Pass(), act.Pass(True),
        act.EndTurn(),
    )
}  # fmt: skip
_WITH_CARD: Final[dict[str, Callable[[str], act.TrainsAction]]] = {
    "play": act.PlayCard,
    "discard": act.DiscardCard,
    "choose": act.Choose,
    "name": act.NameCard,
    "buy": act.Buy,
}
_WITH_CELL: Final[dict[str, Callable[[Cell], act.TrainsAction]]] = {
    "start": act.Start,
    "rail": act.LayRail,
    "station": act.BuildStation,
}
_WITH_NUMBER: Final[dict[str, Callable[[int], act.TrainsAction]]] = {
    "return": act.ReturnSome,
    "put": act.PutBack,
    "option": act.Option,
}
PATTERNS: Final = {
    "start": "start 4,7",
    "play": "play tunnel",
    "apply": "apply",
    "leave": "leave",
    "rail": "rail 4,7",
    "station": "station 4,7",
    "discard": "discard waste",
    "done": "done",
    "return": "return 2",
    "choose": "choose express-train or choose none",
    "name": "name waste",
    "put": "put 2, by the place among the revealed cards",
    "keep": "keep",
    "drop": "drop",
    "option": "option 2",
    "buy": "buy express-train, or buy express-train top",
    "pass": "pass or pass waste",
    "end": "end",
}


def read_action(text: str) -> act.TrainsAction:
    """The action that a text says; NotationError with a sentence where it says none."""
    words = text[: LONGEST + 1].split()
    if not words or len(text) > LONGEST or words[0] not in PATTERNS:
        raise NotationError(f"an action begins with one of {', '.join(PATTERNS)}")
    found = _ALONE.get(" ".join(words)) or _with_more(words[0], words[1:])
    if found is None:
        raise NotationError(f"write {PATTERNS[words[0]]}, not {quoted(text)}")
    return found


def _with_more(word: str, rest: list[str]) -> act.TrainsAction | None:
    if word == "buy" and len(rest) == 2 and rest[1] == act.TOP and _CARD.fullmatch(rest[0]):
        return act.Buy(rest[0], to_deck=True)
    if len(rest) != 1:
        return None
    if word in _WITH_CARD:
        return _WITH_CARD[word](rest[0]) if _CARD.fullmatch(rest[0]) else None
    if word in _WITH_CELL:
        return _WITH_CELL[word](Cell.parse(rest[0]))
    return _numbered(_WITH_NUMBER.get(word), rest[0])


def _numbered(kind: Any, text: str) -> act.TrainsAction | None:
    is_number = text.isascii() and text.isdecimal() and str(int(text[:4])) == text
    found: act.TrainsAction | None = kind(int(text)) if kind is not None and is_number else None
    return found
