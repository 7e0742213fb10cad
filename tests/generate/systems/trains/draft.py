"""A board of Trains while it is made: land, numbers of pieces that fit it, cards, a kit."""

from random import Random
from typing import Any

from tests.generate.systems.trains.country import Country
from tests.generate.systems.trains.fan_cards import fan_card

Plain = dict[str, Any]
PRINTED = (
    *("amusement-park", "collaboration", "conductor-area", "control-room", "first-train"),
    *("freight-train", "garage", "holiday-timetable", "ironworks", "landfill", "mail-train"),
    *("passing-station", "signal-spot", "station-crew", "steel-bridge", "tourist-train"),
    *("tunnel", "underground-digging", "viaduct"),
)
"""Kinds of the preset that fit into any kit."""
RETURNING = ("freight-train", "landfill", "station-crew")
"""Those that bring Waste back to its pile."""


class Draft:
    """One board while it is made: plain data of a file."""

    def __init__(self, seed: str, size: tuple[int, int] | None = None) -> None:
        self.rng = rng = Random(f"draft {seed}")
        cols, rows = size or (rng.randint(5, 11), rng.randint(5, 9))
        self.country = Country(rng, cols, rows)
        self.fans = [fan_card(rng, f"fan-{n}") for n in range(rng.randint(0, 6))]
        least = rng.randint(2, 4)
        self.players = {"min": least, "max": rng.randint(least, 4)}

    def plain(self) -> Plain:
        rng, land = self.rng, self.country
        said: Plain = {
            "format": 1,
            "id": "made-up",
            "title": "Made up",
            "system": "trains",
            "players": self.players,
            "credits": "Made up for a test.",
            "license": "CC0-1.0",
            "rules": {"preset": "trains", **self._rules()},
            "board": land.board(rng),
            "cities": land.places(),
        }
        if land.blocked:
            said["blocked"] = [str(edge) for edge in sorted(land.blocked)]
        if self.fans:
            said["cards"] = self.fans
        if rng.random() < 0.5:
            is_played = rng.random() < 0.5
            said["kits"] = [self._kit(len(self.fans) if is_played else 0)]
            if is_played:
                said["rules"]["supply"] = {"select": {"kit": "of-our-own"}}
        return said

    def _rules(self) -> Plain:
        """As many pieces as fit the board."""
        room = sum(self.country.cities.values())
        most = len(self.country.land) - len(self.country.remote)
        return {
            "markers": {
                "track": min(20, max(4, most // 2)),
                "stations": min(30, max(1, room - self.rng.randint(0, room // 3))),
            }
        }

    def _kit(self, least: int) -> Plain:
        """Some cards of our own, all of them where nobody else brings them into games."""
        own = [one["id"] for one in self.fans]
        some = self.rng.sample(own, self.rng.randint(least, len(own)))
        waste = self.rng.choice(RETURNING)
        others = [one for one in PRINTED if one != waste]
        cards = [waste, *some, *self.rng.sample(others, 7 - len(some))]
        return {"id": "of-our-own", "name": "Of our own", "cards": sorted(cards)}
