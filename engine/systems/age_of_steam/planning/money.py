"""Money as a planner sees it: what a dollar and a point of income are worth, and what is owed."""

from functools import lru_cache
from typing import Final

from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import Table
from model.systems.age_of_steam.conditions.cases import number

ENDLESS: Final = 6
"""So many turns are taken to be left where there is no fixed end."""
STAYS: Final = 0.85
"""The part of income that reductions leave until the end."""


def turns_left(play: Play) -> int:
    """How many turns there are still, this one included."""
    turns = play.state.turns
    return ENDLESS if turns is None else max(1, turns - play.state.turn + 1)


def points_of(play: Play, term: str, otherwise: float = 0.0) -> float:
    """What one of something scores at the end."""
    found = _points(play.table, term)
    return otherwise if found is None else found


@lru_cache(maxsize=64)
def _points(table: Table, term: str) -> float | None:
    found = [one for one in table.rules.scoring if one.term == term]
    return sum(one.times / one.per for one in found) if found else None


def share_price(play: Play, seat: int) -> int:
    return max(1, play.number(play.table.rules.shares.price, seat))


def worth_of_dollar(play: Play, seat: int, turns: int) -> float:
    """What a dollar is worth that would have to be raised by shares, with so many turns left.

    A share costs points at the end, and until then its dollar every turn, which shares must raise.
    """
    return _dollars(play, seat, turns)[max(0, turns)]


def _dollars(play: Play, seat: int, turns: int) -> tuple[float, ...]:
    """What a dollar is worth with no turn left, with one, and so on."""
    price, upkeep = share_price(play, seat), play.table.rules.money.expenses.share
    lost, cash = max(0.0, -points_of(play, "shares")), max(0.0, points_of(play, "cash"))
    return _raised(price, upkeep, lost, cash, turns)


@lru_cache(maxsize=1024)
def _raised(price: int, upkeep: int, lost: float, cash: float, turns: int) -> tuple[float, ...]:
    """The same for dollars of shares at a price, which cost their upkeep and points at the end."""
    found = [cash]
    for _ in range(turns):
        found.append((lost + upkeep * sum(found)) / price)
    return tuple(found)


def worth_of_income(play: Play, seat: int, turns: int) -> float:
    """What a point of income is worth that is gained with so many turns left, this one included."""
    at_the_end = STAYS * max(1.0, points_of(play, "income"))
    return at_the_end + STAYS * sum(_dollars(play, seat, turns - 1))


def to_be_owed(play: Play, seat: int, *, raises: int = 0) -> int:
    """What a seat will have to pay at the end of this turn, if the engine is raised so often."""
    return max(
        0, owed_in(play, seat, play.state.turn, raises) + max(0, -play.state.seats[seat].income)
    )


def owed_in(play: Play, seat: int, turn: int, raises: int = 0) -> int:
    """What is to be paid in a turn for shares, engine and the rest, as far as it is known now."""
    rules, player = play.table.rules, play.state.seats[seat]
    spent, ladder = rules.money.expenses, rules.engine.ladder
    rung = player.rung + raises if player.rung + raises < len(ladder) else player.rung
    rate = spent.engine
    if not isinstance(rate, int):
        rate = number(rate, play.situation(seat, turn=turn))
    tokens: int = sum(spent.token.get(token, 0) * held for token, held in player.tokens.items())
    die = max(rules.money.expense_die or (0,))
    return int(spent.share * player.shares + rate * ladder[rung] + spent.turn * turn + tokens + die)
