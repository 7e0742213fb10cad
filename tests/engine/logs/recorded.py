"""A game of the tutorial whose actions are recorded."""

from random import Random

from engine.logs.game_log import SeatEntry
from engine.logs.session import Session, begin
from model.bundled import bundled_scenarios
from model.scenario.scenario import Scenario

TUTORIAL = bundled_scenarios()["tutorial"]


SEATS = [SeatEntry("Ada"), SeatEntry("Red", "greedy")]


def at_random(scenario: Scenario, actions: int, seed: int = 7) -> Session:
    """A game in which so many actions were chosen at random."""
    session, choice = begin(scenario, SEATS, seed), Random(seed)
    for _ in range(actions):
        session.play(choice.choice(list(session.game.actions())))
    return session
