"""Text for terminals: its width, and what is left of it where there is little room."""

from hypothesis import given
from hypothesis import strategies as st

from drawing.terminal.text import cut, in_rows, width, written


@given(st.text(), st.integers(0, 30), st.booleans())
def test_text_is_cut_to_its_columns(text: str, columns: int, unicode: bool) -> None:
    clean = written(text, unicode=unicode)
    assert clean == written(clean, unicode=unicode)
    assert width(cut(clean, columns, unicode=unicode)) <= columns
    assert unicode or clean.isascii()


def test_entries_stand_in_rows_and_are_never_broken() -> None:
    assert in_rows(["one", "two", "three"], 9) == ["one   two", "three"]
    assert width("广州") == 4
    assert width("e\u0301") == 1
    assert written("Zürich 广州", unicode=False) == "Zurich ??"
