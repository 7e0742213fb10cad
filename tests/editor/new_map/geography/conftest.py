"""The dialog of New from geography, with a workshop that answers when it is told to."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.new_map.geography import dialog as dialogs
from editor.new_map.geography.dialog import GeographyDialog
from tests.editor.new_map.geography.hands import Quick


@pytest.fixture
def quick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Quick:
    workshop = Quick()
    monkeypatch.setattr(dialogs, "Workshop", lambda _parent: workshop)
    monkeypatch.setattr(dialogs, "TOGETHER", 0)
    return workshop


@pytest.fixture
def dialog(quick: Quick, qtbot: QtBot) -> Iterator[GeographyDialog]:
    window = GeographyDialog()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: bool(quick.looks()))
    quick.answer_with_a_map()
    yield window
    window.reject()
