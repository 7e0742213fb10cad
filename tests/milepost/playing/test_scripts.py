"""milepost play by a script: every move is told, and the first refused one with its place."""

import io
import json
import sys
from pathlib import Path

import pytest

from engine.logs.replaying import open_log, replay
from tests.milepost.conftest import Run
from tests.milepost.playing.openings import play


def test_a_script_is_played_and_told(run: Run, opening: Path) -> None:
    code, out, err = play(run, opening)
    assert (code, err) == (0, "")
    assert "Red builds 2 sections for 2" in out
    assert "Red loads machines" in out
    assert out.endswith("The game is not over. Cash: Red 28, Blue 29\n")


def test_quiet_tells_only_the_end(run: Run, opening: Path) -> None:
    assert play(run, opening, "--quiet")[1].count("\n") == 1


def test_a_script_can_be_typed(run: Run, opening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\nfly\n"))
    ran = run("play", "tutorial", "--players", 2, "--script", "-")
    assert ran.code == 1
    assert ran.err.startswith("milepost: -:2: fly: ")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("build 3,5 9,9", "CRY-BUILD-01"),
        ("build 3,5", "is not complete"),
        ("load coal", "CRY-INIT-01"),
        ("fly to the moon", "is no action"),
        ("\x1b[31mbuild", "is no action"),
    ],
)
def test_the_first_refused_move_is_told_with_its_place_and_its_rule(
    run: Run, opening: Path, line: str, says: str
) -> None:
    opening.write_text(f"build 3,5 4,5\n\n{line}\nend\n", encoding="utf-8")
    code, out, err = play(run, opening, "--state", opening.with_name("state.json"))
    assert code == 1
    assert err.startswith(f"milepost: {opening}:3: ")
    assert says in err
    assert "\x1b" not in err
    assert err.count("\n") == 1
    assert "Cash: Red 29" in out
    state = json.loads(opening.with_name("state.json").read_text(encoding="utf-8"))
    assert state["actions"] == 1


def test_a_script_goes_on_for_the_people_while_bots_play_themselves(
    run: Run, tmp_path: Path
) -> None:
    script, log = tmp_path / "one.txt", tmp_path / "one.log"
    script.write_text("end\nend\n", encoding="utf-8")
    args = ("--players", 2, "--bots", "random-legal", "--script", script, "--log", log)
    assert run("play", "tutorial", *args).code == 0
    assert sum(record.action == "end" for record in open_log(log).records) >= 3


def test_the_log_and_the_state_are_those_of_the_game(run: Run, opening: Path) -> None:
    log, state = opening.with_name("game.log"), opening.with_name("state.json")
    play(run, opening, "--log", log, "--state", state, "--seed", 5)
    assert replay(log).to_plain() == json.loads(state.read_text(encoding="utf-8"))
    assert open_log(log).header.seed == 5


def test_the_log_of_a_game_is_a_script_too(run: Run, opening: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.log", tmp_path / "other.log"
    play(run, opening, "--log", one)
    script = tmp_path / "body.txt"
    script.write_text(one.read_text(encoding="utf-8").split("\n\n", 2)[2], encoding="utf-8")
    assert play(run, script, "--log", other)[0] == 0
    assert other.read_bytes() == one.read_bytes()
