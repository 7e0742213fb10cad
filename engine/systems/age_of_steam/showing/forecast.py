"""What the end of the turn will bring a player as things stand: income, expenses, reduction.

It is worked out by the functions that will decide it, on a copy of the game; where a die decides,
its worst face is taken.
"""

from typing import NamedTuple

from engine.systems.age_of_steam.effects.limits import engine_value
from engine.systems.age_of_steam.phases.debts import pay_forced
from engine.systems.age_of_steam.phases.expenses import expenses
from engine.systems.age_of_steam.phases.reduction import reduction
from engine.systems.age_of_steam.phases.shares import most
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import number

OVER = ("growth", "advance")
"""Phases in which the money of a turn has been paid."""


class Forecast(NamedTuple):
    """The money of a turn, if nothing more is built, moved or issued."""

    turn: int
    cash: int
    """In hand now."""
    income: int
    """What will be collected."""
    shares: int
    engine: int
    other: int
    """What the shares, the engine and everything else will cost."""
    left: int
    """Cash when all is paid."""
    short: int
    """What cannot be paid, and is taken from income or raised by forced shares."""
    reduced: int
    """By how much income falls besides."""
    after: int
    """Income then."""
    is_out: bool
    """Whether that is bankruptcy."""

    @property
    def owed(self) -> int:
        return self.shares + self.engine + self.other

    @property
    def spare(self) -> int:
        """What can be spent before, so that all can still be paid; below 0 what is missing."""
        return self.cash + self.income - self.owed


class Needed(NamedTuple):
    """How many shares it takes, issued now; None where no number is enough."""

    to_pay: int | None
    """Until everything can be paid."""
    to_live: int | None
    """Until the player is not out at the end of the turn."""


def forecast(play: Play, seat: int, issued: int = 0) -> Forecast:
    """What the end of the turn brings a player, who has issued so many shares before."""
    future = Play(play.table, play.state.copy(), play.names)
    state, player, rules = future.state, future.state.seats[seat], play.table.rules
    if state.phase in OVER:
        state.turn += 1
    player.shares += issued
    player.cash += issued * number(rules.shares.price, future.situation(seat))
    cash, income = player.cash, max(0, player.income)
    die = max(rules.money.expense_die or (0,))
    owed = expenses(future, seat)
    shares = rules.money.expenses.share * player.shares
    engine = number(rules.money.expenses.engine, future.situation(seat)) * engine_value(
        future, seat
    )
    short = _pay(future, seat, die)
    player.cash += income
    player.basis = player.income
    short += _pay(future, seat, owed)
    lost = 0 if player.left else min(reduction(future, seat), max(0, player.income))
    return Forecast(
        state.turn,
        cash,
        income,
        shares,
        engine,
        owed + die - shares - engine,
        player.cash,
        short,
        lost,
        player.income - lost,
        bool(player.left),
    )


def _pay(future: Play, seat: int, amount: int) -> int:
    """Pays what is owed; how much was missing."""
    missing = max(0, amount - future.state.seats[seat].cash)
    if not future.state.seats[seat].left:
        list(pay_forced(future, {seat: amount}))
    return missing


def shares_needed(play: Play, seat: int) -> Needed:
    """How many shares a player must issue now to pay everything, and not to be out."""
    to_pay = to_live = None
    for issued in range(most(play, seat) + 1):
        found = forecast(play, seat, issued)
        if to_live is None and not found.is_out:
            to_live = issued
        if not found.short:
            to_pay = issued
            break
    return Needed(to_pay, to_live)
