"""What always holds in a game, looked at in one state (the invariants of the rulebook).

Tests and the soak ask after every action; what needs two states is in `invariants_over_time`, and
INV-CRY-30 and -31 are questions to a whole game, asked there as well.
"""

from collections.abc import Callable, Iterator

from engine.protocol import Game, Refusal
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.invariants.things import money, piles
from engine.systems.crayon.invariants.track import places, sections
from engine.systems.crayon.invariants.turns import events, turn
from engine.systems.crayon.state.play import Play

ALL: tuple[Callable[[Play], Iterator[Refusal]], ...] = (
    money,
    piles,
    sections,
    places,
    turn,
    events,
)


def broken(game: Game) -> list[Refusal]:
    """Every invariant that a game breaks, with the numbers; nothing, unless something is wrong."""
    if not isinstance(game, CrayonGame):
        return []
    return [refusal for look in ALL for refusal in look(game.position)]
