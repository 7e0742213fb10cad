"""Income Reduction: by bands or a formula (AOS-REDUCE-01 to -03, AOM-MONEY-06)."""

from collections.abc import Iterator

from engine.protocol import Happening
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.rules.money_rules import Band, Every
from model.wording.speech import tr


def begin(play: Play) -> Iterator[Happening]:
    for seat in play.state.order:
        player = play.state.seats[seat]
        lost = min(reduction(play, seat), max(0, player.income))
        player.income -= lost
        if lost:
            text = tr(
                "{seat} loses {lost} of income and has {income}",
                seat=play.name(seat),
                lost=lost,
                income=player.income,
            )
            yield Happening("reduction", seat, text, {"income": -lost})


def reduction(play: Play, seat: int) -> int:
    """How much the income of a player falls."""
    money, player, situation = play.table.rules.money, play.state.seats[seat], play.situation(seat)
    read = player.basis if money.reduction_basis == "before" else player.income
    lost = by_rule(now(money.reduction, situation), read)
    return max(0, lost * int(now(money.reduction_factor, situation)))


def by_rule(rule: tuple[Band, ...] | Every, income: int) -> int:
    """What a table or a formula says of an income."""
    if isinstance(rule, Every):
        if income <= rule.every or rule.every < 1:
            return 0
        lost = rule.lose * ((income - 1) // rule.every)
        return lost if rule.cap is None else min(rule.cap, lost)
    return next((lost for up_to, lost in rule if up_to is None or income <= up_to), 0)
