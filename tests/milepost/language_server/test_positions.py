"""Places and edits as text editors count them, for any text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("pygls")

from lsprotocol.types import Position, Range, TextEdit

from milepost.language_server.positions import Positions, whole_lines_between
from milepost.language_server.repairs import edits_between
from validator.reporting.placing import Span

TEXTS = st.text(alphabet="ab\n\r\tüß白🚂🎲\u2028 :-", max_size=40)
UNITS = st.sampled_from(("utf-8", "utf-16", "utf-32"))
LINES = st.lists(st.sampled_from(("", "a", "b: 1", "🚂", "白\r")), max_size=8).map("\n".join)


def applied(text: str, edits: list[TextEdit]) -> str:
    """What an editor does that counts in UTF-16."""
    for edit in edits:
        start, end = (_offset(text, place) for place in (edit.range.start, edit.range.end))
        data = text.encode("utf-16-le")
        text = (data[:start] + edit.new_text.encode("utf-16-le") + data[end:]).decode("utf-16-le")
    return text


def _offset(text: str, place: Position) -> int:
    lines = text.split("\n")
    before = sum(len(line.encode("utf-16-le")) + 2 for line in lines[: place.line])
    return before + 2 * place.character


@given(text=TEXTS, units=UNITS, data=st.data())
def test_there_and_back_a_place_is_the_same(text: str, units: str, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(text)))
    line, column = text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)
    positions = Positions(text, units)
    shown = text.split("\n")[line - 1]
    position = positions.position(line, column)
    if shown.endswith("\r") and column == len(shown) + 1:
        # Editors do not count the first half of the end of a line.
        column -= 1
        index -= 1
    assert positions.index(position) == index
    assert positions.place(index) == position
    assert (position.line, positions.position(line, column)) == (line - 1, position)


@given(text=TEXTS, line=st.integers(-3, 50), column=st.integers(-3, 50), units=UNITS)
def test_no_place_lies_outside_of_the_text(text: str, line: int, column: int, units: str) -> None:
    positions = Positions(text, units)
    found = positions.range(Span(line, column, line + 1, column))
    for place in (found.start, found.end):
        assert 0 <= place.line < len(text.split("\n"))
        assert place.character >= 0
    assert 0 <= positions.index(Position(max(line, 0), max(column, 0))) <= len(text)


def test_an_emoji_is_two_units_wide() -> None:
    assert Positions("a🚂b").position(1, 3) == Position(0, 3)
    assert Positions("a🚂b", "utf-8").position(1, 3) == Position(0, 5)
    assert Positions("a🚂b", "utf-32").position(1, 3) == Position(0, 2)


def test_a_byte_order_mark_is_counted_by_editors_only() -> None:
    positions = Positions("\ufeffid: a\nb: c\n")
    assert positions.position(1, 1) == Position(0, 1)
    assert positions.position(2, 1) == Position(1, 0)
    assert positions.index(Position(0, 1)) == 0
    assert positions.place(0) == Position(0, 1)
    assert positions.place(len("id: a\n")) == Position(1, 0)
    assert positions.index(Position(1, 0)) == len("id: a\n")


@given(old=LINES, new=LINES)
def test_an_edit_makes_the_new_text_of_the_old(old: str, new: str) -> None:
    edits = edits_between(Positions(old), new)
    assert bool(edits) == (old != new)
    assert applied(old, edits) == new


@given(old=LINES, new=LINES)
def test_an_edit_leaves_lines_alone_that_are_the_same(old: str, new: str) -> None:
    found = whole_lines_between(old, new)
    if found is not None:
        first, end, lines = found
        before = old.split("\n")
        assert [*before[:first], *lines, *before[end:]] == new.split("\n")


def test_an_edit_of_one_line_is_one_line() -> None:
    (edit,) = edits_between(Positions("a\nb\nc\n"), "a\nB\nc\n")
    assert edit == TextEdit(Range(Position(1, 0), Position(2, 0)), "B\n")
