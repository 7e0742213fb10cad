"""A game at the terminal: what a turn shows, what can be typed, and what is taken back."""

import io
from pathlib import Path

import pytest

from milepost.commands import play as command
from tests.milepost.conftest import Typed
from tests.milepost.playing.openings import START, actions


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
