"""Walks a page that builds a system file by file: what it says at each step is what one sees then.

Where the page links a file or folder of the toy systems for the first time, the walker puts it into
a folder of its own; where the page shows commands, they are run with what lies there by then.
"""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.docs.sessions import SHELL, Block, blocks, said_otherwise
from tests.milepost.other_systems import driven

HERE = Path(__file__).resolve().parents[2]
TOYS = HERE / "tests/toys"
GAP = "..."
_LINK = re.compile(r"\]\(\.\./tests/toys/([^)#]+)\)")
_RUNNER = """
import json, sys
from pathlib import Path
from tests.docs.sessions import Block, said_otherwise
print(json.dumps(said_otherwise(Block(*json.load(sys.stdin)), Path("."))))
"""
_TYPIST = """
import json, sys
from tests.docs.shell_lines import wrong_in
print(json.dumps(list(wrong_in(sys.stdin.read()))))
"""
_EXPORT = re.compile(r"export MILEPOST_SYSTEMS=(\S+)\n")


class Met(NamedTuple):
    """What a page comes to: a file of the toys, or a block of code."""

    place: int
    file: str = ""
    block: Block | None = None


def way(page: str) -> list[Met]:
    """The files and blocks of a page in the order of reading."""
    files = [Met(_line(page, found.start()), found[1]) for found in _LINK.finditer(page)]
    shown = [Met(block.line, block=block) for block in blocks(page)]
    return sorted([*files, *shown], key=lambda met: met.place)


def _line(page: str, place: int) -> int:
    return page[:place].count("\n") + 1


def walked(page: str, folder: Path) -> Iterator[str]:
    """What comes out otherwise than the page says, with its line."""
    systems = folder / "mine"
    systems.mkdir()
    for met in way(page):
        if met.file:
            _put(met.file, systems)
        elif met.block is not None and met.block.kind in ("text", "yaml"):
            said_otherwise(met.block, folder)
        elif met.block is not None and met.block.kind == "console":
            yield from json.loads(driven(systems, folder, _RUNNER, json.dumps(met.block)))
        elif met.block is not None and met.block.kind in SHELL:
            yield from _typed(met.block.text, folder)


def _typed(text: str, folder: Path) -> Iterator[str]:
    """What does not work of the lines of a shell; the systems are where they say, in our tree."""
    said = _EXPORT.match(text)
    systems = HERE / said[1] if said else TOYS
    yield from json.loads(driven(systems, folder, _TYPIST, _EXPORT.sub("", text)))


def _put(file: str, systems: Path) -> None:
    """Copies what a page has come to, and what makes packages of the folders around it."""
    source, target = TOYS / file, systems / file
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for inside in source.relative_to(TOYS).parents:
        door = TOYS / inside / "__init__.py"
        if door.is_file():
            shutil.copy(door, systems / inside / "__init__.py")


def misquoted(page: str) -> Iterator[str]:
    """Blocks that no file named shortly before them says; a line `...` leaves something out."""
    files: list[str] = []
    are_read = False
    for met in way(page):
        if met.file:
            files = [*([] if are_read else files), met.file]
            are_read = False
        elif met.block is not None and met.block.kind in ("python", "json", "yaml"):
            are_read = True
            told = [_lines((TOYS / file).read_text(encoding="utf-8")) for file in files]
            for part in _parts(met.block.text):
                if not any(_holds(whole, part) for whole in told):
                    yield f"line {met.block.line}: no file says {part[0]!r} and so on"


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _parts(text: str) -> Iterator[list[str]]:
    part: list[str] = []
    for line in [*_lines(text), GAP]:
        if line != GAP:
            part.append(line)
        elif part:
            yield part
            part = []


def _holds(whole: list[str], part: list[str]) -> bool:
    starts = range(len(whole) - len(part) + 1)
    return any(whole[start : start + len(part)] == part for start in starts)
