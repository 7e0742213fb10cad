"""The games of the signature go as they are expected to go."""

import pytest

from engine.registry import playable_systems
from model.files.scenario_files import load
from tests.engine import signature


@pytest.fixture(scope="module")
def told() -> list[str]:
    return list(signature.lines())


def test_the_signature_is_what_is_expected(told: list[str]) -> None:
    """A change of the rules or of the players changes it: see tests/engine/signature.py."""
    assert signature.signed(told).splitlines() == signature.KEPT.read_text("utf-8").splitlines()


def test_every_bundled_scenario_that_can_be_played_has_its_lines(told: list[str]) -> None:
    played = [line.split()[:2] for line in told]
    paths = signature.ours().items()
    names = [name for name, path in paths if load(path).system in playable_systems()]
    assert played == [[name, str(seed)] for name in names for seed in signature.SEEDS]


def test_the_games_come_to_an_end(told: list[str]) -> None:
    """Games that are always left at the limit would show little of the rules."""
    reasons = [line.split()[3] for line in told]
    assert "victory" in reasons


def test_one_number_stands_for_all_lines(told: list[str]) -> None:
    last = signature.signed(told).splitlines()[-1]
    changed = signature.signed([*told[:-1], told[-1] + "0"]).splitlines()[-1]
    assert last.startswith("signature: ")
    assert len(last) == len("signature: ") + 16
    assert last != changed
