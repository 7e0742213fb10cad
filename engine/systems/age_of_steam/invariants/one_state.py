"""What always holds, looked at in one state; what needs two is asked by tests over time."""

from collections.abc import Callable, Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.invariants.builds import builds
from engine.systems.age_of_steam.invariants.players import choices, order, players, tokens
from engine.systems.age_of_steam.invariants.things import cubes, display, kept
from engine.systems.age_of_steam.invariants.track import chains, claims, discs, links, tiles
from engine.systems.age_of_steam.state.play import Play

ALL: tuple[Callable[[Play], Iterator[Refusal]], ...] = (
    players,
    order,
    choices,
    tokens,
    cubes,
    display,
    kept,
    tiles,
    chains,
    links,
    claims,
    discs,
    builds,
)


def all_broken(play: Play) -> list[Refusal]:
    """Every invariant that a game breaks; nothing, unless something is wrong."""
    return [refusal for look in ALL for refusal in look(play)]
