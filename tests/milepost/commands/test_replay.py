"""milepost replay: tells a game from its log, and finds the first difference."""

import json
from pathlib import Path

import pytest

from engine.logs.plain_data import read_log_json
from engine.logs.replaying import open_log
from model.bundled import bundled_scenarios
from tests.milepost.conftest import Run


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """The log of two bots' game."""
    path = tmp_path / "bots.log"
    bots = ("--players", 2, "--bots", "greedy,greedy")
    assert run("play", "tutorial", *bots, "--log", path).code == 0
    return path


def test_the_game_is_told_in_sentences(run: Run, log: Path) -> None:
    ran = run("replay", log)
    assert ran.code == 0
    assert ran.out.startswith("Red is dealt demand card")
    assert " delivers " in ran.out
    assert "won: " in ran.out
    assert "The game is over" in ran.out


def test_verify_says_what_was_checked(run: Run, log: Path) -> None:
    ran = run("replay", log, "--verify")
    records = open_log(log).records
    states = sum(bool(record.state) for record in records)
    assert f"{len(records)} actions played again" in ran.out
    assert f"{states} states compared: all as recorded" in ran.out
    assert ran.code == 0
    assert " delivers " not in ran.out


@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_the_first_difference_ends_it_with_its_line(
    run: Run, log: Path, verify: tuple[str, ...]
) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("deliver"))
    lines[number] = lines[number].replace("demand ", "demand 9", 1)
    log.write_text("\n".join(lines), encoding="utf-8")
    ran = run("replay", log, *verify)
    assert ran.code == 1
    assert ran.err.startswith(f"milepost: {log}:{number + 1}: deliver ")
    assert "but now comes deck: demand" in ran.err


def test_a_move_that_is_not_allowed_names_its_rule(run: Run, log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    head, setup, moves = text.split("\n\n", 2)
    log.write_text(f"{head}\n\n{setup}\n\ndone\n{moves}", encoding="utf-8")
    ran = run("replay", log, "--verify")
    assert ran.code == 1
    assert "(CRY-INIT-01)" in ran.err


def test_json_is_written_and_replayed(run: Run, log: Path) -> None:
    ran = run("replay", log, "--json")
    assert read_log_json(ran.out) == open_log(log)
    copy = log.with_suffix(".json")
    copy.write_text(ran.out, encoding="utf-8")
    assert run("replay", copy, "--verify").code == 0
    plain = json.loads(ran.out)
    plain["records"][0]["colour"] = "red"
    copy.write_text(json.dumps(plain), encoding="utf-8")
    ran = run("replay", copy)
    assert ran.code == 2
    assert "records/0 does not fit" in ran.err


def test_a_log_of_another_map_is_refused_with_what_differs(
    run: Run, log: Path, tmp_path: Path, valley: Path
) -> None:
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    edited = tmp_path / "edited.milepost.yaml"
    edited.write_text(text.replace("wendmere coal 8", "wendmere coal 9"), encoding="utf-8")
    ran = run("replay", log, "--scenario", edited)
    assert ran.code == 2
    assert "its demands differ" in ran.err
    assert "this one is valley" in run("replay", log, "--scenario", valley).err
    assert run("replay", log, "--scenario", bundled_scenarios()["tutorial"], "--verify").code == 0


def test_a_scenario_that_is_nowhere_has_to_be_named(run: Run, log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    log.write_text(text.replace("scenario: tutorial", "scenario: atlantis"), encoding="utf-8")
    ran = run("replay", log)
    assert ran.code == 2
    assert "--scenario" in ran.err


@pytest.mark.parametrize(
    "text", ["", "hello", "milepost-log: 7\n", "{", "\x1b[2J", '{"header": "\\ud800"}']
)
def test_what_is_no_log_is_one_sentence(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.log"
    path.write_text(text, encoding="utf-8")
    ran = run("replay", path)
    assert ran.code == 2
    assert ran.err.startswith(f"milepost: {path}")
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err


def test_a_log_that_is_not_there_is_one_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("replay", tmp_path / "gone.log")
    assert ran.code == 2
    assert "gone.log" in ran.err
