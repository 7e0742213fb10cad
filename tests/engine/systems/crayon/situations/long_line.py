"""A country along one line, 32 mileposts by 3, for situations in which events are drawn.

The line is the middle row. On it lie Capital (major, 2,1), Mill (small, 9,1), Market (medium,
16,1), Mine (small, 22,1) and Harbour (major, 29,1). Mill, Isle and the major cities supply coal,
tea and steel.
Harbour is the port of the Strait Line (30,1) to Isle overseas, the Sound Line leaves from 12,0.
Cards 1 and 20 have demands of Mill, 2 of Market, 3 of Harbour, 21 of Isle; all others ask for
what nobody has.
"""

import json
from collections.abc import Mapping, Sequence
from textwrap import dedent, indent
from typing import Any

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on

ROWS = ("." * 32,) * 3
LAND = """
cities:
- {id: capital, name: Capital, kind: major, at: "2,1", supplies: [coal, tea, steel]}
- {id: harbour, name: Harbour, kind: major, at: "29,1", supplies: [coal, tea, steel]}
- {id: isle, name: Isle, kind: medium, xy: "31.9,1.9", overseas: true, supplies: [coal, tea, steel]}
- {id: market, name: Market, kind: medium, at: "16,1"}
- {id: mill, name: Mill, kind: small, at: "9,1", supplies: [coal, tea, steel]}
- {id: mine, name: Mine, kind: small, at: "22,1"}
goods:
- {id: coal, chips: 9}
- {id: ore, chips: 3}
- {id: steel, chips: 9}
- {id: tea, chips: 9}
links:
- {id: sound, name: Sound Line, port: "12,0", mode: build-into, cost: 6, serves: [isle]}
- {id: strait, name: Strait Line, port: "30,1", mode: purchase, cost: 8, serves: [isle]}
demands:
  1: [mill coal 10, mill tea 19, mill steel 20]
  2: [market coal 11, market tea 21, market steel 22]
  3: [harbour coal 12, harbour tea 22, harbour steel 23]
  20: [mill coal 13, mill tea 14, mill steel 15]
  21: [isle coal 30, isle tea 31, isle steel 32]
"""
SPARE = (*range(4, 20), *range(30, 50))
"""Demand cards that nobody can fulfil."""


def line(begin: int, end: int, row: int = 1) -> list[str]:
    """Track along a row, from a column to a column."""
    return [f"{column},{row} {column + 1},{row}" for column in range(begin, end)]


def train(at: str | None, *loads: str, type: str = "freight", **more: Any) -> dict[str, Any]:  # noqa: A002
    """A train of a position."""
    return {"type": type, **({"at": at} if at else {}), "loads": list(loads), **more}


def seat(
    at: str | None = None,
    *loads: str,
    hand: Sequence[int] = (),
    track: Sequence[str] = (),
    cash: int = 100,
    **more: Any,
) -> dict[str, Any]:
    """A player of a position with one train; what `train` takes may be said here too."""
    on_train = {
        key: more.pop(key) for key in ("type", "trail", "came_from", "waits") if key in more
    }
    trains = more.pop("trains", [train(at, *loads, **on_train)])
    cards = [str(card) for card in hand]
    return {"cash": cash, "trains": trains, "hand": cards, "track": list(track), **more}


def long_line(
    *seats: Mapping[str, Any],
    events: str = "[]",
    deck: Sequence[str] = (),
    spare: bool = True,
    rules: str = "preset: china-rails",
    rows: Sequence[str] = ROWS,
    land: str = "",
    **position: Any,
) -> CrayonGame:
    """A game of these players; `deck` names the first cards, spare demands follow if wanted."""
    hands = [card for one in seats for card in one["hand"]]
    held = {*hands, *deck, *position.get("discards", ())}
    rest = [str(card) for card in SPARE if spare and str(card) not in held]
    place = {"seats": list(seats), "deck": [*deck, *rest], **position}
    demands = "".join(f"  {card}: [mine ore 1, mine ore 2, mine ore 3]\n" for card in SPARE)
    terrain = "".join(f"    {row}\n" for row in rows)
    text = (
        f"rules: {{{rules}}}\n"
        f"board:\n  kind: mileposts\n  size: [{len(rows[0])}, {len(rows)}]\n"
        '  legend: {".": clear, A: alpine, "^": mountain, d: desert}\n'
        f"  terrain: |\n{terrain}{LAND}{demands}"
        f"{dedent(land)}\nevents:\n  {indent(dedent(events), '  ').strip()}\n"
        f"position: {json.dumps(place)}\n"
    )
    return game_on(text, players=len(seats))


def in_play(game: CrayonGame) -> list[str]:
    return [one.event for one in game.state.in_play]
