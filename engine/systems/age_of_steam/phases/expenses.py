"""Pay Expenses: for shares, engine, turn and tokens (AOS-EXPENSE-01, AOM-MONEY-02, -05)."""

from collections.abc import Iterator

from engine.protocol import Happening
from engine.systems.age_of_steam.effects.limits import engine_value
from engine.systems.age_of_steam.phases.debts import pay_forced
from engine.systems.age_of_steam.state.play import Play


def begin(play: Play) -> Iterator[Happening]:
    for seat in play.state.order:
        player = play.state.seats[seat]
        player.basis = player.income
    yield from pay_forced(play, {seat: expenses(play, seat) for seat in play.state.order})


def expenses(play: Play, seat: int) -> int:
    """What a player owes in this turn; negative income is owed as well."""
    rules, player = play.table.rules.money.expenses, play.state.seats[seat]
    engine = play.number(rules.engine, seat) * engine_value(play, seat)
    tokens: int = sum(rules.token.get(token, 0) * number for token, number in player.tokens.items())
    owed = rules.share * player.shares + engine + rules.turn * play.state.turn + tokens
    return max(0, owed + max(0, -player.income))
