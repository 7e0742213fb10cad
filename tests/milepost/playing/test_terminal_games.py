"""Games at the terminal: with bots, with a defect, with anything typed, from a position."""

from pathlib import Path
from random import Random

import pytest

from drawing.terminal.text import Room
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import open_log, replayed
from engine.logs.session import begin, new_game
from engine.protocol import Game, Happening
from engine.showing.telling import told
from milepost.playing.host import Host
from milepost.playing.menu import Menu
from milepost.playing.screen import Screen
from milepost.playing.talk import Talk, talk_of
from milepost.playing.terminal import Leave, Terminal
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.milepost.conftest import Typed
from tests.milepost.playing.openings import actions


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


def test_what_happens_twice_is_told_once_with_its_number() -> None:
    lost = [
        Happening("lost", 0, "Ann loses a section"),
        Happening("lost", 0, "Ann loses a section"),
    ]
    drawn = [Happening("chance", 0, f"Ann draws demand card {card}") for card in (4, 7)]
    assert list(told([*lost, *drawn], ["Ann"])) == [
        "Ann loses a section (2 times)",
        "Ann draws demand cards 4, 7",
    ]


def test_bots_are_told_in_a_few_lines(typed: Typed, tmp_path: Path) -> None:
    lines = ["end"] * 8
    out = typed(*lines, more=("--bots", "greedy", "--names", "Ada")).out
    told = out.partition("Red builds ")[2].splitlines()[0]
    assert "sections for" in told
    moves = sum(action.startswith("move ") for action in actions(tmp_path))
    assert 0 < 2 * out.count("Red runs to") < moves


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
    talk, game = talk_of("chess"), new_game(load(bundled_scenarios()["tutorial"]), 2)
    action = next(iter(game.actions()))
    assert type(talk) is Talk
    assert talk.heading(game) == "Red to act"
    assert talk.picture(game, 1) == ["cash: 30", "others Red: cash: 30"]
    assert talk.status(game, 0) == "Red: cash: 30"
    assert talk.label(game, action) == str(action)
    assert Menu(game, talk).lines(80)[0] == "build   41 of them; list build shows all"
    assert talk.plan(game, "build to wendmere", None) is None
    assert not any((talk.hand(game, 0), talk.events(game)))
    assert talk.others(game, 0) == ["Blue: cash: 30"]
    assert "Wendmere" in "".join(talk.board(game, "", Room(80, 24)))
    assert "Wendmere" not in "".join(talk.board(game, "12,10", Room(40, 20)))
