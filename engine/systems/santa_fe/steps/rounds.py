"""Going on from step to step until somebody has to decide, or the game is over."""

from collections.abc import Generator, Iterator

from engine.protocol import TURN_OVER, Happening
from engine.systems.santa_fe.actions.kinds import Enough
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import DRAW, LAY, MARKERS, PLAY, Seat
from engine.systems.santa_fe.steps import drawing, ending, laying, markers, playing
from model.wording.speech import tr


def choosers(play: Play) -> tuple[int, ...]:
    """Who still has to choose a card."""
    return tuple(
        number
        for number, seat in enumerate(play.state.seats)
        if not seat.has_chosen and playing.can_play(play, seat)
    )


def go_on(play: Play) -> Iterator[Happening]:
    """Does everything that follows until somebody has to decide."""
    state = play.state
    while state.result is None:
        match state.step:
            case "draw":
                if state.actor is not None and _draws(play, state.actor):
                    return
                yield from _next_drawer(play)
            case "play":
                if choosers(play):
                    return
                yield from _reveal(play)
            case "markers":
                if state.waiting and _places(play):
                    return
                _after_markers(play)
            case _:
                if state.actor is None or (yield from _lays(play, state.actor)):
                    return


# -- drawing


def _draws(play: Play, number: int) -> bool:
    seat = play.seat(number)
    if seat.has_drawn or drawing.missing(play, seat) <= 0:
        return False
    return next(drawing.actions(play, number), None) not in (None, Enough())


def _next_drawer(play: Play) -> Iterator[Happening]:
    """After the last of two players a card is drawn for the third (SFR-TWO-02)."""
    state = play.state
    if state.actor is not None:
        play.seat(state.actor).has_drawn = True
    waiting = [one for one in state.order() if not play.seat(one).has_drawn]
    if waiting:
        state.actor = waiting[0]
        return
    if ending.has_third(play):
        yield from play.from_deck(None)
    state.actor, state.step = None, PLAY


# -- revealing, markers


def _reveal(play: Play) -> Iterator[Happening]:
    state = play.state
    yield from playing.revealed(play)
    state.step, state.turn = LAY, 1
    state.actor = state.first
    if play.table.rules.playing.markers == "reveal":
        state.waiting = tuple(one for one in state.order() if markers.may_place(play, one))
        if state.waiting:
            state.step, state.actor = MARKERS, None
            return
    _begin_turn(play.seat(state.first))


def _places(play: Play) -> bool:
    """Whether the first of those who wait can still place a marker."""
    state = play.state
    while state.waiting and not markers.may_place(play, state.waiting[0]):
        state.waiting = state.waiting[1:]
    return bool(state.waiting)


def _after_markers(play: Play) -> None:
    state = play.state
    state.step = LAY
    if state.actor is None:
        state.actor = state.first
        _begin_turn(play.seat(state.first))


def _begin_turn(seat: Seat) -> None:
    seat.passed, seat.earned = False, 0


# -- laying


def _lays(play: Play, number: int) -> Generator[Happening, None, bool]:
    """Whether the player of this turn has to decide; goes on to the next one if not."""
    state, seat = play.state, play.seat(number)
    if _has_markers_first(play, number):
        state.step, state.waiting = MARKERS, (number,)
        return False
    if _is_dead_end(play, seat):
        yield from end(play, ending.DEAD_ENDS)
        if state.result is not None:
            return False
    if laying.can_lay(play, number) and not seat.passed:
        return True
    yield from turn_over(play, number)
    return False


def _has_markers_first(play: Play, number: int) -> bool:
    """Markers are placed in the own first turn, if the rules say so (SFR-OPEN-07)."""
    seat = play.seat(number)
    is_then = play.table.rules.playing.markers == "first-turn" and play.state.turn == 1
    return is_then and not seat.passed and not seat.placed and _may(play, number)


def _may(play: Play, number: int) -> bool:
    return not play.seat(number).laid[0] and markers.may_place(play, number)


def _is_dead_end(play: Play, seat: Seat) -> bool:
    """Whether a piece is due and every major is dead-ended (SFR-END-02 to -05)."""
    rules, state = play.table.rules.end, play.state
    if state.ending or seat.passed:
        return False
    has_more = laying.laid(play, seat) < laying.allowed(play, seat)
    is_asked = laying.owes(play, seat) or (rules.tested == "every-piece" and has_more)
    own = laying.branches(play, seat) if rules.own_branch else []
    return is_asked and play.table.laying.majors_are_dead(state.track, own)


def end(play: Play, reason: str) -> Iterator[Happening]:
    """The end has come, at once or when the turn or round is over (SFR-OPEN-03)."""
    if play.table.rules.end.finish == "at-once":
        yield from ending.over(play, reason)
    elif not play.state.ending:
        play.state.ending = reason
        yield Happening("ending", None, tr("The end has come: {reason}", reason=reason))


def turn_over(play: Play, number: int) -> Iterator[Happening]:
    """A player's turn of laying is over, and the next one begins."""
    state, seat = play.state, play.seat(number)
    if not laying.laid(play, seat):
        is_idle = not laying.allowed(play, seat)
        seat.passed = play.table.rules.end.idle_is_pass or not (is_idle or _defers(play, seat))
        yield Happening("idle", number, tr("{names} lays nothing", names=play.names[number]))
    following = state.after(number)
    if following is not None:
        state.actor = following
        _begin_turn(play.seat(following))
        return
    yield from _turn_of_all_over(play)


def _defers(play: Play, seat: Seat) -> bool:
    """Whether a card lets its player lay in the other turn instead (SFR-OPEN-20)."""
    return play.table.pieces(seat.play).mode == "either" and play.state.turn == 1


def _turn_of_all_over(play: Play) -> Iterator[Happening]:
    state, rules = play.state, play.table.rules
    if state.ending and rules.end.finish == "turn":
        yield from ending.over(play, state.ending)
    elif rules.laying.may_pass and all(seat.passed for seat in state.seats):
        yield from ending.over(play, ending.ALL_PASSED)
    elif state.turn == 1:
        state.turn, state.actor = 2, state.first
        _begin_turn(play.seat(state.first))
    else:
        yield from _round_over(play)


def _round_over(play: Play) -> Iterator[Happening]:
    """Cards go where they go, and the Train passes (SFR-ROUND-07, SFR-REUSE-01)."""
    state = play.state
    is_still = not any(sum(seat.laid) for seat in state.seats)
    for seat in state.seats:
        for card in seat.play:
            if play.table.kind(card).after != "tableau":
                playing.dispose(play, card)
        seat.play, seat.has_chosen, seat.drawn, seat.laid = (), False, (), (0, 0)
        seat.passed = seat.branched = seat.exchanged = seat.has_drawn = False
        seat.placed = seat.earned = 0
    yield Happening(
        TURN_OVER, None, tr("Round {round} is over", round=state.round), {"round": state.round}
    )
    if state.ending or is_still:
        yield from ending.over(play, state.ending or ending.STANDSTILL)
        return
    if not (play.is_in_two() and play.table.rules.two_players.train_stays):
        state.first = (state.first + 1) % state.players
    state.round, state.turn = state.round + 1, 1
    state.step, state.actor = DRAW, state.first
