"""Scene: the layers of a map as batches, each built anew when what it shows has changed.

Building takes from a millisecond to half a second, so whoever shows a scene builds in the
background. Until the ground is built anew, painted cells are known as `fresh` and touched up.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from drawing.cannot import CannotDraw
from drawing.map.picture import layer_batches
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.map.size_limits import refuse_too_much
from drawing.shapes.symbols import Batch
from drawing.themes.theme import Theme
from editor.desk.layers import GROUND, canvas_layers, differs
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

Batches = tuple[Batch, ...]


@dataclass
class Scene:
    """The map of one document, as far as it is built."""

    sheet: Sheet
    batches: dict[str, Batches] = field(default_factory=dict)
    stale: set[str] = field(default_factory=set)
    """The layers that have to be built: at first all of them."""
    fresh: dict[Cell, str | None] = field(default_factory=dict)
    """Cells painted since the ground was built, with the kind they have now."""

    def __post_init__(self) -> None:
        self.stale |= set(self.layers)

    @property
    def scenario(self) -> Scenario:
        return self.sheet.scenario

    @property
    def layers(self) -> tuple[str, ...]:
        """From the lowest to the highest; those of the map's system among them."""
        return canvas_layers(self.scenario.system)

    def become(self, scenario: Scenario, change: Change) -> bool:
        """Goes over to another scenario; whether everything has moved, so that nothing fits."""
        before = self.scenario
        sheet = replace(self.sheet, scenario=scenario)
        sheet.stay_on(self.sheet)
        has_moved = not _frame_stays(before, scenario) and _frame(sheet) != _frame(self.sheet)
        if not has_moved:
            sheet.take_frame(self.sheet)
        self.sheet = sheet
        # Another system has other layers.
        self.stale &= set(self.layers)
        if has_moved:
            self.stale |= set(self.layers)
            self.fresh.clear()
            return True
        known = [name for name in self.layers if name not in self.stale]
        self.stale |= {name for name in known if differs(name, before, scenario)}
        self.fresh |= painted(change, scenario)
        return False

    def next_stale(self) -> str | None:
        """The layer to build next: from the ground up, names last."""
        return next((name for name in self.layers if name in self.stale), None)

    def take(self, name: str, batches: Batches, of: Scenario) -> None:
        """A layer that was built of a scenario, this one or an earlier one."""
        self.batches[name] = batches
        if not differs(name, of, self.scenario):
            self.stale.discard(name)
        if not self.stale & GROUND:
            self.fresh.clear()

    def build(self) -> None:
        """Builds everything that is stale, at once."""
        while (name := self.next_stale()) is not None:
            self.take(name, built(name, self.sheet), self.scenario)


def _frame_stays(before: Scenario, after: Scenario) -> bool:
    """Whether nothing changed that may stand at the outermost place of the map."""
    if before.cities is not after.cities or before.labels is not after.labels:
        return False
    old, new = before.board, after.board
    return old is new or (
        isinstance(old, TerrainBoard)
        and isinstance(new, TerrainBoard)
        and old.size == new.size
        and len(old.terrain) == len(new.terrain)
        and type(old) is type(new)
        and getattr(old, "orientation", "") == getattr(new, "orientation", "")
    )


def _frame(sheet: Sheet) -> tuple[object, ...]:
    return sheet.box, sheet.spot(Cell(0, 0)), sheet.mm


def sheet_of(scenario: Scenario, theme: Theme, folder: str) -> Sheet:
    return Sheet(scenario, theme, usual_mm(scenario), folder, Overlay())


def built(name: str, sheet: Sheet) -> Batches:
    """The batches of one layer; none where there is more than a picture can show."""
    try:
        refuse_too_much(sheet.scenario)
        return layer_batches(name, sheet)
    except CannotDraw:
        return ()


def painted(change: Change, scenario: Scenario) -> Mapping[Cell, str | None]:
    """The cells that a change paints, with their new kinds."""
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return {}
    return {cell: board.kind_at(cell) for cell in cells_painted(change)}


def cells_painted(change: Change) -> Iterable[Cell]:
    for step in change.steps:
        if step.route[:2] == ("board", "terrain") and len(step.route) == 3:
            yield Cell.parse(step.route[2])
