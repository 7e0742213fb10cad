"""The page of all rooms and what is in them, from the first sentence of every package."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = "milepost editor validator engine drawing model schemas scenarios".split()
HEAD = """\
# The rooms

<!-- Written by `make docs` from the docstrings of the packages. Change those, not this page. -->

Where a line of code is to be found: every room and every folder in it, in the words of its first
line. Imports only go down, from the first room to the last; `engine` and `drawing` do not know each
other. What belongs to one family of games lies in a folder of its name below `systems`.
[The tour](tour.md) shows how they work together.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "\n" + "\n".join(line for room in ROOMS for line in _room(room))


def _room(room: str) -> Iterator[str]:
    yield from (f"## `{room}/`", "", _sentence(ROOT / room), "")
    folders = list(_packages(ROOT / room))
    if folders:
        yield from ("| folder | what is in it |", "|---|---|")
        yield from (f"| `{_name(folder)}/` | {_sentence(folder)} |" for folder in folders)
        yield ""


def _packages(room: Path) -> Iterator[Path]:
    """The packages below a room, in the order of their names."""
    for door in sorted(room.rglob("__init__.py")):
        if door.parent != room:
            yield door.parent


def _name(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


def _sentence(folder: Path) -> str:
    """What a package says of itself: the first paragraph of its docstring."""
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    said = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
    return " ".join(said.split()).replace("|", "\\|")
