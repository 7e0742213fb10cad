"""Slips of typing over which a file cannot be read: each is named where it is, with what to do."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.unreadable import Unreadable
from model.yaml.indentation_slips import uneven_line
from model.yaml.nodes import read_nodes
from tests.generate.cost import calls_of
from validator.repairs.typing_slips import mended
from validator.reporting.judgement import Told
from validator.running.validating import Wishes, judge_text

TUTORIAL = bundled_scenarios()["tutorial"]
SOUND = TUTORIAL.read_text(encoding="utf-8")
CURLY = "the quotes around '7,1' are curly ones, which quote nothing"
COMMA = "has a comma in it and so needs quotes"
MARKS = "<<<<<<< ours\n{0}=======\n{0}>>>>>>> theirs\n"
COAL = "- {id: coal, chips: 4}\n"


def told_of(text: str) -> Told:
    """The only thing that is told about a text."""
    name = str(TUTORIAL.parent / "slip.milepost.yaml")
    (told,) = judge_text(text.encode(), name, Wishes()).told
    return told


def place_of(words: str, skip: int = 0) -> tuple[int, int]:
    """Where some words of the tutorial stand, and a few characters further."""
    index = SOUND.index(words)
    return SOUND.count("\n", 0, index) + 1, index - SOUND.rfind("\n", 0, index) + skip


def slipped(old: str, new: str) -> str:
    assert old in SOUND
    return SOUND.replace(old, new, 1)


def put_right(text: str) -> str:
    """A text after all repairs of its typing."""
    with pytest.raises(Unreadable) as caught:
        read_nodes(text)
    made = mended(caught.value, lambda _: True)
    return made.text if made else text


@pytest.mark.parametrize(
    ("old", "new", "skip", "name"),
    [
        ("  money: {", "\u00a0\u00a0money: {", 0, "a no-break space (U+00A0)"),
        ("  money: {", " \u00a0money: {", 1, "a no-break space (U+00A0)"),
        ("  preset: ", "\u00a0\u00a0preset: ", 0, "a no-break space (U+00A0)"),
        ("  win: {", "\u00a0\u00a0win: {", 0, "a no-break space (U+00A0)"),
        ("  terrain: |", "\u3000terrain: |", 0, "an ideographic space (U+3000)"),
        ("  kind: inlet", "\u2009\u2009kind: inlet", 0, "a thin space (U+2009)"),
        ("  kind: inlet", "  \u200bkind: inlet", 2, "a zero width space (U+200B)"),
    ],
)
def test_an_odd_blank_in_the_indentation_is_named(old: str, new: str, skip: int, name: str) -> None:
    told = told_of(slipped(old, new))
    where = "in the indentation of this line, where only an ordinary blank counts"
    assert told.message == f"{name} stands {where}"
    assert told.help == "put ordinary blanks there, as in the lines around it"
    assert told.span[:2] == place_of(old, skip)
    assert told.is_safe
    assert put_right(slipped(old, new)) == SOUND


@pytest.mark.parametrize(
    ("old", "new", "skip", "message", "advice"),
    [
        ('"7,1"', "“7,1”", 0, CURLY, 'write straight quotes: "7,1"'),
        ('"7,1"', "„7,1“", 0, CURLY, 'write straight quotes: "7,1"'),
        ('"7,1"', "7,1", 0, f"'7,1' {COMMA}", 'write "7,1"'),
        ('"7,1"', '7,1"', 0, f"'7,1\"' {COMMA}", 'write "7,1"'),
        ("kind: inlet", "kind:inlet", 4, "'kind:inlet' lacks a blank after its ':'", "kind: inlet"),
        ("cost: 4", "cost:\u00a04", 5, "(U+00A0) stands after a sign", "put ordinary blanks"),
        ("- {id: coal", "-\u00a0{id: coal", 1, "(U+00A0) stands after a sign", "ordinary blanks"),
    ],
)
def test_a_slip_is_named_where_it_is_and_repaired(
    old: str, new: str, skip: int, message: str, advice: str
) -> None:
    told = told_of(slipped(old, new))
    assert told.code == "YML001"
    assert message in told.message
    assert advice in told.help
    assert told.span[:2] == place_of(old, skip)
    assert told.is_safe
    assert put_right(slipped(old, new)) == SOUND


@pytest.mark.parametrize(
    ("old", "new", "skip", "message"),
    [
        ('"7,1"', '"7,1', 0, "is not closed in this line, but by the one in line 77"),
        ('"12.35,3.5"', '"12.35,3.5', 0, "is not closed in this line"),
        ("The Valley of", "'The Valley of", 0, "the quote that opens here is never closed"),
        ("text: Every", 'text: "Every', 6, "is not closed in this line, but by the one in"),
        ("The whole valley feasts.", '"The "whole" valley"', 5, "ends the text that is in quotes"),
        ("supplies: [coal]}", "supplies: [coal}", 15, "a ']' is missing before this '}'"),
        ("kind: small, at: ", "kind: small at: ", 12, "a ',' is missing before 'at'"),
        ("  kind: inlet", "   kind: inlet", 3, "this line is indented too far"),
        ("  kind: inlet", "\tkind: inlet", 0, "a tab stands where the indentation is"),
        ("[timber, wool]", "timber, wool", 8, "'wool' has no value"),
    ],
)
def test_a_slip_that_could_be_meant_otherwise_is_named_and_not_repaired(
    old: str, new: str, skip: int, message: str
) -> None:
    told = told_of(slipped(old, new))
    assert told.code == "YML001"
    assert message in told.message
    assert told.span[:2] == place_of(old, skip)
    assert told.help
    assert not told.repair
    assert put_right(slipped(old, new)) == slipped(old, new)


@pytest.mark.parametrize("lines", [COAL, "    _...^^..._^^_A^.\n"])
def test_marks_of_a_merge_are_named_with_both_ends(lines: str) -> None:
    told = told_of(slipped(lines, MARKS.format(lines)))
    line, _ = place_of(lines)
    assert told.code == "YML005"
    assert told.message == f"a merge left two versions of the lines from here to line {line + 4}"
    assert told.span[:2] == (line, 1)
    assert [(span.line, said) for span, said in told.also] == [
        (line + 2, "the other version begins here"),
        (line + 4, "and ends here"),
    ]
    assert "milepost merge" in told.help


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ("\n \n", "the file is empty"),
        ("---\n", "the file is empty"),
        ("# A map\n# of nothing\n", "the file holds nothing but comments"),
    ],
)
def test_a_file_that_says_nothing_is_no_scenario(text: str, message: str) -> None:
    told = told_of(text)
    assert (told.code, told.message, told.span[:2]) == ("INP003", message, (1, 1))
    assert "milepost new" in told.advice


def test_every_cell_without_quotes_is_repaired_at_once() -> None:
    bare = re.sub(r'at: "([\d.,]+)"', r"at: \1", SOUND)
    assert SOUND.count('at: "') - bare.count('at: "') > 20
    assert put_right(bare) == SOUND


def test_odd_blanks_inside_texts_are_left_alone() -> None:
    text = slipped("  A valley to learn on", "  \u3000A valley: to learn\u00a0on")
    assert read_nodes(text).text == text


@given(st.text(" \u00a0\u3000\u200b“”‘’\"':,[]{}-<=>ab1\n", max_size=60))
def test_whatever_is_mended_can_be_read_further(text: str) -> None:
    before = trouble_in(text)
    made = mended(before, lambda _: True) if before else None
    if before is not None and made is not None:
        after = trouble_in(made.text)
        assert after is None or place(after) > place(before)


def trouble_in(text: str) -> Unreadable | None:
    try:
        read_nodes(text)
    except Unreadable as trouble:
        return trouble
    return None


def place(trouble: Unreadable) -> tuple[int, int]:
    return trouble.line or 0, trouble.column or 0


BEHIND_DASH = "the '-' of this list item lacks the blank after it"


@pytest.mark.parametrize(
    ("old", "new", "advice"),
    [
        ("- {id: coal, chips: 4}", "-{id: coal, chips: 4}", "write - {id: coal, chips: 4}"),
        ("- {id: dunmarrow, name", "-{id: dunmarrow, name", "write - {id: dunmarrow, name"),
        ("- id: mirror-lake", "-id: mirror-lake", "write - id: mirror-lake"),
    ],
)
def test_a_dash_without_its_blank_is_named_and_repaired(old: str, new: str, advice: str) -> None:
    told = told_of(slipped(old, new))
    assert (told.code, told.message) == ("YML001", BEHIND_DASH)
    assert told.help.startswith(advice)
    assert told.span[:2] == place_of(old)
    assert told.is_safe
    assert put_right(slipped(old, new)) == SOUND


@pytest.mark.parametrize("item", ["-{id: coal}", "-[coal]: 1", "-id: coal"])
def test_a_dash_without_its_blank_makes_no_key(item: str) -> None:
    told = told_of(f"format: 1\ngoods:\n{item}\n")
    assert (told.message, told.span[:2]) == (BEHIND_DASH, (3, 1))
    assert told.is_safe


def test_every_dash_without_its_blank_is_repaired() -> None:
    start, end = SOUND.index("goods:"), SOUND.index("regions:")
    wrong = SOUND[:start] + SOUND[start:end].replace("- {", "-{") + SOUND[end:]
    assert wrong.count("\n-{") > 3
    assert put_right(wrong) == SOUND


ROWS = SOUND[SOUND.index("terrain: |\n") :].splitlines(keepends=True)[1:14]
FIRST, FOURTH, LAST = ROWS[0], ROWS[3], ROWS[-1]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (FIRST, " " + FIRST, "this line begins 1 column further right than those below it"),
        (FIRST, "   " + FIRST, "this line begins 3 columns further right than those below it"),
        (FIRST, FIRST[2:], "this line is no further right than the 'terrain: |' that it is for"),
        (FIRST, FIRST[4:], "this line is no further right than the 'terrain: |' that it is for"),
        (FOURTH, FOURTH[1:], "this line begins 1 column further left than those above it"),
        (LAST, LAST[1:], "this line begins 1 column further left than those above it"),
    ],
)
def test_a_row_that_is_indented_otherwise_is_named_and_repaired(
    old: str, new: str, message: str
) -> None:
    told = told_of(slipped(old, new))
    assert told.message == message
    assert told.span.line == place_of(old)[0]
    assert told.is_safe
    assert put_right(slipped(old, new)) == SOUND


@pytest.mark.parametrize(
    ("old", "new"), [(FIRST, " " + FIRST), (FOURTH, FOURTH[1:]), ("- {id: coal", "-{id: coal")]
)
def test_lines_that_end_as_on_windows_are_put_right_too(old: str, new: str) -> None:
    text = slipped(old, new).replace("\n", "\r\n")
    assert told_of(text).is_safe
    assert put_right(text) == SOUND.replace("\n", "\r\n")


@pytest.mark.parametrize(
    "line", ["x" * 4000, "x: " * 1300, " " * 4000 + "x", '"' * 4000, "a:|" * 1300]
)
def test_long_lines_around_a_slip_are_looked_at_in_bounded_work(line: str) -> None:
    text = "format: 1\nnotes:\n" + f"  {line}\n" * 300 + " x: [\n- y"
    assert calls_of(lambda: uneven_line(text, len(text) - 1)) < 10_000
    uneven_line(text, text.rindex("x:"))
