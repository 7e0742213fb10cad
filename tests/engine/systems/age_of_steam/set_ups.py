"""Games of every kind for tests: a map, its blocks, how many play, and a seed, in one line."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.generate.samples import sample
from tests.generate.sound import bundled_of
from tests.generate.systems.age_of_steam.designs import designs
from tests.generate.systems.age_of_steam.made_maps import made_map

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
INVENTED = ("crown-and-guilds", "lantern-isles", "salt-marsh")
FOLDER = Path(__file__).parents[3] / "files" / "age_of_steam"
MADE = "made"
KNOWN_EVERY = 10
"""One game in so many is on a map that stands in a file."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything that says which game is played."""

    map: str
    """`made-SEED`, or the name of a file: bundled, or one of our invention."""
    players: int
    seed: int
    blocks: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.map} {self.players} {self.seed} {','.join(self.blocks) or '-'}"

    @classmethod
    def parse(cls, text: str) -> "SetUp":
        name, players, seed, blocks = text.split()
        said = () if blocks == "-" else tuple(blocks.split(","))
        return cls(name, int(players), int(seed), said)

    def scenario(self) -> Scenario:
        return map_named(self.map, self.blocks)

    def game(self) -> AgeOfSteamGame:
        return new_game(self.scenario(), NAMES[: self.players], self.seed)


def map_named(name: str, blocks: tuple[str, ...] = ()) -> Scenario:
    kind, _, seed = name.partition("-")
    if kind == MADE and seed.isdecimal():
        return made_map(int(seed), blocks)
    return sample(name) if name in bundled_of("age-of-steam") else _invented(name)


@cache
def _invented(name: str) -> Scenario:
    return load(FOLDER / f"{name}.milepost.yaml")


def known_maps() -> tuple[str, ...]:
    """The maps that stand in files: those that are bundled, and those that were invented."""
    return (*bundled_of("age-of-steam"), *INVENTED)


def any_set_up(number: int) -> SetUp:
    """The set-up of this number: the designs in turn, and now and then a map from a file."""
    rng = Random(f"set-up {number}")
    name, blocks = f"{MADE}-{number}", designs()[(number - number // KNOWN_EVERY) % len(designs())]
    if number % KNOWN_EVERY == KNOWN_EVERY - 1:
        name, blocks = rng.choice(known_maps()), ()
    players = map_named(name, blocks).players
    return SetUp(name, rng.randint(players.min, players.max), rng.randrange(10**6), blocks)
