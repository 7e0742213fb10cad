"""What the points of a player are made of (TRN-SCORE-01 to -04)."""

from engine.showing.seat_facts import Figure
from engine.systems.trains.state.play import Play
from engine.systems.trains.turns import ending
from model.wording.speech import tr


def parts_of(play: Play, seat: int) -> tuple[Figure, ...]:
    """On the track, on cities, on remote places, and on cards; together they are the score."""
    own = play.state.seats[seat]
    remote = ending.on_remote(play, seat)
    board = ending.on_board(play, seat)
    cards = ending.score(play, seat) - board - own.points
    return (
        Figure(tr("track"), own.points),
        Figure(tr("cities"), board - remote),
        Figure(tr("remote"), remote),
        Figure(tr("cards"), cards),
    )
