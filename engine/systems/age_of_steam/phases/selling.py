"""Selling a share between phases, where a map allows it (AOS-SHARES-04, OPEN-20)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.state.play import Play, no
from model.wording.speech import tr


def why_not_sell(play: Play) -> Refusal | None:
    """Why the actor may not sell a share now; he may whenever he has to act."""
    shares = play.table.rules.shares
    if shares.private_sale is None:
        return no(
            "AOS-SHARES-04", tr("shares are issued in their phase, and money comes no other way")
        )
    most = play.number(shares.max, play.actor)
    if play.mover.shares >= most:
        return no("AOS-SHARES-02", tr("no player may have more than {most} shares", most=most))
    return None


def sell(play: Play) -> Iterator[Happening]:
    """A share for less than it brings in its phase; whoever acts goes on with his choice."""
    price = play.table.rules.shares.private_sale or 0
    play.mover.shares += 1
    play.mover.cash += price
    back_to = getattr(play.state.doing, "back_to", None)
    if back_to is not None:
        play.state.doing.back_to = back_to.with_more(price)
    text = tr("{actor} sells a share for ${price}", actor=play.name(play.actor), price=price)
    yield Happening("sell", play.actor, text, {"shares": 1, "cash": price})
