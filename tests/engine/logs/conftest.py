"""What the tests of logs share: the tutorial, and the log of a game of it."""

import pytest

from engine.logs.game_log import GameLog
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.engine.logs.recorded import TUTORIAL, at_random


@pytest.fixture(scope="session")
def valley() -> Scenario:
    return load(TUTORIAL)


@pytest.fixture(scope="session")
def played(valley: Scenario) -> GameLog:
    log = at_random(valley, 120).log
    assert sum(len(record.chance) for record in log.records) > 5
    return log
