"""Going on from phase to phase until somebody has to decide, or the game is over."""

from collections.abc import Iterator

from engine.protocol import Happening
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.turns.all_phases import PHASES

ROLES = "roles"
"""What comes before the first turn, where players have roles."""


def go_on(play: Play) -> Iterator[Happening]:
    """Does everything that follows until somebody has to decide."""
    state = play.state
    while state.actor is None and state.result is None:
        state.phase, state.doing, state.round = _next_phase(play), None, 0
        yield from PHASES[state.phase].begin(play)


def _next_phase(play: Play) -> str:
    phases, phase = play.table.rules.phases, play.state.phase
    if not phase and play.table.roles:
        return ROLES
    if phase in ("", ROLES):
        return phases[0]
    return phases[(phases.index(phase) + 1) % len(phases)]
