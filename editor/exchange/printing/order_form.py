"""What is printed and how: paper, looks, parts, and how wide tiles are."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QFormLayout, QWidget

from drawing.pages.paper import PAPERS
from drawing.printing.parts import LARGEST_TILE, SMALLEST_TILE, usual_tile
from editor.exchange.exporting.export_dialog import part_titles
from editor.exchange.exporting.exports import Wish
from editor.exchange.exporting.theme_choice import ThemeChoice
from editor.words import tr
from model.systems import described


class OrderForm(QWidget):
    """The fields; the same that `milepost print` has as options."""

    changed = Signal()

    def __init__(self, wish: Wish, system: str, theme: ThemeChoice) -> None:
        super().__init__()
        self._system = system
        self.theme = theme
        self.paper = QComboBox()
        self.paper.setAccessibleName(tr("Paper"))
        for name in PAPERS:
            self.paper.addItem(name, name)
        self.paper.setCurrentIndex(max(0, self.paper.findData(wish.paper)))
        titles = part_titles(system)
        chosen = titles.keys() & wish.parts or titles.keys()
        self.parts = {part: QCheckBox(title) for part, title in titles.items()}
        for part, box in self.parts.items():
            box.setChecked(part in chosen)
            box.toggled.connect(self.changed)
        self.tile = QDoubleSpinBox()
        self.tile.setDecimals(1)
        self.tile.setRange(SMALLEST_TILE, LARGEST_TILE)
        self.tile.setSuffix(f" {tr('mm')}")
        self.tile.setKeyboardTracking(False)
        self.tile.setValue(wish.tile_mm or usual_tile(system))
        self._lay_out()
        self.paper.currentIndexChanged.connect(self.changed)
        self.theme.currentIndexChanged.connect(self.changed)
        self.tile.valueChanged.connect(self.changed)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(tr("Paper"), self.paper)
        form.addRow(tr("Looks"), self.theme)
        for number, box in enumerate(self.parts.values()):
            form.addRow(tr("Parts") if number == 0 else "", box)
        if usual_tile(self._system):
            is_lines = described(self._system).board == "routes"
            title = tr("Pieces of track") if is_lines else tr("Tiles and hexes")
            self.tile.setAccessibleName(title)
            form.addRow(title, self.tile)

    def order(self) -> dict[str, Any]:
        """What the fields say, as an order for the printer."""
        usual, width = usual_tile(self._system), round(self.tile.value(), 1)
        ticked = [part for part, box in self.parts.items() if box.isChecked()]
        return {
            "paper": self.paper.currentData(),
            "parts": ticked,
            "theme": self.theme.theme,
            "tile_mm": 0.0 if not usual or width == usual else width,
        }
