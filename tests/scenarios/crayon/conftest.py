"""The tutorial scenario, read once."""

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.network.network import Network
from model.systems.crayon.things.part import CrayonPart


@pytest.fixture(scope="session")
def tutorial() -> Scenario:
    return load(bundled_scenarios()["tutorial"])


@pytest.fixture(scope="session")
def part(tutorial: Scenario) -> CrayonPart:
    return tutorial.part_as(CrayonPart)


@pytest.fixture(scope="session")
def ground(tutorial: Scenario) -> CrayonGround:
    return ground_of(tutorial)


@pytest.fixture(scope="session")
def network(ground: CrayonGround) -> Network:
    return ground.network
