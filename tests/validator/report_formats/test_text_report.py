"""The report for people, as it stands on a screen: marks, labels, notes, narrow and wide."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.terminal.text import width
from tests.validator.report_formats.report_samples import NASTY
from validator.finding import INFO, WARNING, Severity
from validator.report_formats import written
from validator.reporting.judgement import Judgement, Report, Told
from validator.reporting.placing import Span
from validator.wording.excerpt import FEWEST, excerpt
from validator.wording.visible import clean
from validator.wording.wrapping import wrapped

FILE = "maps/bavaria.milepost.yaml"
LINES = {
    17: '- {id: munich, name: München, kind: major, at: "9,4"}',
    41: "  route: [muenchen, ulm]",
}


def told(span: tuple[int, int, int], **more: Any) -> Told:
    line, start, end = span
    usual: dict[str, Any] = {
        "code": "REF003",
        "name": "unknown-city",
        "severity": Severity.ERROR,
        "message": 'city "muenchen" is not defined',
        "span": Span(line, start, line, end),
        "pointer": "",
        "mark": "1",
    }
    return Told(**{**usual, **more})


WHOLE = told(
    (41, 11, 19),
    also=((Span(17, 8, 17, 14), "the city that comes closest"),),
    help='did you mean "munich"?',
    cells=("9,4", "10,4"),
    edges=("9,4 10,4",),
    repair='write "munich"',
    is_safe=True,
)


def shown(*findings: Told, lines: dict[int, str] = LINES, name: str = FILE, **look: Any) -> str:
    counts = {one: sum(each.severity is one for each in findings) for one in Severity}
    judged = Judgement(name, findings, counts=counts, lines=lines)
    return written(Report((judged,), **{"columns": 80, **look}), "text")


def test_a_finding_at_80_columns() -> None:
    assert (
        shown(WHOLE)
        == """\
error[REF003] unknown-city: city "muenchen" is not defined
  --> maps/bavaria.milepost.yaml:41:11
   |
17 | - {id: munich, name: München, kind: major, at: "9,4"}
   |        ------ the city that comes closest
41 |   route: [muenchen, ulm]
   |           ^^^^^^^^
   |
   = map: cells 9,4 10,4; edge 9,4 10,4
   = help: did you mean "munich"?
   = repair: write "munich" (--fix)
   = explain: milepost explain REF003

1 file checked: 1 error; 1 repair with --fix
"""
    )


def test_the_entry_that_would_allow_a_finding_is_shown_to_be_copied() -> None:
    entry = '{code: MAP014, place: "12,7", reason: why}'
    assert f"   = allow: {entry}\n" in shown(told((41, 11, 19), entry=entry, place="12,7"))
    assert " allow: " not in shown(told((41, 11, 19)))


def test_a_finding_at_40_columns() -> None:
    text = shown(WHOLE, columns=40)
    assert (
        text
        == """\
error[REF003] unknown-city: city
  "muenchen" is not defined
  --> maps/bavaria.milepost.yaml:41:11
   |
