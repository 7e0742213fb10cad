"""Collect Income, with the die of expenses before it (AOS-INCOME-01, AOM-MONEY-03, -05)."""

from collections.abc import Iterator

from engine.protocol import Chance, Happening
from engine.systems.age_of_steam.phases.debts import pay_forced
from engine.systems.age_of_steam.state.play import Play
from model.wording.speech import tr


def begin(play: Play) -> Iterator[Happening]:
    yield from _die(play)
    for seat in play.state.order if play.state.result is None else ():
        player = play.state.seats[seat]
        earned = max(0, player.income)
        player.cash += earned
        text = tr("{seat} collects ${earned}", seat=play.name(seat), earned=earned)
        yield Happening("income", seat, text, {"cash": earned})


def _die(play: Play) -> Iterator[Happening]:
    """One die for all, before income is collected."""
    faces = play.table.rules.money.expense_die
    if not faces:
        return
    at = play.drawn("expense-die", len(faces))
    amount = faces[at]
    text = tr("The die of expenses shows {at}: everybody pays ${amount}", at=at + 1, amount=amount)
    yield Happening("die", None, text, {"cash": amount}, Chance("expense-die", str(at + 1)))
    if amount:
        yield from pay_forced(play, dict.fromkeys(play.state.order, amount))
