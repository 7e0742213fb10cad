"""How the cards of zones lie: in a row, in a grid of piles, or on one pile to look through."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from editor.play.cards.card_picture import HANGS, Standing, behind, paint_card
from editor.play.cards.faces import height_of, width_of
from editor.play.cards.zone_view import GAP, HEADING, ZoneView
from engine.showing.card_zones import Zone, ZoneCard

NARROWEST, WIDEST = 44, 170
"""Of a card in a grid."""
TWO_LINES = 34
"""The height of what stands above a pile."""


class RowView(ZoneView):
    """Side by side; over each other where there is no room."""

    def card_width(self) -> int:
        return max(NARROWEST, width_of(self.height() - HEADING - HANGS))

    def natural_width(self) -> int:
        """As wide as the cards are side by side."""
        cards = self.zone.cards
        wide = sum(self.card_width() + behind(one.number) + GAP for one in cards)
        return max(wide, self.card_width() + GAP)

    def _places(self) -> list[QRect]:
        width, room = self.card_width(), self.width() - 4
        own = [width + behind(one.number) for one in self.zone.cards]
        wanted = sum(own) + GAP * (len(own) - 1)
        squeeze = 1.0
        if wanted > room and len(own) > 1:
            squeeze = max(0.0, (room - own[-1]) / max(1, wanted - own[-1]))
        boxes, left = [], 2.0
        for wide in own:
            boxes.append(QRect(round(left), HEADING, wide, height_of(width)))
            left += (wide + GAP) * squeeze
        return boxes


class GridView(ZoneView):
    """Piles with their numbers, as large as there is room."""

    is_counted = True

    def card_width(self) -> int:
        return self._grid()[1]

    def _grid(self) -> tuple[int, int]:
        """How many columns, and how wide a card is."""
        number = max(1, len(self.zone.cards))
        best = (1, 0)
        for columns in range(1, number + 1):
            rows = -(-number // columns)
            across = (self.width() - 4 - GAP * (columns - 1)) // columns
            down = width_of((self.height() - HEADING) // rows - GAP - HANGS)
            width = min(across, down, WIDEST)
            best = max(best, (columns, width), key=lambda one: one[1])
        return best[0], max(NARROWEST, best[1])

    def _places(self) -> list[QRect]:
        columns, width = self._grid()
        high = height_of(width)
        return [
            QRect(
                2 + number % columns * (width + GAP),
                HEADING + number // columns * (high + GAP + HANGS),
                width,
                high,
            )
            for number in range(len(self.zone.cards))
        ]

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(340, 480)


class PileView(ZoneView):
    """One pile; what is known of it is looked through when somebody points at it."""

    is_taken_from = False

    def card_width(self) -> int:
        return max(NARROWEST, min(width_of(self.height() - TWO_LINES - HANGS), self.width() - 4))

    def _places(self) -> list[QRect]:
        width = self.card_width()
        return [QRect(2, TWO_LINES, width, height_of(width))]

    def _place(self) -> None:
        self.boxes = self._places()

    def _paint_heading(self, painter: QPainter) -> None:
        font = painter.font()
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        wraps = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignBottom)
        painter.drawText(QRect(2, 0, self.width() - 2, TWO_LINES - 3), wraps, self.zone.title)
        self._paint_pile(painter)

    def _paint_pile(self, painter: QPainter) -> None:
        box = self.boxes[0]
        if not self.zone.size or self._faces is None:
            pen = QPen(self.palette().placeholderText().color(), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
            return
        top = self.top
        faces, width = self._faces, self.card_width()
        face = faces.back(width) if top is None else faces.face(top, width)
        how = Standing(self.zone.size, is_current=self.hasFocus(), is_counted=True)
        paint_card(painter, box, face, how, self._colours())

    def _paint_card(self, painter: QPainter, number: int, card: ZoneCard) -> None:
        """The pile is painted as one."""

    @property
    def top(self) -> ZoneCard | None:
        """The card that is seen; the back where there are cards that nobody sees."""
        cards = self.zone.cards
        return cards[-1] if cards and not self.zone.closed else None

    def as_one(self) -> ZoneCard:
        """What is told of the pile as if it were a card."""
        zone: Zone = self.zone
        return ZoneCard(zone.name, zone.title, number=zone.size, note=zone.note)

    def _hover(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            self._hands.pointed(self, None if number is None else self.as_one())

    def _looked_at(self) -> None:
        self._tell()
        self.update()
        self._hands.pointed(self, self.as_one())

    def _choose(self, number: int) -> None:
        """Nothing is done with a pile as a whole."""
        self._hands.pointed(self, self.as_one())
