"""milepost play interrupted: what is left, and how a game goes on from its log."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from engine.logs.replaying import open_log, replay
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.milepost.conftest import OPENING, Run
from tests.milepost.playing.openings import play


class Keyboard(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


def test_who_sits_at_a_keyboard_has_a_log_without_asking(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        monkeypatch.setattr(sys, "stdin", Keyboard())
        monkeypatch.setattr("builtins.input", lambda _: "quit")
        assert f"--resume tutorial-{number}.log" in run("play", "tutorial").out


def test_a_folder_where_nothing_can_be_written_keeps_nobody_from_playing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard())
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    monkeypatch.setattr("milepost.commands.play._free_name", lambda _: tmp_path / "gone" / "1.log")
    ran = run("play", "tutorial")
    assert ran.code == 0
    assert "The game is not kept; --log names another place." in ran.err
    assert "it was not kept" in ran.out


def test_a_game_that_was_left_goes_on_from_its_log(
    run: Run, opening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, whole = opening.with_name("game.log"), opening.with_name("whole.log")
    lines = [line for line in OPENING.splitlines() if line and not line.startswith("#")]
    play(run, opening, "--log", whole)
    opening.write_text("\n".join(lines[:4]), encoding="utf-8")
    play(run, opening, "--log", log)
    with log.open("a", encoding="utf-8") as file:
        file.write("build 1")  # the power went
    opening.write_text("\n".join(lines[4:]), encoding="utf-8")
    assert run("play", "--resume", log, "--script", opening).code == 0
    assert log.read_bytes() == whole.read_bytes()


def test_a_game_far_from_its_scenario_is_resumed_by_naming_both(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = valley.with_name("my logs")
    folder.mkdir()
    log = folder / "game.log"
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\n"))
    ran = run("play", valley, "--players", 2, "--log", log)
    assert f'milepost play {valley} --resume "{log}"' in ran.out
    alone = run("play", "--resume", log)
    assert alone.code == 2
    assert "name its file in front of --resume" in alone.err
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\n"))
    assert run("play", valley, "--resume", log).code == 0
    assert [record.action for record in open_log(log).records] == ["end", "end"]


def test_a_log_that_does_not_fit_is_not_resumed(run: Run, opening: Path) -> None:
    log = opening.with_name("game.log")
    play(run, opening, "--log", log)
    text = log.read_text(encoding="utf-8")
    log.write_text(text.replace("deal: demand 21", "deal: demand 35"), encoding="utf-8")
    ran = run("play", "--resume", log, "--script", opening)
    assert ran.code == 2
    assert "demand 35" in ran.err
    assert "demand 35" in log.read_text(encoding="utf-8"), "the log must stay as it is"


def test_the_log_is_whole_when_the_program_is_killed(tmp_path: Path) -> None:
    """The process is killed while it waits for the next line of its script."""
    log = tmp_path / "killed.log"
    program = [sys.executable, "-m", "milepost", "play", "tutorial", "--players", "2"]
    process = subprocess.Popen(
        [*program, "--log", str(log)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"build 3,5 4,5\nend\nhand\n")
    process.stdin.flush()
    while b"> hand" not in process.stdout.readline():
        pass
    process.kill()
    process.communicate()
    assert [record.action for record in open_log(log).records] == ["build 3,5 4,5", "end"]
    assert replay(log).scenario == load(bundled_scenarios()["tutorial"])
