"""What a screen never shows: other people's control characters, or lines that are too wide."""

import io
import sys
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from tests.milepost.conftest import Typed


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
