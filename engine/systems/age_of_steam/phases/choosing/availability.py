"""Which actions a player may take, and why not the others (AOM-ACTION-01, -05 to -07)."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.kinds import NONE
from engine.systems.age_of_steam.phases.blocking import exists
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.action_rules import Cycle, LastMustTake
from model.wording.speech import tr


def price_of(play: Play, seat: int, action: str) -> int:
    """What an action costs whoever takes it next (AOM-ACTION-06)."""
    known = play.table.actions[action]
    price = play.number(known.price, seat)
    return max(0, price + known.price_step * play.state.taken.get(action, 0))


def due(play: Play, seat: int, action: str) -> int:
    """All that the taker pays: the price, and the pile where that goes to the bank."""
    pile = play.table.rules.actions.pile
    piled = play.state.piles.get(action, 0) if pile is not None and pile.to == "bank" else 0
    return price_of(play, seat, action) + piled


def open_to(play: Play, seat: int) -> list[str]:
    """The actions that a player may take now, in the order of their list."""
    only = _only(play, seat)
    able = [one for one in play.table.actions if _why_not(play, seat, one) is None]
    return [one for one in able if one == only] if only else able


def may_take_none(play: Play, seat: int) -> bool:
    """Whether a player may go without though something is there for him (AOM-ACTION-05).

    Who is last and must take an action may not.
    """
    is_optional = play.now(play.table.rules.actions.choice, seat) == "optional"
    return is_optional and not _only(play, seat)


def why_not_take(play: Play, seat: int, action: str) -> Refusal | None:
    only = _only(play, seat)
    if action == NONE and not only:
        if may_take_none(play, seat) or not open_to(play, seat):
            return None
        return no("AOM-ACTION-05", tr("an action must be taken"))
    if only and action != only:
        name = play.table.action_name(only)
        return no("AOM-ACTION-07", tr("the last player must take {name}", name=name))
    return _why_not(play, seat, action)


def _only(play: Play, seat: int) -> str:
    """What the last in the order must take, if nobody has it and it can be had."""
    if seat != play.state.order[-1]:
        return ""
    for rule in play.table.rules.actions.availability:
        if isinstance(rule, LastMustTake) and play.is_so(rule.when, seat):
            wanted = rule.last_must_take
            if _why_not(play, seat, wanted) is None:
                return wanted
    return ""


def _why_not(play: Play, seat: int, action: str) -> Refusal | None:
    """Why a player may not take an action, whoever must take what."""
    table, state = play.table, play.state
    name = table.action_name(action)
    if not exists(play, action, seat):
        return no("AOM-ACTION-01", tr("there is no action {name} now", name=name))
    if action in table.granted:
        return no("AOM-ROLE-04", tr("{name} belongs to a role", name=name))
    player = state.seats[seat]
    role = table.roles.get(player.role)
    if role is not None and action in role.forbid_actions:
        return no("AOM-ROLE-03", tr("this role may not take {name}", name=name))
    if action in state.choices:
        return no("AOS-ACTION-01", tr("somebody has taken {name}", name=name))
    if action in state.blocked:
        return no("AOM-ACTION-07", tr("{name} is blocked in this turn", name=name))
    if any(action in cycle for cycle in _cycles(play, seat)):
        return no("AOM-ACTION-07", tr("{name} comes back when all have been taken", name=name))
    return _why_not_use(play, seat, action)


def _why_not_use(play: Play, seat: int, action: str) -> Refusal | None:
    """Whether it is used up, and whether the player can pay for it."""
    known, state = play.table.actions[action], play.state
    mine, all_ = play.now(known.uses_per_player, seat), play.now(known.uses_total, seat)
    player, name = state.seats[seat], play.table.action_name(action)
    if mine is not None and player.taken.get(action, 0) >= mine:
        return no("AOM-ACTION-06", tr("this player has used up {name}", name=name))
    if all_ is not None and state.taken.get(action, 0) >= all_:
        return no("AOM-ACTION-06", tr("{name} is used up", name=name))
    if price_of(play, seat, action) > player.cash:
        return no(
            "AOM-ACTION-06",
            tr("{name} costs ${price_of}", name=name, price_of=price_of(play, seat, action)),
        )
    if due(play, seat, action) > player.cash:
        return no(
            "AOM-ACTION-08",
            tr("{name} costs ${due} with what lies on it", name=name, due=due(play, seat, action)),
        )
    return None


# -- cycles


def _cycles(play: Play, seat: int) -> Iterator[tuple[str, ...]]:
    """What is gone until all have been taken, by this player and by anybody."""
    for rule in play.table.rules.actions.availability:
        if isinstance(rule, Cycle) and play.is_so(rule.when, seat):
            yield play.state.seats[seat].cycle if rule.cycle == "player" else play.state.cycle


def end_cycles(play: Play) -> None:
    """When actions are chosen again, a cycle in which all have been taken begins anew."""
    state = play.state
    if _is_whole(play, None, state.cycle):
        state.cycle = ()
    for number_, seat in enumerate(state.seats):
        if _is_whole(play, number_, seat.cycle):
            seat.cycle = ()


def _is_whole(play: Play, seat: int | None, cycle: tuple[str, ...]) -> bool:
    """Whether everything has been taken that could be."""
    table = play.table
    role = None if seat is None else table.roles.get(play.state.seats[seat].role)
    barred = () if role is None else role.forbid_actions
    can = [one for one in table.actions if one not in table.granted and one not in barred]
    return all(one in cycle for one in can if exists(play, one, seat))