17 | - {id: munich, name: München, kind…
   |        ------
   | the city that comes closest
41 |   route: [muenchen, ulm]
   |           ^^^^^^^^
   |
   = map: cells 9,4 10,4; edge 9,4 10,4
   = help: did you mean "munich"?
   = repair: write "munich" (--fix)
   = explain: milepost explain REF003

1 file checked: 1 error; 1 repair with
  --fix
"""
    )


def test_colours_are_laid_over_the_same_text() -> None:
    for columns in (80, 40):
        plain, painted = (shown(WHOLE, columns=columns, colours=c) for c in (False, True))
        assert "\x1b[31;1merror[REF003]\x1b[0m unknown-city" in painted
        assert "\x1b[31m^^^^^^^^\x1b[0m" in painted
        assert re.sub(r"\x1b\[[0-9;]+m", "", painted) == plain
    warning = shown(told((41, 11, 19), severity=WARNING), colours=True)
    assert "\x1b[33;1mwarning[REF003]\x1b[0m" in warning
    assert "\x1b[33m^^^^^^^^\x1b[0m" in warning


def marked(line: str, word: str, **look: Any) -> tuple[str, str]:
    """The line of the file as it is shown, and the line below it with the mark."""
    start = line.index(word) + 1
    text = shown(told((5, start, start + len(word))), lines={5: line}, **look)
    before = text.split("  |\n")[1].split("\n")
    return before[0].removeprefix("5 | "), before[1].removeprefix("  | ")


@pytest.mark.parametrize(
    ("line", "word", "expected", "mark"),
    [
        ("name: 東京駅, kynd: x", "kynd", "name: 東京駅, kynd: x", "              ^^^^"),
        ("name: 東京駅, kynd: x", "京駅", "name: 東京駅, kynd: x", "        ^^^^"),
        ("ja: 🚂駅 x", "🚂駅", "ja: 🚂駅 x", "    ^^^^"),
        ("cafe\u0301 x", "x", "cafe\u0301 x", "     ^"),
        ("\tname:\tA\tkynd", "kynd", "    name:   A   kynd", "                ^^^^"),
        ("a\x1b[31mb kynd", "kynd", "a\\u{1b}[31mb kynd", "             ^^^^"),
        ("a\u202eb kynd", "b", "a\\u{202e}b kynd", "         ^"),
        ("a\u0301\u0301\u0301\u0301b", "b", "a\u0301\u0301b", " ^"),
    ],
)
def test_a_mark_stands_below_what_it_means(line: str, word: str, expected: str, mark: str) -> None:
    assert marked(line, word) == (expected, mark)


def test_where_a_terminal_lacks_letters_they_are_spelled_out() -> None:
    assert marked("name: Köln x", "x", unicode=False) == (
        "name: K\\u{f6}ln x",
        "                ^",
    )


def test_a_long_line_is_cut_around_the_mark() -> None:
    line = f"x: [{', '.join(f'city-{number}' for number in range(60))}]"
    assert marked(line, "city-30") == (
        "…y-26, city-27, city-28, city-29, city-30, city-31, city-32, city-33, city-…",
        "                                  ^^^^^^^",
    )
    assert marked(line, "city-30", columns=40) == (
        "…28, city-29, city-30, city-31, cit…",
        "              ^^^^^^^",
    )
    assert marked(line, "city-0", columns=40)[0].startswith("x: [city-0, city-1")
    assert marked(line, "city-59", columns=40)[0].endswith("city-58, city-59]")


def test_nothing_of_a_file_or_its_name_reaches_the_terminal_raw() -> None:
    text = shown(
        told((5, 1, 2), message='name "\x1b[31m" is odd', help="\u202eno"),
        lines={5: "\x9b31m"},
        name="maps/\x1b[2J\u2028.yaml",
    )
    assert 'unknown-city: name "\\u{1b}[31m" is odd' in text
    assert "--> maps/\\u{1b}[2J\\u{2028}.yaml:5:1" in text
    assert "= help: \\u{202e}no" in text
    assert "5 | \\u{9b}31m" in text


def test_a_code_is_explained_where_it_comes_first() -> None:
    other = told((41, 21, 24), code="REF004", name="unknown-good")
    text = shown(WHOLE, told((41, 21, 24)), other)
    assert text.count("milepost explain REF003") == 1
    assert text.count("milepost explain REF004") == 1


def test_many_cells_are_cut_short() -> None:
    cells = tuple(f"{number},0" for number in range(1000))
    assert "= map: cells 0,0 1,0 2,0 3,0 4,0 5,0 and 994 more\n" in shown(
        told((41, 1, 2), cells=cells)
    )


def test_a_repair_that_is_not_safe_says_how_to_get_it() -> None:
    text = shown(told((41, 1, 2), repair="take it away"))
    assert "= repair: take it away (--fix --unsafe-fixes)" in text
    assert "with --fix" not in text.splitlines()[-1]


def test_what_is_left_out_is_counted() -> None:
    judged = Judgement(FILE, (WHOLE,), left_out={"REF003": 1234}, counts={Severity.ERROR: 1235})
    text = written(Report((judged,)), "text")
    assert f"{FILE}: and 1,234 more of REF003; --max-findings 0 shows all\n" in text
    assert "1,235 errors" in text


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ([Judgement("a")], "1 file checked: nothing found"),
        ([Judgement("a"), Judgement("b")], "2 files checked: nothing found"),
        (
            [Judgement("a", counts={Severity.ERROR: 1}, has_failed=True), Judgement("b")],
            "1 file checked, 1 could not be checked: 1 error",
        ),
        (
            [Judgement("a", counts={WARNING: 2, INFO: 2}, known=3, accepted=(WHOLE,))],
            "1 file checked: 2 warnings, 2 info; 1 allowed; 3 known to the baseline",
        ),
    ],
)
def test_the_last_line_counts(files: list[Judgement], said: str) -> None:
    assert written(Report(tuple(files)), "text") == f"{said}\n"
    assert written(Report(tuple(files), quiet=True), "text") == ""


@given(NASTY.map(lambda text: text * 9), st.integers(0, 60), st.integers(0, 9), st.integers(1, 90))
def test_an_excerpt_fits_its_room_and_shows_where_the_mark_begins(
    line: str, start: int, length: int, room: int
) -> None:
    line = line.replace("\n", "")
    cut = excerpt(line, start, start + length, room)
    # One sign may be wider than the room: a character that is spelled out.
    assert width(cut.line) <= max(room, FEWEST) + 10
    assert cut.width >= 1
    assert cut.at <= max(room, FEWEST)


@given(NASTY.map(lambda text: text * 5), st.integers(20, 90))
def test_wrapped_text_fits_and_loses_nothing(text: str, columns: int) -> None:
    text = "  " + clean(text).replace("\u0301", "").strip()
    lines = wrapped(text, columns, "      ")
    assert max(map(width, lines)) <= columns
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert lines[0][:2] == "  " or not text.strip()
