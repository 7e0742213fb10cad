"""Where a line that grows comes nearest to each goal; only what is new is looked at again."""

from collections.abc import Collection

from engine.systems.crayon.planning.atlas import Atlas, Goal
from model.systems.crayon.network.network import NOWHERE
from model.systems.crayon.network.search import FAR


class Nearest:
    """For each goal the least effort over bare land from a piece of track, and where it begins."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._cells: list[int] = []
        self._known: set[int] = set()
        self._found: dict[int, tuple[int, int, int]] = {}
        """For each goal how many mileposts were looked at, the least effort, and from where."""

    def keep_up(self, cells: Collection[int]) -> None:
        """Takes notice of a piece of track; one that has lost something is looked at anew."""
        new = [cell for cell in cells if cell not in self._known]
        if len(self._cells) + len(new) != len(cells):
            self._cells, self._known, new = [], set(), list(cells)
            self._found.clear()
        self._cells += new
        self._known.update(new)

    def to(self, goal: Goal) -> tuple[int, int]:
        """The least effort to a goal, and the milepost where it begins."""
        seen, effort, cell = self._found.get(goal.number, (0, FAR, NOWHERE))
        if seen < len(self._cells):
            cost = self.atlas.effort(goal).cost
            new = min(self._cells[seen:], key=cost.__getitem__)
            if not seen or cost[new] < effort:
                effort, cell = cost[new], new
            self._found[goal.number] = (len(self._cells), effort, cell)
        return effort, cell
