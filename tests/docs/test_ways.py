"""The three ways of data in the tour are as it tells: each function is called, in its order."""

import re
from pathlib import Path

import pytest

from tests.docs.ways import HERE, WAYS, Call, gone, out_of_order
from tests.has_qt import HAS_QT

TOUR = (HERE / "docs/tour.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \[`([\w/.]+)`\]\([^)]+\) \| `([\w.]+)` \|", re.MULTILINE)
HEADINGS = {
    "findings": "A file to its findings",
    "stroke": "A stroke to its tile and journal",
    "log": "A typed move to the log",
}


def told(heading: str) -> list[Call]:
    """The files and functions of a section of the tour."""
    section = TOUR.partition(f"### {heading}\n")[2].partition("\n### ")[0].partition("\n## ")[0]
    return [(file, name) for file, name in ROW.findall(section)]


@pytest.mark.parametrize("name", WAYS)
def test_a_way_is_as_the_tour_tells_it(name: str, tmp_path: Path) -> None:
    if name == "stroke" and not HAS_QT:
        pytest.skip("tiles are painted by Qt")
    way = told(HEADINGS[name])
    assert len(way) > 8
    assert out_of_order(way, gone(name, tmp_path)) == []


def test_a_way_that_is_told_wrongly_is_caught() -> None:
    calls = [("a.py", "f"), ("b.py", "C.g")]
    assert out_of_order(calls, calls) == []
    assert len(out_of_order(calls[::-1], calls)) == 1
    assert len(out_of_order([("a.py", "gone")], calls)) == 1
