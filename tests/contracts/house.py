"""The rooms of the house, their modules, and what a module imports."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parents[2]
ROOMS = ("milepost", "editor", "validator", "engine", "drawing", "model", "schemas", "scenarios")


def modules(*folders: str) -> list[Path]:
    """Every Python file in some folders, or in all rooms."""
    return sorted(file for folder in folders or ROOMS for file in (HERE / folder).rglob("*.py"))


def place(file: Path) -> str:
    """Where a file stands in the house: `drawing/qt.py`."""
    return file.relative_to(HERE).as_posix()


class Reading(NamedTuple):
    """What the contracts ask of a module."""

    imports: frozenset[str]
    says_what_it_is_for: bool


@cache
def reading_of(file: Path) -> Reading:
    """A module as its syntax tells: parsed once, as several contracts ask for every module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return Reading(frozenset(_names_in(tree)), bool(ast.get_docstring(tree)))


def imported_names(source: str) -> Iterator[str]:
    """Every module a source imports, also late or by its name in a string."""
    return _names_in(ast.parse(source))


def _names_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call):
            yield from _imported_by_a_call(node)


def _imported_by_a_call(call: ast.Call) -> Iterator[str]:
    function, first = call.func, call.args[0] if call.args else None
    name = getattr(function, "attr", getattr(function, "id", ""))
    if name in {"import_module", "__import__"} and isinstance(first, ast.Constant):
        yield str(first.value)


def imports_of(file: Path) -> frozenset[str]:
    return reading_of(file).imports


def places_importing(*libraries: str, folders: Iterable[str] = ()) -> set[str]:
    """Where a library or a part of it is imported; who does that names it, and the rest is left."""
    tops = [library.partition(".")[0] for library in libraries]
    return {
        place(file)
        for file in modules(*folders)
        if any(top in _text_of(file) for top in tops)
        if any(is_or_is_in(name, one) for name in imports_of(file) for one in libraries)
    }


@cache
def _text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def is_or_is_in(name: str, module: str) -> bool:
    """Whether a name is a module or something inside it: `PySide6.QtGui` is in `PySide6`."""
    return name == module or name.startswith(module + ".")


def module_name(file: Path) -> str:
    """How a file is imported: `drawing.qt` for `drawing/qt/__init__.py`."""
    parts = file.relative_to(HERE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(file: Path) -> str:
    """The folder of a file, as a package."""
    return ".".join(file.relative_to(HERE).parent.parts)


def packages_that_import_each_other(imports: dict[Path, frozenset[str]]) -> set[tuple[str, str]]:
    """Pairs of folders of which each imports something of the other, late imports included."""
    homes = {module_name(file): package_of(file) for file in imports}
    reached: dict[str, set[str]] = {}
    for file, names in imports.items():
        found = {homes[name] for name in names if name in homes}
        reached.setdefault(package_of(file), set()).update(found)
    return {
        (one, other)
        for one, others in reached.items()
        for other in others
        if one < other and one in reached.get(other, ())
    }
