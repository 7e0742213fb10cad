"""milepost play: who plays what, and what cannot be played."""

import sys
from pathlib import Path

import pytest

from engine.logs.replaying import open_log
from model.bundled import bundled_scenarios
from tests.milepost.conftest import Run


def test_a_file_of_ones_own_is_named_in_the_log(run: Run, opening: Path, tmp_path: Path) -> None:
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    (tmp_path / "mine.milepost.yaml").write_text(
        text.replace("id: tutorial", "id: mine", 1), encoding="utf-8"
    )
    log = tmp_path / "mine.log"
    args = ("--players", 2, "--script", opening, "--log", log)
    assert run("play", tmp_path / "mine.milepost.yaml", *args).code == 0
    assert open_log(log).header.file == "mine.milepost.yaml"
    assert run("replay", log, "--verify").code == 0


def test_names_bots_and_variants_stand_in_the_log(run: Run, opening: Path) -> None:
    log = opening.with_name("game.log")
    ran = run(
        *("play", "tutorial", "--script", opening, "--log", log, "--names", "Ada, 太郎"),
        *("--bots", "random-legal", "--variants", "fast-trains"),
    )
    assert ran.code == 1  # the bot builds, so the script cannot know whose turn it is
    header = open_log(log).header
    assert [tuple(seat) for seat in header.seats] == [("Ada", ""), ("太郎", "random-legal")]
    assert header.variants == ("fast-trains",)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "which scenario to play"),
        (("tutorial", "--resume", "x.log"), "x.log: There is no such file"),
        (("--resume", "x.log", "--seed", "0"), "--seed is for new games"),
        (("--resume", "x.log", "--variants", "mercy"), "--variants is for new games"),
        (("--resume", "x.log"), "x.log: There is no such file"),
        (("atlantis",), "atlantis: There is no such file, and no map"),
        (("gone.milepost.yaml",), "gone.milepost.yaml"),
        (("tutorial", "--players", "9"), "2 to 4 can play"),
        (("tutorial", "--players", "2", "--bots", "a,b,c"), "more bots"),
        (("tutorial", "--players", "2", "--names", "a,b,c"), "more names"),
        (("tutorial", "--names", "A,A"), "same name"),
        (("tutorial", "--names", "\x1b[2J"), "no name"),
        (("tutorial", "--names", "\udcc5\udcbban"), "no name"),
        (("tutorial", "--bots", "genius"), "no bot genius"),
        (("tutorial", "--bots", "./gone.py"), "no file gone.py"),
        (("tutorial", "--variants", "teleport"), "no variant 'teleport'"),
        (("tutorial", "--seed", "-5"), "seed"),
        (("tutorial", "--script", "gone.txt"), "gone.txt"),
        (("tutorial", "--script", "/dev/null", "--log", "/gone/x.log"), "x.log"),
        (("tutorial", "--log", "a.log", "--state", "./a.log"), "a.log is read or written"),
        (("tutorial", "--script", "x.txt", "--log", "x.txt"), "x.txt is read or written"),
        (("--resume", "x.log", "--state", "x.log"), "x.log is read or written"),
        (
            ("tutorial", "--players", "2", "--bots", "greedy,greedy", "--script", "/dev/null"),
            "all seats are taken by bots",
        ),
        (("tutorial", "--log", "README.md"), "README.md is there and is no log"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    run: Run, arguments: tuple[str, ...], says: str
) -> None:
    ran = run("play", *arguments)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err


# -- bots


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ("{min: 1, max: 1}", "only 1 can play this, not 2"),
        ("{min: 3, max: 2}", "this is for 3 to 2 players, which nobody can be"),
    ],
)
def test_how_many_can_play_is_said_in_words(
    run: Run, valley: Path, players: str, says: str
) -> None:
    text = valley.read_text(encoding="utf-8")
    valley.write_text(text.replace("{min: 2, max: 3}", players), encoding="utf-8")
    for command in ("play", "playtest"):
        assert says in run(command, valley, "--players", 2).err


def test_what_does_not_fit_in_a_position_is_told_once_with_its_place(
    run: Run, valley: Path
) -> None:
    with valley.open("a", encoding="utf-8") as file:
        file.write('position:\n  seats:\n  - {track: ["2,2 9,2"]}\n')
    said = "valley.milepost.yaml:31:3: position / seats / track: 2,2 and 9,2 are not neighbours"
    assert said in run("play", valley).err


def test_a_scenario_of_no_system_is_not_played(run: Run, valley: Path) -> None:
    text = valley.read_text(encoding="utf-8")
    valley.write_text(text.replace("system: crayon\n", ""), encoding="utf-8")
    assert "names no system" in run("play", valley).err


def test_who_has_no_keyboard_is_told_so_as_at_the_end_of_a_script(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    ran = run("play", "tutorial")
    assert (ran.code, ran.err) == (0, "")
    assert "it was not kept" in ran.out
