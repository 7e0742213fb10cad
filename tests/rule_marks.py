"""Finds which tests hold which rules: reads `@pytest.mark.rule(ID)` from sources, runs nothing.

A mark may stand above a test or in `pytest.param`, and name its ID in quotes or through a constant,
a loop over a list or a parameter of a function of the same module. Where several IDs can come that
way, all of them count.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

_ID = re.compile(r"(?:[A-Z]{2,6}-[A-Z]{2,8}|OPEN)-(?:\d{2,3}|[a-z]+(?:-[a-z]+)*)")
_WORDS = (re.compile(r"\bmark\b"), re.compile(r"\brule\b"))
"""What stands in every module that has marks; most have none, and need not be parsed."""
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mark(NamedTuple):
    """One rule that one place in the tests claims to hold; no ID where it cannot be read."""

    id: str | None
    place: str
    line: int

    def __str__(self) -> str:
        return f"{self.place}:{self.line}"


def marks_below(folder: Path) -> list[Mark]:
    """The marks of every Python file below a folder, in the order of the files."""
    found: list[Mark] = []
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder.parent).as_posix()
        found += marks_in(file.read_text(encoding="utf-8"), place)
    return found


def marks_in(source: str, place: str) -> list[Mark]:
    """The marks of one module."""
    if not all(word.search(source) for word in _WORDS):
        return []
    module = _Module(ast.parse(source))
    found: list[Mark] = []
    for call in module.marks:
        ids = module.ids_of(call)
        found += [Mark(one, place, call.lineno) for one in ids or (None,)]
    return found


def _is_mark(node: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    owner = node.value
    return "mark" in (getattr(owner, "attr", ""), getattr(owner, "id", ""))


@dataclass(frozen=True)
class _Module:
    """A parsed module that can tell which texts may stand behind a name."""

    tree: ast.Module

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        pairs = ((n, node) for node in ast.walk(self.tree) for n in ast.iter_child_nodes(node))
        return dict(pairs)

    @cached_property
    def calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    @cached_property
    def marks(self) -> list[ast.Call]:
        """Every call of the mark, also under another name: `rule = pytest.mark.rule`."""
        names = {
            target.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Assign) and _is_mark(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        called = (c for c in self.calls if _is_mark(c.func) or getattr(c.func, "id", "") in names)
        return sorted(called, key=lambda call: (call.lineno, call.col_offset))

    def ids_of(self, call: ast.Call) -> list[str]:
        if len(call.args) == 1 and isinstance(call.args[0], ast.Constant):
            return [str(call.args[0].value)]
        texts = [text for arg in call.args for text in self._texts(arg, frozenset())]
        return list(dict.fromkeys(text for text in texts if _ID.fullmatch(text)))

    def _texts(self, node: ast.AST, seen: frozenset[ast.AST]) -> Iterator[str]:
        """Every text that an expression may hold, with the names in it followed to their values."""
        if node in seen:
            return
        seen |= {node}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        behind = self._values_of(node) if isinstance(node, ast.Name) else ast.iter_child_nodes(node)
        for inner in behind:
            yield from self._texts(inner, seen)

    def _values_of(self, name: ast.Name) -> Iterator[ast.AST]:
        """What the innermost scope that knows a name gives to it."""
        scope = self.parents.get(name)
        while scope is not None:
            values = list(self._given_in(scope, name.id))
            if values:
                yield from values
                return
            scope = self.parents.get(scope)

    def _given_in(self, scope: ast.AST, name: str) -> Iterator[ast.AST]:
        if isinstance(scope, _COMPREHENSIONS):
            yield from (one.iter for one in scope.generators if _binds(one.target, name))
        elif isinstance(scope, ast.For) and _binds(scope.target, name):
            yield scope.iter
        elif isinstance(scope, (*_FUNCTIONS, ast.Module, ast.ClassDef)):
            yield from _assigned(scope, name)
        if isinstance(scope, _FUNCTIONS):
            yield from self._handed_over(scope, name)

    def _handed_over(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, name: str
    ) -> Iterator[ast.AST]:
        """What the calls of a function give to one of its parameters."""
        names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        rest = function.args.vararg
        for call in self.calls:
            if getattr(call.func, "id", "") != function.name:
                continue
            if rest is not None and rest.arg == name:
                yield from call.args[len(names) :]
            elif name in names:
                yield from call.args[names.index(name) :][:1]
            yield from (word.value for word in call.keywords if word.arg == name)


def _binds(target: ast.AST, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def _assigned(scope: ast.AST, name: str) -> Iterator[ast.AST]:
    for node in getattr(scope, "body", ()):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", node)]
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            yield from (node.value for target in targets if _binds(target, name))
