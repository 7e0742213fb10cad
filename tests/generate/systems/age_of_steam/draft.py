"""A map while blocks are added to it: plain data of a file, and what is there to be named."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tests.generate.systems.age_of_steam.country import CHIPS, COLOURS, Country, Spot, written

BASE_ACTIONS = (
    *("first-move", "first-build", "engineer", "locomotive"),
    *("urbanization", "production", "turn-order-pass"),
)
Plain = dict[str, Any]


class Draft:
    """One map while it is made."""

    def __init__(self, seed: str, blocks: Sequence[str] = ()) -> None:
        self.rng = Random(f"draft {seed}")
        self.blocks = frozenset(blocks)
        self.country = Country(self.rng)
        self.bare = self.rng.sample(self.country.bare(), len(self.country.bare()))
        """Hexes without a stop that no block has taken yet."""
        self.actions: list[Plain] = [{"id": one} for one in BASE_ACTIONS]
        self.is_scarce = False
        """Whether there may be fewer actions than players."""
        turns = self.rng.randint(3, 5)
        self.plain: Plain = {
            "format": 1,
            "id": "made-up",
            "title": "Made up",
            "system": "age-of-steam",
            "players": {"min": 3, "max": 4},
            "credits": "Made up for a test.",
            "license": "CC0-1.0",
            "board": self.country.board(),
            "cities": self.country.plain_cities(self.rng),
            "goods": [{"id": colour, "chips": CHIPS} for colour in COLOURS],
            "rules": {"preset": "age-of-steam", "turns": turns},
        }

    # -- what is there

    @property
    def colours(self) -> list[str]:
        return [good["id"] for good in self.plain["goods"]]

    @property
    def cities(self) -> list[Plain]:
        return [one for one in self.plain["cities"] if one["kind"] == "city"]

    @property
    def towns(self) -> list[Plain]:
        return [one for one in self.plain["cities"] if one["kind"] == "town"]

    @property
    def players(self) -> tuple[int, int]:
        said = self.plain["players"]
        return said["min"], said["max"]

    @property
    def turns(self) -> int | None:
        """How many turns there are, if that is the same for all."""
        said = self.plain["rules"]["turns"]
        return said if isinstance(said, int) else None

    def fix_players(self, low: int, high: int) -> int:
        """One number of players, within what was said before."""
        least, most = self.players
        number = self.rng.randint(max(low, least), max(low, least, min(high, most)))
        self.plain["players"] = {"min": number, "max": number}
        return number

    def free_hex(self, terrain: str = "") -> Spot | None:
        """A hex without a stop, which no other block takes then."""
        fitting = [at for at in self.bare if self.country.terrain[at] in (terrain or ".~^")]
        if not fitting:
            return None
        self.bare.remove(fitting[0])
        return fitting[0]

    # -- what is said

    def rules(self, **said: Any) -> None:
        """Merges rules into those of the map."""
        merge(self.plain["rules"], said)

    def listed(self, *path: str) -> list[Any]:
        """A list in the rules, made where there is none."""
        at = self.plain["rules"]
        for key in path[:-1]:
            at = at.setdefault(key, {})
        found: list[Any] = at.setdefault(path[-1], [])
        return found

    def things(self, key: str) -> list[Any]:
        found: list[Any] = self.plain.setdefault(key, [])
        return found

    def cell(self, at: Spot) -> Plain:
        found: Plain = self.plain.setdefault("cells", {}).setdefault(written(at), {})
        return found

    def module(self, name: str) -> None:
        self.listed("modules").append(name)

    def action(self, name: str, effects: Any, **more: Any) -> None:
        """Adds an action, or changes one that is there."""
        said = {"id": name, "effects": effects, **more}
        known = [one for one in self.actions if one["id"] == name]
        if known:
            known[0].update(said)
        else:
            self.actions.append(said)

    def tag(self, name: str, things: Sequence[Plain]) -> None:
        for one in things:
            one["tags"] = sorted({*one.get("tags", ()), name})

    def some(self, things: Sequence[Any], least: int = 1, most: int = 3) -> list[Any]:
        number = min(len(things), self.rng.randint(least, most))
        return self.rng.sample(list(things), number)

    def flag(self) -> bool:
        return self.rng.random() < 0.5

    def finished(self) -> Plain:
        """The whole file."""
        base = [{"id": one} for one in BASE_ACTIONS]
        if self.actions != base:
            self.rules(actions={"list": self.actions})
        choice = self.plain["rules"].get("actions", {}).get("choice", "mandatory")
        if choice == "mandatory" and (self.is_scarce or len(self.actions) < self.players[1]):
            self.rules(actions={"choice": "if-any"})
        return self.plain


def merge(into: Plain, said: Mapping[str, Any]) -> None:
    for key, value in said.items():
        old = into.get(key)
        if isinstance(old, dict) and isinstance(value, dict) and "cases" not in (*old, *value):
            merge(old, value)
        else:
            into[key] = value
