"""Letters that no font has are told in a sentence."""

from hypothesis import given
from hypothesis import strategies as st

from drawing.text.missing_letters import is_ours, missing, note, sentence


def test_our_font_has_what_europe_and_vietnam_write() -> None:
    assert missing(["Łódź", "Κοράλια", "Белогор", "Đà Nẵng", "Aston — “North”"]) == ""


def test_missing_letters_are_told_once_and_in_their_order() -> None:
    assert missing(["Guangzhou 广州", "Suzhou 苏州"]) == "广州苏"


def test_a_font_on_the_system_may_have_them() -> None:
    assert missing(["广州"], has=lambda letter: letter == "广") == "州"


def test_signs_that_are_not_seen_are_never_missing() -> None:
    assert missing(["a\u202e\u200fb\x00\n\u0e31"]) == ""


def test_the_sentence_names_letters_and_a_font() -> None:
    assert sentence("广州") == (
        "no font here has the letters 广州; install a font such as Noto Sans CJK"
    )
    assert "Noto Sans Arabic and Noto Sans Thai" in sentence("عก")
    assert sentence("𓀀").endswith("install a font that has them")


def test_many_letters_are_cut_short() -> None:
    assert "…" in sentence("".join(map(chr, range(0x4E00, 0x4E40))))


def test_an_svg_says_what_its_reader_needs() -> None:
    assert note("广州") == (
        "Noto Sans lacks the letters 广州; whoever looks at the picture needs "
        "a font that has them, such as Noto Sans CJK"
    )


def test_where_nothing_is_missing_nothing_is_said() -> None:
    assert sentence("") == note("") == ""


@given(st.lists(st.text()))
def test_any_text_can_be_asked_about(texts: list[str]) -> None:
    found = missing(texts)
    assert len(set(found)) == len(found)
    assert not any(is_ours(letter) for letter in found)
    assert bool(sentence(found)) == bool(found)
