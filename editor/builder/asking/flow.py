"""A layout that fills lines from the left and goes on below, as words of a text do."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

GAP = 10, 4
"""Pixels between neighbours, and between lines."""


class Flow(QLayout):
    """Widgets in their own sizes, line after line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 (Qt's name)
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._place(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._place(rect, is_trial=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        sizes = [item.sizeHint() for item in self._seen()]
        wide = sum(size.width() + GAP[0] for size in sizes)
        high = max((size.height() for size in sizes), default=0)
        return QSize(wide, high)

    def minimumSize(self) -> QSize:  # noqa: N802
        found = QSize()
        for item in self._seen():
            found = found.expandedTo(item.minimumSize())
        return found

    def _seen(self) -> list[QLayoutItem]:
        """What is not hidden."""
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, is_trial: bool) -> int:
        """Places all items in a rectangle, or only tells how high they would stand."""
        x, y, high = rect.x(), rect.y(), 0
        for item in self._seen():
            size = item.sizeHint()
            wide = min(size.width(), rect.width())
            tall = item.heightForWidth(wide) if item.hasHeightForWidth() else size.height()
            if x > rect.x() and x + wide > rect.right() + 1:
                x, y, high = rect.x(), y + high + GAP[1], 0
            if not is_trial:
                item.setGeometry(QRect(x, y, wide, tall))
            x, high = x + wide + GAP[0], max(high, tall)
        return y + high - rect.y()
