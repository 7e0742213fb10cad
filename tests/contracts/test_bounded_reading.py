"""Whoever reads a file that a stranger may have written reads it within bounds: no room else."""

import ast
from collections.abc import Iterator

import pytest

from tests.contracts.house import HERE, modules, place

READS = {"read_bytes", "read_text", "open"}
ALLOWED = {
    "model/bounded_files.py": "reads for everybody",
    "model/files/atomic.py": "writes, and keeps as a backup what was read before",
    "model/data_files.py": "files that travel along",
    "model/layering/presets.py": "files that travel along",
    "model/schema/schema_files.py": "files that travel along",
    "engine/rulebook/__init__.py": "files that travel along",
    "drawing/files/own_data.py": "files that travel along",
    "drawing/fonts/truetype.py": "files that travel along",
    "validator/catalogue/published.py": "the register of codes, which travels along",
    "model/wording/translating/__main__.py": "what its user names, in the sources alone",
    "model/wording/translating/catalogue_files.py": "our own sources",
    "model/wording/translating/sources.py": "our own sources",
    "model/wording/languages/known.py": "files that travel along",
    "editor/new_map/templates.py": "files that travel along",
    "milepost/desktop/belongings.py": "files that travel along",
    "milepost/commands/play.py": "looks at the beginning of a file",
    "milepost/playing/script.py": "reads so much and no more, of whatever its user names",
    "milepost/showing/demonstration.py": "what the demonstration wrote itself",
}
"""Modules that read a file as it lies, and why they may."""
OWN_FOLDER = ("editor/saving/", "editor/preferences/", "editor/program/", "editor/window/")
"""The editor reads what it wrote into its data folder, and looks at the size there."""


def reads_in(source: str) -> Iterator[int]:
    """The lines in which a file is read whole, or opened to be read."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, owner = node.func.attr, node.func.value
        if "id='files'" in ast.dump(owner) or "attr='files'" in ast.dump(owner):
            continue  # importlib.resources: files that travel along
        if name == "open":
            modes = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if isinstance(owner, ast.Name) and owner.id == "os":
                continue
            if any(str(mode).startswith(("w", "a", "x", "r+")) for mode in modes):
                continue
            if "Path" in ast.dump(owner) or getattr(owner, "id", "") in ("path", "file"):
                yield node.lineno
        elif name in READS and not node.args:
            yield node.lineno


def test_no_room_reads_a_file_without_bounds() -> None:
    found = {}
    for file in modules():
        where = place(file)
        if where in ALLOWED or where.startswith(OWN_FOLDER):
            continue
        source = file.read_text(encoding="utf-8")
        # Most modules read no file at all, and need not be parsed.
        lines = [*reads_in(source)] if any(f".{word}(" in source for word in READS) else []
        if lines:
            found[where] = lines
    assert found == {}


@pytest.mark.parametrize(
    "code",
    ["path.read_bytes()", 'path.read_text(encoding="utf-8")', 'Path(named).open("rb")'],
)
def test_a_breach_is_caught(code: str) -> None:
    assert [*reads_in(code)] == [1]


def test_everybody_who_may_is_there_and_does() -> None:
    idle = [one for one in ALLOWED if not (HERE / one).is_file()]
    assert idle == []
