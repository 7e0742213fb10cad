"""The question before rows that others use are taken away, asked below the table."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.widgets.replace_by import Offer, ReplaceRow
from editor.words import tr, trn

MOST_USERS = 3
"""Users that are named before a deletion."""


class Removal(QWidget):
    """Who uses what shall go; another takes its place, the uses go too, or it stays."""

    def __init__(self, remove: Callable[[], None], replace: Callable[[str], None]) -> None:
        super().__init__()
        self.asked = QLabel()
        self.asked.setWordWrap(True)
        self.yes, self.no = QPushButton(tr("Take away")), QPushButton(tr("Keep"))
        self.yes.clicked.connect(remove)
        self.no.clicked.connect(self.hide)
        self.replace = ReplaceRow((), replace)
        row = QHBoxLayout()
        row.addWidget(self.asked, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.replace)

    def ask(self, users: Sequence[str], offers: Sequence[Offer] = ()) -> None:
        """Tells what else would go and what can take its place, and waits for an answer."""
        named = ", ".join(users[:MOST_USERS])
        more = len(users) - MOST_USERS
        if more > 0:
            named += " " + trn("and {n} more", "and {n} more", more)
        self.asked.setText(tr("Used by {users}: that goes too.").format(users=named))
        self.replace.offer(offers)
        self.show()
        self.yes.setFocus()
