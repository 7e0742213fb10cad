"""A button with a title, an icon, what comes of it in small letters, and a number at its end."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy

from editor.play.side.looking import Do, Look, Looking
from editor.play.side.panel_rows import embolden, words
from engine.showing.plans import Plan


class ChoiceButton(QPushButton):
    """Does a plan; who points at it sees on the map what it would do."""

    def __init__(
        self, plan: Plan, do: Do, look: Look, icon: QPixmap | None = None, number: str = ""
    ) -> None:
        super().__init__()
        self.plan = plan
        Looking(self, plan, look)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 4, 8, 4)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        self._fill(plan, icon, number)
        self.setAccessibleName(", ".join(filter(None, (plan.text, number, plan.about))))
        self.setToolTip(str(plan.actions[0]) if len(plan.actions) == 1 else "")
        self.clicked.connect(lambda: do(plan))

    def _fill(self, plan: Plan, icon: QPixmap | None, number: str) -> None:
        rows = 2 if plan.about else 1
        if icon is not None:
            shown = QLabel()
            shown.setPixmap(icon)
            self._grid.addWidget(shown, 0, 0, rows, 1)
        self.title = words(plan.text or str(plan.actions[0]))
        self._grid.addWidget(self.title, 0, 1)
        if plan.about:
            self._grid.addWidget(words(plan.about, "quiet"), 1, 1)
        if number:
            self._grid.addWidget(words(number, "strong", wraps=False), 0, 2, rows, 1)
        self._grid.setColumnStretch(1, 1)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def setDefault(self, is_default: bool) -> None:  # noqa: N802 (Qt's name)
        super().setDefault(is_default)
        embolden(self.title, is_default)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._grid.minimumSize()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._grid.heightForWidth(width)
