"""Half rate: what is left of a run is halved."""

from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train


def halve(play: Play, train: Train, times: int = 1) -> None:
    """Halves what is left of a run, rounded up (CRY-EVENT-09, -10, -12)."""
    for _ in range(times):
        if train.halved and play.table.rules.event.half_once_a_turn:
            return
        whole = train.moved == 0 and not train.halved
        half = play.table.rules.trains[train.type].half_rate
        train.allowance = half if whole else train.moved + -(-train.left // 2)
        train.halved = True
