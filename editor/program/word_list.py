"""The list for translators: every text of the editor, as gettext's tools want it (`make words`).

Texts are found where `tr` and `trn` are called, and where they wait until they are shown: titles
of tools, panels, sheets and options, what actions and menus are called, and all else in `later`.
The words of systems come from their descriptions.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from model.systems import described, system_names
from model.systems.system import SystemModel

HERE: Final = Path(__file__).parents[1]
PLACES: Final = {
    "tr": (0,),
    "later": (0,),
    "trn": (0, 1),
    "action": (1,),
    "Action": (1,),
    "Option": (1,),
}
"""Calls with texts for people, and at which place these stand."""
KEYWORDS: Final = frozenset({"title", "submenu", "tip", "words"})
"""Arguments of actions and options that are texts for people."""
NAMES: Final = frozenset({"TITLE", "MENUS"})
"""What is assigned to these is translated where it is shown."""


class Word(NamedTuple):
    """A text, with its plural where it has one."""

    one: str
    many: str = ""


def words() -> dict[Word, list[str]]:
    """Every text, and where it stands."""
    found: dict[Word, list[str]] = {}
    for path in sorted(HERE.rglob("*.py")):
        for line, word in words_in(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(word, []).append(f"{path.relative_to(HERE.parent).as_posix()}:{line}")
    for name in system_names():
        for word in _words_of(described(name)):
            found.setdefault(word, []).append(f"system {name}")
    return found


def _words_of(system: SystemModel) -> Iterator[Word]:
    """What a system calls itself, its cities and its things."""
    yield Word(system.title)
    yield from (Word(kind.title) for kind in system.kinds)
    for thing in system.words.values():
        yield from (Word(thing.one), Word(thing.many))


def words_in(tree: ast.AST) -> Iterator[tuple[int, Word]]:
    """The texts of a module, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            texts = _of_call(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and _names(node) & NAMES:
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            texts = [Word(text) for text in map(_literal, values) if text]
        else:
            continue
        for word in texts:
            yield node.lineno, word


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _of_call(call: ast.Call) -> list[Word]:
    name = called(call)
    if name not in PLACES:
        return []
    texts = [_literal(call.args[place]) for place in PLACES[name] if place < len(call.args)]
    if name == "trn":
        return [Word(*texts)] if all(texts) else []
    if name != "tr":
        texts += [_literal(one.value) for one in call.keywords if one.arg in KEYWORDS]
    return [Word(text) for text in texts if text]


def _names(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _literal(node: ast.AST | None) -> str:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if is_text else ""  # type: ignore[union-attr]


def template() -> str:
    """All of it as a template of gettext."""
    parts = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n']
    for word, places in words().items():
        lines = [f"#: {place}" for place in places]
        lines.append(f"msgid {_quoted(word.one)}")
        if word.many:
            lines += [f"msgid_plural {_quoted(word.many)}", 'msgstr[0] ""', 'msgstr[1] ""']
        else:
            lines.append('msgstr ""')
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    sys.stdout.write(template())
