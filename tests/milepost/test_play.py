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
        ("build 3,5 9,9", "CRY-BUILD-15"),
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
        ((), "either which scenario"),
        (("tutorial", "--resume", "x.log"), "either which scenario"),
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
        (("tutorial", "--bots", "genius"), "no bot genius"),
        (("tutorial", "--bots", "./gone.py"), "no file gone.py"),
        (("tutorial", "--variants", "teleport"), "no variant 'teleport'"),
        (("tutorial", "--seed", "-5"), "seed"),
        (("tutorial", "--script", "gone.txt"), "gone.txt"),
        (("tutorial", "--script", "/dev/null", "--log", "/gone/x.log"), "x.log"),
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


def test_bots_alone_play_to_the_end_and_report(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    ran = run("play", "tutorial", "--players", 2, "--bots", "greedy,greedy", "--log", log)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "1. " in ran.out
    assert replay(log).result is not None


def test_a_game_of_bots_is_given_up_at_its_limit(run: Run) -> None:
    bots = ("--players", 2, "--bots", "random-legal,random-legal")
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
        ("view.read('declare')", "not allowed"),
        ("1 / 0", "ZeroDivisionError"),
        ("None", "no action"),
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


TRACED = """
from pathlib import Path
from engine.bots.random_legal import make
Path({trace!r}).touch()
"""


def test_a_log_never_runs_a_program_that_was_not_named_to_it(run: Run, tmp_path: Path) -> None:
    bot, log, trace = tmp_path / "bot.py", tmp_path / "game.log", tmp_path / "trace"
    bot.write_text(TRACED.format(trace=str(trace)), encoding="utf-8")
    bots = ("--players", 2, "--bots", f"{bot},random-legal", "--limit", 5)
    assert run("play", "tutorial", *bots, "--log", log).code == 0
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
