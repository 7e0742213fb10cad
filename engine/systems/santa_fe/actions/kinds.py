"""What a player of Santa Fe can do, as it is typed.

Cards from a hand are named only where everybody sees them at once; what is put away unseen is
called by its place in the hand.
"""

import re
from dataclasses import dataclass
from typing import ClassVar

from model.notation import NotationError
from model.unreadable import quoted

DECK = "deck"
LONGEST = 300
_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
_PLUS = " + "


@dataclass(frozen=True, slots=True)
class Draw:
    """Takes the top card of the deck, or a card of the display: `draw deck`, `draw branch sf`."""

    WORD: ClassVar = "draw"
    GROUP: ClassVar = "draw"
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Enough:
    """Draws no more, once the deck is gone."""

    WORD: ClassVar = "enough"
    GROUP: ClassVar = "draw"

    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Plays a card, or two that go together: `play denver + branch sf`."""

    WORD: ClassVar = "play"
    GROUP: ClassVar = "play"
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"play {_PLUS.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Places a Boomtown marker: `mark boom-4 omaha`."""

    WORD: ClassVar = "mark"
    GROUP: ClassVar = "markers"
    marker: str
    city: str

    def __str__(self) -> str:
        return f"mark {self.marker} {self.city}"


@dataclass(frozen=True, slots=True)
class Done:
    """Places no more markers."""

    WORD: ClassVar = "done"
    GROUP: ClassVar = "markers"

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Puts City cards away, by their places in the hand, and draws as many: `exchange 1 3`."""

    WORD: ClassVar = "exchange"
    GROUP: ClassVar = "exchange"
    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"exchange {' '.join(map(str, self.places))}"


@dataclass(frozen=True, slots=True)
class LayPiece:
    """Lays a piece from a city towards another: `lay sf el-paso tucson`.

    Where several lines join the two, the line is named; `+ branch` starts a branch.
    """

    WORD: ClassVar = "lay"
    GROUP: ClassVar = "lay"
    railroad: str
    start: str
    to: str
    line: str = ""
    is_branch: bool = False

    def __str__(self) -> str:
        words = ["lay", self.railroad, self.start, self.to, *([self.line] if self.line else [])]
        return " ".join(words) + (f"{_PLUS}branch" if self.is_branch else "")


@dataclass(frozen=True, slots=True)
class Stop:
    """Lays no more pieces in this turn."""

    WORD: ClassVar = "stop"
    GROUP: ClassVar = "lay"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lays nothing in this turn."""

    WORD: ClassVar = "pass"
    GROUP: ClassVar = "lay"

    def __str__(self) -> str:
        return "pass"


SantaFeAction = Draw | Enough | PlayCards | Mark | Done | Exchange | LayPiece | Stop | Pass
_ALONE: dict[str, SantaFeAction] = {
    "enough": Enough(), "done": Done(), "stop": Stop(), "pass": Pass(),
}  # fmt: skip
PATTERNS = {
    "draw": "draw deck or draw branch sf",
    "play": "play denver or play denver + branch sf",
    "mark": "mark boom-4 omaha",
    "exchange": "exchange 1 3, by the places in your hand",
    "lay": "lay sf el-paso tucson, with the line if there are two, and + branch to start one",
    **{word: word for word in _ALONE},
}


def read_action(text: str) -> SantaFeAction:
    """The action that a text says; NotationError with a sentence where it says none."""
    words = text[: LONGEST + 1].split()
    if not words or len(text) > LONGEST or words[0] not in PATTERNS:
        raise NotationError(f"an action begins with one of {', '.join(PATTERNS)}")
    found = _ALONE.get(words[0]) if len(words) == 1 else _with_more(words[0], words[1:])
    if found is None:
        raise NotationError(f"write {PATTERNS[words[0]]}, not {quoted(text)}")
    return found


def _with_more(word: str, rest: list[str]) -> SantaFeAction | None:
    if word == "exchange":
        return _exchange(rest)
    if any(not _WORD.fullmatch(one) and one != "+" for one in rest):
        return None
    match word, rest:
        case "draw", [*card] if 1 <= len(card) <= 2 and "+" not in card:
            return Draw(" ".join(card))
        case "play", [*cards]:
            return _played(cards)
        case "mark", [marker, city] if "+" not in rest:
            return Mark(marker, city)
        case "lay", [*where]:
            return _laid(where)
    return None


def _exchange(rest: list[str]) -> Exchange | None:
    if any(not one.isascii() or not one.isdecimal() or len(one) > 3 for one in rest):
        return None
    places = sorted({int(one) for one in rest})
    return Exchange(tuple(places)) if len(places) == len(rest) and 0 not in places else None


def _played(words: list[str]) -> PlayCards | None:
    cards = " ".join(words).split(_PLUS)
    are_cards = all(1 <= len(card.split()) <= 2 and "+" not in card for card in cards)
    return PlayCards(tuple(cards)) if are_cards and len(cards) <= 2 else None


def _laid(words: list[str]) -> LayPiece | None:
    is_branch = words[-2:] == ["+", "branch"]
    where = words[:-2] if is_branch else words
    if not 3 <= len(where) <= 4 or "+" in where:
        return None
    return LayPiece(where[0], where[1], where[2], where[3] if len(where) == 4 else "", is_branch)
