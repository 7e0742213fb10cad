"""Several people at one screen: nobody sees what is not for him, and nobody is left waiting."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.logs.game_log import SeatEntry
from engine.logs.replaying import open_log, replaying
from engine.logs.session import begin
from engine.protocol import Action, Game
from engine.showing.player_aid import PlayerAid
from engine.showing.seat_facts import Card, Figure, SeatFacts
from milepost.playing.host import Host
from milepost.playing.screen import CLEAR, Screen
from milepost.playing.script import Stopped, play_script, script_lines
from milepost.playing.terminal import Leave, Terminal
from model.scenario.scenario import Scenario
from tests.milepost.conftest import Run

ADA, BEN, BOT = SeatEntry("Ada"), SeatEntry("Ben"), SeatEntry("Cy", "random-legal")
Played = Callable[..., tuple[Host, str]]


@pytest.fixture
def played(gulch: Scenario, capsys: pytest.CaptureFixture[str]) -> Played:
    """Lets people type lines at one terminal; the table, and everything that was shown."""

    def play(*lines: str, seats: tuple[SeatEntry, ...] = (ADA, BEN), aid: object = None) -> object:
        typed = iter(lines)

        def ask(prompt: str) -> str:
            try:
                line = next(typed)
            except StopIteration:
                raise EOFError from None
            sys.stdout.write(f"{prompt}{line}\n")
            return line

        host = Host(begin(gulch, seats, 5))
        terminal = Terminal(host, Screen(), ask)
        if isinstance(aid, PlayerAid):
            terminal.talk.aid = host.aid = aid
        with pytest.raises(Leave):
            terminal.run()
        return host, capsys.readouterr().out

    return play  # type: ignore[return-value]


def test_each_is_asked_behind_the_curtain(played: Played) -> None:
    host, out = played("", "hide 3", "", "hide 2")
    assert [one.action for one in host.session.records] == ["hide 3", "hide 2"]
    first, second, third = out.split("\n" + "=" * 20)
    assert "Ada, press Return" in first
    assert "Ada to act" in first
    assert "hide 3" in first
    assert "Ada has chosen" in second
    assert "Ben, press Return; undo takes back what Ada chose" in second
    assert "Ben to act" in second
    assert "hide 3" not in second.partition("hide 1")[0]
    assert "hidden: Ada in 3, Ben in 2" in third


def test_a_choice_is_taken_back_at_the_curtain(played: Played) -> None:
    host, out = played("", "hide 3", "undo", "", "hide 1", "", "hide 2")
    assert [one.action for one in host.session.records] == ["hide 1", "hide 2"]
    assert out.count("Ada, press Return") == 2


def test_one_person_among_bots_needs_no_curtain(played: Played) -> None:
    host, out = played("hide 3", seats=(BOT, ADA))
    assert host.session.records
    assert "press Return" not in out
    assert "Cy has chosen" in out


def test_people_can_leave_at_the_curtain(played: Played) -> None:
    assert played("q")[0].session.records == []
    assert played("", "hide 1")[0].session.unplayed == (0,)


def test_a_decision_in_another_s_turn_is_asked_at_once(played: Played) -> None:
    host, out = played("", "hide 1", "", "hide 1", "rob 2", "pay", "rob 1", "fight")
    assert [one.action for one in host.session.records][2:] == ["rob 2", "pay", "rob 1", "fight"]
    assert "Ben says pay" in out


class Secretive(PlayerAid):
    """Players have plans that the others must not see, and badges; the last one plays first."""

    plan_is_all = False

    def seat(self, game: Game, seat: int) -> SeatFacts:
        score = Figure("loot", game.scores()[seat])
        hand = Card(f"Plan of {game.names[seat]}", is_hidden=True)
        badge = Card(f"Badge of {game.names[seat]}")
        return SeatFacts(score, cards=(hand,) if self.plan_is_all else (hand, badge))

    def order(self, game: Game) -> tuple[int, ...]:
        return tuple(reversed(range(len(game.names))))

    def price(self, game: Game, action: Action) -> int | None:
        return 2 if action.WORD == "fight" else None


def test_hands_are_behind_the_curtain_too(played: Played) -> None:
    lines = ("", "hide 1", "", "hide 1", "", "hand Ben", "rob 2", "", "pay")
    _, out = played(*lines, aid=Secretive())
    assert "Plan of Ben" not in out.split("Ada, press Return")[2].split("Ben, press Return")[0]
    asked = [line.partition(",")[0] for line in out.splitlines() if "press Return" in line]
    assert asked == ["Ada", "Ben", "Ada", "Ben"]


def test_what_others_have_open_is_shown_and_what_they_hide_is_counted(played: Played) -> None:
    lines = ("", "hide 1", "", "hide 1", "", "hand Ben", "hand", "hand Zed")
    _, out = played(*lines, aid=Secretive())
    ada = out.split("Ada, press Return")[2]
    assert "others Ben: loot: 4; Badge of Ben; 1 hidden card" in ada
    assert "> hand Ben\nBadge of Ben\n1 hidden card\n" in ada
    assert "> hand\nPlan of Ada\nBadge of Ada\n" in ada
    assert "No: Zed does not play" in ada
    secretive = Secretive()
    secretive.plan_is_all = True
    assert "No: what Ben has is hidden from you" in played(*lines, aid=secretive)[1]
    assert "> hand Ben\nBen has no cards" in played(*lines[:4], "hand Ben")[1]


def test_others_are_listed_in_the_order_of_play(played: Played) -> None:
    di = SeatEntry("Di")
    _, out = played("", seats=(ADA, BEN, di), aid=Secretive())
    shown = [
        line.split(":")[0].split()[-1] for line in out.splitlines() if "loot: 4; Badge" in line
    ]
    assert shown == ["Di", "Ben"]


def test_the_log_tells_moves_and_no_chance(played: Played) -> None:
    host, out = played("", "hide 1", "", "hide 1", "rob 2", "fight", "log")
    assert any(record.chance for record in host.session.records)
    told = out.partition("> log\n")[2]
    assert "[1] hide 1\n[2] hide 1\n" in told
    assert "fight" in told
    assert "->" not in told


def test_what_a_move_costs_is_told(played: Played) -> None:
    lines = ("", "hide 1", "", "hide 1", "", "rob 2", "", "what 2", "what rest", "what", "what x")
    _, out = played(*lines, aid=Secretive())
    assert "fight for 2" in out
    assert "fight: fight (costs 2)" in out
    assert "rest: rest\n" in out
    assert "Say which move" in out
    assert "No: 'x' is nothing that robbers do" in out


def test_a_screen_is_cleared_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    screen.clear()
    assert set(capsys.readouterr().out.strip()) == {"="}
    screen.is_terminal = True
    monkeypatch.setenv("TERM", "xterm")
    screen.clear()
    assert capsys.readouterr().out == CLEAR
    monkeypatch.setenv("TERM", "dumb")
    screen.clear()
    assert not capsys.readouterr().out.strip()


# -- scripts


def scripted(gulch: Scenario, tmp_path: Path, text: str, *seats: SeatEntry) -> Host:
    path = tmp_path / "moves.txt"
    path.write_text(text)
    host = Host(begin(gulch, seats or (ADA, BEN), 5))
    for _ in play_script(host, script_lines(str(path))):
        pass
    return host


@pytest.mark.parametrize(
    "text", ["hide 1\nhide 2\n", "[2] hide 2\n[1] hide 1\n", "[2] hide 2\nhide 1"]
)
def test_a_script_names_seats_or_takes_them_in_order(
    gulch: Scenario, tmp_path: Path, text: str
) -> None:
    host = scripted(gulch, tmp_path, text)
    assert [(one.seat, one.action) for one in host.session.records] == [
        (0, "hide 1"),
        (1, "hide 2"),
    ]


def test_a_script_plays_for_people_among_bots(gulch: Scenario, tmp_path: Path) -> None:
    host = scripted(gulch, tmp_path, "hide 1\nhide 2\n", BOT, ADA, BEN)
    assert [one.action for one in host.session.records[1:]] == ["hide 1", "hide 2"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[3] hide 1", "moves.txt:1: there is no seat 3"),
        ("hide 1\n[1] hide 2", "moves.txt:2: hide 2: Ada has chosen already"),
        ("[2] rest", "moves.txt:1: rest: Ben cannot do that"),
        ("[x] rest", "nothing that robbers do"),
        ("hide 1\nhide 1\n[2] rest", "moves.txt:3: rest: Ben cannot"),
    ],
)
def test_a_script_with_a_wrong_seat_stops(
    gulch: Scenario, tmp_path: Path, text: str, says: str
) -> None:
    with pytest.raises(Stopped) as told:
        scripted(gulch, tmp_path, text)
    assert says in str(told.value)


def test_a_script_does_not_play_for_bots(gulch: Scenario, tmp_path: Path) -> None:
    with pytest.raises(Stopped, match="seat 2 is played by a bot"):
        scripted(gulch, tmp_path, "[2] hide 1", ADA, BOT)


# -- the command


@pytest.fixture
def at_the_gulch(gulch: Scenario, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Has `milepost play` play a game of these seats, whatever scenario it is told."""

    def sit_down(*seats: SeatEntry, log: Path | None = None) -> None:
        host = Host(begin(gulch, seats, 5), log)
        monkeypatch.setattr("milepost.commands.play._host", lambda _: host)

    return sit_down


def test_choices_that_are_not_kept_are_told(
    run: Run, at_the_gulch: Callable[..., None], tmp_path: Path
) -> None:
    (tmp_path / "moves.txt").write_text("[2] hide 2\n")
    at_the_gulch(ADA, BEN)
    code, out, err = run("play", "tutorial", "--script", tmp_path / "moves.txt")
    assert (code, err) == (0, "")
    assert out == (
        "Ben has chosen\n"
        "Not kept: what Ben chose, before all had chosen.\n"
        "The game is not over. Loot: Ada 4, Ben 4\n"
    )


def test_bots_play_a_game_of_hidden_choices_and_its_log_is_told(
    run: Run, at_the_gulch: Callable[..., None], gulch: Scenario, tmp_path: Path
) -> None:
    log = tmp_path / "gulch.log"
    at_the_gulch(BOT, SeatEntry("Di", "random-legal"), log=log)
    code, out, _ = run("play", "tutorial", "--quiet")
    assert code == 0
    assert out.startswith("The game is over")
    again = list(replaying(open_log(log), gulch)[1])
    assert again[0].record.seat == 0
    assert [one.text for one in again[0].happenings] == ["Cy has chosen"]
