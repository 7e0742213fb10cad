"""Who has won: by score, behind them those who are out or have lost (AOS-END-05, -06)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import OVER, Happening, Result
from engine.systems.age_of_steam.ending.scoring import cubes_left, quantity, score
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.rules.money_rules import CashBelow, ScoreBelow, TooManyCubes
from model.wording.speech import tr


def finish(play: Play, reason: str) -> Iterator[Happening]:
    """Ends the game."""
    state = play.state
    state.actor, state.doing = None, None
    if state.players == 1 and play.table.rules.money.goal is not None:
        goal = play.table.rules.money.goal.score_at_least
        reason = (
            tr("{reason}, and the goal of {goal} was reached", reason=reason, goal=goal)
            if _wins(play, 0)
            else tr("{reason}, and the goal of {goal} was not reached", reason=reason, goal=goal)
        )
    state.result = Result(tuple(_places(play)), reason)
    yield Happening(OVER, None, tr("The game is over: {reason}", reason=reason))


def has_lost(play: Play, seat: int) -> bool:
    """Whether a player has lost by a test of the map (AOM-MONEY-09)."""
    rules = play.table.rules.money.lose_if
    return any(play.is_so(one.when, seat) and _test(play, seat, one.test) for one in rules)


def _test(play: Play, seat: int, test: Any) -> bool:
    match test:
        case ScoreBelow(least):
            return score(play, seat) < least
        case CashBelow(least):
            return play.state.seats[seat].cash < least
        case TooManyCubes(left):
            return cubes_left(play, left.colour) > left.more_than
    return False


def _wins(play: Play, seat: int) -> bool:
    """Whether a player may be first at all: not out, not lost, and alone with the goal reached."""
    money, player = play.table.rules.money, play.state.seats[seat]
    if has_lost(play, seat) or (player.left and not money.bankrupt_scores):
        return False
    if play.state.players == 1:
        if money.goal is None:
            return not player.left
        return score(play, seat) >= money.goal.score_at_least
    return True


def _places(play: Play) -> Iterator[tuple[int, ...]]:
    """The places from first to last; the first is nobody's where nobody may win."""
    seats = range(play.state.players)
    keys = {seat: _key(play, seat) for seat in seats}
    if not any(_wins(play, seat) for seat in seats):
        yield ()
    for level in sorted(set(keys.values()), reverse=True):
        yield tuple([seat for seat in seats if keys[seat] == level])


def _key(play: Play, seat: int) -> tuple[int, ...]:
    rules, player = play.table.rules, play.state.seats[seat]
    is_last_left = len(play.state.order) == 1 and seat in play.state.order
    if player.left and not rules.money.bankrupt_scores:
        return (not has_lost(play, seat), 0, 0, player.left)
    ties = [quantity(play, seat, term) for term in rules.tie_break]
    return (not has_lost(play, seat), 1, is_last_left, score(play, seat), *ties)
