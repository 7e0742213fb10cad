"""What a typed line of Santa Fe means: names for ids, words left out, several pieces at once."""

import re
from collections.abc import Iterator, Mapping

from engine.protocol import Action
from engine.showing.plans import Plan
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from milepost.playing.near_lines import fitting, only_one

MOST_PIECES, LONGEST = 9, 300
_FILLING = frozenset(("to", "towards", "from", "of", "the", "in", "at", "on", "via", "line", "a"))
_AND = re.compile(r"\s*(?:\+|&|,|\band\b|\bwith\b)\s*")
_WORDS = {
    "build": "lay", "place": "mark", "boom": "mark", "take": "draw", "buy": "draw",
    "put": "exchange", "swap": "exchange",
}  # fmt: skip
VERBS = ("draw", "play", "mark", "exchange", "lay")


def meant(game: SantaFeGame, text: str) -> Plan | None:
    """The actions that a line means; None where it speaks of nothing that can be done now.

    A Refusal tells where several things are meant.
    """
    words = _words(game, text)
    if not words or words[0] not in VERBS:
        return None
    times = 1
    if words[0] == "lay" and re.fullmatch(r"x?[1-9]", words[-1]):
        times, words = int(words[-1].removeprefix("x")), words[:-1]
    found = only_one(_fitting(game, words))
    if found is None:
        return None
    return Plan(tuple(_again(game, found, times)))


def _words(game: SantaFeGame, text: str) -> list[str]:
    """The line in ids, without words that only fill it."""
    plain = f" {_AND.sub(' + ', text[:LONGEST].casefold().strip())} "
    for name, key in _names(game).items():
        plain = plain.replace(f" {name} ", f" {key} ")
    words = [word for word in plain.split() if word not in _FILLING]
    return [_WORDS.get(word, word) if not place else word for place, word in enumerate(words)]


def _names(game: SantaFeGame) -> Mapping[str, str]:
    """What cities, railroads, cards and markers are called, longest names first."""
    land, part = game.table.land, game.table.part
    pairs = [
        *((land.city_name(key), key) for key in land.cities),
        *((land.name_of(key), key) for key in land.railroads),
        *((card.name, key) for key, card in part.cards.items()),
    ]
    named = [(name.casefold(), key) for name, key in pairs if name]
    return dict(sorted(named, key=lambda one: -len(one[0])))


def _fitting(game: SantaFeGame, words: list[str]) -> list[Action]:
    """What can be done that has all words in their order; a branch only where it is said."""
    is_branch = "branch" in words
    found = fitting(game.actions(), words)
    plain = [one for one in found if not (isinstance(one, act.LayPiece) and one.is_branch)]
    plays: list[Action] = [
        one for one in found if isinstance(one, act.PlayCards) and len(one.cards) == 1
    ]
    if not is_branch and plain:
        found = plain
    return plays if plays and "+" not in words else found


def _again(game: SantaFeGame, action: Action, times: int) -> Iterator[Action]:
    """The same piece as often as it can be laid in this turn."""
    yield action
    later, seat = game.copy(), game.actor
    for _ in range(min(times, MOST_PIECES) - 1):
        later.play(action)
        if later.actor != seat or later.state.turn != game.state.turn:
            return
        if later.why_not(action) is not None:
            return
        yield action
