"""Files of strangers: whatever they hold, they open or are refused with a sentence."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from model.bounded_files import LARGEST_FILE
from model.files.scenario_files import formatted, new_text, read_text, text_after
from model.scenario.scenario_form import write_scenario
from model.unreadable import Unreadable
from model.yaml.node_growth import DEEPEST
from tests.generate.scenario import make_scenario

BY_HAND = Path(__file__).parents[2] / "files" / "commented.milepost.yaml"

BROKEN = [
    "rules: 5\n",
    "rules: [a]\n",
    "rules: {preset: 5}\n",
    "rules: {preset: ./../x.preset.yaml}\n",
    "extends: 5\n",
    "players: {min: {a: 1}}\n",
    "board: {kind: mileposts, paint: 5}\n",
    "cities: {id: 5}\n",
    "format: -1\n",
    "format: -999999999999999\n",
    "format: 0\nboard: 5\ncities: 5\nwaters: [5, {path: 5}]\n",
    "format: 0\ncities: [{at: [1], xy: [a, b]}]\nwaters: [{cells: [[1, 2], 3]}]\n",
    "format: 0\nwaters: [{outline: [[true, 1]]}]\n",
    "title: '\\x00'\n",
]


@pytest.mark.parametrize("text", BROKEN)
def test_broken_files_open_and_keep_what_they_say(text: str) -> None:
    file = read_text(text)
    assert text_after(file, file.scenario)
    assert read_text(formatted(file)).scenario == file.scenario


@pytest.mark.parametrize(
    ("opening", "inner", "closing"),
    [
        ("[", "1", "]"),
        ("[", "", "]"),
        ("{a: ", "1", "}"),
        ("{a: ", "{}", "}"),
        ("[{a: ", "[]", "}]"),
        ("{a: [", "x y", "]}"),
    ],
)
def test_the_deepest_nesting_is_opened_edited_and_formatted(
    opening: str, inner: str, closing: str
) -> None:
    deep = DEEPEST // sum(map(opening.count, "[{")) - 2
    text = f"format: 1\nstrange: {opening * deep}{inner}{closing * deep}\ntitle: a\n"
    file = read_text(text)
    after = text_after(file, replace(file.scenario, title="b"))
    assert after == text.replace("title: a", "title: b")
    again = read_text(formatted(file))
    assert again.scenario == file.scenario
    assert formatted(again) == formatted(file)


@pytest.mark.parametrize("text", ["5\n", "- a\n", "text\n", "[]\n"])
def test_a_file_that_is_no_mapping_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="A scenario is written as keys"):
        read_text(text)


def test_a_newer_format_is_refused_with_a_sentence_and_a_place() -> None:
    with pytest.raises(Unreadable, match="format 2; this Milepost reads formats up to 1") as newer:
        read_text("title: a\nformat: 2\n")
    assert (newer.value.line, newer.value.column) == (2, 9)


SOUND = [new_text(make_scenario(seed, 4, 4)) for seed in range(3)] + [BY_HAND.read_text()]
SIGNS = " \n\t#:-?,[]{}&*!|>'\"%@`\\~.0xe_=<é北\u2028\x00\ufeff"


@given(
    st.sampled_from(SOUND),
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.text(SIGNS, max_size=4)), max_size=4
    ),
)
@example("format: 1\nrules: 5\n", [])
def test_a_file_after_any_mishap_is_a_scenario_or_unreadable(
    text: str, mishaps: list[tuple[float, int, str]]
) -> None:
    for place, length, replacement in mishaps:
        start = int(place * len(text))
        text = text[:start] + replacement + text[start + length :]
    try:
        file = read_text(text)
    except Unreadable:
        return
    assert text_after(file, file.scenario) == file.document.text
    again = read_text(formatted(file))
    assert again.scenario == file.scenario
    assert formatted(again) == formatted(file)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_scenario_or_unreadable(data: bytes) -> None:
    try:
        read_text(data)
    except Unreadable:
        return


@given(st.lists(st.text(SIGNS + "abc", max_size=12), max_size=8))
def test_lines_of_odd_signs_are_a_scenario_or_unreadable(lines: list[str]) -> None:
    try:
        file = read_text("\n".join(lines))
    except Unreadable:
        return
    assert read_text(formatted(file)).scenario == file.scenario


def test_a_short_row_in_an_old_file_does_not_blow_up_all_the_others() -> None:
    """A wide row and many empty ones: rows are filled up on boards of bearable size only."""
    rows = "\n".join(["    " + "." * 4000, *["    ."] * 100_000])
    text = f"format: 0\nboard:\n  kind: mileposts\n  terrain: |\n{rows}\n"
    assert len(text) < LARGEST_FILE
    file = read_text(text)
    assert len(str(write_scenario(file.scenario))) < 2 * LARGEST_FILE
