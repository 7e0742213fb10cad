"""Qt stays where it belongs: widgets in the editor, painting in drawing/qt.

import-linter sees PySide6 as a whole; which part of it a module takes is read from the syntax here.
"""

import pytest

from tests.contracts.house import imported_names, places_importing


@pytest.mark.parametrize(
    "source",
    [
        "import PySide6.QtWidgets",
        "import PySide6.QtWidgets as w",
        "from PySide6 import QtWidgets",
        "from PySide6.QtWidgets import QLabel",
        "def late():\n    from PySide6 import QtGui, QtWidgets",
        "import importlib\nimportlib.import_module('PySide6.QtWidgets')",
        "__import__('PySide6.QtWidgets')",
    ],
)
def test_every_way_to_import_widgets_is_seen(source: str) -> None:
    assert "PySide6.QtWidgets" in set(imported_names(source))


def test_qt_is_imported_in_the_editor_and_in_drawing_qt_only() -> None:
    places = places_importing("PySide6", "shiboken6")
    assert {p for p in places if not p.startswith(("editor/", "drawing/qt/"))} == set()


def test_widgets_are_imported_in_the_editor_only() -> None:
    places = places_importing("PySide6.QtWidgets")
    assert {p for p in places if not p.startswith("editor/")} == set()


IN_PROCESSES_OF_THEIR_OWN = {
    "tests/toys/walks/tables.py",
    "tests/toys/walks/test_editor.py",
    "tests/toys/walks/test_secrets.py",
    "tests/docs/stroke.py",
}
"""Other tests start these, and leave them out where Qt is missing."""


def test_tests_that_need_qt_stand_in_two_folders() -> None:
    places = places_importing("PySide6", "pytestqt", folders=["tests"])
    elsewhere = {p for p in places if not p.startswith(("tests/editor/", "tests/drawing/qt/"))}
    assert elsewhere == IN_PROCESSES_OF_THEIR_OWN
