"""A country of hexes for Trains: land in one piece, cities, remote places, blocked borders."""

from collections.abc import Iterator
from random import Random
from typing import Any

from model.boards import grid
from model.notation import Cell, Edge
from tests.generate.words import PLEASANT

LEGEND = {".": "field", "r": "river", "^": "mountain", "~": "sea"}
ROOMS = (1, 1, 1, 1, 2, 2, 2, 3, 3)
"""How often a city has which room."""


class Country:
    """Land by the sea; everything on it can be reached from everywhere on it."""

    def __init__(self, rng: Random, cols: int, rows: int) -> None:
        self.cols, self.rows = cols, rows
        cells = [Cell(col, row) for row in range(rows) for col in range(cols)]
        corners = [Cell(0, 0), Cell(cols - 1, 0), Cell(0, rows - 1), Cell(cols - 1, rows - 1)]
        self.off = set(rng.sample(corners, rng.randint(0, 2)))
        self.terrain = {at: "." for at in cells if at not in self.off}
        self._flood(rng)
        self._raise(rng)
        self._rain(rng)
        self.cities = self._settle(rng)
        self.remote: dict[Cell, int] = {}
        self.remote = self._far(rng)
        self.blocked = self._block(rng)

    # -- the land

    @property
    def land(self) -> list[Cell]:
        return [at for at, sign in self.terrain.items() if sign != "~"]

    @property
    def bare(self) -> list[Cell]:
        """Land on which nothing stands."""
        return [at for at in self.land if at not in self.cities and at not in self.remote]

    def _flood(self, rng: Random) -> None:
        """A bay comes in from one side, and what it cuts off goes under."""
        at = rng.choice([one for one in self.terrain if self._is_rim(one)])
        for _ in range(rng.randint(2, max(3, len(self.terrain) // 6))):
            self.terrain[at] = "~"
            at = rng.choice(list(self._near(at)) or [at])
        dry = _largest(self.land, frozenset())
        for one in self.land:
            if one not in dry:
                self.terrain[one] = "~"

    def _raise(self, rng: Random) -> None:
        """Mountains around a peak."""
        peak = rng.choice(self.land)
        for at in self.land:
            if at == peak or (grid.distance(at, peak) <= 2 and rng.random() < 0.6):
                self.terrain[at] = "^"

    def _rain(self, rng: Random) -> None:
        """A river or two, hex by hex to the sea or wherever it ends."""
        for _ in range(rng.randint(1, 2)):
            at = rng.choice([one for one in self.land if self.terrain[one] == "."] or self.land)
            for _ in range(rng.randint(2, self.rows)):
                self.terrain[at] = "r"
                on = [one for one in self._near(at) if self.terrain[one] == "."]
                if not on:
                    break
                at = rng.choice(on)

    def _near(self, at: Cell) -> Iterator[Cell]:
        return (one for one in grid.neighbours(at) if one in self.terrain)

    def _is_rim(self, at: Cell) -> bool:
        return at.col in (0, self.cols - 1) or at.row in (0, self.rows - 1)

    # -- what stands on it

    def _settle(self, rng: Random) -> dict[Cell, int]:
        """Cities with their room; some land of every kind stays bare."""
        kept = {sign: next(at for at in self.land if self.terrain[at] == sign) for sign in "^r"}
        free = [at for at in self.land if at not in kept.values()]
        count = rng.randint(max(2, len(free) // 5), max(2, len(free) // 3))
        return {at: rng.choice(ROOMS) for at in rng.sample(free, min(count, len(free) - 6))}

    def _far(self, rng: Random) -> dict[Cell, int]:
        """Remote places at the rim, with their numbers."""
        rims = [at for at in self.bare if self._is_rim(at) and self.terrain[at] not in "^r"]
        free = rims or [at for at in self.bare if self.terrain[at] == "."] or self.bare[:1]
        count = rng.randint(1, max(1, len(free) // 4))
        return {at: rng.randint(2, 4) for at in rng.sample(free, min(count, len(free)))}

    def _block(self, rng: Random) -> frozenset[Edge]:
        """Blocked borders, none of which cuts the land in two."""
        found: frozenset[Edge] = frozenset()
        land = set(self.land)
        for _ in range(rng.randint(0, len(land) // 8)):
            at = rng.choice(self.land)
            beside = [one for one in grid.neighbours(at) if one in land]
            more = found | {Edge.of(at, rng.choice(beside))}
            if len(_largest(self.land, more)) == len(land):
                found = more
        return found

    # -- as a file says it

    def board(self, rng: Random) -> dict[str, Any]:
        lines = [
            "".join(self.terrain.get(Cell(col, row), "_") for col in range(self.cols))
            for row in range(self.rows)
        ]
        shape = {"kind": "hexes", "size": [self.cols, self.rows], "legend": dict(LEGEND)}
        turned = {"orientation": "flat"} if rng.random() < 0.3 else {}
        return {**shape, **turned, "terrain": "\n".join(lines) + "\n"}

    def places(self) -> list[dict[str, Any]]:
        """Cities and remote places by id."""
        said = {at: {"kind": "city", "room": room} for at, room in self.cities.items()}
        said |= {at: {"kind": "remote", "number": n} for at, n in self.remote.items()}
        found = []
        for number, (at, fields) in enumerate(sorted(said.items())):
            name = f"{PLEASANT[number % 24]}{number // 24 or ''}"
            found.append({"id": name.lower(), "name": name, "at": str(at), **fields})
        return sorted(found, key=lambda one: str(one["id"]))


def _largest(land: list[Cell], blocked: frozenset[Edge]) -> set[Cell]:
    """The largest land that hangs together."""
    left, best = set(land), set[Cell]()
    while left:
        start = min(left)
        reached, waiting = {start}, [start]
        while waiting:
            at = waiting.pop()
            for one in grid.neighbours(at):
                if one in left and one not in reached and Edge.of(at, one) not in blocked:
                    reached.add(one)
                    waiting.append(one)
        left -= reached
        best = max(best, reached, key=len)
    return best
