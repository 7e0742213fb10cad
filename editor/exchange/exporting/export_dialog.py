"""The export dialog: what the map shall become, how large and in which looks; then it is made."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from drawing.map.picture import ORDER
from drawing.pages.paper import PAPERS
from drawing.printing.parts import LARGEST_TILE, SMALLEST_TILE, may_have, parts_of, usual_tile
from editor.desk.layers import GROUPS, layer_title
from editor.exchange.exporting.exports import (
    FORMATS,
    LEAST_DPI,
    LEAST_MM,
    LONGEST_LANGUAGE,
    LONGEST_LAYERS,
    MOST_DPI,
    MOST_MM,
    PICTURES,
    PRINT,
    Wish,
)
from editor.exchange.exporting.game_choices import LAYERS as GAME_LAYERS
from editor.exchange.exporting.game_choices import GameField, UseField
from editor.exchange.exporting.lost import lost_words
from editor.exchange.exporting.theme_choice import ThemeChoice
from editor.exchange.importing.option_form import OptionForm
from editor.words import tr
from engine.logs.game_log import GameLog
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems import described
from validator.exchange.described.option import Said
from validator.exchange.found import formats


def format_titles() -> dict[str, str]:
    return {
        "svg": tr("Picture to edit and scale (SVG)"),
        "png": tr("Picture in pixels (PNG)"),
        "pdf": tr("The map on one sheet (PDF)"),
        PRINT: tr("Print and play: map, cards, chips, aids"),
        **{name: tr(one.TITLE) for name, one in formats().items()},
    }


def part_titles(system: str) -> dict[str, str]:
    """What can be printed of the maps of a system, as people call it."""
    known = {
        "map": tr("Map on pages"),
        "cards": tr("Cards"),
        "chips": tr("Chips"),
        "aids": tr("Play aids"),
    }
    parts = (part for part in parts_of(system) if may_have(system, part))
    return {part: known.get(part) or tr(in_words(part)) for part in parts}


class ExportDialog(QDialog):
    """Fields for what the chosen format can do, and no others."""

    wanted = Signal(object)
    """The wish, when it is accepted."""

    def __init__(
        self,
        parent: QWidget | None,
        wish: Wish,
        folder: Path,
        game: GameLog | None = None,
        scenario: Scenario | None = None,
    ) -> None:
        """`folder` is where files are looked for; a game that is being played gives pictures."""
        super().__init__(parent)
        self._system, self._scenario = "" if scenario is None else scenario.system, scenario
        self._wish = wish
        self.setObjectName("export")
        self.setWindowTitle(tr("Export") if game is None else tr("Export a picture of the game"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._make_fields(wish, PICTURES if game is not None else FORMATS)
        self._make_choices_of_files(wish, folder, game)
        self._form = QFormLayout()
        self._rows: list[tuple[QWidget, tuple[str, ...]]] = []
        self._lay_out()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = self.buttons.addButton(tr("Export …"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.wanted.emit(self.wish()))
        column = QVBoxLayout(self)
        column.addLayout(self._form)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.format.currentIndexChanged.connect(self._follow)
        self.format.currentIndexChanged.connect(self._shrink)
        self.use.changed.connect(self._follow)
        for form in self.others.values():
            form.changed.connect(self._show_lost)
        self._follow()

    # -- fields

    def _make_choices_of_files(self, wish: Wish, folder: Path, game: GameLog | None) -> None:
        self.theme = ThemeChoice(wish.theme, folder)
        self.print_theme = ThemeChoice(wish.print_theme, folder)
        self.game = GameField(wish, folder, game)
        self.use = UseField(wish, folder, self.game)

    def _make_fields(self, wish: Wish, formats_: Collection[str]) -> None:
        titles = {name: title for name, title in format_titles().items() if name in formats_}
        self.format = _choice(titles, wish.format, tr("Format"))
        self.mm = _number(0, MOST_MM, wish.mm, tr("mm a cell"), 1)
        self.mm.setSpecialValueText(tr("as usual"))
        self.dpi = _number(LEAST_DPI, MOST_DPI, wish.dpi, tr("dots an inch"), 0)
        self.language = _line(wish.language, LONGEST_LANGUAGE)
        self.language.setPlaceholderText(tr("all; or one, such as zh"))
        self.language.setAccessibleName(tr("Language of second names"))
        self.layers = {
            group: _check(layer_title(group, self._system), not set(layers) <= set(wish.without))
            for group, layers in GROUPS.items()
        }
        self.without = _line(", ".join(_single(wish.without)), LONGEST_LAYERS)
        self.without.setPlaceholderText(tr("nothing; or layers, such as relief, borders"))
        self.without.setAccessibleName(tr("Layers that are left out besides"))
        self.without.setToolTip(tr("There are {names}.").format(names=", ".join(ORDER)))
        self.paper = _choice({name: name for name in PAPERS}, wish.paper, tr("Paper"))
        parts = part_titles(self._system)
        chosen = parts.keys() & wish.parts or parts.keys()
        self.parts = {part: _check(title, part in chosen) for part, title in parts.items()}
        usual = usual_tile(self._system)
        width = wish.tile_mm or usual
        unit = tr("mm long") if self._has_pieces() else tr("mm from side to side")
        self.tile = _number(SMALLEST_TILE, LARGEST_TILE, width, unit, 1)
        self.images = _check(tr("Every card as a picture too, for print shops"), wish.images)
        self.others = {
            name: OptionForm(one.options(), wish.said.get(name, {}), Path())
            for name, one in formats().items()
            if name in formats_
        }
        self.lost = QLabel()
        self.lost.setWordWrap(True)
        self.lost.setTextFormat(Qt.TextFormat.PlainText)

    def _has_pieces(self) -> bool:
        """Whether pieces of track are laid on lines, and no tiles."""
        return described(self._system).board == "routes"

    def _lay_out(self) -> None:
        self._add(tr("Format"), self.format)
        self._add(tr("Looks"), self.theme, *PICTURES)
        self._add(tr("Looks"), self.print_theme, PRINT)
        self._add(tr("Size of a cell"), self.mm, *PICTURES)
        self._add(tr("Sharpness"), self.dpi, "png")
        self._add(tr("Second names"), self.language, *PICTURES)
        self._add(tr("Show"), _grid(list(self.layers.values()), 2), *PICTURES)
        self._add(tr("Leave out"), self.without, *PICTURES)
        self._add(tr("Game on it"), self.game, *PICTURES)
        self._add("", self.use, *PICTURES)
        self._add(tr("Paper"), self.paper, PRINT)
        self._add(tr("Parts"), _grid(list(self.parts.values()), 2), PRINT)
        if usual_tile(self._system):
            title = tr("Pieces of track") if self._has_pieces() else tr("Tiles and hexes")
            self._add(title, self.tile, PRINT)
        self._add("", self.images, PRINT)
        for name, form in self.others.items():
            self._form.addRow(form)
            self._rows.append((form, (name,)))
        self._add(tr("Left out"), self.lost, *self.others)

    def _add(self, title: str, widget: QWidget, *formats: str) -> None:
        self._form.addRow(title, widget)
        if formats:
            self._rows.append((widget, formats))

    def _follow(self) -> None:
        chosen = self.format.currentData()
        for widget, names in self._rows:
            self._form.setRowVisible(widget, chosen in names)
        self.go.setText(tr("Choose a folder …") if chosen == PRINT else tr("Export …"))
        is_whole = chosen not in PICTURES or self.use.is_whole
        self.go.setEnabled(is_whole)
        lacking = tr("Name the log or the playtest whose use shall be shown.")
        self.go.setToolTip("" if is_whole else lacking)
        self._show_lost()

    def _show_lost(self) -> None:
        """Says before it is written what such a file does not hold."""
        other = formats().get(self.format.currentData())
        if other is not None and self._scenario is not None:
            said = Said(self.others[other.NAME].values())
            self.lost.setText(lost_words(self._scenario, other.lost(self._scenario, said)))

    def _shrink(self) -> None:
        """Leaves no hole where another format had more to choose."""
        self._form.activate()
        self.resize(self.width(), self.sizeHint().height())

    def wish(self) -> Wish:
        """What the fields say."""
        hidden = [group for group, box in self.layers.items() if not box.isChecked()]
        layers = (layer for group in hidden for layer in GROUPS[group])
        single = (name.strip() for name in self.without.text().split(",") if name.strip())
        mm = round(self.mm.value(), 2)
        return replace(
            self._wish,
            format=self.format.currentData(),
            theme=self.theme.theme,
            mm=max(mm, LEAST_MM) if mm else 0.0,
            dpi=self.dpi.value(),
            language=self.language.text().strip(),
            without=tuple(dict.fromkeys((*layers, *self.game.hidden, *single))),
            paper=self.paper.currentData(),
            parts=self._chosen_parts(),
            print_theme=self.print_theme.theme,
            images=self.images.isChecked(),
            tile_mm=self._tile_mm(),
            said={name: form.values() for name, form in self.others.items()},
            log=self.game.log.path,
            at=self.game.at.value(),
            heat=self.use.on.isChecked(),
            use=self.use.file.path,
        )

    def _tile_mm(self) -> float:
        """How wide tiles shall be; 0 for the usual size, so that it goes on to follow that."""
        usual, width = usual_tile(self._system), round(self.tile.value(), 1)
        if not usual:
            return self._wish.tile_mm
        return 0.0 if width == usual else width

    def _chosen_parts(self) -> tuple[str, ...]:
        """The parts that are ticked; none where all of them are, or not one."""
        ticked = tuple(part for part, box in self.parts.items() if box.isChecked())
        return ticked if len(ticked) < len(self.parts) else ()


def _single(without: tuple[str, ...]) -> tuple[str, ...]:
    """The layers of those left out that no box of the dialog stands for."""
    whole = (layers for layers in GROUPS.values() if set(layers) <= set(without))
    boxes = {layer for layers in whole for layer in layers} | {*GAME_LAYERS}
    return tuple(layer for layer in without if layer not in boxes)


def _line(text: str, longest: int) -> QLineEdit:
    line = QLineEdit(text)
    line.setMaxLength(longest)
    return line


def _choice(titles: dict[str, str], chosen: str, name: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    for value, title in titles.items():
        box.addItem(title, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def _number(least: float, most: float, value: float, unit: str, digits: int) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setDecimals(digits)
    box.setRange(least, most)
    box.setSuffix(f" {unit}")
    box.setAccessibleName(unit)
    box.setValue(value)
    return box


def _check(title: str, is_on: bool) -> QCheckBox:
    box = QCheckBox(title)
    box.setChecked(is_on)
    return box


def _grid(boxes: list[QCheckBox], columns: int) -> QWidget:
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    for number, box in enumerate(boxes):
        grid.addWidget(box, number // columns, number % columns)
    return whole
