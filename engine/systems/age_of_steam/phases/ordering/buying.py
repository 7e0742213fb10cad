"""The first place is bought (AOM-PAYFIRST-01 to -03)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.kinds import Decline, Pay
from engine.systems.age_of_steam.effects.held import every
from engine.systems.age_of_steam.phases.queues import Queue, next_in, queue_from_plain
from engine.systems.age_of_steam.phases.told_order import told
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.effects import Auction
from model.wording.speech import tr


def price(play: Play) -> int:
    bought = play.table.rules.pay_first
    return 0 if bought is None else bought.price


def _asking(play: Play) -> list[int]:
    """Everybody in the order of asking: the privileged first, then by seats.

    Who took the action for it in the last turn is asked even before.
    """
    state = play.state
    at, seating = state.asked_first, state.seating
    order = [seat for seat in (*seating[at:], *seating[:at]) if seat in state.order]
    holders = [one for one in order if any(e.auction == "first" for e in every(play, one, Auction))]
    return holders[:1] + [seat for seat in order if seat not in holders[:1]]


def begin(play: Play) -> Iterator[Happening]:
    play.state.doing = Queue(_asking(play))
    yield from _ask(play)


def _ask(play: Play) -> Iterator[Happening]:
    """Asks the next who can pay; if nobody has paid, the first asked is first."""
    while True:
        next_in(play)
        if play.state.actor is None:
            yield from _settle(play, _asking(play)[0])
            return
        if play.mover.cash >= price(play):
            return
        yield _declined(play, play.actor)


def actions(play: Play) -> Iterator[Action]:
    if why_not(play, Pay()) is None:
        yield Pay()
    yield Decline()


def why_not(play: Play, action: Any) -> Refusal | None:
    if isinstance(action, Pay) and play.mover.cash < price(play):
        return no("AOM-PAYFIRST-02", tr("the first place costs ${price}", price=price(play)))
    if isinstance(action, Pay | Decline):
        return None
    return no("AOM-PAYFIRST-02", tr("now the first place is bought or declined"))


def do(play: Play, action: Any) -> Iterator[Happening]:
    seat = play.actor
    if isinstance(action, Decline):
        yield _declined(play, seat)
        yield from _ask(play)
        return
    play.mover.cash -= price(play)
    text = tr("{seat} pays ${price} and is first", seat=play.name(seat), price=price(play))
    yield Happening("pay", seat, text, {"paid": price(play)})
    yield from _settle(play, seat)


def _declined(play: Play, seat: int) -> Happening:
    return Happening(
        "decline", seat, tr("{seat} does not buy the first place", seat=play.name(seat))
    )


def _settle(play: Play, first: int) -> Iterator[Happening]:
    """The first is first, the others keep the order of asking, and the privilege moves on."""
    state = play.state
    rest = [seat for seat in _asking(play) if seat != first]
    seating, at = state.seating, state.asked_first
    behind = [(at + step) % len(seating) for step in range(len(seating))]
    living = [one for one in behind if seating[one] in state.order]
    state.asked_first = living[1 % len(living)]
    state.order, state.actor = (first, *rest), None
    yield told(play)


def doing_from_plain(plain: Any) -> Queue:
    return queue_from_plain(plain)
