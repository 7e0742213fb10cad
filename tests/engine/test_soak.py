"""The soak plays every system that there is, and a system that brings nothing to it as well."""

from dataclasses import replace

import pytest

from engine.registry import playable_systems
from tests.engine import soak
from tests.engine.soaking import Soaking
from tests.generate.sound import bundled_of


@pytest.mark.parametrize("name", playable_systems())
def test_games_on_bundled_scenarios_go_well(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 90)
    monkeypatch.setattr(soak, "soaking_of", Soaking)
    monkeypatch.setattr("tests.engine.soaking.bundled_of", lambda system: bundled_of(system)[-1:])
    report = soak.soak_one(1, name)
    assert report.failures == []
    assert report.actions == report.words.total() > 0


def test_systems_come_in_turn() -> None:
    systems = playable_systems()
    assert {soak.system_of(number) for number in range(len(systems))} == set(systems)


def test_a_set_up_is_one_line_that_begins_the_same_game() -> None:
    soaking = Soaking(playable_systems()[0])
    set_up = soaking.set_up(3)
    assert set_up == soaking.set_up(3)
    assert soaking.begin(set_up).to_plain() == soaking.begin(set_up).to_plain()


def test_a_state_that_is_kept_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    soaking = Soaking(playable_systems()[0])
    game, other = (soaking.begin(soaking.set_up(number)) for number in (3, 4))
    assert soaking.kept_otherwise(game) == []
    monkeypatch.setattr(Soaking, "engine", replace(soaking.engine, resume=lambda *_: other))
    assert soaking.kept_otherwise(game) == ["the state is not what is kept"]
