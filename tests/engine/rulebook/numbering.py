"""How the entries of rulebooks are numbered, and where the files of rulebooks lie."""

import re
from collections.abc import Iterator
from pathlib import Path

from engine import systems

HERE = Path(__file__).parents[3]
FILES = [file for folder in systems.__path__ for file in Path(folder).glob("*/*.rulebook.yaml")]
ID = re.compile(r"([A-Z]+-[A-Z]+|OPEN)-(\d\d)")


def numbers(ids: Iterator[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for one in ids:
        match = ID.fullmatch(one)
        assert match, one
        found.setdefault(match[1], []).append(int(match[2]))
    return found
