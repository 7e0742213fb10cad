"""A game that is saved from the editor can be replayed by the command line."""

from dataclasses import replace
from pathlib import Path

from editor.play.game_saving import save_game
from editor.play.match.match import Match
from editor.play.match.seating import Seating, usual_seating
from engine.logs.game_log import SeatEntry
from engine.logs.replaying import replay
from model.scenario.scenario import Scenario
from tests.editor.play.conftest import Begin
from tests.generate.samples import bare


def test_the_log_of_a_bundled_scenario_needs_no_file_beside_it(
    begin: Begin, tmp_path: Path
) -> None:
    match, path = begin("greedy", "greedy"), tmp_path / "game.log"
    for _ in range(30):
        match.step_bot()
    assert save_game(match.log(), match.scenario, path) is None
    assert replay(path).to_plain() == match._host.game.to_plain()


def test_an_unsaved_scenario_is_kept_beside_its_log(tmp_path: Path) -> None:
    scenario = replace(bare(), id="bare")
    match = Match(scenario, usual_seating(scenario))
    for path in (tmp_path / "game.log", tmp_path / "game.log"):
        beside = save_game(match.log(), match.scenario, path)
        assert beside == tmp_path / "game.milepost.yaml"
        assert replay(path).to_plain() == match._host.game.to_plain()


def test_nothing_is_written_over_another_scenario(tutorial: Scenario, tmp_path: Path) -> None:
    match = Match(replace(tutorial, id="mine"), Seating((SeatEntry("Ann"), SeatEntry("Bob"))))
    there = tmp_path / "game.milepost.yaml"
    there.write_text("not: mine")
    beside = save_game(match.log(), match.scenario, tmp_path / "game.log")
    assert beside == tmp_path / "game-2.milepost.yaml"
    assert there.read_text() == "not: mine"
