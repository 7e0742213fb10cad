"""`milepost playtest` as its users meet it."""

import json
from pathlib import Path

import pytest

from milepost.terminal.progress import Progress
from model.bundled import bundled_scenarios
from tests.milepost.conftest import Run

BOTS = "random-legal,random-legal"
OWN = """
from pathlib import Path


MADE = Path(__file__).with_name("made.txt")

class Bot:
    def __init__(self, seed):
        made = len(MADE.read_text()) if MADE.exists() else 0
        MADE.write_text("x" * (made + 1))
        {begins}

    def choose(self, view):
        {chooses}
        return next(action for action in view.actions() if action.WORD in ("done", "end"))
"""


def own_bot(folder: Path, begins: str = "pass", chooses: str = "pass") -> Path:
    """A user's own bot, which only ever ends its turns."""
    path = folder / "own.py"
    path.write_text(OWN.format(begins=begins, chooses=chooses), encoding="utf-8")
    return path


def test_a_designer_sees_wins_length_and_use(run: Run) -> None:
    ran = run("playtest", "tutorial", "--games", 3, "--bots", "greedy", "--players", 2)
    assert ran.code == 0
    assert ran.out.startswith("The Valley of the Wend: 3 games of 2 players, seed 1\n")
    for heading in ("Wins", "Games that ended", "Cities", "Goods", "Corridors", "Events"):
        assert f"\n{heading}" in ran.out
    assert ran.err == ""


def test_machines_get_every_number(run: Run) -> None:
    arguments = ("playtest", "tutorial", "--games", 4, "--bots", BOTS, "--limit", 5)
    ran = run(*arguments, "--json", "--workers", 1, "--seed", 9)
    found = json.loads(ran.out)
    assert found["games"]["played"] == len(found["each_game"]) == 4
    assert (found["seed"], found["limit"], found["players"]) == (9, 5, 2)
    assert set(found["topics"]) == {"cities", "goods", "corridors", "sections", "events"}


def test_a_game_of_a_playtest_can_be_played_again(run: Run, tmp_path: Path) -> None:
    ran = run("playtest", "tutorial", "--games", 2, "--bots", "greedy,random-legal", "--json")
    second = json.loads(ran.out)["each_game"][1]
    assert second["bots"] == ["random-legal", "greedy"]
    state = tmp_path / "end.json"
    bots = ",".join(second["bots"])
    seats = ("--players", 2, "--bots", bots)
    again = run("play", "tutorial", *seats, "--seed", second["seed"], "--state", state)
    assert again.code == 0
    assert f"{second['actions']} actions" in again.out
    end = json.loads(state.read_text(encoding="utf-8"))
    assert [seat["cash"] for seat in end["seats"]] == second["scores"]


def test_games_that_never_end_are_something_to_look_at(run: Run, tmp_path: Path) -> None:
    bot = own_bot(tmp_path)
    ran = run("playtest", "tutorial", "--games", 2, "--bots", bot, "--limit", 3, "--workers", 1)
    assert ran.code == 1
    assert "2 given up after 3 rounds" in ran.out
    assert "Wins" not in ran.out


def test_who_interrupts_is_told_what_had_been_played(run: Run, tmp_path: Path) -> None:
    # One bot is made to see whether it can be had, then two for every game.
    bot = own_bot(tmp_path, begins="if made >= 1 + 2 * 3: raise KeyboardInterrupt")
    arguments = ("--games", 9, "--bots", f"{bot},{bot}", "--workers", 1, "--limit", 4)
    ran = run("playtest", "tutorial", *arguments)
    assert ran.code == 130
    assert ran.out.startswith("The Valley of the Wend: 3 games")
    assert "interrupted" in ran.err


def test_variants_are_switched_on_by_name(run: Run) -> None:
    arguments = ("playtest", "tutorial", "--games", 1, "--bots", BOTS, "--limit", 2)
    ran = run(*arguments, "--variants", "fast-trains,mercy")
    assert "with fast-trains, mercy:" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "nobody"], "there is no bot nobody"),
        (["--bots", "nowhere/own.py"], "there is no file nowhere/own.py"),
        (["--variants", "swimming"], "swimming"),
        (["--variants", "mercy,borrowing"], "do not go together"),
        (["--players", "7"], "2 to 4 can play this, not 7"),
        (["--players", "2", "--bots", "greedy,greedy,greedy"], "3 bots for 2 seats"),
        (["--games", "0"], "0 is not from 1 to 1,000,000"),
        (["--games", "many"], "--games"),
        (["--limit", "0"], "0 is not from 1 to 100,000"),
        (["--seed", "-1"], "a seed is a number from 0"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    run: Run, arguments: list[str], said: str
) -> None:
    ran = run("playtest", "tutorial", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_a_file_that_is_no_game_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text("format: 1\nid: a\ntitle: A\nsystem: trains\n", encoding="utf-8")
    ran = run("playtest", path)
    assert ran.code == 2
    assert "played on a board of hexes" in ran.err


def test_a_bot_that_fails_is_named_in_a_sentence(run: Run, tmp_path: Path) -> None:
    bot = own_bot(tmp_path, chooses="raise IndexError('no idea')")
    ran = run("playtest", "tutorial", "--games", 1, "--bots", bot)
    assert ran.code == 2
    assert "own.py in game 1" in ran.err
    assert "IndexError: no idea" in ran.err


class Watched:
    """A terminal that somebody watches."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


def test_progress_is_told_to_who_watches_and_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Watched()
    monkeypatch.setattr("sys.stderr", screen)
    progress = Progress("games", 4)
    progress.at(4)
    assert "4 of 4 games" in screen.text
    progress.clear()
    assert screen.text.endswith("\r")
    assert screen.text.split("\r")[-2].strip() == ""


def test_nobody_is_told_of_progress_who_wants_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Watched()
    monkeypatch.setattr("sys.stderr", screen)
    progress = Progress("games", 4, quiet=True)
    progress.at(4)
    progress.clear()
    assert screen.text == ""


def test_a_map_for_more_players_than_any_game_has_is_refused_at_once(
    run: Run, tmp_path: Path
) -> None:
    """Before a bot has been found for each of them."""
    text = bundled_scenarios()["lantern-bay"].read_text(encoding="utf-8")
    crowd = tmp_path / "crowd.milepost.yaml"
    crowd.write_text(text.replace("{min: 2, max: 4}", f"{{min: {10**12}, max: {10**12}}}"))
    told = run("playtest", str(crowd), "--games", "1")
    assert told.code == 2
    assert "20 can play at most" in told.err
