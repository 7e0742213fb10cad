"""In how many turns a line can be laid, at the limit of builds and without any action."""

from collections.abc import Iterable, Mapping
from typing import Final

from model.amounts_in_words import counted
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.rules.track_rules import ByTurn
from model.systems.age_of_steam.track.land import Land

MOST_TURNS: Final = 100
"""So many turns are looked at; no game is longer, and some limits let nobody build at all."""


def turns_of_building(land: Land, line: Line) -> Mapping[int, int | None]:
    """By the number of players in how many turns from the first one a line can be laid.

    None where a game is over before. Where no track may stay unfinished, every link is laid within
    one build (AOM-BUILD-10).
    """
    players = land.scenario.players
    whole = land.rules.build.unfinished.max == 0
    pieces = line.sizes if whole else (1,) * line.builds
    return {count: _turns(land, pieces, count) for count in range(players.min, players.max + 1)}


def _turns(land: Land, pieces: Iterable[int], players: int) -> int | None:
    """How many turns pieces take that are each laid at once, the largest first."""
    left = sorted(pieces, reverse=True)
    length: int | None = now(land.rules.turns, Situation(players=players))
    for turn in range(1, (MOST_TURNS if length is None else min(length, MOST_TURNS)) + 1):
        limit = now(land.rules.build.limit, Situation(turn, length, players, living=players))
        left = _after(left, min(turn, limit.max) if isinstance(limit, ByTurn) else limit)
        if not left:
            return turn
    return None


def _after(pieces: list[int], room: int) -> list[int]:
    """What is left after one build."""
    left = []
    for piece in pieces:
        if piece <= room:
            room -= piece
        else:
            left.append(piece)
    return left


def in_words(turns: Iterable[int | None]) -> str:
    """`in 1 turn`, `in 2 to 3 turns`."""
    found = {*turns}
    known = sorted(number for number in found if number is not None)
    if not known:
        return "for which no game has the turns"
    span = f"{known[0]} to " if len(known) > 1 else ""
    return f"in {span}{counted(known[-1], 'turn')}"
