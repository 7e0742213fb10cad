"""What a hand does between drawing a map and playing it, whatever the game is."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit

from tests.editor.hand import CTRL, Hand

Key = Qt.Key


def save(hand: Hand, folder: Path, name: str) -> Path:
    """Ctrl+S, a name that is typed over the proposed one, Return."""
    hand.key(Key.Key_S, CTRL)
    dialog = hand.window.filing.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(folder))
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setFocus()
    hand.key(Key.Key_A, CTRL)
    hand.type(name)
    hand.key(Key.Key_Return)
    return folder / f"{name}.milepost.yaml"


def choose_person(hand: Hand, choice: QComboBox) -> None:
    """A click unfolds the choices, Home and Return take the first of them."""
    hand.press(choice)
    hand.key(Key.Key_Home)
    hand.key(Key.Key_Return)
    assert choice.currentData() == ""
