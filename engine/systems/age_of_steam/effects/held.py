"""The effects that a player has: of the chosen action, of what the role grants, of spent tokens."""

from collections.abc import Iterator
from typing import Any, TypeVar

from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import is_so

Effect = TypeVar("Effect")


def effects_of(play: Play, seat: int) -> tuple[Any, ...]:
    """All effects of a player, those of the action first, then of the role, then of tokens."""
    player, table = play.state.seats[seat], play.table
    key = (player.action, player.role, player.spent)
    kept = table.plain_effects.get(key)
    if kept is not None:
        return kept
    found = tuple(_found(play, seat))
    if not any(_varies(play, action) for action in actions_of(play, seat)):
        table.plain_effects[key] = found
    return found


def actions_of(play: Play, seat: int) -> Iterator[str]:
    """The action that a player has chosen, and those that the role grants."""
    player, table = play.state.seats[seat], play.table
    if player.action:
        yield player.action
    if player.role:
        yield from (action for action in table.roles[player.role].grants if action in table.actions)


def effects_of_action(play: Play, seat: int, action: str) -> tuple[Any, ...]:
    """What an action does for a player now; one that does not exist now does nothing."""
    table, said = play.table, play.table.effects.get(action, ())
    if not _varies(play, action):
        return tuple(said)
    situation = play.situation(seat)
    return tuple(now(said, situation)) if is_so(table.actions[action].when, situation) else ()


def _varies(play: Play, action: str) -> bool:
    when = play.table.actions[action].when if action in play.table.actions else None
    return when is not None or play.table.has_varying_effects(action)


def _found(play: Play, seat: int) -> Iterator[Any]:
    for action in actions_of(play, seat):
        yield from effects_of_action(play, seat, action)
    for benefit in play.state.seats[seat].spent:
        yield play.table.benefits[benefit][1].effect


def every(play: Play, seat: int, kind: type[Effect]) -> list[Effect]:
    """The effects of one kind that a player has."""
    return [one for one in effects_of(play, seat) if isinstance(one, kind)]


def sum_of(play: Play, seat: int, kind: type[Any]) -> int:
    """The numbers of all effects of a kind together; the number is its first field."""
    found = [one for one in effects_of(play, seat) if isinstance(one, kind)]
    if not found:
        return 0
    name = kind.__match_args__[0]
    return sum(play.now(getattr(one, name), seat) for one in found)
