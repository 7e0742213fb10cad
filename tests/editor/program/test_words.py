"""Every text for people can be translated, and translators find it in the list."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.window.action import actions
from editor.window.key_sheet import sections
from editor.window.search_actions import entries
from model.wording import speech
from model.wording.languages.catalogue import ENGLISH
from model.wording.sentences import capital
from model.wording.translating.catalogue_files import template
from model.wording.translating.sources import HERE, Word, called, words_in
from model.wording.translating.sources import words as words_listed
from tests.editor.windows import plain_window

SHOWING = frozenset(
    {
        "QAction", "QCheckBox", "QDockWidget", "QGroupBox", "QLabel", "QPushButton", "QRadioButton",
        "QToolBar", "addMenu", "addRow", "addTab", "say", "setAccessibleDescription",
        "setAccessibleName", "setHeaderLabels", "setInformativeText", "setPlaceholderText",
        "setPrefix", "setSpecialValueText", "setStatusTip", "setSuffix", "setText", "setTitle",
        "setToolTip", "setWhatsThis", "setWindowTitle", "showMessage",
    }
)  # fmt: skip
"""Calls that show a text to people."""
OURS = {"Milepost"}
"""What is called the same in every language."""
FILES = sorted((HERE / "editor").rglob("*.py"))
listed = cache(words_listed)


class Faults(NamedTuple):
    """What is wrong with the texts of a file."""

    shown: list[str]
    """Texts that are shown as they are, and texts that are put together before translation."""
    early: list[int]
    """The lines of calls that come before a language is chosen."""


@cache
def faults(path: Path) -> Faults:
    """Read once for all tests: to parse every file of the editor takes long."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Faults(breaches(path.name, tree), [call.lineno for call in early(tree)])


def bare_texts(call: ast.Call) -> list[str]:
    """Texts with letters that a call shows without asking for a translation."""
    parts: list[ast.expr] = []
    for argument in (*call.args, *(one.value for one in call.keywords)):
        parts += argument.values if isinstance(argument, ast.JoinedStr) else [argument]
    texts = [one.value for one in parts if isinstance(one, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and re.search("[A-Za-z]{2}", text)]


def breaches(file: str, tree: ast.Module) -> list[str]:
    found = []
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = called(call)
        if name in SHOWING and set(bare_texts(call)) - OURS:
            found.append(f"{file}:{call.lineno}: {bare_texts(call)}")
        if name in ("tr", "trn") and isinstance(call.args[0], ast.JoinedStr | ast.BinOp):
            found.append(f"{file}:{call.lineno}: {ast.unparse(call)}")
    return found


def test_every_text_that_is_shown_goes_through_tr() -> None:
    assert [one for path in FILES for one in faults(path).shown] == []


def early(node: ast.AST) -> Iterator[ast.Call]:
    """Calls of `tr` outside of functions, which come before a language is chosen."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.Call) and called(inner) in ("tr", "trn"):
            yield inner
        if not isinstance(inner, ast.FunctionDef | ast.Lambda):
            yield from early(inner)


def test_nothing_is_translated_before_a_language_is_chosen() -> None:
    for path in FILES:
        assert faults(path).early == [], (
            f"{path.name}: `later` marks a text that is translated when shown"
        )
    assert list(early(ast.parse('HINT = tr("Click")\ndef f(): return tr("Drag")')))


@pytest.mark.parametrize(
    "line", ['label.setText("Hello")', 'label.setText(f"Hello {x}")', 'tr(f"Hello {x}")']
)
def test_a_text_that_does_not_is_told(tmp_path: Path, line: str) -> None:
    path = tmp_path / "breach.py"
    path.write_text(line)
    assert len(faults(path).shown) == 1


def test_texts_that_wait_until_they_are_shown_are_listed() -> None:
    tree = ast.parse(
        'class Lamp(Tool):\n    TITLE = "Lamp"\n    OPTIONS = (Option("oil", "Oil"),)\n'
        '@action("lamp.light", "Light", "Map", tip="Lights it")\ndef light(w): trn("a", "b", 2)'
    )
    found = {word for _, word in words_in(tree)}
    assert found == {*map(Word, ("Lamp", "Oil", "Light", "Lights it")), Word("a", "b")}


class Heard(dict[str, str]):
    """The texts of a catalogue that keeps what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def get(self, text: str, other: str = "") -> str:  # type: ignore[override]
        self.asked.add(text)
        return other


def test_all_that_a_window_says_is_in_the_list(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    monkeypatch.setattr(speech, "_chosen", ENGLISH._replace(texts=heard))
    window = plain_window(qtbot)
    assert window.studio.desk is not None
    for name in tools():
        window.studio.desk.use(name)
    entries(window)
    sections()
    known = {word.one for word in listed()}
    assert len(heard.asked) > 200
    filled_in = re.compile("|".join(_open_texts(known)))
    named = {one.title for one in actions().values() if one.name.startswith("view.language-")}
    # A word of a file is looked for as it stands within a sentence, too, before it heads a field.
    inside = {text for text in heard.asked if capital(text) in known}
    unknown = heard.asked - named - known - inside - {""}
    assert sorted(text for text in unknown if not filled_in.fullmatch(text)) == []


def _open_texts(known: set[str]) -> Iterator[str]:
    """Patterns of listed texts with any numbers and names in their places (`Stamp 3`)."""
    open_ones = (one for one in known if "{" in one and len(re.sub(r"\{.*?\}", "", one)) > 4)
    return (re.sub(r"\\\{.*?\\\}", ".+", re.escape(one)) for one in open_ones)


def test_the_list_is_a_template_of_gettext() -> None:
    said = template()
    assert 'msgid "Undo"\nmsgstr ""' in said
    assert len(re.findall("^msgid ", said, re.MULTILINE)) == len(listed()) + 1
