"""Rows of terrain that are not read as they were meant: folded into one, or pushed aside."""

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from validator.running.fixing import repaired
from validator.running.run import Placed, examine

SOUND = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
HEADER = "  terrain: |\n"
ROWS = SOUND[SOUND.index(HEADER) :].splitlines(keepends=True)[1:14]
FIRST_LINE = SOUND.count("\n", 0, SOUND.index(HEADER)) + 1


def only(text: str) -> Placed:
    """The only finding of a text."""
    (placed,) = examine(read_text(text))
    return placed


def mended(text: str) -> str:
    """A text after its safe repairs."""
    return repaired(read_text(text), lambda _: True).text


def is_sound(text: str) -> bool:
    return read_text(text).scenario == read_text(SOUND).scenario


@pytest.mark.parametrize("sign", [" >", " >-", ""])
def test_rows_that_are_read_as_one_are_told_and_kept_apart(sign: str) -> None:
    text = SOUND.replace(HEADER, f"  terrain:{sign}\n", 1)
    placed = only(text)
    assert placed.finding.code == "MAP002"
    assert placed.finding.message == "the 13 rows of the terrain are read as one"
    assert placed.finding.help == "write | after terrain: it keeps the rows apart"
    assert placed.span.line == FIRST_LINE
    assert placed.finding.repair
    assert HEADER in mended(text)
    assert is_sound(mended(text))


def test_a_first_row_with_a_blank_less_is_told_at_that_row() -> None:
    text = SOUND.replace(ROWS[0], ROWS[0][1:], 1)
    placed = only(text)
    assert placed.finding.code == "MAP002"
    assert placed.finding.message == "row 0 of the terrain begins 1 column further left than others"
    assert placed.span.line == FIRST_LINE + 1
    assert is_sound(mended(text))


@pytest.mark.parametrize("row", [1, 6, 12])
def test_another_row_with_a_blank_more_is_told_at_that_row(row: int) -> None:
    text = SOUND.replace(ROWS[row], "  " + ROWS[row], 1)
    placed = only(text)
    message = f"row {row} of the terrain begins 2 columns further right than others"
    assert (placed.finding.code, placed.finding.message) == ("MAP002", message)
    assert placed.span.line == FIRST_LINE + 1 + row
    assert mended(text) == SOUND


def test_several_rows_that_begin_elsewhere_are_one_finding() -> None:
    text = SOUND
    for row in (2, 5):
        text = text.replace(ROWS[row], " " + ROWS[row], 1)
    assert only(text).span.line == FIRST_LINE + 3
    assert mended(text) == SOUND


def test_blanks_that_stand_for_cells_are_signs_that_nobody_explains() -> None:
    """The row is as long as the others, so nothing was pushed aside."""
    text = SOUND.replace(ROWS[3], ROWS[3].replace("    _", "     ", 1), 1)
    assert only(text).finding.code == "MAP001"


def test_no_blank_more_is_asked_for_where_rows_are_too_long_by_themselves() -> None:
    text = SOUND.replace(ROWS[3], ROWS[3].replace("    ", "    .", 1), 1)
    assert only(text).finding.message == "row 3 of the terrain has 17 columns, the size 16"
