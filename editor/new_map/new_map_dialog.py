"""The dialog for a new map: a template as a picture, a title, a size, the rules; then create."""

from base64 import b64decode
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from editor.document.new_map_result import Made
from editor.new_map.geography.dialog import new_from_geography
from editor.new_map.geography.wish import LONGEST_TITLE
from editor.new_map.geography.world_paint import World, paint_world, unpacked
from editor.new_map.geography.world_view import WorldView
from editor.new_map.templates import LARGEST, MOST_PLAYERS, Beginning, Template, begun, templates
from editor.widgets.forms.rule_choices import presets_of
from editor.words import tr
from editor.workshop.workshop import Answer, Workshop
from model.forms.frozen import dataclass
from model.rules.new_scenario import CannotBegin
from model.unreadable import Unreadable

if TYPE_CHECKING:
    from editor.studio.studio import Studio

PICTURE: Final = QSize(176, 124)
RIM: Final = 6
ROOM: Final = QSize(PICTURE.width() + 2 * RIM, PICTURE.height() + 2 * RIM)
CARD: Final = QSize(ROOM.width() + 8, ROOM.height() + 34)
WITHOUT: Final = ("margin", "coordinates", "labels", "frame")
"""What is too small to be seen on a picture of that size."""
GEOGRAPHY: Final = "geography"


def new_map(studio: "Studio", parent: QWidget | None = None) -> Made | None:
    """Asks for a new map; None where nobody wants one."""
    dialog = NewMapDialog(parent)
    dialog.exec()
    made, wants_geography = dialog.made, dialog.wants_geography
    dialog.deleteLater()
    return new_from_geography(studio, parent) if wants_geography else made


@dataclass(frozen=True, slots=True)
class _Fields:
    title: QLineEdit
    cols: QSpinBox
    rows: QSpinBox
    fewest: QSpinBox
    most: QSpinBox
    rules: QComboBox


