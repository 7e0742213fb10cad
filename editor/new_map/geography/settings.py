"""The wishes beside the box: title, rules, how fine, terrain, cities and rivers, the game."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from editor.new_map.geography.amounts import Amount, align
from editor.new_map.geography.lands import Lands
from editor.new_map.geography.larger_places import LargerPlaces
from editor.new_map.geography.route_wishes import RouteWishes
from editor.new_map.geography.sheet_size import SheetSize
from editor.new_map.geography.station_wishes import StationWishes
from editor.new_map.geography.wish import (
    FEWEST_CELLS,
    LONGEST_TITLE,
    MOST_CELLS,
    MOST_CITIES,
    MOST_RIVERS,
    NARROWEST,
    USUAL_SPACING,
    WIDEST,
    Wish,
    usual_sheet,
)
from editor.widgets.forms.rule_choices import presets_of
from editor.words import tr
from model.systems import system_names

BY_CELLS, BY_SPACING, BY_SHEET = range(3)
"""The ways to say how fine a map is, as they stand in the list."""
USUAL_SHEET = (10, 8)
"""What is shown first where a game has no usual one."""


class Settings(QWidget):
    """Two columns: the map on the left, terrain and game on the right."""

    changed = Signal(Wish)

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self._wish = wish
        self._make_fields()
        self._lay_out()
        self.show_wish(wish)
        self._connect()

    def _make_fields(self) -> None:
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(Wish().called)
        self.title.setAccessibleName(tr("Name of the map"))
        self.rules = QComboBox()
        self.rules.setAccessibleName(tr("Rules"))
        for choice in (one for system in system_names() for one in presets_of(system)):
            self.rules.addItem(choice.title, choice)
        self.lands = Lands()
        self.fineness = QComboBox()
        self.fineness.setAccessibleName(tr("How fine the map is"))
        self.fineness.addItems([tr("Mileposts"), tr("Spacing"), tr("Columns, rows")])
        self.cells = Amount(tr("Number of mileposts"), FEWEST_CELLS, MOST_CELLS, has_auto=False)
        self.spacing = Amount(tr("Spacing"), NARROWEST, WIDEST, tr("km"), has_auto=False)
        self.spacing.show_value(USUAL_SPACING)
        self.sheet = SheetSize()
        self.cities = Amount(tr("Cities"), 0, MOST_CITIES)
        self.rivers = Amount(tr("Rivers"), 0, MOST_RIVERS)
        self.mountain = Amount(tr("Mountain"), 0, 100, "%")
        self.alpine = Amount(tr("Alpine"), 0, 100, "%")
        self.desert = Amount(tr("Desert"), 0, 100, "%")
        self.above = Amount(tr("Always mountain above"), 0, 8000, tr("m"))
        self.above.auto.setText(tr("Off"))
        self.above.setToolTip(tr("Always mountain above this height"))
        self.above.auto.setToolTip(tr("Height alone makes no mountain"))
        self.above.show_value(3500)
        self.goods = QCheckBox(tr("Goods"))
        self.goods.setToolTip(tr("Goods that fit the map, with cities that supply them"))
        self.deck = QCheckBox(tr("Cards"))
        self.deck.setToolTip(
            tr("Cards to play with: a whole deck, balanced by what deliveries cost")
        )

    def _lay_out(self) -> None:
        left, right = QFormLayout(), QFormLayout()
        for form in (left, right):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setVerticalSpacing(6)
        left.addRow(tr("Name"), self.title)
        left.addRow(tr("Rules"), self.rules)
        left.addRow(tr("Land"), self.lands)
        fine = QHBoxLayout()
        for part in (self.cells, self.spacing, self.sheet):
            fine.addWidget(part)
        left.addRow(self.fineness, fine)
        left.addRow(tr("Cities"), self.cities)
        left.addRow(tr("Rivers"), self.rivers)
        self._game = QWidget()
        game = QHBoxLayout(self._game)
        game.setContentsMargins(0, 0, 0, 0)
        game.setSpacing(14)
        game.addWidget(self.goods)
        game.addWidget(self.deck)
        game.addStretch(1)
        left.addRow(tr("Game"), self._game)
        self._left, self._right = left, right
        right.addRow(tr("Mountain"), self.mountain)
        right.addRow(tr("Alpine"), self.alpine)
        right.addRow(tr("Desert"), self.desert)
        right.addRow(tr("High ground"), self.above)
        self.routes = RouteWishes(right)
        self.stations = StationWishes(right)
        self.larger = LargerPlaces(right)
        align(self.cells, self.spacing, self.cities, self.rivers)
        terrain = (self.mountain, self.alpine, self.desert, self.above)
        own = (*self.routes.amounts().values(), *self.stations.amounts().values())
        align(*terrain, *own, self.larger.km, self.larger.percent)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(20)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)

    def _connect(self) -> None:
        self.title.textEdited.connect(lambda text: self._wished(title=text))
        self.rules.currentIndexChanged.connect(self._ruled)
        self.lands.changed.connect(lambda lands: self._wished(lands=lands))
        self.fineness.currentIndexChanged.connect(self._refined)
        self.cells.changed.connect(lambda cells: self._wished(cells=cells))
        self.spacing.changed.connect(lambda spacing: self._wished(spacing=spacing))
        self.sheet.changed.connect(lambda sheet: self._wished(sheet=sheet))
        for name in ("cities", "rivers", "mountain", "alpine", "desert", "above"):
            amount: Amount = getattr(self, name)
            amount.changed.connect(lambda value, name=name: self._wished(**{name: value}))
        for wishes in (self.routes, self.stations):
            wishes.changed.connect(lambda name, value: self._wished(**{name: value}))
        self.goods.toggled.connect(self._set_goods)
        self.deck.toggled.connect(self._set_deck)
        self.larger.changed.connect(lambda places: self._wished(larger=places))

    # -- from the fields

    def _wished(self, **said: Any) -> None:
        self._wish = replace(self._wish, **said)
        self.changed.emit(self._wish)

    def _ruled(self) -> None:
        choice = self.rules.currentData()
        self._wish = self._wish.ruled_by(choice.system, choice.preset)
        self.changed.emit(self._wish)

    def _refined(self) -> None:
        chosen = self.fineness.currentIndex()
        spacing = self.spacing.value if chosen == BY_SPACING else None
        self._wished(spacing=spacing, sheet=self.sheet.value if chosen == BY_SHEET else None)

    def _set_goods(self, is_wanted: bool) -> None:
        # Cards name goods, so there are none without them.
        self._wished(goods=is_wanted, deck=self._wish.deck and is_wanted)

    def _set_deck(self, is_wanted: bool) -> None:
        self._wished(deck=is_wanted, goods=self._wish.goods or is_wanted)

    # -- to the fields

    def show_wish(self, wish: Wish) -> None:
        self._wish = wish
        is_game = wish.has_game
        if self.title.text() != wish.title:
            self.title.setText(wish.title)
        self._show_rules(wish)
        self.lands.show_chosen(wish.lands)
        for box, is_wanted in ((self.goods, wish.goods), (self.deck, wish.deck)):
            with QSignalBlocker(box):
                box.setChecked(is_wanted and is_game)
            box.setEnabled(is_game)
        for amount, kind in ((self.alpine, "alpine"), (self.desert, "desert")):
            amount.setEnabled(wish.has_terrain(kind))
            self._right.setRowVisible(amount, not wish.is_routes)
        self._left.setRowVisible(self._game, not wish.is_routes)
        self.routes.show_wish(wish)
        self.stations.show_wish(wish)
        self._show_fineness(wish)
        self.larger.show_places(wish.larger, wish.box)

    def _show_fineness(self, wish: Wish) -> None:
        chosen = BY_SPACING if wish.spacing is not None else BY_SHEET if wish.sheet else BY_CELLS
        self.fineness.setItemText(BY_CELLS, _counted(wish))
        with QSignalBlocker(self.fineness):
            self.fineness.setCurrentIndex(chosen)
        for number, part in enumerate((self.cells, self.spacing, self.sheet)):
            part.setVisible(number == chosen)
        self.cells.show_value(wish.cells)
        self.sheet.show_value(wish.sheet or usual_sheet(wish.system) or USUAL_SHEET)

    def _show_rules(self, wish: Wish) -> None:
        choices = [self.rules.itemData(number) for number in range(self.rules.count())]
        said = [
            number
            for number, choice in enumerate(choices)
            if choice.system == wish.system and wish.preset in ("", choice.preset)
        ]
        with QSignalBlocker(self.rules):
            self.rules.setCurrentIndex(said[0] if said else 0)

    def show_facts(self, facts: dict[str, Any]) -> None:
        """What the map turned out to have, where it was left to the ground."""
        terrain = facts["terrain"]
        whole = max(1, sum(terrain.values()))
        for amount, kind in (
            (self.mountain, "mountain"),
            (self.alpine, "alpine"),
            (self.desert, "desert"),
        ):
            amount.found(round(100 * terrain.get(kind, 0) / whole))
        self.cities.found(sum(facts["cities"].values()))
        self.rivers.found(facts["rivers"])
        self.routes.found(facts)
        self.stations.found(facts)
        self.lands.found(facts["lands"])
        if self._wish.spacing is None:
            self.spacing.show_value(round(facts["spacing"]))
        if self._wish.spacing is not None or self._wish.sheet is not None:
            self.cells.show_value(whole)


def _counted(wish: Wish) -> str:
    """What is counted to say how fine a map is, or how much room a sheet has."""
    if wish.is_routes:
        return tr("Sheet")
    return tr("Hexes") if wish.is_hexes else tr("Mileposts")
