"""Issue Shares: in player order each raises money, once (AOS-SHARES-01 to -04, AOM-MONEY-01)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.kinds import Issue
from engine.systems.age_of_steam.effects.orders import in_order
from engine.systems.age_of_steam.phases.queues import Queue, next_in, queue_from_plain
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.table.table import Table
from model.amounts_in_words import counted
from model.wording.speech import later, tr

KINDS = (Issue,)
NOW = later("players issue shares")
RULE = "AOS-SHARES-01"


def most(play: Play, seat: int) -> int:
    """How many shares a player may issue now."""
    rules = play.table.rules.shares
    left = max(0, play.number(rules.max, seat) - play.state.seats[seat].shares)
    per_turn = play.now(rules.per_turn, seat)
    return left if per_turn is None else min(left, max(0, per_turn))


def begin(play: Play) -> Iterator[Happening]:
    asked = [seat for seat in in_order(play, "shares") if most(play, seat)]
    play.state.doing = Queue(asked)
    next_in(play)
    yield from ()


def actions(play: Play) -> Iterator[Action]:
    for shares in range(most(play, play.actor) + 1):
        yield Issue(shares)


def why_not(play: Play, action: Issue) -> Refusal | None:
    limit, player = most(play, play.actor), play.mover
    if action.shares > limit:
        cap = play.now(play.table.rules.shares.max, play.actor)
        if player.shares + action.shares > cap:
            return no("AOS-SHARES-02", tr("no player may have more than {cap} shares", cap=cap))
        return no(
            "AOM-MONEY-01",
            tr("at most {shares} may be issued in a turn", shares=counted(limit, "share")),
        )
    return None


def do(play: Play, action: Issue) -> Iterator[Happening]:
    seat, player = play.actor, play.mover
    raised = action.shares * play.now(play.table.rules.shares.price, seat)
    player.shares += action.shares
    player.cash += raised
    next_in(play)
    text = tr("{seat} issues no shares", seat=play.name(seat))
    if action.shares:
        text = tr(
            "{seat} issues {shares} for ${raised}",
            seat=play.name(seat),
            shares=counted(action.shares, "share"),
            raised=raised,
        )
    yield Happening("issue", seat, text, {"shares": action.shares, "cash": raised})


def doing_from_plain(_table: Table, plain: Any) -> Queue:
    return queue_from_plain(plain)
