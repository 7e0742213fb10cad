"""Taking things from the map for something elsewhere: clicks name them, Escape is the end."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from editor.edits.thing_names import called
from editor.edits.thing_places import lines_of
from editor.gestures.under_pointer import things_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Thing
from editor.pointing.sketch import EMPTY, Sketch, SketchLine
from editor.words import tr
from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk


@dataclass(frozen=True, slots=True, eq=False)
class Taking:
    """What is wanted from the map, and who is told of it."""

    rooms: Collection[str]
    """Collections whose things can be taken."""
    take: Callable[[Thing], bool]
    """Told of each thing that is clicked; whether more can be taken."""
    ended: Callable[[], None]

    def under(self, desk: "Desk", at: Pointer) -> Thing | None:
        """The thing that a click would take."""
        found = (one for one in things_under(desk, at) if one[0] in self.rooms)
        return next(found, None)

    def sketch(self, desk: "Desk", at: Pointer | None) -> Sketch:
        """What would be taken is marked."""
        found = None if at is None else self.under(desk, at)
        return EMPTY if found is None else marked(desk.scenario, [found])

    def hint(self, desk: "Desk", at: Pointer | None) -> str:
        """What a click would do."""
        found = None if at is None else self.under(desk, at)
        if found is None:
            return tr("Click on what is meant · Esc: back to the builder")
        name = called(desk.scenario, *found)
        return tr("Click: take {name} · Esc: back to the builder").format(name=name)


def marked(scenario: Scenario, things: Collection[Thing]) -> Sketch:
    """Things as they are marked on the map: a ring, a line, an outline."""
    places = [line for thing in things for line in lines_of(scenario, *thing)]
    rings = [line[0] for line in places if len(line) == 1]
    whole = [line for line in places if len(line) > 1]
    cells = [line for line in whole if all(isinstance(one, Cell) for one in line)]
    lines = [SketchLine(tuple(line)) for line in whole if line not in cells]
    inside = {cell for line in cells for cell in line if isinstance(cell, Cell)}
    return Sketch(cells=tuple(sorted(inside)), rings=tuple(rings), lines=tuple(lines))
