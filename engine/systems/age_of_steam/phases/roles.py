"""Roles, before the first turn: chosen by each, by the first, or by chance (AOM-ROLE-01, -02)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Chance, Happening, Refusal
from engine.systems.age_of_steam.actions.kinds import RANDOM, Role
from engine.systems.age_of_steam.phases.queues import Queue, next_in, queue_from_plain
from engine.systems.age_of_steam.phases.told_order import told
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import later, tr

KINDS = (Role,)
NOW = later("players choose their roles")
RULE = "AOM-ROLE-02"


def begin(play: Play) -> Iterator[Happening]:
    play.state.doing = Queue(list(play.state.order))
    yield from _go_on(play)


def _free(play: Play) -> list[str]:
    taken = {seat.role for seat in play.state.seats}
    return [role for role in play.table.roles if role not in taken]


def _go_on(play: Play) -> Iterator[Happening]:
    """Asks the next who may choose; the others get theirs by chance, the last what is left."""
    choose, queue = play.table.rules.roles.choose if play.table.rules.roles else "", play.state
    is_asked = {"each": True, "first": len(queue.doing.seats) == queue.players}.get(choose, False)
    next_in(play)
    if queue.actor is None:
        yield from _reorder(play)
        return
    if len(_free(play)) == 1 or not is_asked:
        yield _given(play, play.actor, RANDOM)
        yield from _go_on(play)


def actions(play: Play) -> Iterator[Action]:
    yield from (Role(role) for role in _free(play))
    yield Role(RANDOM)


def why_not(play: Play, action: Role) -> Refusal | None:
    if action.role == RANDOM or action.role in _free(play):
        return None
    if action.role in play.table.roles:
        return no("AOM-ROLE-02", tr("somebody has this role"))
    return no("AOM-ROLE-01", tr("there is no role {role}", role=action.role))


def do(play: Play, action: Role) -> Iterator[Happening]:
    yield _given(play, play.actor, action.role)
    yield from _go_on(play)


def _given(play: Play, seat: int, role: str) -> Happening:
    """Gives a role, by chance where several are left, and what it starts with."""
    free, chance = _free(play), None
    if role == RANDOM:
        role = free[0] if len(free) == 1 else free[play.drawn("roles", len(free))]
        chance = Chance("roles", role) if len(free) > 1 else None
    player = play.state.seats[seat]
    player.role = role
    _start(play, seat)
    name = play.table.roles[role].name or role
    return Happening(
        "role",
        seat,
        tr("{seat} is {name}", seat=play.name(seat), name=name),
        {"role": role},
        chance,
    )


def _start(play: Play, seat: int) -> None:
    player, start = play.state.seats[seat], play.table.roles[play.state.seats[seat].role].start
    if start is None:
        return
    for name in ("cash", "shares", "income"):
        if getattr(start, name) is not None:
            setattr(player, name, getattr(start, name))
    ladder = play.table.rules.engine.ladder
    if start.engine in ladder:
        player.rung = ladder.index(start.engine)


def _reorder(play: Play) -> Iterator[Happening]:
    """With all roles given the order is drawn anew, if the map says so."""
    state, roles = play.state, play.table.rules.roles
    if roles is None or not roles.reorder:
        return
    state.order = state.seating = tuple(play.shuffled("order", sorted(state.order)))
    order = " ".join(str(seat + 1) for seat in state.order)
    yield told(play)._replace(chance=Chance("order", order))


def doing_from_plain(_table: Table, plain: Any) -> Queue:
    return queue_from_plain(plain)
