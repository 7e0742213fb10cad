"""Whose turn it is in Move Goods: rounds, or going round until all have passed."""

from engine.systems.age_of_steam.effects.limits import rounds_allowed
from engine.systems.age_of_steam.effects.orders import in_order
from engine.systems.age_of_steam.phases.moving.doing import Moving
from engine.systems.age_of_steam.state.play import Play

UNTIL_PASS = "until-pass"  # noqa: S105


def is_until_pass(play: Play) -> bool:
    """Whether the order goes round until all have passed (AOM-DELIVERY-08)."""
    return bool(_rounds(play) == UNTIL_PASS)


def _rounds(play: Play) -> int | str:
    found: int | str = play.now(play.table.rules.delivery.rounds)
    return found


def begin_rounds(play: Play) -> None:
    play.state.doing = Moving([])
    next_player(play)


def next_player(play: Play) -> None:
    """Makes the next one the actor; nobody when all rounds are over."""
    state, doing = play.state, play.state.doing
    doing.journey = doing.kept = None
    while True:
        while doing.queue:
            seat = doing.queue.pop(0)
            if seat in state.order and seat not in doing.passed:
                state.actor = seat
                return
        if not _has_another_round(play):
            state.actor = None
            return
        state.round += 1
        doing.queue = _taking_part(play)


def _has_another_round(play: Play) -> bool:
    rounds, done = _rounds(play), play.state.round
    if isinstance(rounds, int):
        return done < rounds
    waiting = [seat for seat in play.state.order if seat not in play.state.doing.passed]
    return any(_takes_part(play, seat, done + 1) for seat in waiting)


def _taking_part(play: Play) -> list[int]:
    """The players of a round in their order, but for those who move in fewer rounds."""
    order = in_order(play, "move")
    return [seat for seat in order if _takes_part(play, seat, play.state.round)]


def _takes_part(play: Play, seat: int, number: int) -> bool:
    limit = rounds_allowed(play, seat)
    return limit is None or number <= limit
