"""A zone of cards in a window: what lies there, what is pointed at, and clicks, drags and keys."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from editor.play.cards.card_picture import Colours, Standing, paint_card
from editor.play.cards.faces import Faces
from editor.words import tr, trn
from engine.showing.card_zones import CardSpot, Zone, ZoneCard

HEADING = 20
"""The height of the line above the cards."""
GAP = 6
WAYS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CardHands(Protocol):
    """What is done with cards that are clicked, pointed at and dragged."""

    def clicked(self, spot: CardSpot) -> None: ...
    def pointed(self, view: "ZoneView", card: ZoneCard | None) -> None:
        """The pointer or the keys have come to a card; None where they have left."""
        ...

    def taken(self, view: "ZoneView", card: ZoneCard, at: QPoint) -> None:
        """A drag has begun."""
        ...

    def carried(self, at: QPoint) -> None: ...
    def let_go(self, at: QPoint) -> None: ...


class Shown(NamedTuple):
    """A zone, and what can be done with its cards now."""

    zone: Zone
    offered: Collection[str] = ()
    """The cards that can be chosen."""
    dims: bool = False
    """Whether the others step back."""
    hint: str = ""
    """How it is done, in a few words."""


class ZoneView(QWidget):
    """Cards in a zone; how they lie side by side is said by whoever makes it."""

    is_counted = False
    """Whether each card tells how many there are."""
    is_taken_from = True
    """Whether cards can be dragged out of it."""

    def __init__(self, hands: CardHands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands = hands
        self._shown = Shown(Zone("", ""))
        self.boxes: list[QRect] = []
        """Where each card lies, those behind the first of alike ones with it."""
        self._faces: Faces | None = None
        self._colour = QColor()
        self._current = 0
        self._hovered: int | None = None
        self._pressed: tuple[int, QPoint] | None = None
        self._is_carried = False
        self.is_aimed = False
        """Whether a card that is dragged can be let go here."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # -- what is shown

    @property
    def zone(self) -> Zone:
        return self._shown.zone

    @property
    def offered(self) -> Collection[str]:
        """The cards that can be chosen now."""
        return self._shown.offered

    def show_zone(self, shown: Shown, faces: Faces, colour: QColor) -> None:
        """The cards as they lie now, and the colour of whoever acts."""
        self._shown, self._faces, self._colour = shown, faces, colour
        self._current = max(0, min(self._current, len(self.zone.cards) - 1))
        self._hovered, self._pressed = None, None
        self._place()
        self._tell()
        self.update()

    def card_width(self) -> int:
        """How wide a card is here."""
        raise NotImplementedError

    def _places(self) -> list[QRect]:
        raise NotImplementedError

    def _place(self) -> None:
        self.boxes = self._places() if self.zone.cards else []

    def box_of(self, card: str) -> QRect:
        """Where a card lies; nowhere if it does not."""
        names = [one.card for one in self.zone.cards]
        return self.boxes[names.index(card)] if card in names else QRect()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._place()

    def aim(self, is_aimed: bool) -> None:
        self.is_aimed = is_aimed
        self.update()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        try:
            self._paint_heading(painter)
            for number, card in enumerate(self.zone.cards[: len(self.boxes)]):
                self._paint_card(painter, number, card)
            if self.is_aimed:
                painter.setPen(QPen(self._colour, 3, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)
        finally:
            painter.end()

    def _paint_heading(self, painter: QPainter) -> None:
        strong, usual = QFont(self.font()), self.font()
        strong.setWeight(QFont.Weight.DemiBold)
        palette, room = self.palette(), self.rect().adjusted(2, 0, -2, 0)
        painter.setFont(strong)
        metrics = painter.fontMetrics()
        title = metrics.elidedText(self.zone.title, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        line = QRect(room.x(), 0, room.width(), HEADING)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, title)
        left = metrics.horizontalAdvance(title) + 10
        note = " · ".join(filter(None, (self.zone.note, self._shown.hint)))
        if note and left + 40 < room.width():
            painter.setFont(usual)
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            line.setLeft(left)
            told = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, told)

    def _paint_card(self, painter: QPainter, number: int, card: ZoneCard) -> None:
        if self._faces is None:
            return
        is_offered = card.card in self.offered
        is_empty = self.is_counted and not card.number
        how = Standing(
            card.number,
            is_offered,
            (self._shown.dims and not is_offered) or is_empty,
            self.hasFocus() and number == self._current,
            self.is_counted,
        )
        face = self._faces.face(card, self.card_width())
        paint_card(painter, self.boxes[number], face, how, self._colours())

    def _colours(self) -> Colours:
        return Colours.of(self.palette(), self._colour)

    # -- the mouse

    def card_at(self, point: QPoint) -> int | None:
        """The card that lies uppermost at a point."""
        hit = [number for number, box in enumerate(self.boxes) if box.contains(point)]
        return hit[-1] if hit else None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        at = event.position().toPoint()
        number = self.card_at(at)
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self._pressed, self._current = (number, at), number
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        at = event.position().toPoint()
        if self._pressed is None:
            self._hover(self.card_at(at))
            return
        number, start = self._pressed
        if not self._is_carried:
            if not self.is_taken_from:
                return
            if (at - start).manhattanLength() <= QApplication.startDragDistance():
                return
            self._is_carried = True
            self._hands.taken(self, self.zone.cards[number], event.globalPosition().toPoint())
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._hands.carried(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, self._pressed = self._pressed, None
        carried, self._is_carried = self._is_carried, False
        self.unsetCursor()
        if carried:
            self._hands.let_go(event.globalPosition().toPoint())
        elif pressed is not None and self.card_at(event.position().toPoint()) == pressed[0]:
            self._choose(pressed[0])

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        if not self._is_carried:
            self._hover(None)

    def _hover(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            self._hands.pointed(self, None if number is None else self.zone.cards[number])

    def _choose(self, number: int) -> None:
        self._hands.clicked(CardSpot(self.zone.name, self.zone.cards[number].card))

    # -- the keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in WAYS and self.boxes:
            self._go(WAYS[key])
        elif key in ENTER and not event.modifiers() and self.zone.cards:
            self._choose(self._current)
        else:
            super().keyPressEvent(event)

    def _go(self, way: tuple[int, int]) -> None:
        """To the nearest card in a direction."""
        here = self.boxes[self._current].center()

        def away(number: int) -> tuple[int, int]:
            there = self.boxes[number].center() - here
            ahead = there.x() * way[0] + there.y() * way[1]
            aside = abs(there.x() * way[1]) + abs(there.y() * way[0])
            return ahead, aside

        ahead = [n for n in range(len(self.boxes)) if away(n)[0] > away(n)[1]]
        if ahead:
            self._current = min(ahead, key=lambda number: (sum(away(number)), number))
            self._looked_at()

    def _looked_at(self) -> None:
        self._tell()
        self.update()
        if self.zone.cards:
            self._hands.pointed(self, self.zone.cards[self._current])

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._looked_at()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._hands.pointed(self, None)
        self.update()

    def _tell(self) -> None:
        """For those who hear the window: the zone, and the card to which the keys have come."""
        zone = self.zone
        size = trn("{n} card", "{n} cards", zone.size)
        self.setAccessibleName(", ".join(filter(None, (zone.title, zone.note, size))))
        if not zone.cards:
            known = tr("What is in it is not known.") if zone.size else tr("Nothing is in it.")
            self.setAccessibleDescription(known)
            return
        card = zone.cards[self._current]
        parts = [card.title, f"×{card.number}" if card.number != 1 else "", card.note]
        parts += [tr("costs {n}").format(n=card.price) if card.price else "", *card.lines]
        self.setAccessibleDescription(", ".join(filter(None, parts)))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(200, 150)
