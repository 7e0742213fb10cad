"""Tokens as a planner sees them: what they would buy in this turn, and what they are worth kept."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.systems.age_of_steam.actions.track_kinds import Spend
from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.planning.money import points_of, turns_left, worth_of_dollar
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.rules.effects import BuildLimit, EngineTurn


class Bought(NamedTuple):
    """What a benefit would give, and what the tokens for it are worth."""

    action: Spend
    more: int
    """How many builds or links."""
    price: float
    """In points."""


NONE_BOUGHT = Bought(Spend(""), 0, 0.0)


def worth_of_token(play: Play, token: str) -> float:
    """What a token is worth to somebody who keeps it: its points, less what it costs until then."""
    if not token:
        return 0.0
    upkeep: int = play.table.rules.money.expenses.token.get(token, 0)
    cost = upkeep * sum(worth_of_dollar(play, 0, left) for left in range(turns_left(play)))
    return points_of(play, f"token.{token}") - cost


def more_builds(play: Play, seat: int) -> Bought:
    """The builds that tokens in hand would add in this turn."""
    limit, situation = build_limit(play, seat), play.situation(seat)
    found = (
        Bought(action, number(effect.build_limit, situation) - limit, price)
        for action, effect, price in _in_hand(play, seat, "build")
        if isinstance(effect, BuildLimit)
    )
    return max(found, key=lambda one: one.more, default=NONE_BOUGHT)


def more_links(play: Play, seat: int) -> Bought:
    """The links that tokens in hand would add to every move of this turn."""
    situation = play.situation(seat)
    found = (
        Bought(action, number(effect.engine_turn, situation), price)
        for action, effect, price in _in_hand(play, seat, "move")
        if isinstance(effect, EngineTurn)
    )
    return max(found, key=lambda one: one.more, default=NONE_BOUGHT)


def _in_hand(
    play: Play, seat: int, window: str
) -> Iterator[tuple[Spend, BuildLimit | EngineTurn, float]]:
    """What tokens in hand could still buy in this turn."""
    player = play.state.seats[seat]
    for key, (token, benefit) in play.table.benefits.items():
        is_used = benefit.once_per_turn and key in player.spent
        if is_used or window not in benefit.window:
            continue
        if player.tokens.get(token, 0) >= benefit.cost:
            price = max(0.0, worth_of_token(play, token)) * benefit.cost
            yield Spend(key), benefit.effect, price
