"""A stranger's text in a picture is one harmless line."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from model.wording.plain_text import LONGEST, plain


@given(st.text())
def test_text_is_one_line_without_signs_that_steer(text: str) -> None:
    written = plain(text)
    assert len(written) <= LONGEST
    assert not any(unicodedata.category(sign)[0] == "C" for sign in written)
    assert written == " ".join(written.split(" "))
    assert plain(written) == written


def test_names_in_every_script_are_kept() -> None:
    assert plain("Guangzhou 广州") == "Guangzhou 广州"
    assert plain("Łódź") == "Łódź"


def test_a_name_that_turns_the_text_after_it_is_set_straight() -> None:
    assert plain(f"evil{chr(0x202E)}gnp.exe") == "evilgnp.exe"


def test_a_long_name_ends_with_an_ellipsis() -> None:
    assert plain("x" * 500) == "x" * (LONGEST - 1) + "…"
