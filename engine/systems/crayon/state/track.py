"""Who owns which track: sections, ferries and links, and what follows for presence and origins."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from model.systems.crayon.network.network import edge_ends, edge_key


class Priority(NamedTuple):
    """An edge whose bridge was swept away: who may rebuild it first, and for how many turns."""

    seat: int
    turns: int


@dataclass(slots=True)
class Track:
    """The track on the board."""

    touched: list[dict[int, int]]
    """For each seat the mileposts its sections touch, and how many do."""
    sections: dict[int, int] = field(default_factory=dict)
    """The owner of the section on each edge."""
    owners: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Who may use each ferry and each link, in the order of coming."""
    reserved: dict[int, Priority] = field(default_factory=dict)
    kept: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Who had track at a city until an event took it, where that keeps a place (OPEN-CRY-35)."""
    protected: tuple[int, ...] = ()
    """Edges whose sections others kept on the board when their owner began again (CRY-VAR-27)."""
    is_shared: bool = False
    """A copy has the same `touched` and `sections`, so they are copied before they change."""

    @classmethod
    def empty(cls, seats: int) -> "Track":
        return cls([{} for _ in range(seats)])

    def copy(self) -> "Track":
        """Sections change seldom and are many, so copies share them until one of them changes."""
        self.is_shared = True
        return Track(
            self.touched,
            self.sections,
            dict(self.owners),
            dict(self.reserved),
            dict(self.kept),
            self.protected,
            is_shared=True,
        )

    def _part(self, seat: int) -> dict[int, int]:
        """Parts from copies before a seat's track changes; what it touches is always made anew."""
        if self.is_shared:
            self.touched = list(self.touched)
            self.sections = dict(self.sections)
            self.is_shared = False
        touched = self.touched[seat] = dict(self.touched[seat])
        return touched

    def lay(self, seat: int, edge: int) -> None:
        touched = self._part(seat)
        self.sections[edge] = seat
        self.reserved.pop(edge, None)
        for cell in edge_ends(edge):
            touched[cell] = touched.get(cell, 0) + 1

    def erase(self, edge: int) -> int:
        """Takes a section away and says whose it was; ferries and links stay paid."""
        seat = self.sections[edge]
        touched = self._part(seat)
        del self.sections[edge]
        if edge in self.protected:
            self.protected = tuple(one for one in self.protected if one != edge)
        for cell in edge_ends(edge):
            if touched[cell] == 1:
                del touched[cell]
            else:
                touched[cell] -= 1
        return seat

    def own(self, seat: int, name: str) -> None:
        """Lets a seat use a ferry or link from now on."""
        if seat not in self.owners_of(name):
            self.owners[name] = (*self.owners_of(name), seat)

    def disown(self, seat: int, name: str) -> None:
        self.owners[name] = tuple(owner for owner in self.owners_of(name) if owner != seat)

    def owners_of(self, name: str) -> tuple[int, ...]:
        return self.owners.get(name, ())

    def owns(self, seat: int, name: str) -> bool:
        return seat in self.owners.get(name, ())

    def touches(self, seat: int, cells: Iterable[int]) -> bool:
        return not self.touched[seat].keys().isdisjoint(cells)

    def sections_at(self, seat: int, cells: Iterable[int]) -> int:
        """How many sections of a seat touch one of these mileposts of a city."""
        touched = self.touched[seat]
        return sum(touched.get(cell, 0) for cell in cells)

    def owner_between(self, a: int, b: int) -> int | None:
        return self.sections.get(edge_key(a, b))

    def sections_of(self, seat: int) -> list[int]:
        return sorted(edge for edge, owner in self.sections.items() if owner == seat)
