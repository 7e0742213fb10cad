"""Better trains: upgrades instead of track, and crossgrades where a variation allows them."""

from collections.abc import Iterator, Mapping

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Crossgrade, Upgrade
from engine.systems.crayon.phases.building import why_not_yet
from engine.systems.crayon.state.money import for_anything
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr


def why_not_upgrade(play: Play, action: Upgrade) -> Refusal | None:
    """Whether a train may become a better one now (CRY-UPG-01 to -03)."""
    turn, start = play.state.turn, play.table.rules.start
    refusal = _why_not_change_now(play, action.train)
    if refusal is not None:
        return refusal
    if turn.phase == "build-round" and not start.upgrade_in_build_rounds:
        return no("CRY-INIT-04", tr("trains are not upgraded in the building rounds"))
    if turn.built:
        return no(
            "CRY-UPG-02", tr("money went into track in this turn, so no train is upgraded in it")
        )
    prices = play.table.rules.trains[play.mover.trains[action.train - 1].type].upgrades
    return (
        _why_not_step(play, action, prices, "CRY-UPG-03")
        or _why_not_pay(play, prices[action.type])
        or _why_over_limit(play, prices[action.type])
        or _why_not_supply(play, action.type)
    )


def why_not_crossgrade(play: Play, action: Crossgrade) -> Refusal | None:
    """Whether a train may become another of the same rank now (CRY-VAR-35)."""
    rules, turn = play.table.rules, play.state.turn
    if not rules.crossgrade.enabled:
        return no("CRY-UPG-03", tr("a train does not change sideways in this game"))
    refusal = _why_not_change_now(play, action.train)
    if refusal is not None:
        return refusal
    most = rules.crossgrade.track_limit
    if turn.spent > most:
        return no(
            "CRY-VAR-35",
            tr(
                "{spent} went into track, and with a crossgrade {most} may",
                spent=turn.spent,
                most=most,
            ),
        )
    prices = rules.trains[play.mover.trains[action.train - 1].type].crossgrades
    return (
        _why_not_step(play, action, prices, "CRY-VAR-35")
        or _why_not_pay(play, prices[action.type])
        or _why_not_carry(play, action)
        or _why_not_supply(play, action.type)
    )


def _why_not_change_now(play: Play, number: int) -> Refusal | None:
    turn = play.state.turn
    if turn.phase == "operations" and not turn.backtracked:
        return no("CRY-UPG-01", tr("trains are changed at the end of the turn; say done first"))
    refusal = why_not_yet(play)
    if refusal is not None:
        return refusal
    if turn.traded:
        return no("CRY-VAR-52", tr("track was traded in this turn, so no train is changed in it"))
    if turn.restarted:
        return no("CRY-VAR-27", tr("after a restart only track is built"))
    if turn.upgraded or turn.crossgraded:
        return no(
            "CRY-UPG-03", tr("a train was changed in this turn already, and one a turn may be")
        )
    if play.train(number) is None:
        return no("CRY-SETUP-01", tr("you have no train {number}", number=number))
    return None


def _name(play: Play, kind: str) -> str:
    return play.table.rules.trains[kind].name or kind


def _why_not_step(
    play: Play, action: Upgrade | Crossgrade, prices: Mapping[str, int], rule: str
) -> Refusal | None:
    if action.type not in play.table.rules.trains:
        return no("CRY-UPG-01", tr("there is no train called {type}", type=action.type))
    if action.type in prices:
        return None
    now = _name(play, play.mover.trains[action.train - 1].type)
    return no(
        rule,
        tr("a {now} cannot become a {name} in one step", now=now, name=_name(play, action.type)),
    )


def _why_not_pay(play: Play, price: int) -> Refusal | None:
    cash = for_anything(play.mover)
    if price > cash:
        return no(
            "CRY-BUILD-14",
            tr("it costs {price}, you have {cash}, and there is no credit", price=price, cash=cash),
        )
    return None


def _why_over_limit(play: Play, price: int) -> Refusal | None:
    spent, limit = play.state.turn.spent, play.table.rules.turn.spend_limit
    if spent + price > limit:
        return no(
            "CRY-TURN-05",
            tr(
                "it costs {price}, and {spent} of {limit} a turn are spent",
                price=price,
                spent=spent,
                limit=limit,
            ),
        )
    return None


def _why_not_carry(play: Play, action: Crossgrade) -> Refusal | None:
    loads, kind = play.mover.trains[action.train - 1].loads, play.table.rules.trains[action.type]
    if len(loads) <= kind.capacity:
        return None
    name = _name(play, action.type)
    return no(
        "CRY-LOAD-03",
        tr(
            "{loads} loads are on board, and a {name} takes {capacity}",
            loads=len(loads),
            name=name,
            capacity=kind.capacity,
        ),
    )


def _why_not_supply(play: Play, kind: str) -> Refusal | None:
    """Whether the cards of a type have run out, where they are counted (OPEN-CRY-73)."""
    count = play.table.rules.trains[kind].count
    in_use = sum(one.type == kind for seat in play.state.seats for one in seat.trains)
    if count is not None and in_use >= count:
        return no(
            "CRY-COMP-10",
            tr("every {name} is in use, {count} in all", name=_name(play, kind), count=count),
        )
    return None


# -- doing it


def upgrade(play: Play, action: Upgrade) -> None:
    train = play.mover.trains[action.train - 1]
    price = play.table.rules.trains[train.type].upgrades[action.type]
    play.state.turn.upgraded = True
    play.state.turn.spent += price
    _change(play, action, price)


def crossgrade(play: Play, action: Crossgrade) -> None:
    train = play.mover.trains[action.train - 1]
    price = play.table.rules.trains[train.type].crossgrades[action.type]
    play.state.turn.crossgraded = True
    _change(play, action, price)


def _change(play: Play, action: Upgrade | Crossgrade, price: int) -> None:
    """The old card goes back without a refund, and loads stay on board (CRY-UPG-04)."""
    play.mover.trains[action.train - 1].type = action.type
    play.pay_bank(play.seat, price)
    text = tr(
        "{names} changes to a {name} for {price}",
        names=play.names[play.seat],
        name=_name(play, action.type),
        price=price,
    )
    play.tell("upgrade", play.seat, text, type=action.type, price=price)


def changes(play: Play) -> Iterator[Upgrade | Crossgrade]:
    """Every change of train that the mover may make now."""
    kinds = play.table.rules.trains
    for number in range(1, len(play.mover.trains) + 1):
        upgrades = (Upgrade(kind, number) for kind in kinds)
        yield from (one for one in upgrades if why_not_upgrade(play, one) is None)
        crossgrades = (Crossgrade(kind, number) for kind in kinds)
        yield from (one for one in crossgrades if why_not_crossgrade(play, one) is None)
