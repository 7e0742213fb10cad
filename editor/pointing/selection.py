"""Selection: the cells and things that a designer has chosen; it is no part of the document."""

from typing import Literal

from model.forms.frozen import dataclass
from model.notation import Cell

Thing = tuple[str, str]
"""A thing by its collection and id: ("cities", "aston")."""
How = Literal["new", "add", "subtract", "intersect"]


@dataclass(frozen=True, slots=True)
class Selection:
    """What the next action is about."""

    cells: frozenset[Cell] = frozenset()
    things: frozenset[Thing] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.cells or self.things)

    def combined(self, other: "Selection", how: How) -> "Selection":
        """With another one: instead of it, together, without, or what both have."""
        if how == "add":
            return Selection(self.cells | other.cells, self.things | other.things)
        if how == "subtract":
            return Selection(self.cells - other.cells, self.things - other.things)
        if how == "intersect":
            return Selection(self.cells & other.cells, self.things & other.things)
        return other

    def of(self, collection: str) -> tuple[str, ...]:
        """The chosen things of a collection, by id."""
        return tuple(sorted(name for room, name in self.things if room == collection))


NOTHING = Selection()


def how_of(*, shift: bool, ctrl: bool) -> How:
    """Shift adds, Ctrl subtracts, both intersect; the same for every tool that selects."""
    if shift and ctrl:
        return "intersect"
    return "add" if shift else "subtract" if ctrl else "new"
