"""The curtain between people at one screen: what one of them sees is not for the others."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from editor.play.side.panel_rows import Paper, words
from editor.words import tr


class Curtain(Paper):
    """Lies over the whole table until the person whose secrets come next is there."""

    def __init__(
        self, parent: QWidget, lift: Callable[[], None], take_back: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._under = parent
        self.sentence = words("", "strong", wraps=False)
        self.about = words(tr("What is shown then is not for the others."), "quiet", wraps=False)
        self.lift = QPushButton(tr("I am there"))
        self.lift.setDefault(True)
        self.lift.clicked.connect(lift)
        self.take_back = QPushButton(tr("Take back"))
        self.take_back.setFlat(True)
        self.take_back.clicked.connect(take_back)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.setSpacing(10)
        for part in (self.sentence, self.about, self.lift, self.take_back):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)
        self.hide()

    def fall(self, name: str, chosen_by: str = "") -> None:
        """Hides everything until this person is there; what another chose can be taken back."""
        self.sentence.setText(tr("{name} comes next").format(name=name))
        self.lift.setText(tr("I am {name}").format(name=name))
        if chosen_by:
            self.take_back.setText(tr("Take back what {name} chose").format(name=chosen_by))
        self.take_back.setVisible(bool(chosen_by))
        self.place()
        self.show()
        self.raise_()
        self.lift.setFocus()

    def place(self) -> None:
        """Over all that it hides."""
        self.setGeometry(self._under.rect())
