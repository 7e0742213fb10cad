"""Games of every kind for tests: a map, its blocks, how many play, and a seed, in one line."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from engine.logs.game_log import SeatEntry
from engine.logs.session import Session, begin
from engine.systems.age_of_steam.game.from_position import position_of
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.files.scenario_files import load, new_text, read_text
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.scenario.scenario import Scenario
from model.scenario.things import OwnVariant, SomePlayers
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.things.position import Position
from tests.engine.policies import purposeful
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
FROM_POSITION_EVERY = 4
"""One game in so many begins in the middle, from a position."""
LEFT: dict[str, tuple[str, ...]] = {
    "": (),
    "phase": ("doing", "actor", "agreement", "round", "bag"),
    "turn": ("doing", "actor", "agreement", "round", "bag", "phase"),
}
"""What is left out of a position, so that a phase or a turn begins anew; the bag is the rest."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything that says which game is played."""

    map: str
    """`made-SEED`, or the name of a file: bundled, or one of our invention."""
    players: int
    seed: int
    blocks: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    """Those of the map's own that are switched on."""
    after: int = 0
    """After how many actions the position is taken from which the game begins; 0 for a new game."""
    at: str = ""
    """Where in it: at the very point, or at the beginning of the `phase` or of the `turn`."""

    def __str__(self) -> str:
        lists = (",".join(some) or "-" for some in (self.blocks, self.variants))
        return f"{self.map} {self.players} {self.seed} {' '.join(lists)} {self.after} {self.at}"

    @classmethod
    def parse(cls, text: str) -> "SetUp":
        name, players, seed, *lists, after, at = f"{text} ".split(" ")[:7]
        blocks, variants = (() if one == "-" else tuple(one.split(",")) for one in lists)
        return cls(name, int(players), int(seed), blocks, variants, int(after), at)

    def scenario(self) -> Scenario:
        """The map as its file says it, with the position in it if there is one."""
        found = map_named(self.map, self.blocks)
        return found if not self.after else _with_position(self)

    def session(self) -> Session:
        seats = list(map(SeatEntry, NAMES[: self.players]))
        return begin(self.scenario(), seats, self.seed, self.variants)

    def game(self) -> AgeOfSteamGame:
        game = self.session().game
        assert isinstance(game, AgeOfSteamGame)
        return game


def _is_amid_a_build(game: AgeOfSteamGame) -> bool:
    """Whether track lies there that may not stay so if nobody finishes this build."""
    return game.state.phase == "build" and bool(game.state.doing.builds)


@lru_cache(maxsize=4)
def _with_position(set_up: SetUp) -> Scenario:
    """A map that begins where a game on it has come to, written into its file and read again."""
    scenario = map_named(set_up.map, set_up.blocks)
    position = position_after(replace(set_up, after=0).game(), set_up)
    part = replace(scenario.part_as(AgeOfSteamPart), position=position)
    read = read_text(new_text(replace(scenario, part=part))).scenario
    assert not read.misfits, read.misfits
    return read


def position_after(game: AgeOfSteamGame, set_up: SetUp) -> Position:
    """The position after some actions, or the last one before that which can be gone on from."""
    rng, kept = Random(set_up.seed), game.copy()
    for _ in range(set_up.after):
        game.play(purposeful(game, rng))
        if game.actor is None:
            break
        if not set_up.at or not _is_amid_a_build(game):
            kept = game.copy()
    found = position_of(kept.position)
    form = form_of(Position)
    said = {key: value for key, value in form.write(found).items() if key not in LEFT[set_up.at]}
    read: Position = form.read(said, (), REFUSE)
    return read


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
    scenario = map_named(name, blocks)
    players = rng.randint(scenario.players.min, scenario.players.max)
    found = SetUp(name, players, rng.randrange(10**6), blocks, _variants(scenario, players, rng))
    if number % FROM_POSITION_EVERY == FROM_POSITION_EVERY - 1:
        return replace(found, after=rng.randint(5, 150), at=rng.choice(sorted(LEFT)))
    return found


def _variants(scenario: Scenario, players: int, rng: Random) -> tuple[str, ...]:
    """Some of the map's own variants that go together, for so many players."""
    own, chosen = scenario.own_variants, list[str]()
    for name in rng.sample(list(own), len(own)):
        limits = own[name].players or SomePlayers()
        fits = (limits.min or 1) <= players <= (limits.max or len(NAMES))
        if fits and rng.random() < 0.5 and all(_go_together(own, name, one) for one in chosen):
            chosen.append(name)
    return tuple(sorted(chosen))


def _go_together(own: Mapping[str, OwnVariant], one: str, other: str) -> bool:
    """Whether neither excludes the other, and they are not two ways of the same."""
    is_apart = one in own[other].excludes or other in own[one].excludes
    return not is_apart and (not own[one].one_of or own[one].one_of != own[other].one_of)
