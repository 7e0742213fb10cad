"""What everybody has, in the play window."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.play.window import PlayWindow
from tests.editor.play.table_hands import seated


def test_seats_are_listed_in_the_order_of_play(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(window, qtbot, "", "", "")
    monkeypatch.setattr(type(table.match.aid), "order", lambda *_: (2, 0, 1))
    table.show_all()
    QApplication.processEvents()
    labels = [one.text() for one in table.situation.findChildren(QLabel) if one.isVisible()]
    assert [text for text in labels if text in ("Ann", "Bob", "Cid")] == ["Cid", "Ann", "Bob"]
    others = {0: ["Bob", "Cid"], 1: ["Cid", "Ann"], 2: ["Ann", "Bob"]}
    assert list(table.hand.folds) == others[table.match.viewer or 0]
