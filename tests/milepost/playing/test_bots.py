"""milepost play with bots: to the end, with bots that fail, and with programs nobody named."""

import io
import sys
from pathlib import Path

import pytest

from engine.logs.replaying import open_log, replay
from tests.milepost.conftest import Run


def test_bots_alone_play_to_the_end_and_report(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    ran = run("play", "tutorial", "--players", 2, "--bots", "greedy,greedy", "--log", log)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "1. " in ran.out
    assert replay(log).result is not None


def test_a_game_of_bots_is_given_up_at_its_limit(run: Run) -> None:
    bots = ("--players", 2, "--bots", "random-legal,random-legal")
    assert "0 is not from 1" in run("play", "tutorial", *bots, "--limit", 0).err
    ran = run("play", "tutorial", *bots, "--limit", 25)
    assert ran.code == 0
    assert "not over" in ran.out
    assert "25 actions" in ran.out


CHEAT = """
class Bot:
    def __init__(self, seed):
        pass

    def choose(self, view):
        return {answer}
"""


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("view.read('declare')", "played declare, but"),
        ("1 / 0", "ZeroDivisionError: division by zero (line 7 of cheat.py)"),
        ("None", "answered None, which is no action"),
        ("exit(3)", "stopped with SystemExit: 3"),
    ],
)
def test_a_bot_of_ones_own_that_fails_is_told_in_a_sentence(
    run: Run, tmp_path: Path, answer: str, says: str
) -> None:
    (tmp_path / "cheat.py").write_text(CHEAT.format(answer=answer), encoding="utf-8")
    bots = f"{tmp_path / 'cheat.py'},random-legal"
    ran = run("play", "tutorial", "--players", 2, "--bots", bots)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


FOR_EVER = """
WORDS = ("place", "load", "drop", "done", "end")

class Bot:
    def __init__(self, seed):
        print("I am", seed)

    def choose(self, view):
        print("thinking")
        return next(a for word in WORDS for a in view.actions() if a.WORD == word)
"""


def test_nobody_waits_for_a_bot_that_never_ends_its_turn(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.hosting.host.MOST_IN_A_TURN", 60)
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\n" * 9))
    (tmp_path / "slow.py").write_text(FOR_EVER, encoding="utf-8")
    ran = run("play", "tutorial", "--bots", tmp_path / "slow.py")
    assert ran.code == 2
    assert "slow.py: took 60 actions in one turn" in ran.err


def test_what_a_bot_prints_is_no_part_of_the_answer(run: Run, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(FOR_EVER, encoding="utf-8")
    bots = ("--bots", f"{tmp_path / 'slow.py'},random-legal", "--limit", 4)
    for command in (("play", "--players", 2), ("playtest", "--games", 1, "--workers", 1)):
        ran = run(command[0], "tutorial", *command[1:], *bots)
        assert "thinking" in ran.err
        assert "I am" in ran.err
        assert "thinking" not in ran.out
        assert "I am" not in ran.out


TRACED = """
from pathlib import Path
from engine.bots.random_legal import make
Path({trace!r}).touch()
"""


def test_a_log_never_runs_a_program_that_was_not_named_to_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, log, trace = tmp_path / "bot.py", tmp_path / "game.log", tmp_path / "trace"
    bot.write_text(TRACED.format(trace=str(trace)), encoding="utf-8")
    bots = ("--players", 2, "--bots", f"{bot},random-legal", "--limit", 5)
    assert run("play", "tutorial", *bots, "--log", log).code == 0
    trace.unlink()
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    left = run("play", "tutorial", "--bots", bot, "--log", tmp_path / "left.log")
    assert left.out.endswith(f"left.log --bots {bot}\n"), "what is said to be typed must do"
    trace.unlink()
    ran = run("play", "--resume", log, "--limit", 9)
    assert ran.code == 2
    assert f"--bots {bot} allows it" in ran.err
    assert run("replay", log, "--verify").code == 0
    assert not trace.exists()
    assert "no seat" in run("play", "--resume", log, "--bots", f"{bot},greedy").err
    assert run("play", "--resume", log, "--bots", bot, "--limit", 9).code == 0
    assert len(open_log(log).records) == 9
    assert trace.exists()
