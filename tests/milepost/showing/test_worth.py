"""`milepost playtest --bar`: what a card is worth, as its users meet it."""

import json
from pathlib import Path
from shutil import copy

import pytest

from model.bundled import file_named
from tests.milepost.conftest import Run

FAN = """\
format: 1
id: golden-bay
system: trains
extends: ./lantern-bay.milepost.yaml
rules: {supply: {select: {count: 2, from: [golden, silent]}}}
cards:
- {id: golden, name: Golden train, cost: 2, value: 4, categories: [train], count: 10}
- {id: silent, name: Silent hall, cost: 4, categories: [action], count: 10}
"""


@pytest.fixture
def fan(tmp_path: Path) -> Path:
    copy(file_named("lantern-bay"), tmp_path)
    path = tmp_path / "golden-bay.milepost.yaml"
    path.write_text(FAN, encoding="utf-8")
    return path


def test_a_designer_sees_what_two_cards_are_worth(run: Run, fan: Path) -> None:
    seats = ("--players", 2, "--bots", "greedy", "--games", 8, "--workers", 1)
    ran = run("playtest", fan, *seats, "--bar", "Golden train,silent")
    assert ran.code == 0, ran.err
    told = ran.out.partition("\nWhat a card is worth")[2].splitlines()
    assert told[0] == ": the same games again, with one seat barred from it"
    assert told[1].split()[:4] == ["card", "games", "changed", "wins"]
    assert told[2].startswith("  Golden train      8        8")
    assert told[3].startswith("  Silent hall       8        0")
    assert "all alike" in told[3]
    assert "judged together" in ran.out
    assert "fewer than 50 games tell little" in ran.out


def test_machines_get_it_too_and_only_where_it_was_asked(run: Run, fan: Path) -> None:
    seats = ("--players", 2, "--games", 3, "--workers", 1, "--json")
    asked = json.loads(run("playtest", fan, *seats, "--bar", "golden").out)
    plain = json.loads(run("playtest", fan, *seats).out)
    (golden,) = asked.pop("worth")
    assert asked == plain
    assert (golden["id"], golden["name"], golden["games"]) == ("golden", "Golden train", 3)
    assert set(golden["wins"]) == {"mean", "low", "high", "chance", "sure"}
    assert golden["wins"]["low"] <= golden["wins"]["mean"] <= golden["wins"]["high"]


def test_cards_that_came_into_no_game_are_named(run: Run) -> None:
    seats = ("--players", 2, "--games", 1, "--workers", 1)
    ran = run("playtest", "lantern-bay", *seats, "--bar", "all")
    assert "\n  in no game: " in ran.out


@pytest.mark.parametrize(
    ("name", "bar", "said"),
    [
        ("lantern-bay", "tunel", "no card tunel that a seat can be barred from; did you mean tunn"),
        ("lantern-bay", "waste", "no card waste"),
        ("tutorial", "all", "there is nothing in Crayon rails that a seat can be barred from"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    run: Run, name: str, bar: str, said: str
) -> None:
    ran = run("playtest", name, "--bar", bar)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
