"""What building costs: the cheapest way between two places, as the system of a map tells it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from editor.document.document import Document
from model.notation import Cell
from model.systems import part_of


class Way(NamedTuple):
    """The cheapest way between two places."""

    cells: tuple[Cell, ...]
    total: int
    words: str
    """Its price, and what that is made of."""


class BuildingPrices:
    """The prices of a system whose maps have none; others say more.

    What is known is answered at once; on large maps the rest is worked out a little at a time.
    """

    @property
    def are_there(self) -> bool:
        """Whether building costs anything on the map as it is now."""
        return False

    def knows(self, start: Cell, goal: Cell) -> bool:
        """Whether `between` can tell; what cannot be told yet is news once it can."""
        return True

    def here(self, cell: Cell) -> str:
        """What building on a cell costs, in a few words; nothing where that is not said."""
        return ""

    def between(self, start: Cell, goal: Cell) -> Way | None:
        """The cheapest way; None where none leads there, or both are one place."""
        return None

    def by_cell(self, start: Cell) -> Mapping[Cell, int] | None:
        """What it costs to come to each cell that can be reached; None while it is not known."""
        return None

    def prices(self, start: Cell) -> list[int] | None:
        """The same without the cells."""
        found = self.by_cell(start)
        return None if found is None else list(found.values())

    def has_work(self) -> bool:
        """Whether something of what was asked about is not known yet."""
        return False

    def work(self, is_time_up: Callable[[], bool]) -> bool:
        """Works on until the time is up; False once everything is known."""
        return False

    def has_news(self) -> bool:
        """Whether something is known now that was asked in vain; it is told once."""
        return False


def prices_of(document: Document) -> BuildingPrices:
    """The prices of a document's system, from its part `prices`."""
    module = part_of("editor", document.scenario.system, "prices")
    prices: BuildingPrices = BuildingPrices() if module is None else module.PRICES(document)
    return prices
