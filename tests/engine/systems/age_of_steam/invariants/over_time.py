"""Everything that holds from one state to the next, whatever was played."""

from collections.abc import Callable, Iterator

from engine.protocol import Refusal
from tests.engine.systems.age_of_steam.invariants import of_goods, of_money, of_players, of_track
from tests.engine.systems.age_of_steam.invariants.steps import Step

LOOKS: tuple[Callable[[Step], Iterator[Refusal]], ...] = (
    of_players.possessions,
    of_players.turns,
    of_players.tokens,
    of_players.choices,
    of_players.scores,
    of_money.auction,
    of_money.building,
    of_track.links,
    of_track.unfinished,
    of_track.first_tiles,
    of_goods.deliveries,
)


def broken_over_time(step: Step) -> list[Refusal]:
    """The invariants that a step breaks; nothing, unless something is wrong."""
    return [refusal for look in LOOKS for refusal in look(step)]
