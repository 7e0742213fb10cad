"""A game at the terminal: what is shown, what can be typed, and what is never shown."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.game_log import SeatEntry, log_text
from engine.log_reading import read_log
from engine.protocol import Game
from engine.replaying import open_log, replayed
from engine.session import begin, new_game
from milepost.commands import play as command
from milepost.playing.host import Host
from milepost.playing.menu import Menu
from milepost.playing.screen import Screen
from milepost.playing.talk import Talk, talk_of
from milepost.playing.telling import told
from milepost.playing.terminal import Leave, Terminal
from model.bundled import bundled_scenarios
from model.files import load
from tests.milepost.conftest import Ran, Run

Typed = Callable[..., Ran]


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """A game of two people who type these lines; what the screen shows."""

    def type_lines(
        *lines: str, more: tuple[object, ...] = (), scenario: object = "tutorial"
    ) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        return run("play", scenario, "--players", 2, "--log", tmp_path / "game.log", *more)

    return type_lines


def actions(tmp_path: Path) -> list[str]:
    return [record.action for record in open_log(tmp_path / "game.log").records]


START = ("build to wendmere", "y", "end", "end", "end", "end")
"""Red has a line from Dunmarrow to Wendmere, Blue has nothing; operations begin."""


# -- what is shown


def test_a_turn_begins_with_the_whole_situation(typed: Typed) -> None:
    out = typed().out
    assert "-- Red: building round 1 of 2 --" in out
    assert "cash   30 million crowns; 20 may go into track in this turn" in out
    assert "(120 and 3 major cities win)" in out
    assert "hand  21  wool    to Wendmere      10  from Astermoor, Brackenfold" in out
    assert "others Blue: Freight not on the board yet; no track yet" in out
    assert "turn    45 end" in out


def test_words_that_do_not_explain_themselves_are_explained(typed: Typed) -> None:
    assert "done (on to building)" in typed(*START).out


def test_long_lists_are_told_in_short_and_shown_on_demand(typed: Typed) -> None:
    out = typed("list build", "list flying").out
    assert "list build shows all 41 sections" in out
    assert "   41 13,10 12,10" in out
    assert "nothing of this kind; there is build, buy, turn" in out


def test_the_end_of_the_input_leaves_a_game_that_can_be_resumed(
    typed: Typed, tmp_path: Path
) -> None:
    ran = typed("build 3,5 4,5")
    assert ran.code == 0
    assert f"milepost play --resume {tmp_path / 'game.log'}" in ran.out
    assert actions(tmp_path) == ["build 3,5 4,5"]


def test_ctrl_c_leaves_a_game_that_can_be_resumed(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient(io.StringIO):
        lines = 0

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            self.lines += 1
            if self.lines == 3:
                raise KeyboardInterrupt
            return "end\n"

    monkeypatch.setattr(io, "StringIO", Impatient)
    ran = typed()
    assert ran.code == command.INTERRUPTED
    assert "--resume" in ran.out
    assert actions(tmp_path) == ["end", "end"]


def test_quit_leaves_the_table(typed: Typed, tmp_path: Path) -> None:
    assert typed("end", "quit", "end").code == 0
    assert actions(tmp_path) == ["end"]


# -- moves


def test_numbers_notation_and_beginnings_are_moves(typed: Typed, tmp_path: Path) -> None:
    typed("1", "build 3,5 4,5", "buy koralia", "End")
    first, *rest = actions(tmp_path)
    assert first.startswith("build ")
    assert rest == ["build 3,5 4,5", "buy koralia-line", "end"]


def test_a_number_that_is_not_in_the_list_is_no_move(typed: Typed, tmp_path: Path) -> None:
    out = typed("0", "99", "9" * 30).out
    assert out.count("No: the list goes from 1 to 45") == 3
    assert actions(tmp_path) == []


def test_a_milepost_is_never_half_said(typed: Typed, tmp_path: Path) -> None:
    """`build 13,10 12,1` is not the beginning of `build 13,10 12,10`."""
    typed("build 13,10 12,1", "n")
    assert "build 13,10 12,10" not in actions(tmp_path)


def test_a_refused_move_says_why_and_the_game_goes_on(typed: Typed, tmp_path: Path) -> None:
    out = typed("done", "build 9,9 10,9", "fly", "end").out
    assert "No: a turn of the building rounds has no operations: say end (CRY-INIT-01)" in out
    assert "(CRY-BUILD-02)" in out
    assert "'fly' is no action" in out
    assert actions(tmp_path) == ["end"]


def test_why_names_the_rule_and_its_words(typed: Typed) -> None:
    out = typed("why build 9,9 10,9", "why build 3,5 4,5", "why fly", "why").out
    assert "(CRY-BUILD-02)\n       A section begins" in out
    assert "build 3,5 4,5 is allowed" in out
    assert "'fly' is no action" in out
    assert "Say which move" in out


def test_a_rule_is_explained(typed: Typed) -> None:
    out = typed("rules CRY-BUILD-08", "rules CRY-NONE-99", "rules").out
    assert "CRY-BUILD-08: " in out
    assert "No: " in out
    assert "Say which rule" in out


# -- whole lines of track


def test_a_line_is_shown_with_its_price_before_it_is_built(typed: Typed, tmp_path: Path) -> None:
    out = typed("build to wendmere", "n", "build to wendmere", "").out
    assert out.count("5 sections for 9: 3,5 4,5 5,5 6,5 7,4 8,4, to Wendmere") == 2
    assert "Red builds 5 sections for 9: 3,5 to 8,4" in out
    assert len(actions(tmp_path)) == 5


def test_a_line_goes_as_far_as_the_money(typed: Typed, tmp_path: Path) -> None:
    out = typed("build astermoor to gannet point", "yes", "look").out
    assert "to Gannet Point are left" in " ".join(out.split())
    assert "(CRY-TURN-05)" in out
    spent = 30 - int(out.rpartition("cash   ")[2].split()[0])
    assert 15 < spent <= 20


def test_a_line_between_two_mileposts(typed: Typed, tmp_path: Path) -> None:
    typed("build 3,5 6,5", "y")
    assert actions(tmp_path) == ["build 3,5 4,5", "build 4,5 5,5", "build 5,5 6,5"]


def test_a_line_uses_track_that_is_there(typed: Typed) -> None:
    out = typed("build to wendmere", "y", "build belogor", "y", "build wendmere").out
    assert "3 sections for 6: 7,4 7,3 7,2 7,1, to Belogor" in out
    assert "your track leads to Wendmere already" in out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("build", "say where to"),
        ("build to atlantis", 'no city or milepost "atlantis"'),
        ("build to wend", "may mean Wendmere, Wendmouth"),
        ("build to koralia", "lies overseas"),
        ("build to 0,0", "no milepost at 0,0"),
        ("build 6,5 9,7", "(CRY-BUILD-02)"),
        ("move wendmere", "(CRY-INIT-01)"),
    ],
)
def test_a_line_that_cannot_be_built_says_why(
    typed: Typed, tmp_path: Path, line: str, says: str
) -> None:
    assert says in typed(line).out
    assert actions(tmp_path) == []


# -- runs


def test_a_train_runs_far_in_one_command(typed: Typed, tmp_path: Path) -> None:
    out = typed(*START, "place dunmarrow", "move wendmere").out
    assert "6 mileposts to Wendmere" in out
    assert "Red runs to Wendmere (8,4), 6 mileposts" in out
    assert actions(tmp_path)[-6:] == [f"move {c}" for c in "3,5 4,5 5,5 6,5 7,4 8,4".split()]


def test_a_run_stops_when_the_movement_is_used_up(typed: Typed, tmp_path: Path) -> None:
    out = typed(*START, "place dunmarrow", "move wendmere", "move dunmarrow").out
    assert "5 mileposts to Dunmarrow, 3 of them in this turn" in out
    assert "train at 5,5, room for 2, 0 of 9 mileposts left" in out


def test_a_train_turns_round_only_in_a_city(typed: Typed) -> None:
    out = typed(*START, "place dunmarrow", "move 5,5", "move dunmarrow").out
    assert "8 mileposts to Dunmarrow, 6 of them in this turn" in out, "by way of Wendmere"


def test_the_track_of_others_is_used_only_if_asked(typed: Typed, tmp_path: Path) -> None:
    blue = ("end", "place wendmere", "move dunmarrow", "move dunmarrow rent")
    out = " ".join(typed(*START, *blue).out.split())
    assert "over the track of Red it is 5 mileposts for 4 a turn: add the word rent" in out
    assert "Blue pays Red 4" in out
    assert actions(tmp_path)[-1] == "move 3,5"


def test_end_in_the_operations_ends_the_whole_turn(typed: Typed, tmp_path: Path) -> None:
    typed(*START, "end")
    assert actions(tmp_path)[-2:] == ["done", "end"]


# -- looking


def test_the_map_shows_track_trains_and_waters(typed: Typed) -> None:
    out = typed(*START, "place wendmere", "end", "place belogor", "map").out
    rows = out.rpartition("> map\n")[2].splitlines()
    assert rows[9] == "  4     .   @   @   ^   ^   . ~ .-1<1>en    ^   ^       A   ^   ."
    assert rows[10].strip() == "1                 ~"
    assert "<1> Red   <2> Blue (you, your track is lines)" in out
    assert "# Wendmere 8,4" in out


def test_the_map_around_a_place_fits_the_screen(typed: Typed) -> None:
    out = typed("map larkhaven", "map atlantis").out
    assert "@ Larkhaven 13,9" in out
    assert 'No: there is no city or milepost "atlantis"' in out


def test_the_whole_map_is_shown_small(typed: Typed) -> None:
    rows = typed(*START, "map all").out.rpartition("> map all\n")[2].splitlines()
    assert rows[4] == " .@@...1# .. ..."
    assert rows[5] == ".@@@111.......#."
    assert rows[13] == "1 Red   2 Blue"


def test_the_map_says_where_ships_lead(typed: Typed) -> None:
    whole = typed("map").out
    assert "* Gannet Ferry 4,11 to 11,12   * Koralia Line 13,10 to Koralia" in whole


def test_hands_events_and_the_others_can_be_looked_at(typed: Typed) -> None:
    out = typed("hand blue", "hand eve", "events", "others", "help", "?").out
    assert "hand  20  salt" in out
    assert "No: eve does not play; Red, Blue do" in out
    assert "no events are in play" in out
    assert out.count("take back, to the last card drawn") == 2


def test_an_event_is_shown_while_it_lasts(typed: Typed) -> None:
    lines = ["end"] * 4 + ["discard"] * 12 + ["events"]
    out = typed(*lines, more=("--seed", "3")).out
    assert "events " in out
    assert "turn ends" in out


# -- taking back


def test_the_turns_of_a_bot_are_told_apart() -> None:
    """In the middle of the building rounds somebody builds twice in a row."""
    game = new_game(load(bundled_scenarios()["tutorial"]), ["Ann", "Bob"])
    happenings = []
    for line in ("end", "build 3,5 4,5", "build 4,5 5,5", "end", "build 5,5 6,5", "build 6,5 6,6"):
        happenings += game.play(game.read(line))
    assert list(told(happenings, game.names))[1:] == [
        "Bob builds 2 sections for 2: 3,5 to 5,5",
        "Bob builds 2 sections for 2: 5,5 to 6,6",
    ]


def test_undo_takes_back_what_one_line_did(typed: Typed, tmp_path: Path) -> None:
    out = typed("build 3,5 4,5", "build to wendmere", "y", "undo", "u", "undo").out
    assert "Taken back: 4 actions" in out
    assert "Taken back: 1 action\n" in out
    assert "Nothing can be taken back" in out
    assert actions(tmp_path) == []


def test_nothing_is_taken_back_past_a_card_or_the_beginning_of_a_turn(
    typed: Typed, tmp_path: Path
) -> None:
    out = typed(*START, "undo", "discard", "undo").out
    assert out.count("Nothing can be taken back") == 2
    assert actions(tmp_path)[-1] == "discard"


def test_the_log_shows_the_last_moves(typed: Typed, tmp_path: Path) -> None:
    out = typed("build 3,5 4,5", "log").out
    assert "> log\n# Red\nbuild 3,5 4,5\n" in out
    assert str(tmp_path / "game.log") in out


# -- bots and strangers


def test_bots_are_told_in_a_few_lines(typed: Typed, tmp_path: Path) -> None:
    lines = ["end"] * 8
    out = typed(*lines, more=("--bots", "greedy", "--names", "Ada")).out
    told = out.partition("Red builds ")[2].splitlines()[0]
    assert "sections for" in told
    moves = sum(action.startswith("move ") for action in actions(tmp_path))
    assert 0 < 2 * out.count("Red runs to") < moves


def test_names_from_a_file_bring_nothing_that_disturbs_a_terminal(
    typed: Typed, tmp_path: Path
) -> None:
    """Control characters are no text of a scenario at all; what turns letters round is shown."""
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    for name in ("Wendmere", "Dunmarrow", "The Valley", "Koralia Line", "million crowns"):
        text = text.replace(f": {name}", f": \u202e\u200b{name}")
    path = tmp_path / "odd.milepost.yaml"
    path.write_text(text, encoding="utf-8")
    looks = ("map", "hand", "others", "look", "list", "why end", "fly \u202e", "map \u202e")
    moves = ("build 3,5 4,5", "buy koralia-line", "log", "end")
    ran = typed(*looks, *moves, "look", scenario=path)
    assert ran.code == 0
    assert "\\u{202e}" in ran.out
    assert "\u202e" not in ran.out + ran.err
    assert "\u200b" not in ran.out + ran.err


def test_output_is_plain_where_nobody_looks_or_wants_it(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b" not in typed("map").out
    monkeypatch.setattr("milepost.playing.screen.sys.stdout", Watched())
    assert "\x1b[1m" in shown(typed)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shown(typed)


class Watched(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def shown(typed: Typed, *lines: str) -> str:
    """What stands on the screen of a terminal."""
    watched = Watched()
    before, sys.stdout = sys.stdout, watched
    try:
        typed(*lines or ("map",))
    finally:
        sys.stdout = before
    return watched.getvalue()


def test_nothing_is_wider_than_the_screen_and_no_label_stands_alone(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    asked = ("help", "rules CRY-MOVE-01", "why build 9,9 10,9", "list build", "map wendmere")
    lines = [line for line in shown(typed, *asked).splitlines() if "game.log" not in line]
    assert max(map(len, lines)) < 80
    assert "cash   30 million crowns; 20 may go into track in this turn (120 and 3 major" in lines
    assert "       cities win)" in lines
    assert not [line for line in lines if line.endswith("CRY-")]
    monkeypatch.setenv("COLUMNS", "50")
    hand = shown(typed, "hand").rpartition("> hand")[2].splitlines()[1:]
    assert max(map(len, hand[:-1])) < 50
    assert not [line for line in hand if line.lstrip()[:3].strip().isdecimal() and line[:2] != "  "]
    helped = [line for line in lines if line.startswith("build to wuhan  ")]
    assert helped[0].endswith("you are asked")


def test_a_defect_in_a_game_never_loses_the_log(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Host.play

    def breaks(self: Host, action: object) -> object:
        if len(self.session.records) == 2:
            raise RuntimeError("broken")
        return kept(self, action)  # type: ignore[arg-type]

    monkeypatch.setattr(Host, "play", breaks)
    ran = typed("end", "end", "end")
    assert ran.code == 2
    assert "INT001" in ran.err
    assert actions(tmp_path) == ["end", "end"]


CITIES = "wendmere astermoor belogor koralia Larkhaven wend 14,5 0,0".split()
ASIDES = "map hand events others look log list help undo why rules u ?".split()
ODD = ("", "0", "->", "#", "\x1b[2J", "move", "build", "place", "by 2", "move by 2", "list b")


def a_line(choice: Random, game: Game) -> str:
    """What somebody may type who knows the game a little, or not at all."""
    words: dict[str, list[int]] = {}
    for number, action in enumerate(game.actions(), 1):
        words.setdefault(action.WORD, []).append(number)
    place = choice.choice(CITIES)
    return choice.choice(
        [
            *(str(choice.choice(words[choice.choice(list(words))])) for _ in range(6)),
            *(f"build to {place}", f"build {place} {choice.choice(CITIES)}", f"map {place}"),
            *(f"move {place}", f"move {place} rent", f"move {place} by 2", f"place {place}"),
            *(choice.choice(ASIDES), choice.choice(ODD), "undo", "end"),
        ]
    )


@pytest.mark.parametrize(
    "variants",
    [(), ("additional-trains", "open-contracts", "restart"), ("track-trade", "borrowing")],
)
def test_whatever_is_typed_the_log_replays_to_the_same_state(
    variants: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    scenario, choice = load(bundled_scenarios()["tutorial"]), Random(f"{variants}")
    seats = [SeatEntry("Ann"), SeatEntry("Bob"), SeatEntry("Cid", "random-legal")]
    host = Host(begin(scenario, seats, 5, variants))
    left = 250

    def ask(prompt: str) -> str:
        nonlocal left
        left -= 1
        if not left:
            raise EOFError
        is_asked = prompt != "> "
        return choice.choice(["", "y", "n"]) if is_asked else a_line(choice, host.game)

    with pytest.raises(Leave):
        Terminal(host, Screen(), ask).run()
    assert "\x1b" not in capsys.readouterr().out
    log = read_log(log_text(host.session.log))
    assert len(log.records) > 60
    assert replayed(log, scenario).game.to_plain() == host.game.to_plain()


POSITION = """\
position:
  seats:
  - cash: 12
    hand: [6, 19, 33]
    track: ["7,4 8,4"]
    trains: [{type: freight, at: "8,4", loads: [wool, coal]}]
  - {cash: 40, hand: [1, 2, 3]}
