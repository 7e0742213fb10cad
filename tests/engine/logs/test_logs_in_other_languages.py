"""A game that was played in another language is the same game: its log says nothing of it."""

from itertools import cycle, islice

import pytest

from engine.bots import bot_names
from engine.hosting.host import Host
from engine.logs.game_log import GameLog, SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replay
from engine.logs.session import begin, state_hash
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.pseudo import speaking_pseudo

MAPS = ("tutorial", "southern-china", "southern-cone", "lantern-bay")
ACTIONS = 60


def played(scenario: Scenario) -> tuple[GameLog, str]:
    """The log of a game between bots, and how it stands."""
    bots = [bot for bot in bot_names(scenario.system) if bot != "random-legal"]
    seats = [
        SeatEntry(f"{bot} {number}", bot)
        for number, bot in enumerate(islice(cycle(bots), scenario.players.min))
    ]
    host = Host(begin(scenario, seats, seed=3))
    for _ in range(ACTIONS):
        if host.game.actor is not None:
            host.play_bot()
    return host.session.log, state_hash(host.game)


@pytest.mark.parametrize("name", MAPS)
def test_a_game_is_the_same_in_every_language(name: str) -> None:
    scenario = load(bundled_scenarios()[name])
    with speaking_pseudo():
        log, state = played(scenario)
        text = log_text(log)
    assert text == log_text(played(scenario)[0])
    assert "⟦" not in text
    assert state_hash(replay(read_log(text), scenario)) == state


def test_there_is_a_map_of_every_system() -> None:
    systems = {load(bundled_scenarios()[name]).system for name in MAPS}
    assert systems == {load(path).system for path in bundled_scenarios().values()}