class NewMapDialog(QDialog):
    """Two clicks to an empty map: the template that is chosen at first is an empty board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.made: Made | None = None
        self.wants_geography = False
        self.workshop = Workshop(self)
        self.cards = self._make_cards()
        self.fields = self._make_fields()
        self.about = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.create_button = self.buttons.addButton(
            tr("Create"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._lay_out()
        self.cards.currentRowChanged.connect(self._chosen)
        self.cards.itemDoubleClicked.connect(self._create)
        self.create_button.clicked.connect(self._create)
        self.buttons.rejected.connect(self.reject)
        self.cards.setCurrentRow(0)
        self._ask_for_pictures()

    # -- parts

    def _make_cards(self) -> QListWidget:
        cards = QListWidget()
        cards.setViewMode(QListView.ViewMode.IconMode)
        cards.setMovement(QListView.Movement.Static)
        cards.setResizeMode(QListView.ResizeMode.Adjust)
        cards.setUniformItemSizes(True)
        cards.setIconSize(ROOM)
        cards.setGridSize(CARD)
        cards.setWordWrap(True)
        cards.setAccessibleName(tr("Templates"))
        cards.setMinimumSize(4 * CARD.width() + 30, 2 * CARD.height() + 12)
        blank = self._icon(QImage())
        found = templates()
        empty = [template for template in found if template.is_empty_board]
        for template in empty:
            self._add_card(cards, blank, tr(template.title), template.name, template)
        self._add_card(cards, blank, tr("From geography …"), GEOGRAPHY, None)
        for template in found[len(empty) :]:
            self._add_card(cards, blank, tr(template.title), template.name, template)
        return cards

    def _add_card(
        self, cards: QListWidget, icon: QIcon, title: str, name: str, template: Template | None
    ) -> None:
        card = QListWidgetItem(icon, title)
        card.setData(Qt.ItemDataRole.UserRole, (name, template))
        card.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        cards.addItem(card)

    def _make_fields(self) -> _Fields:
        title = QLineEdit()
        title.setMaxLength(LONGEST_TITLE)
        title.setPlaceholderText(tr("Untitled map"))
        title.setAccessibleName(tr("Name of the map"))
        cols, rows = _number(tr("Columns"), LARGEST), _number(tr("Rows"), LARGEST)
        fewest = _number(tr("Fewest players"), MOST_PLAYERS)
        most = _number(tr("Most players"), MOST_PLAYERS)
        # Whichever is set, the other one gives way.
        fewest.valueChanged.connect(lambda number: most.setValue(max(number, most.value())))
        most.valueChanged.connect(lambda number: fewest.setValue(min(number, fewest.value())))
        rules = QComboBox()
        rules.setAccessibleName(tr("Rules"))
        return _Fields(title, cols, rows, fewest, most, rules)

    def _lay_out(self) -> None:
        fields = self.fields
        form = QFormLayout()
        form.addRow(tr("Name"), fields.title)
        form.addRow(tr("Size"), _side_by_side(fields.cols, "×", fields.rows))
        form.addRow(tr("Players"), _side_by_side(fields.fewest, tr("to"), fields.most))
        form.addRow(tr("Rules"), self.fields.rules)
        below = QHBoxLayout()
        below.addWidget(self.about, 1)
        below.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(self.cards, 1)
        whole.addLayout(form)
        whole.addLayout(below)
        self.create_button.setDefault(True)
        self.setTabOrder(self.cards, self.fields.title)

    # -- what is chosen

    def template(self) -> Template | None:
        """The chosen template; None stands for geography."""
        chosen: Template | None = self.cards.currentItem().data(Qt.ItemDataRole.UserRole)[1]
        return chosen

    def _chosen(self) -> None:
        template = self.template()
        is_empty_board = template is not None and template.is_empty_board
        self.fields.title.setEnabled(template is not None)
        for side in (self.fields.cols, self.fields.rows):
            side.setEnabled(template is not None and template.has_size)
        for one in (self.fields.fewest, self.fields.most, self.fields.rules):
            one.setEnabled(is_empty_board)
        self.fields.rules.clear()
        if template is None:
            self.about.setText(tr("A box on the globe becomes a map"))
            self.create_button.setText(tr("Next"))
            return
        self.about.setText(tr(template.about))
        self.create_button.setText(tr("Create"))
        if template.has_size:
            cols, rows = template.usual_size
            self.fields.cols.setValue(cols)
            self.fields.rows.setValue(rows)
        if is_empty_board:
            fewest, most = template.usual_players
            self.fields.most.setValue(most)
            self.fields.fewest.setValue(fewest)
            self.fields.most.setValue(most)
            for choice in presets_of(template.system):
                self.fields.rules.addItem(choice.title, choice.preset)

    def _create(self) -> None:
        template = self.template()
        if template is None:
            self.wants_geography = True
            self.accept()
            return
        size = self.fields.cols.value(), self.fields.rows.value()
        players = self.fields.fewest.value(), self.fields.most.value()
        preset = self.fields.rules.currentData() or ""
        beginning = Beginning(self.fields.title.text(), size, preset, players)
        try:
            self.made = begun(template, beginning)
        except (CannotBegin, Unreadable) as trouble:
            QMessageBox.warning(self, tr("New map"), str(trouble))
            return
        self.accept()

    # -- pictures

    def _ask_for_pictures(self) -> None:
        ratio = self.devicePixelRatioF()
        pixels = [round(PICTURE.width() * ratio), round(PICTURE.height() * ratio)]
        said = {"pixels": pixels, "without": WITHOUT}
        self.workshop.ask("pictures", "pictures", said, self._hear_of_picture)
        self.workshop.ask("far", "world", {"part": "far"}, self._hear_of_world)

    def _hear_of_picture(self, answer: Answer) -> None:
        if "png" in answer:
            self._show(answer["name"], QImage.fromData(b64decode(answer["png"])))

    def _hear_of_world(self, answer: Answer) -> None:
        """The picture of geography is the globe itself."""
        if "lands" not in answer:
            return
        ratio = self.devicePixelRatioF()
        wide, high = PICTURE.width(), PICTURE.height()
        image = QImage(PICTURE * ratio, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(ratio, ratio)
        world = World({"far": unpacked(answer["lands"])}, {}, [], [])
        view = WorldView.of_the_world(wide, high).zoomed(1.35)
        paint_world(painter, view, world, self.palette())
        painter.end()
        self._show(GEOGRAPHY, image)

    def _show(self, name: str, image: QImage) -> None:
        for row in range(self.cards.count()):
            card = self.cards.item(row)
            if card.data(Qt.ItemDataRole.UserRole)[0] == name:
                card.setIcon(self._icon(image))

    def _icon(self, image: QImage) -> QIcon:
        """The picture; that of the chosen card keeps its colours and has a rim."""
        icon = QIcon(self._framed(image, None))
        rim = self.palette().color(QPalette.ColorRole.Highlight)
        icon.addPixmap(self._framed(image, rim), QIcon.Mode.Selected)
        return icon

    def _framed(self, image: QImage, rim: QColor | None) -> QPixmap:
        """A picture in the middle of a card, with some air above."""
        ratio = self.devicePixelRatioF()
        whole = QPixmap(ROOM * ratio)
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(ratio)
        place = QRectF(QPointF(RIM, RIM), QSizeF(PICTURE))
        painter = QPainter(whole)
        painter.fillRect(place, self.palette().color(QPalette.ColorRole.AlternateBase))
        if not image.isNull():
            size = image.deviceIndependentSize()
            corner = place.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawImage(corner, image)
        if rim is not None:
            painter.setPen(QPen(rim, 3.0))
            painter.drawRect(place.adjusted(-2, -2, 2, 2))
        painter.end()
        return whole

    def done(self, result: int) -> None:
        """However it ends, nothing goes on behind it."""
        self.workshop.close()
        super().done(result)


def _number(name: str, most: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(1, most)
    field.setAccessibleName(name)
    return field


def _side_by_side(one: QSpinBox, between: str, other: QSpinBox) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(one)
    row.addWidget(QLabel(between))
    row.addWidget(other)
    row.addStretch(1)
    return row
