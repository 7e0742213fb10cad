"""A small country of hexes: terrain, cities and towns, regions, as plain data of a file."""

from random import Random
from typing import Any

LEGEND = {".": "plain", "~": "river", "^": "mountain", "w": "water"}
COLOURS = ("black", "blue", "purple", "red", "yellow")
CHIPS = 40
"""Of each colour: so many that no set-up draws more than there is."""
CITY_NAMES = ("ash", "birch", "cedar", "date", "elder", "fir")
TOWN_NAMES = ("gorse", "hazel", "ivy", "juniper", "kale", "larch")
SLOTS = tuple(f"{side}-{number}" for number in range(1, 7) for side in ("light", "dark"))

Spot = tuple[int, int]


class Country:
    """A land of which every cell can be reached, with stops at some distance of each other."""

    def __init__(self, rng: Random) -> None:
        self.cols, self.rows = rng.randint(6, 9), rng.randint(5, 7)
        self.orientation = rng.choice(("pointy", "flat"))
        self.terrain = {at: _terrain(rng) for at in self._cells()}
        self.off = set(rng.sample(self._corners(), rng.randint(0, 2)))
        self.stops: list[Spot] = []
        self.cities = {name: self._stop(rng) for name in CITY_NAMES[: rng.randint(4, 6)]}
        self.towns = {name: self._stop(rng) for name in TOWN_NAMES[: rng.randint(3, 6)]}
        self._open_up(rng)

    def _open_up(self, rng: Random) -> None:
        """Stops lie on land with land beside them; where no track could lie there is water."""
        for at in self.stops:
            self.terrain[at] = self.terrain[at].replace("w", ".")
            beside = [one for one in self._beside(at) if one not in self.stops]
            if beside and all(self.terrain[one] == "w" for one in beside):
                self.terrain[rng.choice(beside)] = "."
        for _ in range(self.rows):
            for at in self.bare():
                if sum(self.terrain[one] != "w" for one in self._beside(at)) < 2:
                    self.terrain[at] = "w"

    def _beside(self, at: Spot) -> list[Spot]:
        around = [(c, r) for c in range(at[0] - 1, at[0] + 2) for r in range(at[1] - 1, at[1] + 2)]
        near = [one for one in around if apart(at, one) == 1]
        return [one for one in near if one in self.terrain and one not in self.off]

    def _cells(self) -> list[Spot]:
        return [(col, row) for row in range(self.rows) for col in range(self.cols)]

    def _corners(self) -> list[Spot]:
        right, bottom = self.cols - 1, self.rows - 1
        return [(0, 0), (right, 0), (0, bottom), (right, bottom)]

    def _stop(self, rng: Random) -> Spot:
        """A cell of land, mostly two steps or more from other stops."""
        free = [at for at in self._cells() if at not in self.stops and at not in self.off]
        near = rng.random() < 0.15
        far = [at for at in free if near or all(apart(at, one) > 1 for one in self.stops)]
        self.stops.append(rng.choice(far or free))
        return self.stops[-1]

    def bare(self) -> list[Spot]:
        """Hexes without a stop, on which track may lie."""
        land = [at for at in self._cells() if at not in self.off and self.terrain[at] != "w"]
        return [at for at in land if at not in self.stops]

    def board(self) -> dict[str, Any]:
        rows = [
            "".join("_" if (c, r) in self.off else self.terrain[c, r] for c in range(self.cols))
            for r in range(self.rows)
        ]
        shape = {"kind": "hexes", "size": [self.cols, self.rows], "legend": dict(LEGEND)}
        return {**shape, "orientation": self.orientation, "terrain": "\n".join(rows) + "\n"}

    def plain_cities(self, rng: Random) -> list[dict[str, Any]]:
        slots = rng.sample(SLOTS, len(SLOTS))
        cities = [
            {
                "id": name,
                "name": name.capitalize(),
                "kind": "city",
                "at": written(at),
                "colours": [COLOURS[number % len(COLOURS)]],
                "slots": sorted(slots[2 * number : 2 * number + rng.randint(1, 2)]),
            }
            for number, (name, at) in enumerate(self.cities.items())
        ]
        towns = [
            {"id": name, "name": name.capitalize(), "kind": "town", "at": written(at)}
            for name, at in self.towns.items()
        ]
        return [*cities, *towns]

    def regions(self) -> list[dict[str, Any]]:
        """The left half and the right half."""
        halves: dict[str, list[Spot]] = {"west": [], "east": []}
        for at in self._cells():
            if at not in self.off:
                halves["west" if at[0] < self.cols // 2 else "east"].append(at)
        return [
            {"id": name, "cells": " ".join(map(written, cells))} for name, cells in halves.items()
        ]


def _terrain(rng: Random) -> str:
    return rng.choices(".~^w", (12, 3, 3, 1))[0]


def written(at: Spot) -> str:
    return f"{at[0]},{at[1]}"


def apart(one: Spot, other: Spot) -> int:
    """How many steps lie between two hexes of rows in which the odd ones are shifted right."""
    (q, r), (p, s) = ((col - (row - row % 2) // 2, row) for col, row in (one, other))
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))
