"""A hand at the editor: mouse and keys on real widgets, each event counted."""

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTabBar, QWidget

from editor.canvas.widget import Canvas
from editor.new_map.new_map_dialog import NewMapDialog
from editor.panels.palette import VALUE, Palette
from editor.panels.tables.cards import Cards
from editor.window.window import Window
from model.notation import Cell, Corner, Point

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Place = Cell | Corner | Point


class Hand:
    """What a designer does: a click, a drag and a key are one event each."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.events = 0

    @property
    def canvas(self) -> Canvas:
        canvas = self.window.canvas
        assert canvas is not None
        return canvas

    # -- keys

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        self.events += 1
        QTest.keyClick(QApplication.focusWidget() or self.canvas, key, held)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        for letter in text:
            self.events += 1
            QTest.keyClicks(QApplication.focusWidget() or self.canvas, letter)

    # -- the map

    def pixel(self, place: Place) -> QPoint:
        return QPointF(*self.canvas.view.pixel(self.canvas.scene.sheet.spot(place))).toPoint()

    def click(self, *places: Place, held: Qt.KeyboardModifier = NONE) -> None:
        for place in places:
            self.events += 1
            QTest.mouseMove(self.canvas, self.pixel(place))
            QTest.mouseClick(self.canvas, Qt.MouseButton.LeftButton, held, self.pixel(place))
            QApplication.processEvents()

    def right(self, *places: Place) -> None:
        """Clicks with the right button."""
        for place in places:
            self.events += 1
            QTest.mouseMove(self.canvas, self.pixel(place))
            QTest.mouseClick(self.canvas, Qt.MouseButton.RightButton, NONE, self.pixel(place))
            QApplication.processEvents()

    def drag(self, *places: Place, held: Qt.KeyboardModifier = NONE) -> None:
        self.events += 1
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(self.canvas, left, held, self.pixel(places[0]))
        for place in places[1:]:
            QTest.mouseMove(self.canvas, self.pixel(place))
            QApplication.processEvents()
        QTest.mouseRelease(self.canvas, left, held, self.pixel(places[-1]))
        QApplication.processEvents()

    # -- what stands around it

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.events += 1
        spot = at if at is not None else widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, spot)
        QApplication.processEvents()

    def choose(self, option: str, value: str) -> None:
        """Clicks a choice in the palette of the tool in hand."""
        palette = self.window.panels["palette"]
        assert isinstance(palette, Palette)
        choices = palette.inputs[option]
        assert isinstance(choices, QListWidget)
        items = (choices.item(row) for row in range(choices.count()))
        (item,) = (item for item in items if item.data(VALUE) == value)
        self.press(choices.viewport(), choices.visualItemRect(item).center())

    def bring(self, panel: str) -> None:
        """Clicks the tab of a panel that lies behind others."""
        title = self.window.docks[panel].windowTitle()
        for bar in self.window.findChildren(QTabBar):
            texts = [bar.tabText(number) for number in range(bar.count())]
            if title in texts:
                self.press(bar, bar.tabRect(texts.index(title)).center())

    def propose(self, sheet: str, what: str) -> None:
        """Goes to a sheet of the goods and cards, and takes what is proposed there."""
        cards = self.window.panels["cards"]
        assert isinstance(cards, Cards)
        names = list(cards.views)
        bar = cards.tabs.tabBar()
        if cards.tabs.currentIndex() != names.index(sheet):
            self.press(bar, bar.tabRect(names.index(sheet)).center())
        button = cards.views[sheet].propose
        assert button.isVisible()
        (made,) = (one for one in button.menu().actions() if one.objectName() == f"propose-{what}")
        self.events += 2
        made.trigger()

    def begin(
        self, cols: int = 0, rows: int = 0, template: str = "", most: int = 0, title: str = ""
    ) -> None:
        """Ctrl+N, a template where it is not the first, title, size and players, and Create."""

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, NewMapDialog)
            if template:
                cards = [dialog.cards.item(row) for row in range(dialog.cards.count())]
                names = [card.data(Qt.ItemDataRole.UserRole)[0] for card in cards]
                card = dialog.cards.visualItemRect(cards[names.index(template)])
                self.press(dialog.cards.viewport(), card.center())
            fields = dialog.fields
            if title:
                self.press(fields.title)
                QTest.keyClicks(fields.title, title)
                self.events += len(title)
            asked = ((fields.cols, cols), (fields.rows, rows), (fields.most, most))
            for field, number in asked:
                if number:
                    self.events += 2
                    field.setFocus()
                    QTest.keyClick(field, Qt.Key.Key_A, CTRL)
                    QTest.keyClicks(field, str(number))
                    self.events += len(str(number))
            self.press(dialog.create_button)

        QTimer.singleShot(0, answer)
        self.events += 1
        self.window.qt_actions["file.new"].trigger()
        # Without a screen nobody else brings the window to the front again.
        self.window.activateWindow()
        self.canvas.setFocus()
        QApplication.processEvents()
