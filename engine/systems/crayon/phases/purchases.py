"""What is bought in the building phase beside track: links, and ferries from Major Cities."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Buy
from engine.systems.crayon.limits.cut_off import Guard
from engine.systems.crayon.phases.building import (
    note_from_major,
    pay_for_track,
    why_not_build_now,
    why_not_from_major,
)
from engine.systems.crayon.phases.prices import why_not_pay
from engine.systems.crayon.state.money import for_track
from engine.systems.crayon.state.play import Play, no
from model.systems.crayon.things.part import Ferry, Link
from model.wording.speech import tr


def why_not_buy(play: Play, action: Buy) -> Refusal | None:
    table, what = play.table, action.what
    thing = _thing(play, what)
    if thing is None:
        return no(
            "CRY-CONT-02", tr("there is no link and no ferry called {what} to buy", what=what)
        )
    if not table.is_bought(what):
        rule = "CRY-FERRY-02" if what in table.ferries else "CRY-CONT-05"
        return no(
            rule,
            tr(
                "{name} is paid for with the section that is built into its port", name=_name(thing)
            ),
        )
    return (
        why_not_build_now(play)
        or _why_not_have(play, thing)
        or _why_not_afford(play, thing)
        or _why_no_track(play, thing)
        or _why_cut_off(play, thing)
    )


def _thing(play: Play, what: str) -> Link | Ferry | None:
    return play.table.links.get(what) or play.table.ferries.get(what)


def _name(thing: Link | Ferry) -> str:
    return thing.name or thing.id


def _ports(play: Play, thing: Link | Ferry) -> tuple[int, ...]:
    if isinstance(thing, Ferry):
        return play.table.ports_of[thing.id]
    return (play.table.network.index(thing.port),)


def _why_not_have(play: Play, thing: Link | Ferry) -> Refusal | None:
    owners = play.state.track.owners_of(thing.id)
    if play.seat in owners:
        rule = "CRY-FERRY-02" if isinstance(thing, Ferry) else "CRY-CONT-02"
        return no(rule, tr("{name} is yours already", name=_name(thing)))
    limit = thing.max_players
    if limit is None or len(owners) < limit:
        return None
    rule = "CRY-FERRY-04" if isinstance(thing, Ferry) else "CRY-CONT-04"
    names = " and ".join(play.names[owner] for owner in owners)
    return no(
        rule,
        tr("{name} has room for {limit}: {names}", name=_name(thing), limit=limit, names=names),
    )


def _is_limited(play: Play, thing: Link | Ferry) -> bool:
    """Whether a purchase counts against what a turn may spend (OPEN-CRY-27)."""
    return isinstance(thing, Ferry) or play.table.rules.link.purchase_in_spend_limit


def _why_not_afford(play: Play, thing: Link | Ferry) -> Refusal | None:
    if _is_limited(play, thing):
        return why_not_pay(play, thing.cost)
    cash = for_track(play.mover)
    if thing.cost > cash:
        return no(
            "CRY-BUILD-14",
            tr(
                "it costs {cost}, you have {cash}, and there is no credit",
                cost=thing.cost,
                cash=cash,
            ),
        )
    return None


def _why_no_track(play: Play, thing: Link | Ferry) -> Refusal | None:
    """Whether own track must be at the port first, and what counts there (OPEN-CRY-27)."""
    ports, reading = _ports(play, thing), play.table.rules.link.purchase_track
    in_major = [port for port in ports if port in play.table.network.red]
    waived = reading == "never" or (reading == "outside-majors" and in_major)
    if not waived and not play.state.track.touches(play.seat, ports):
        rule = "CRY-FERRY-01" if isinstance(thing, Ferry) else "CRY-CONT-03"
        return no(rule, tr("your track has to reach the port of {name} first", name=_name(thing)))
    if in_major and _uses_from_major(play, thing):
        return why_not_from_major(play, in_major[0])
    return None


def _uses_from_major(play: Play, thing: Link | Ferry) -> bool:
    return isinstance(thing, Link) and play.table.rules.link.purchase_uses_from_major


def _why_cut_off(play: Play, thing: Link | Ferry) -> Refusal | None:
    guard = Guard(play, play.seat)
    return guard.why_not_take_ferry(thing.id) if isinstance(thing, Ferry) else None


def buy(play: Play, action: Buy) -> None:
    thing = _thing(play, action.what)
    assert thing is not None  # noqa: S101 (why_not has looked)
    play.state.turn.built = True
    if _uses_from_major(play, thing):
        note_from_major(play, _ports(play, thing)[0])
    pay_for_track(play, thing.cost, counts=_is_limited(play, thing))
    play.state.track.own(play.seat, action.what)
    text = tr(
        "{names} buys {name} for {cost}",
        names=play.names[play.seat],
        name=_name(thing),
        cost=thing.cost,
    )
    play.tell("buy", play.seat, text, what=action.what, price=thing.cost)


def buys(play: Play) -> Iterator[Buy]:
    for what in sorted({*play.table.links, *play.table.ferries}):
        if why_not_buy(play, Buy(what)) is None:
            yield Buy(what)
