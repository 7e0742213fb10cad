"""Tests that text fits: no line is wider than its room, and no word is lost before it must be."""

from hypothesis import given
from hypothesis import strategies as st

from drawing.text.fitting import LEADING, SMALLEST, cut_to, in_box, one_line, wrapped
from drawing.text.metrics import width
from model.wording.plain_text import plain

rooms = st.floats(6.0, 180.0)
WORDS = "A train that stands in the area loses a load of its owner's choice."


@given(st.text(max_size=700), rooms)
def test_no_wrapped_line_is_too_wide_and_no_letter_is_lost(text: str, room: float) -> None:
    lines = wrapped(text, 3.0, "regular", room)
    assert all(width(line, 3.0, "regular") <= room for line in lines)
    assert "".join(lines).replace(" ", "") == plain(text, 4000).replace(" ", "")


@given(st.text(max_size=700), rooms)
def test_a_cut_line_fits(text: str, room: float) -> None:
    line = cut_to(text, 3.0, "bold", room)
    assert width(line, 3.0, "bold") <= room
    assert line == plain(text, 4000) or line.endswith("…")


@given(st.text(max_size=700), rooms, st.floats(4.0, 60.0))
def test_a_box_holds_its_text(text: str, room: float, high: float) -> None:
    fit = in_box(text, 5.0, "regular", (room, high))
    assert fit.size >= SMALLEST
    assert len(fit.lines) <= 1 or fit.height <= high + SMALLEST * LEADING / 100
    assert all(width(line, fit.size, "regular") <= room for line in fit.lines)


def test_a_text_is_made_smaller_before_it_is_cut() -> None:
    wide = width("Kestrel Bay", 4.0, "bold")
    fit = one_line("Kestrel Bay", 4.0, "bold", wide * 0.8)
    assert fit.lines == ("Kestrel Bay",)
    assert SMALLEST <= fit.size < 4.0


def test_a_text_is_made_smaller_before_a_word_is_broken() -> None:
    wide = width("Manufactured", 3.6) * 0.85
    fit = in_box("Manufactured goods", 3.6, "regular", (wide, 10.0))
    assert fit.lines == ("Manufactured", "goods")


def test_words_stay_whole_where_there_is_room() -> None:
    lines = wrapped(WORDS, 3.0, "regular", 40.0)
    assert " ".join(lines) == WORDS
    assert len(lines) > 1


def test_chinese_is_parted_between_any_two_signs() -> None:
    assert wrapped("广州深圳上海", 3.0, "regular", 9.5) == ("广州深", "圳上海")
