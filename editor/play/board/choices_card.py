"""What may be done at a place, over the map where it hides least: pictures, or lines with words."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QToolButton, QWidget

from editor.play.board.thumbs import Thumbs
from editor.play.match.words import words_of
from editor.play.side.choice_button import ChoiceButton
from editor.play.side.goods_icons import Icons
from editor.play.side.looking import Do, Look, Looking
from editor.play.side.panel_rows import Paper, clear, column, words
from editor.words import tr
from engine.showing.plans import Plan

ICON = 22
THUMB = 58
IN_A_ROW = 4
WIDE = 308
GAP = 12
NEAR = 46
"""Points that stay free around the place itself."""


class ThumbButton(QToolButton):
    """A picture of what would lie there, and its price."""

    def __init__(self, plan: Plan, icon: QIcon, caption: str, do: Do, look: Look) -> None:
        super().__init__()
        self.plan = plan
        Looking(self, plan, look)
        self.setIcon(icon)
        self.setIconSize(QSize(THUMB, THUMB))
        self.setText(caption)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setAutoRaise(True)
        self.setToolTip("\n".join(filter(None, (plan.text, plan.about))))
        self.setAccessibleName(self.toolTip())
        self.clicked.connect(lambda: do(plan))


class ChoicesCard(Paper):
    """Lies over the map until something is chosen, Escape is pressed, or somebody clicks beside."""

    def __init__(self, parent: QWidget, system: str, do: Do, look: Look) -> None:
        super().__init__(parent)
        self._under, self._do, self._look = parent, do, look
        self._words = words_of(system)
        self.title = words("", "strong")
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close"))
        close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._inside = QWidget()
        self._column = column(self._inside)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName(tr("What fits here"))
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = column(self, 4)
        whole.setContentsMargins(10, 6, 6, 8)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        self.buttons: list[ChoiceButton | ThumbButton] = []
        self.hide()

    def offer(self, title: str, plans: Sequence[Plan], icons: Icons, thumbs: Thumbs) -> None:
        """Shows some plans: those that lay something as pictures, all others as lines."""
        clear(self._column)
        self.buttons.clear()
        self.title.setText(title)
        pictured = [(plan, self._thumb(plan, thumbs)) for plan in plans]
        for plan, picture in pictured:
            if picture is None:
                icon = icons.good(plan.good, ICON) if plan.good else None
                price = self._words.price(plan.price) if plan.price else ""
                self._add(ChoiceButton(plan, self._do, self._look, icon, price))
        self._add_thumbs([(plan, picture) for plan, picture in pictured if picture is not None])
        self._column.addStretch(1)

    def _thumb(self, plan: Plan, thumbs: Thumbs) -> QIcon | None:
        pieces = plan.ghost.pieces
        if plan.ghost.tags or len({piece.place for piece in pieces}) != 1:
            return None
        picture = thumbs.picture(pieces, THUMB)
        return None if picture is None else QIcon(picture)

    def _add(self, button: ChoiceButton) -> None:
        self.buttons.append(button)
        self._column.addWidget(button)

    def _add_thumbs(self, pictured: Sequence[tuple[Plan, QIcon]]) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for place, (plan, icon) in enumerate(pictured):
            button = ThumbButton(plan, icon, self._caption(plan), self._do, self._look)
            self.buttons.append(button)
            grid.addWidget(button, *divmod(place, IN_A_ROW))
        grid.setColumnStretch(IN_A_ROW, 1)
        self._column.addWidget(inside)

    def _caption(self, plan: Plan) -> str:
        return plan.about if plan.price is None else self._words.price(plan.price)

    # -- where it lies

    def open_at(self, at: QPoint, seen: Collection[QPoint] = ()) -> None:
        """Opens beside a place, where it hides least of what should be seen."""
        self._inside.setFixedWidth(WIDE - 36)
        around = self._under.rect()
        wanted = self._column.heightForWidth(WIDE - 36)
        if wanted < 0:
            wanted = self._column.sizeHint().height()
        height = min(wanted + 54, around.height() - 2 * GAP)
        size = QSize(WIDE, max(90, height))
        spots = self._places(at, size, around)
        kept = QRect(at.x() - NEAR // 2, at.y() - NEAR // 2, NEAR, NEAR)
        self.setGeometry(
            min(
                spots,
                key=lambda one: (
                    one.intersects(kept),
                    sum(one.contains(point) for point in seen),
                    (one.center() - at).manhattanLength(),
                ),
            )
        )
        self.show()
        self.raise_()
        if self.buttons:
            self.setFocusProxy(self.buttons[0])

    def _places(self, at: QPoint, size: QSize, around: QRect) -> list[QRect]:
        """Beside the place, and the corners of the map."""
        wide, high = size.width(), size.height()
        right, bottom = around.width() - wide - GAP, around.height() - high - GAP
        level = max(GAP, min(at.y() - high // 2, bottom))
        beside = [(min(at.x() + NEAR, right), level), (max(at.x() - NEAR - wide, GAP), level)]
        corners = [(GAP, GAP), (right, GAP), (GAP, bottom), (right, bottom)]
        return [QRect(QPoint(max(x, 0), max(y, 0)), size) for x, y in (*beside, *corners)]

    def put_away(self) -> None:
        if self.isVisible():
            self.hide()
            self._look(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)
