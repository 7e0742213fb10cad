"""Something that is used shall go: who uses it is told, and what stands in its place is chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.widgets.contrast import trouble_style
from editor.words import tr

MOST_USERS = 8
"""So many users are named, the others are counted."""
Offer = tuple[str, str]
"""What can stand in its place: the id, and what it is called."""


class ReplaceRow(QWidget):
    """`Replace by`, what there is, and a button that does it."""

    def __init__(self, offers: Sequence[Offer], replace: Callable[[str], object]) -> None:
        super().__init__()
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(12)
        self.box.setAccessibleName(tr("What stands in its place"))
        self.button = QPushButton(tr("Replace by"))
        self.button.clicked.connect(lambda: replace(str(self.box.currentData())))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.box, 1)
        self.setFocusProxy(self.box)
        self.offer(offers)

    def offer(self, offers: Sequence[Offer]) -> None:
        """What can be chosen; without anything the line is not there."""
        self.box.clear()
        for key, title in offers:
            self.box.addItem(title, key)
        self.setVisible(bool(offers))


class ReplaceDialog(QDialog):
    """The question as a dialog: replace by another, remove the uses too, or leave it."""

    def __init__(
        self,
        parent: QWidget,
        what: str,
        users: Sequence[str],
        offers: Sequence[Offer],
        attempt: Callable[[str | None], str],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Remove {what}").format(what=what))
        self._attempt = attempt
        words = tr("{what} is used by: {users}").format(what=what, users=named(users))
        self.words = QLabel(words, wordWrap=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.replace = ReplaceRow(offers, self._try)
        self.remove = QPushButton(tr("Remove the uses too"))
        self.remove.setAutoDefault(False)
        self.remove.clicked.connect(lambda: self._try(None))
        leave = QPushButton(tr("Cancel"))
        leave.clicked.connect(self.reject)
        self.trouble = QLabel(wordWrap=True)
        self.trouble.setStyleSheet(trouble_style(self.palette()))
        self.trouble.hide()
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.remove)
        buttons.addWidget(leave)
        layout = QVBoxLayout(self)
        for part in (self.words, self.replace, self.trouble):
            layout.addWidget(part)
        layout.addLayout(buttons)
        usual = self.replace.button if offers else leave
        usual.setDefault(True)
        (self.replace.box if offers else leave).setFocus()

    def _try(self, new: str | None) -> None:
        why = self._attempt(new)
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))
        if not why:
            self.accept()


def named(users: Sequence[str]) -> str:
    """Some users in a line, the others counted."""
    more = len(users) - MOST_USERS
    listed = ", ".join(users[:MOST_USERS])
    return tr("{names} and {n} more").format(names=listed, n=more) if more > 0 else listed
