"""milepost play: by a script, by bots, and what is left when it is interrupted."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.replaying import open_log, replay
from model.bundled import bundled_scenarios
from model.files import load
from tests.milepost.conftest import Run

OPENING = """\
# Both build a little.
build 3,5 4,5
build 4,5 5,5   # eastwards

end
build 13,8 13,7
end
end
end
place 2,5
load machines
done
end
"""


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    path = tmp_path / "opening.txt"
    path.write_text(OPENING, encoding="utf-8")
    return path


def play(run: Run, opening: Path, *more: object) -> tuple[int, str, str]:
    return run("play", "tutorial", "--players", 2, "--script", opening, *more)


# -- scripts


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


# -- who plays what


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
        (("tutorial", "--resume", "x.log"), "x.log: No such file"),
        (("--resume", "x.log", "--seed", "0"), "--seed is for new games"),
        (("--resume", "x.log", "--variants", "mercy"), "--variants is for new games"),
        (("--resume", "x.log"), "x.log: No such file"),
        (("atlantis",), "there is no file atlantis"),
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
    monkeypatch.setattr("milepost.playing.host.MOST_IN_A_TURN", 60)
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


# -- interruptions


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
        cwd=Path(__file__).parents[2],
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
