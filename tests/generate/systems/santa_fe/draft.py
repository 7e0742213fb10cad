"""A board of Santa Fe while it is made: bases, arrows, twins, values, railroads, cards, markers."""

import heapq
from random import Random
from typing import Any

from tests.generate.systems.santa_fe.country import Country, written
from tests.generate.words import PLEASANT

TRACK = {"sf": 32, "sp": 30, "gn": 25, "up": 24, "kp": 17}
SHORT = {"ri": 11, "tp": 8, "wp": 7, "drg": 6}
COPIES = {2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2}
SHARES = (3, 7, 5, 7, 9, 7)
"""How many cities in 38 have each value from 2."""
HAND, PILES = 4, 3
Plain = dict[str, Any]


class Draft:
    """One board while it is made: plain data of a file."""

    def __init__(self, seed: str, cities: int | None = None) -> None:
        self.rng = rng = Random(f"draft {seed}")
        count = cities or rng.randint(8, 24)
        names = [f"{PLEASANT[n % 24].lower()}{n // 24 or ''}" for n in range(count)]
        self.country = Country(rng, names)
        self.majors = rng.sample(list(TRACK), rng.randint(1, 5))
        self.shorts = rng.sample(list(SHORT), rng.randint(0, 4))
        sides = self._bases()
        self.homes = {one: rng.choice(sides) for one in self.majors}
        self.bases = sorted(set(self.homes.values()))
        self.lines = self.country.lines(rng)
        self._arrows()
        self._twins()
        self.homes |= {one: rng.choice(self._with_way_out()) for one in self.shorts}
        self.track = self._track()
        self.values = self._values()
        self.cards = sum(COPIES[value] for value in self.values.values())

    def _bases(self) -> list[str]:
        """Some cities at one side of the board."""
        angle = self.rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
        spots = self.country.spots
        ordered = sorted(
            spots, key=lambda one: -sum(p * q for p, q in zip(spots[one], angle, strict=True))
        )
        return ordered[: self.rng.randint(1, max(1, len(ordered) // 6))]

    def _arrows(self) -> None:
        """Some lines lead out of a base and not back."""
        for line in self.lines:
            ends = [end for end in "ab" if line[end] in self.bases]
            if len(ends) == 1 and self.rng.random() < 0.3:
                line["arrow"] = "a>b" if ends == ["a"] else "b>a"

    def _twins(self) -> None:
        straight = [line for line in self.lines if "bends" not in line]
        for line in self.rng.sample(straight, min(len(straight), self.rng.randint(0, 3))):
            self.lines.append({**line, "id": f"{line['id']}-2"})

    def _track(self) -> dict[str, int]:
        """Somebody can reach every city, and there are segments for all pieces of majors."""
        whole = sum(line["segments"] for line in self.lines)
        share = self.rng.uniform(0.6, 0.9) * whole / sum(TRACK[one] for one in self.majors)
        made = {one: max(2, int(TRACK[one] * min(share, 1.2))) for one in self.majors}
        far = {one: distances(self.lines, [self.homes[one]], by_arrows=True) for one in made}
        for city in self.country.spots:
            able = [one for one in made if city in far[one]]
            if all(far[one][city] > made[one] for one in able):
                nearest = min(able, key=lambda one: far[one][city])
                made[nearest] = far[nearest][city]
        missing = self.country.forest(self.lines, self.bases) - sum(made.values())
        made[self.majors[0]] += max(0, missing)
        for one in list(made):
            surplus = max(0, sum(made.values()) - whole)
            least = max(2, *self._lines_from(self.homes[one]))
            fewer = {**made, one: max(least, made[one] - surplus)}
            if all(any(far[m].get(city, whole) <= fewer[m] for m in fewer) for city in far[one]):
                made = fewer
        return made | {one: self._short_track(one, min(share, 1.0)) for one in self.shorts}

    def _short_track(self, one: str, share: float) -> int:
        """No less than the shortest line takes from its home."""
        return max(int(SHORT[one] * share), *self._lines_from(self.homes[one]))

    def _with_way_out(self) -> list[str]:
        return [one for one in self.country.spots if self._lines_from(one)]

    def _lines_from(self, city: str) -> list[int]:
        """The segments of the shortest line that can be started at a city, if there is one."""
        against = {"a": "b>a", "b": "a>b"}
        found = [
            line["segments"]
            for line in self.lines
            for end in "ab"
            if line[end] == city and line.get("arrow") != against[end]
        ]
        return sorted(found)[:1]

    def _values(self) -> dict[str, int]:
        """Values rise with the distance from the bases; every city has one but these."""
        far = distances(self.lines, self.bases)
        cities = sorted((one for one in far if one not in self.bases), key=lambda one: far[one])
        steps = [2 + n for n, share in enumerate(SHARES) for _ in range(share)]
        return {
            one: steps[-1 if one == cities[-1] else number * len(steps) // len(cities)]
            for number, one in enumerate(cities)
        }

    # -- as a file says it

    def plain(self) -> Plain:
        cities = [self._city(one) for one in sorted(self.country.spots)]
        least = min(2, self._most_players())
        return {
            "format": 1,
            "id": "made-up",
            "title": "Made up",
            "system": "santa-fe",
            "players": {"min": least, "max": self.rng.randint(least, self._most_players())},
            "credits": "Made up for a test.",
            "license": "CC0-1.0",
            "rules": {"preset": "santa-fe-rails"},
            "board": {"kind": "routes", "size": list(self.country.size), "lines": self.lines},
            "cities": cities,
            "railroads": self._railroads(),
            "boom_markers": [
                {"id": f"boom-{value + 2}", "count": self._with(value)} for value in (2, 3)
            ],
        }

    def _most_players(self) -> int:
        return min(5, (self.cards - PILES) // HAND)

    def _with(self, value: int) -> int:
        return list(self.values.values()).count(value)

    def _city(self, one: str) -> Plain:
        said: Plain = {"id": one, "name": one.capitalize(), "xy": written(self.country.spots[one])}
        if one in self.values:
            said["value"] = self.values[one]
        paid = [major for major in self.majors if self._is_paid(major, one)]
        return {**said, "squares": sorted(paid)} if paid and one not in self.bases else said

    def _is_paid(self, major: str, city: str) -> bool:
        far = distances(self.lines, [self.homes[major]], by_arrows=True).get(city)
        return far is not None and far <= self.track[major] and self.rng.random() < 0.3

    def _railroads(self) -> list[Plain]:
        used = [*self.majors, *self.shorts]
        gone = [{"id": one, "removed": True} for one in (*TRACK, *SHORT) if one not in used]
        here = [{"id": one, "track": self.track[one], "home": self.homes[one]} for one in used]
        return sorted([*here, *gone], key=lambda one: str(one["id"]))


def distances(lines: list[Plain], starts: list[str], *, by_arrows: bool = False) -> dict[str, int]:
    """The fewest segments from the nearest of some cities."""
    found: dict[str, int] = {}
    queue = [(0, one) for one in sorted(starts)]
    while queue:
        far, city = heapq.heappop(queue)
        if city in found:
            continue
        found[city] = far
        for line in lines:
            for start, end, arrow in (("a", "b", "b>a"), ("b", "a", "a>b")):
                if line[start] == city and not (by_arrows and line.get("arrow") == arrow):
                    heapq.heappush(queue, (far + line["segments"], line[end]))
    return found
