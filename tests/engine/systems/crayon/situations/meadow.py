"""A meadow of 16 mileposts by 9 for situations in which people build.

Aston (major) lies around 2,4 in the west and Easton (major) around 13,4 in the east; Mill (small)
is at 7,1 and Town (medium) at 7,7. All the rest is clear ground, unless a situation says otherwise.
Thirty demand cards, all alike, are there so that hands are full.
"""

from collections.abc import Sequence
from itertools import pairwise

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on

CR, EB = "china-rails", "empire-builder"
ROWS = ("." * 16,) * 9
BUILDING = "{phase: building}"
CITIES = """
- {id: aston, name: Aston, kind: major, at: "2,4", supplies: [coal]}
- {id: easton, name: Easton, kind: major, at: "13,4", supplies: [coal]}
- {id: mill, name: Mill, kind: small, at: "7,1"}
- {id: town, name: Town, kind: medium, at: "7,7"}
"""


def track(*paths: str) -> str:
    """Track along paths of mileposts, `3,4 4,4 5,4`, as a seat of a position has it."""
    edges = [f'"{a} {b}"' for path in paths for a, b in pairwise(path.split())]
    return f"track: [{', '.join(edges)}]"


NEAR = "cash: 50, " + track("3,1 4,1")
"""Somebody whose track has come beside 5,1, where a port may be."""
FROM_MILL = "cash: 50, " + track("7,1 6,1 5,1")
"""Somebody whose track leads from Mill into that port."""


def meadow(
    *seats: str,
    preset: str = CR,
    rules: str = "",
    turn: str = BUILDING,
    rows: Sequence[str] = ROWS,
    cities: str = CITIES,
    more: str = "",
    position: str = "",
) -> str:
    """The text of a situation; a seat is what a position says of it, `cash: 9`, without braces."""
    legend = '{".": clear, "^": mountain, A: alpine, d: desert, s: swamp}'
    lines = [
        f"rules: {{preset: {preset}{', ' if rules else ''}{rules}}}",
        f"board:\n  kind: mileposts\n  size: [{len(rows[0])}, {len(rows)}]\n  legend: {legend}",
        "  terrain: |",
        *(f"    {row}" for row in rows),
        f"cities:{cities.rstrip()}",
        "goods:\n- {id: coal, chips: 3}\ndemands:",
        *(f"  {card}: [mill coal 9, town coal 9, easton coal 9]" for card in range(1, 31)),
        more.strip("\n"),
        f"position:\n  turn: {turn}\n  seats:",
        *(f"  - {{{seat or 'cash: 100'}}}" for seat in seats or ("",)),
        position.strip("\n"),
    ]
    return "\n".join(line for line in lines if line) + "\n"


def on_meadow(
    *seats: str,
    players: int = 2,
    preset: str = CR,
    rules: str = "",
    turn: str = BUILDING,
    rows: Sequence[str] = ROWS,
    cities: str = CITIES,
    more: str = "",
    position: str = "",
) -> CrayonGame:
    """A game on such a situation."""
    text = meadow(
        *seats,
        preset=preset,
        rules=rules,
        turn=turn,
        rows=rows,
        cities=cities,
        more=more,
        position=position,
    )
    return game_on(text, players)


def cost(game: CrayonGame, move: str) -> int:
    """What a move would cost whose turn it is."""
    tried = game.copy()
    seat = tried.actor
    assert seat is not None
    tried.play(tried.read(move))
    return game.state.seats[seat].cash - tried.state.seats[seat].cash
