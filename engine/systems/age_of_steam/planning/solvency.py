"""Solvency: whether a player can pay what will be owed, also if deliveries fail."""

from typing import Final, NamedTuple

from engine.systems.age_of_steam.planning.money import owed_in, share_price, to_be_owed, turns_left
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import now, number

SHARES: Final = "shares"


class Venture(NamedTuple):
    """What a player means to do with money in this turn."""

    spent: int
    earned: int = 0
    """Income that deliveries will bring in this turn."""
    issued: int = 0
    """Shares that are issued for it now."""
    raises: int = 0
    """How often the engine is raised in this turn."""


def owed_after(play: Play, seat: int, venture: Venture) -> int:
    """What will be owed at the end of this turn."""
    upkeep = play.table.rules.money.expenses.share
    return to_be_owed(play, seat, raises=venture.raises) + venture.issued * upkeep


def cash_after(play: Play, seat: int, venture: Venture) -> int:
    """What is left in hand before income and expenses."""
    raised = venture.issued * share_price(play, seat) if venture.issued else 0
    return play.state.seats[seat].cash + raised - venture.spent


def is_paid(play: Play, seat: int, venture: Venture) -> bool:
    """Whether all can be paid out of cash and income, if deliveries are made as they are meant."""
    income = play.state.seats[seat].income + venture.earned
    cash = cash_after(play, seat, venture)
    return cash >= max(0, owed_after(play, seat, venture) - income)


def is_survived(play: Play, seat: int, venture: Venture) -> bool:
    """Whether a player stays in the game for two turns even if nothing is delivered in them.

    What is missing is taken off income, and only who has too little of that is out.
    """
    income, floor = play.state.seats[seat].income, play.table.rules.money.bankrupt_below
    cash, owed = cash_after(play, seat, venture), owed_after(play, seat, venture)
    if cash < 0:
        return False
    gap = owed - cash - max(0, income)
    income -= max(0, gap - _forced(play, seat, venture.issued))
    if income < floor or turns_left(play) < 2:
        return income >= floor
    net = share_price(play, seat) - play.table.rules.money.expenses.share
    later = max(0, -gap) + _to_issue_later(play, seat, venture.issued) * net
    return later + 2 * max(0, income) - floor >= _owed_next(play, seat, venture)


def _owed_next(play: Play, seat: int, venture: Venture) -> int:
    """What will be owed in the next turn, which may be a dearer one."""
    upkeep, losing = play.table.rules.money.expenses.share, -play.state.seats[seat].income
    owed = owed_in(play, seat, play.state.turn + 1, venture.raises)
    return owed + venture.issued * upkeep + max(0, losing)


def _to_issue_later(play: Play, seat: int, issued: int) -> int:
    """How many shares may be issued in the next turn."""
    rules, situation = play.table.rules.shares, play.situation(seat)
    left = max(0, number(rules.max, situation) - play.state.seats[seat].shares - issued)
    per_turn = now(rules.per_turn, situation)
    return left if per_turn is None else min(left, max(0, per_turn))


def _forced(play: Play, seat: int, issued: int) -> int:
    """What shares would bring that must be issued where money is missing (AOM-MONEY-04)."""
    rules = play.table.rules
    if rules.money.shortfall != SHARES:
        return 0
    most = number(rules.shares.max, play.situation(seat))
    return max(0, most - play.state.seats[seat].shares - issued) * share_price(play, seat)
