"""The question before rows that others use are taken away, asked below the table."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from editor.words import tr, trn

MOST_USERS = 3
"""Users that are named before a deletion."""


class Removal(QWidget):
    """Who uses what shall go, and two answers."""

    def __init__(self, remove: Callable[[], None]) -> None:
        super().__init__()
        self.asked = QLabel()
        self.asked.setWordWrap(True)
        self.yes, self.no = QPushButton(tr("Take away")), QPushButton(tr("Keep"))
        self.yes.clicked.connect(remove)
        self.no.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.asked, 1)
        layout.addWidget(self.yes)
        layout.addWidget(self.no)

    def ask(self, users: Sequence[str]) -> None:
        """Tells what else would go, and waits for an answer."""
        named = ", ".join(users[:MOST_USERS])
        more = len(users) - MOST_USERS
        if more > 0:
            named += " " + trn("and {n} more", "and {n} more", more)
        self.asked.setText(tr("Used by {users}: that goes too.").format(users=named))
        self.show()
        self.yes.setFocus()
