"""What the terminal shows on demand."""

import pytest

from tests.milepost.conftest import Typed
from tests.milepost.playing.openings import START


def test_the_map_shows_track_trains_and_waters(typed: Typed) -> None:
    out = typed(*START, "place wendmere", "end", "place belogor", "map").out
    rows = out.rpartition("> map\n")[2].splitlines()
    assert rows[9].startswith(" 4     ·   ●   ●   ^   ^   · ≈ ·─1<1>      ^   ^       ▲   ^   ·")
    assert "1" in rows[10]
    assert "≈" in rows[10]
    assert "<1> Red" in out
    assert "<2> Blue (you: plain lines)" in out
    assert "Wendmere" in "".join(rows[7:12])


def test_the_map_around_a_place_fits_the_screen(typed: Typed) -> None:
    out = typed("map larkhaven", "map atlantis").out
    assert "Larkhaven" in out
    assert 'No: there is no city or milepost "atlantis"' in out


def test_the_whole_map_is_shown_small_where_the_screen_is(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("milepost.terminal.say.PLAIN_LINES", 20)
    rows = typed(*START, "map all").out.rpartition("> map all\n")[2].splitlines()
    assert rows[6].startswith(" 5  ^ ● ● ● 1 1")
    assert rows[0].endswith("<1> Red (you)")
    assert len(rows) < 20


def test_the_map_says_where_ships_lead(typed: Typed) -> None:
    whole = typed("map").out
    assert "* Gannet Ferry 4,11 to 11,12" in whole
    assert "* Koralia Line 13,10 to Koralia" in whole


def test_a_screen_without_unicode_is_shown_plain_signs(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("milepost.terminal.say.has_unicode", lambda: False)
    rows = typed(*START, "map").out.rpartition("> map\n")[2]
    assert rows.isascii()
    assert "@---." in rows


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