"""


def test_a_game_begins_in_the_position_that_a_scenario_says(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "later.milepost.yaml"
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    path.write_text(text.replace("id: tutorial", "id: later", 1) + POSITION, encoding="utf-8")
    ran = typed("deliver coal", "quit", scenario=path)
    assert "train  Freight at Wendmere (8,4) with coal, wool, full" in ran.out
    assert "Red delivers coal to Wendmere for 8" in ran.out
    assert open_log(tmp_path / "game.log").header.file == "later.milepost.yaml"


def test_a_system_that_nobody_taught_to_talk_can_still_be_played() -> None:
    talk, game = talk_of("santa-fe"), new_game(load(bundled_scenarios()["tutorial"]), 2)
    action = next(iter(game.actions()))
    assert type(talk) is Talk
    assert talk.heading(game) == "Red to act"
    assert talk.picture(game, 1) == ["cash 30"]
    assert talk.status(game, 0) == "Red: cash 30"
    assert talk.label(game, action) == str(action)
    assert Menu(game, talk).lines(80)[0] == "build   41 of them; list build shows all"
    assert talk.plan(game, "build to wendmere", None) is None
    assert not any((talk.hand(game, 0), talk.events(game), talk.others(game, 0)))
    assert talk.board(game, "", 80, 24) == []
