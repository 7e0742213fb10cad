"""In which order players act in a phase: first ones, the rest, last ones (AOM-ORDER-04)."""

from typing import Any

from engine.systems.age_of_steam.effects.held import effects_of, effects_of_action
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.rules.effects import First, Last


def in_order(play: Play, phase: str) -> list[int]:
    """The players who are not out, as they act in a phase."""
    order = play.state.order
    ranks = {seat: _rank(play, seat, phase) for seat in order}
    return sorted(order, key=lambda seat: ranks[seat])


def _rank(play: Play, seat: int, phase: str) -> int:
    rank = 0
    for effect in _read_now(play, seat, phase):
        if isinstance(effect, First) and phase in effect.first:
            rank -= 1
        elif isinstance(effect, Last) and phase in effect.last:
            rank += 1
    return (rank > 0) - (rank < 0)


def _read_now(play: Play, seat: int, phase: str) -> list[Any]:
    """The effects that are about this phase of this turn.

    Those for the next turn's shares are of the action chosen in the turn before, which is still
    the last one where shares are issued before actions are chosen.
    """
    effects = list(effects_of(play, seat))
    if phase != "shares":
        return effects
    phases = play.table.rules.phases
    if "actions" not in phases or phases.index("shares") < phases.index("actions"):
        return effects
    before = effects_of_action(play, seat, play.state.seats[seat].previous)
    later = [one for one in before if isinstance(one, First | Last) and one.next_turn]
    return [one for one in effects if not getattr(one, "next_turn", False)] + later
