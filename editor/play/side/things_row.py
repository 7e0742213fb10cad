"""Things that are taken in the hand and put at a place: by a drag to it, or by two clicks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QToolButton, QWidget

from editor.play.match.offers import Offered
from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import column, embolden, words
from editor.words import tr

ICON = 20
IN_A_ROW = 2


class Carried(QToolButton):
    """A thing; pressing it takes it up, and where it is let go over the map it is put down."""

    def __init__(
        self, thing: str, hold: Callable[[str], None], drop: Callable[[str, QPoint], None]
    ) -> None:
        super().__init__()
        self.thing, self._hold, self._drop = thing, hold, drop
        self._pressed: QPoint | None = None
        self.setText(thing)
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(ICON, ICON))
        self.setSizePolicy(self.sizePolicy().Policy.Ignored, self.sizePolicy().Policy.Fixed)
        self.clicked.connect(lambda: hold(thing))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        super().mousePressEvent(event)
        self._pressed = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        if self._is_dragged(event) and not self.isChecked():
            self._hold(self.thing)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        is_dragged, self._pressed = self._is_dragged(event), None
        self.unsetCursor()
        if is_dragged and not self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self._drop(self.thing, event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def _is_dragged(self, event: QMouseEvent) -> bool:
        if self._pressed is None:
            return False
        moved = event.globalPosition().toPoint() - self._pressed
        return moved.manhattanLength() > QApplication.startDragDistance()


class ThingsRow(QWidget):
    """All things of a group that can be put somewhere."""

    def __init__(
        self,
        some: Sequence[Offered],
        icons: Icons,
        hold: Callable[[str], None],
        drop: Callable[[str, QPoint], None],
    ) -> None:
        super().__init__()
        self.chips: dict[str, Carried] = {}
        layout = column(self)
        layout.addWidget(
            words(tr("Drag one to its place, or click on it and then there."), "quiet")
        )
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(3)
        for one in some:
            if one.thing is not None and one.thing.name not in self.chips:
                chip = self.chips[one.thing.name] = Carried(one.thing.name, hold, drop)
                chip.setToolTip(one.about)
                if one.thing.good:
                    chip.setIcon(icons.icon(one.thing.good, ICON))
                grid.addWidget(chip, *divmod(len(self.chips) - 1, IN_A_ROW))
        layout.addWidget(inside)

    def show_held(self, thing: str) -> None:
        for name, chip in self.chips.items():
            chip.setChecked(name == thing)
            embolden(chip, name == thing)
