"""Every text for people in our sources, with the files in which it stands.

Texts are found where `tr` and `trn` are called, and where they wait until they are shown: in
the editor the titles of tools, panels, sheets and options, what actions and menus are called; in
the descriptions of imports and exports the titles of those and what can be said of them;
everywhere what is in `later`. The words of systems come from their descriptions, and those of
presets, lists of goods and rulebooks from their files.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from model.amounts_in_words import forms
from model.scenario.names_in_words import IN_FILES
from model.systems import described, system_names
from model.systems.system import SystemModel
from model.wording.translating.in_files import KNOWN, texts_in_files
from model.wording.translating.schema_texts import told_in_forms

HERE: Final = Path(__file__).parents[3]
ROOMS: Final = ("milepost", "editor", "validator", "engine", "drawing", "model")
EVERYWHERE: Final = {"tr": (0,), "later": (0,), "trn": (0, 1)}
"""Calls with texts for people, and at which place these stand."""
IN_EDITOR: Final = {**EVERYWHERE, "action": (1,), "Action": (1,), "Option": (1, 3)}
KEYWORDS: Final = frozenset({"title", "submenu", "tip", "words"})
"""Arguments of actions and options that are texts for people."""
NAMES: Final = frozenset({"TITLE", "MENUS"})
"""What is assigned to these in the editor is translated where it is shown."""


SHOWN: Final = ("editor/", "validator/exchange/")
"""Where titles stand as they are, as the window shows them."""


class Word(NamedTuple):
    """A text, with its plural where it has one, and what it is about where that must be said."""

    one: str
    many: str = ""
    about: str = ""


def words() -> dict[Word, list[str]]:
    """Every text, and the files in which it stands."""
    found: dict[Word, list[str]] = {}
    for room in ROOMS:
        for path in sorted((HERE / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            place = path.relative_to(HERE).as_posix()
            for _, word in words_in(tree, in_editor=place.startswith(SHOWN)):
                _add(found, word, place)
    for name in system_names():
        for word in _words_of(described(name)):
            _add(found, word, f"model/systems/{name}")
        for text in told_in_forms(name):
            _add(found, Word(text), f"schemas/{name}")
    for text, place in texts_in_files(HERE):
        _add(found, Word(text), place)
    for text in KNOWN:
        _add(found, Word(text, "", IN_FILES), "scenarios")
    return found


def _add(found: dict[Word, list[str]], word: Word, place: str) -> None:
    places = found.setdefault(word, [])
    if place not in places:
        places.append(place)


def _words_of(system: SystemModel) -> Iterator[Word]:
    """What a system calls itself, its cities and its things."""
    yield Word(system.title)
    yield from (Word(text) for kind in system.kinds for text in (kind.title, kind.plural))
    for thing in system.words.values():
        yield from (Word(thing.one), Word(thing.many))


def words_in(tree: ast.AST, *, in_editor: bool = True) -> Iterator[tuple[int, Word]]:
    """The texts of a module, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            texts = _of_call(node, in_editor=in_editor)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and in_editor and _names(node) & NAMES:
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            texts = [Word(text) for text in map(_literal, values) if text]
        else:
            continue
        for word in texts:
            yield node.lineno, word


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _of_call(call: ast.Call, *, in_editor: bool) -> list[Word]:
    name = called(call)
    if name == "counted":
        return _of_counted(call)
    places = (IN_EDITOR if in_editor else EVERYWHERE).get(name)
    if places is None:
        return []
    texts = [_literal(call.args[place]) for place in places if place < len(call.args)]
    if name == "trn":
        return [Word(*texts)] if all(texts) else []
    if name == "tr":
        return [Word(texts[0], "", "".join(map(_literal, call.args[1:])))] if any(texts) else []
    if name not in EVERYWHERE:
        texts += [_literal(one.value) for one in call.keywords if one.arg in KEYWORDS]
    return [Word(text) for text in texts if text]


def _of_counted(call: ast.Call) -> list[Word]:
    """`counted(n, "city", "cities")` asks for a text with a number before the word."""
    said = [_literal(one) for one in call.args[1:]]
    return [Word(*forms(*said))] if said and all(said) else []


def _names(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _literal(node: ast.AST | None) -> str:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if is_text else ""  # type: ignore[union-attr]
