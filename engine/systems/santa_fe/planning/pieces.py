"""Which piece to lay, and whether to lay one at all."""

from engine.protocol import Action
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.planning.finish import Finish
from engine.systems.santa_fe.planning.outlook import Gain, Outlook
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.steps import laying
from model.systems.santa_fe.track.laying import Lay

Ranked = list[tuple[float, Lay]]


def ranked_lays(play: Play, seat: int, outlook: Outlook) -> Ranked:
    """Every piece that may be laid now, the best first."""
    one = play.seat(seat)
    times = play.table.multiplier(one.play)
    more = laying.allowed(play, one) - laying.laid(play, one) - 1
    finish = Finish(outlook)
    has_prices = bool(play.table.rules.terrain.prices)
    found: Ranked = []
    for lay in laying.lays(play, seat):
        gain: Gain = outlook.gain(lay, times, more)
        price = play.table.laying.price(play.state.track, lay) if has_prices else 0
        points = gain.points + finish.gain(gain, times)
        found.append((points - price * play.table.rules.scoring.money, lay))
    found.sort(key=_rank)
    return found


def _rank(one: tuple[float, Lay]) -> tuple[float, Lay]:
    return -one[0], one[1]


def piece_to_lay(play: Play, seat: int, outlook: Outlook) -> Action:
    """The best piece, or none where that is better and allowed."""
    found = ranked_lays(play, seat, outlook)
    has_laid = bool(laying.laid(play, play.seat(seat)))
    least = 0.0 if has_laid else -outlook.style.rest
    if found and (found[0][0] >= least or not (has_laid or _may_pass(play, seat))):
        return laying.as_action(play, found[0][1])
    return act.Stop() if has_laid else act.Pass()


def _may_pass(play: Play, seat: int) -> bool:
    """Whether a piece is due that need not be laid."""
    return play.table.rules.laying.may_pass and laying.owes(play, play.seat(seat))
