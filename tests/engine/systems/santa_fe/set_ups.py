"""Games of every kind for tests: a board, its twists, variants, how many play, and a seed."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random

from engine.logs.game_log import SeatEntry
from engine.logs.session import Session, begin
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.state.plain import position_of
from model.files.scenario_files import load, new_text, read_text
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart
from tests.engine.policies import aimless
from tests.engine.systems.santa_fe.games import FILES
from tests.generate.samples import sample
from tests.generate.sound import bundled_of
from tests.generate.systems.santa_fe.made_boards import made_board, twists_for

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
MADE = "made"
INVENTED = ("prairie",)
KNOWN_EVERY = 4
"""One game in so many is on a board that stands in a file."""
FROM_POSITION_EVERY = 3
"""One game in so many begins in the middle, from a position."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything that says which game is played."""

    map: str
    """`made-SEED`, or the name of a file: bundled, or one of our invention."""
    players: int
    seed: int
    twists: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    after: int = 0
    """After how many actions the position is taken from which the game begins; 0 for a new game."""

    def __str__(self) -> str:
        lists = (",".join(some) or "-" for some in (self.twists, self.variants))
        return f"{self.map} {self.players} {self.seed} {' '.join(lists)} {self.after}"

    @classmethod
    def parse(cls, text: str) -> "SetUp":
        name, players, seed, *lists, after = text.split(" ")
        twists, variants = (() if one == "-" else tuple(one.split(",")) for one in lists)
        return cls(name, int(players), int(seed), twists, variants, int(after))

    def scenario(self) -> Scenario:
        """The board as its file says it, with the position in it if there is one."""
        return board_named(self.map, self.twists) if not self.after else _with_position(self)

    def session(self) -> Session:
        seats = list(map(SeatEntry, NAMES[: self.players]))
        return begin(self.scenario(), seats, self.seed, self.variants)

    def game(self) -> SantaFeGame:
        game = self.session().game
        assert isinstance(game, SantaFeGame)
        return game


def board_named(name: str, twists: tuple[str, ...] = ()) -> Scenario:
    kind, _, seed = name.partition("-")
    if kind == MADE and seed.isdecimal():
        return made_board(int(seed), twists)
    return sample(name) if name in bundled_of("santa-fe") else _invented(name)


@cache
def _invented(name: str) -> Scenario:
    return load(FILES / f"{name}.milepost.yaml")


@lru_cache(maxsize=4)
def _with_position(set_up: SetUp) -> Scenario:
    """A board that begins where a game on it has come to, written into its file and read again."""
    scenario = board_named(set_up.map, set_up.twists)
    game, rng = replace(set_up, after=0).game(), Random(set_up.seed)
    kept = game.copy()
    for _ in range(set_up.after):
        game.play(aimless(game, rng))
        if game.actor is None:
            break
        kept = game.copy()
    part = replace(scenario.part_as(SantaFePart), position=position_of(kept.position))
    read = read_text(new_text(replace(scenario, part=part))).scenario
    assert not read.misfits, read.misfits
    return read


def any_set_up(number: int) -> SetUp:
    """The set-up of this number: made-up boards with twists, and now and then one from a file."""
    rng = Random(f"set-up {number}")
    name, twists = f"{MADE}-{number}", twists_for(number)
    if number % KNOWN_EVERY == KNOWN_EVERY - 1:
        name, twists = rng.choice((*bundled_of("santa-fe"), *INVENTED)), ()
    scenario = board_named(name, twists)
    players = rng.randint(scenario.players.min, scenario.players.max)
    variants = () if twists else _variants(players, rng)
    found = SetUp(name, players, rng.randrange(10**6), twists, variants)
    if number % FROM_POSITION_EVERY == FROM_POSITION_EVERY - 1:
        return replace(found, after=rng.randint(3, 120))
    return found


def _variants(players: int, rng: Random) -> tuple[str, ...]:
    found = [name for name in ("terrain",) if rng.random() < 0.5]
    if players == 2 and rng.random() < 0.5:
        found.append("no-third-player")
    return tuple(sorted(found))
