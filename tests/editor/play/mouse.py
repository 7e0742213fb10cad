"""A mouse at the table of a game, which counts what it has to do."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.play.board.choices_card import ThumbButton
from editor.play.cards.zone_view import ZoneView
from editor.play.side.choice_button import ChoiceButton
from editor.play.table import Table
from model.notation import Cell
from model.pieces.places import AtCity, Place

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
HELD = Qt.KeyboardModifier.NoModifier


def place(text: str) -> Place:
    return Cell.parse(text) if "," in text else AtCity(text)


class Mouse:
    """Clicks, draws and drags with real events; a click and a drag are one gesture each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.gestures = 0

    @property
    def records(self) -> list[str]:
        return [record.action for record in self.table.match.log().records]

    @property
    def refusal(self) -> str:
        return self.table.refusal.text if self.table.refusal.isVisible() else ""

    @property
    def choices(self) -> list[ChoiceButton | ThumbButton]:
        """What can be chosen at the place that was clicked on."""
        card = self.table.pointer.card
        return card.buttons if card.isVisible() else []

    def press(self, widget: QWidget) -> None:
        """Clicks on a widget beside the map."""
        QApplication.processEvents()
        assert widget.isVisible()
        assert widget.isEnabled()
        self.gestures += 1
        QTest.mouseClick(widget, LEFT)
        QApplication.processEvents()

    def button(self, notation: str) -> None:
        self.press(self.table.buttons.buttons[notation])

    def click(self, text: str | Place) -> None:
        """Clicks on a place of the map."""
        self.gestures += 1
        at = self.table.board.point_of(place(text) if isinstance(text, str) else text)
        QTest.mouseClick(self.table.board, LEFT, pos=at)
        QApplication.processEvents()

    def choose(self, number: int = 0) -> str:
        """Chooses at the place that was clicked on; what it is called."""
        button = self.choices[number]
        text = button.plan.text
        self.press(button)
        return text

    # -- drags

    def begin(self, *cells: str) -> None:
        """Presses on the first cell, and draws to the last without letting go."""
        points = [self.table.board.point_of(Cell.parse(text)) for text in cells]
        QTest.mousePress(self.table.board, LEFT, pos=points[0])
        for point in points:
            self.move(self.table.board, self.table.board.mapToGlobal(point), LEFT)

    def end(self, cell: str) -> None:
        at = self.table.board.point_of(Cell.parse(cell))
        QTest.mouseRelease(self.table.board, LEFT, pos=at)
        QApplication.processEvents()

    def draw(self, *cells: str) -> None:
        """A stroke over cells, from the middle of the first to that of the last."""
        self.gestures += 1
        self.begin(*cells)
        self.end(cells[-1])

    def carry(self, thing: str, to: str) -> None:
        """Drags a thing from the panel to a place of the map."""
        self.gestures += 1
        (chip,) = [row.chips[thing] for row in self.table.buttons.things if thing in row.chips]
        goal = self.table.board.mapToGlobal(self.table.board.point_of(place(to)))
        QTest.mousePress(chip, LEFT, pos=chip.rect().center())
        self.move(chip, goal, LEFT)
        self._send(chip, QEvent.Type.MouseButtonRelease, goal, LEFT, NONE)
        QApplication.processEvents()

    # -- cards

    def zone(self, name: str) -> ZoneView:
        """The cards of a zone, as they are shown."""
        return self.table.card_hand.cards.views[name]

    def card(self, zone: str, card: str) -> None:
        """Clicks on a card."""
        self.gestures += 1
        view = self.zone(zone)
        assert view.isVisible()
        QTest.mouseClick(view, LEFT, pos=self._corner(view, card))
        QApplication.processEvents()

    def lift_card(self, zone: str, card: str, over: QWidget) -> QPoint:
        """Takes a card up, and carries it over a widget; where the pointer is then."""
        view, goal = self.zone(zone), over.mapToGlobal(over.rect().center())
        QTest.mousePress(view, LEFT, pos=self._corner(view, card))
        for to in (view.mapToGlobal(self._corner(view, card) + QPoint(30, 0)), goal):
            self.move(view, to, LEFT)
        QApplication.processEvents()
        return goal

    def carry_card(self, zone: str, card: str, to: QWidget | str) -> None:
        """Drags a card to another zone, or over some widget."""
        self.gestures += 1
        goal = self.lift_card(zone, card, self.zone(to) if isinstance(to, str) else to)
        self._send(self.zone(zone), QEvent.Type.MouseButtonRelease, goal, LEFT, NONE)
        QApplication.processEvents()

    def point_at_card(self, zone: str, card: str) -> None:
        """Rests on a card until it is enlarged."""
        view = self.zone(zone)
        self.move(view, view.mapToGlobal(self._corner(view, card)))
        self.table.card_hand.enlarge()

    def _corner(self, view: ZoneView, card: str) -> QPoint:
        """A spot of a card at which it is not covered by its neighbour."""
        box = view.box_of(card)
        assert not box.isEmpty(), (view.zone.name, card)
        return box.topLeft() + QPoint(8, 30)

    # -- and all the rest

    def move(self, widget: QWidget, to: QPoint, held: Qt.MouseButton = NONE) -> None:
        self._send(widget, QEvent.Type.MouseMove, to, NONE, held)

    def wheel(self, notches: int) -> None:
        board = self.table.board
        at = QPointF(board.rect().center())
        turned = QPoint(0, 120 * notches)
        event = QWheelEvent(
            at, QPointF(board.mapToGlobal(at)), QPoint(), turned, LEFT, HELD,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(board, event)

    def _send(
        self,
        widget: QWidget,
        kind: QEvent.Type,
        to: QPoint,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
    ) -> None:
        at = QPointF(widget.mapFromGlobal(to))
        QApplication.sendEvent(widget, QMouseEvent(kind, at, QPointF(to), button, held, HELD))

    def key(self, key: Qt.Key) -> None:
        self.gestures += 1
        QTest.keyClick(self.table.board, key)
        QApplication.processEvents()
