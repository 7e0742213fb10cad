"""The page about systems can be walked, quotes what is there, and knows every part there can be."""

import re
from pathlib import Path

import pytest

from tests.contracts.house import HERE, modules
from tests.docs.walking import TOYS, misquoted, walked, way
from tests.has_qt import HAS_QT

PAGE = (HERE / "docs/how-to-add-a-system.md").read_text(encoding="utf-8")
ASKED = re.compile(r'part_of\(\s*"(\w+)",[^"]*?f?"([\w.]+?)(?:\.\{\w+\})?"\s*\)')
SCANNED = re.compile(r'modules_(?:of|in_systems|for)\((?:[^"()]*,\s*)?"(\w+)"\)')


@pytest.mark.skipif(not HAS_QT, reason="pages on paper are painted by Qt")
def test_every_step_shows_what_one_sees_then(tmp_path: Path) -> None:
    assert list(walked(PAGE, tmp_path)) == []


def test_what_it_quotes_is_in_the_files() -> None:
    assert list(misquoted(PAGE)) == []


def test_a_false_quotation_is_caught() -> None:
    page = (
        "[f](../tests/toys/model/systems/beacons/rules.py)\n\n```python\noil: int\n...\n{}\n```\n"
    )
    assert list(misquoted(page.format("rounds: int"))) == []
    assert len(list(misquoted(page.format("rounds: float")))) == 1


def test_a_step_that_is_not_so_is_caught(tmp_path: Path) -> None:
    page = (
        "```console\n$ milepost new a.milepost.yaml --system beacons\nwrote a.milepost.yaml\n```\n"
    )
    assert len(list(walked(page, tmp_path))) == 1


def test_it_comes_to_every_file_of_the_toy() -> None:
    met = [TOYS / one.file for one in way(PAGE) if one.file]
    files = [
        file for file in TOYS.rglob("*beacons*/**/*") if file.suffix in (".py", ".json", ".yaml")
    ]
    left = [
        str(file.relative_to(TOYS))
        for file in files
        if file.name != "__init__.py" and not {file, *file.parents} & set(met)
    ]
    assert left == []


def parts_asked_for() -> set[tuple[str, str]]:
    """Every part of a system that some room looks for."""
    found = set()
    for file in modules():
        text = file.read_text(encoding="utf-8")
        found |= {(room, part) for room, part in ASKED.findall(text)}
        found |= {("editor", part) for part in SCANNED.findall(text)}
    return found


def test_parts_are_found_in_the_code() -> None:
    assert {("drawing", "layers"), ("engine", "aid"), ("editor", "tools")} <= parts_asked_for()


@pytest.mark.parametrize(("room", "part"), sorted(parts_asked_for()))
def test_every_part_that_is_looked_for_is_in_the_table(room: str, part: str) -> None:
    section = PAGE.partition("## What a system may bring\n")[2]
    place = f"{room}/systems/NAME/{part.replace('.', '/')}"
    assert re.search(rf"^\| `{re.escape(place)}(\.py|/)?`", section, re.MULTILINE), place
