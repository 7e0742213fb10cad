"""A list of words to choose from, each with what it does; letters that are typed narrow it down."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from editor.words import tr
from model.forms.frozen import dataclass

WIDE, HIGH = 440, 420
ABOUT = Qt.ItemDataRole.UserRole
NAME = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Choice:
    """A word that can be chosen."""

    name: str
    title: str
    about: str
    group: str = ""


class WordPicker(QFrame):
    """Opens below a button; Return takes the word in front, Escape none."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, choices: Sequence[Choice], here: str = "") -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._choices = choices
        self.text = QLineEdit()
        self.text.setPlaceholderText(tr("Find a word"))
        self.text.setAccessibleName(tr("Show only words with these letters"))
        self.text.textChanged.connect(lambda _: self._fill(""))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What it shall do"))
        self.list.setItemDelegate(_TwoLines(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.text)
        layout.addWidget(self.list)
        self.resize(WIDE, HIGH)
        self._fill(here)
        self.text.setFocus()

    def open_below(self, button: QWidget) -> None:
        """Opens below a button, where all of it is on the screen."""
        corner = button.mapToGlobal(QPoint(0, button.height()))
        screen = button.screen().availableGeometry()
        left = max(screen.left(), min(corner.x(), screen.right() - self.width()))
        top = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()

    def items(self) -> list[QListWidgetItem]:
        """The words that are shown; headings are none."""
        found = (self.list.item(number) for number in range(self.list.count()))
        return [item for item in found if item.data(NAME)]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 6, Qt.Key.Key_PageUp: -6}
        key = Qt.Key(event.key())
        if key in by:
            self._step(by[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chosen = [item for item in self.items() if item.isSelected()]
            for item in chosen:
                self._take(item)
        else:
            super().keyPressEvent(event)
            if key == Qt.Key.Key_Escape:
                self.close()

    # -- inside

    def _step(self, by: int) -> None:
        items, here = self.items(), self.list.currentItem()
        place = items.index(here) if here in items else 0
        if items:
            self.list.setCurrentItem(items[max(0, min(place + by, len(items) - 1))])

    def _take(self, item: QListWidgetItem) -> None:
        name = item.data(NAME)
        if name:
            self.close()
            self.chosen.emit(name)

    def _fill(self, here: str) -> None:
        words = self.text.text().casefold().split()
        self.list.clear()
        group = ""
        for choice in self._choices:
            text = f"{choice.title} {choice.about} {choice.name}".casefold()
            if not all(word in text for word in words):
                continue
            if choice.group not in ("", group):
                self._add_heading(choice.group)
            group = choice.group
            self.list.addItem(_item(choice))
        items = self.items()
        found = next((item for item in items if item.data(NAME) == here), None)
        if items:
            self.list.setCurrentItem(found or items[0])

    def _add_heading(self, group: str) -> None:
        item = QListWidgetItem(group)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)


def _item(choice: Choice) -> QListWidgetItem:
    item = QListWidgetItem(choice.title)
    item.setData(ABOUT, choice.about)
    item.setData(NAME, choice.name)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{choice.title}: {choice.about}")
    item.setToolTip(choice.about)
    return item


class _TwoLines(QStyledItemDelegate):
    """A word, and below it what it does."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        line = option.fontMetrics.lineSpacing()
        if not index.data(NAME):
            return QSize(WIDE // 2, line + 8)
        room = QRect(0, 0, WIDE - 50, 10 * line)
        wraps = int(Qt.TextFlag.TextWordWrap)
        about = option.fontMetrics.boundingRect(room, wraps, str(index.data(ABOUT)))
        return QSize(WIDE // 2, line + about.height() + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        palette, rect = option.palette, option.rect.adjusted(8, 4, -8, -4)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role, faint = QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText
        if is_chosen:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
            role = faint = QPalette.ColorRole.HighlightedText
        is_word = bool(index.data(NAME))
        font = QFont(option.font)
        font.setBold(is_word)
        painter.setFont(font)
        painter.setPen(palette.color(role if is_word else faint))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft), str(index.data()))
        if is_word:
            painter.setFont(option.font)
            painter.setPen(palette.color(faint))
            below = rect.adjusted(0, QFontMetrics(font).lineSpacing(), 0, 0)
            painter.drawText(below, int(Qt.TextFlag.TextWordWrap), str(index.data(ABOUT)))
        painter.restore()
