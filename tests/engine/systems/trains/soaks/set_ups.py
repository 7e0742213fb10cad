"""Games of every kind: a board, its twists, cards and a kit by lot, how many play, and a seed."""

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from engine.logs.game_log import SeatEntry
from engine.logs.session import Session, begin
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.state.plain import position_of
from model.collection import Things
from model.files.scenario_files import new_text, read_text
from model.rules.resolving import rules_of
from model.scenario.preset_things import over_preset, read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems.trains.rules.card_counts import selectable
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart
from tests.engine.policies import aimless
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.games import NAMES
from tests.generate.samples import sample
from tests.generate.sound import bundled_of
from tests.generate.systems.trains.made_boards import made_board, made_plain, twists_for

MADE, WILD = "made", "wild"
WILD_EVERY = 3
"""One board in so many has cards of any parts whatever, and any readings of the rules."""
KNOWN_EVERY = 5
"""One game in so many is on a bundled board."""
FROM_POSITION_EVERY = 4
"""One game in so many begins in the middle, from a position."""
BY_LOT = "by-lot"
"""The kit that a number draws."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything that says which game is played."""

    map: str
    """`made-SEED`, `wild-SEED`, or the name of a bundled scenario."""
    players: int
    seed: int
    twists: tuple[str, ...] = ()
    kit: int = 0
    """The number that draws a kit out of all cards of the board; 0 for what the rules say."""
    after: int = 0
    """After how many actions the position is taken from which the game begins; 0 for a new game."""

    def __str__(self) -> str:
        twists = ",".join(self.twists) or "-"
        return f"{self.map} {self.players} {self.seed} {twists} {self.kit} {self.after}"

    @classmethod
    def parse(cls, text: str) -> "SetUp":
        name, players, seed, told, kit, after = text.split(" ")
        twists = () if told == "-" else tuple(told.split(","))
        return cls(name, int(players), int(seed), twists, int(kit), int(after))

    def scenario(self) -> Scenario:
        """The board as its file says it, with the position in it if there is one."""
        return _with_position(self) if self.after else _with_kit(self.map, self.twists, self.kit)

    def session(self) -> Session:
        seats = list(map(SeatEntry, NAMES[: self.players]))
        return begin(self.scenario(), seats, self.seed)

    def game(self) -> TrainsGame:
        game = self.session().game
        assert isinstance(game, TrainsGame)
        return game


def board_named(name: str, twists: tuple[str, ...] = ()) -> Scenario:
    kind, _, seed = name.partition("-")
    if kind == MADE and seed.isdecimal():
        return made_board(int(seed), twists)
    return _wild_board(int(seed)) if kind == WILD and seed.isdecimal() else sample(name)


@lru_cache(maxsize=4)
def _wild_board(seed: int) -> Scenario:
    """A made-up board with cards that nobody has thought of, beside the printed ones."""
    rng, plain = Random(f"wild {seed}"), made_plain(seed)
    cards, read = fan_cards.cards(rng), fan_cards.rules(rng)
    kinds = [card["id"] for card in cards]
    rules: dict[str, Any] = {**plain["rules"], **read}
    rules["supply"] = {"select": {"from": kinds, "count": len(kinds)}}
    plain = {**plain, "cards": cards, "rules": rules}
    plain.pop("kits", None)
    scenario = read_scenario(over_preset(plain, Things()))
    assert not scenario.misfits, scenario.misfits
    return scenario


@lru_cache(maxsize=4)
def _with_kit(name: str, twists: tuple[str, ...], number: int) -> Scenario:
    """A board on which a kit drawn out of all its cards is played."""
    board = board_named(name, twists)
    if not number:
        return board
    rules = rules_of(board, TrainsRules)
    plain, rng = write_scenario(board), Random(f"kit {number}")
    kinds = selectable(board.part_as(TrainsPart), rules)
    cards = sorted(rng.sample(kinds, min(len(kinds), rng.randint(4, 9))))
    plain["kits"] = [*plain.get("kits", ()), {"id": BY_LOT, "name": "By lot", "cards": cards}]
    supply = dict(plain["rules"].get("supply", {}))
    plain["rules"] = {**plain["rules"], "supply": {**supply, "select": {"kit": BY_LOT}}}
    found = read_over_preset(plain, board.presets)
    assert not found.misfits, found.misfits
    return found


@lru_cache(maxsize=4)
def _with_position(set_up: SetUp) -> Scenario:
    """A board that begins where a game on it has come to, written into its file and read again."""
    fresh = replace(set_up, after=0)
    scenario, game, rng = fresh.scenario(), fresh.game(), Random(set_up.seed)
    kept = game.copy()
    for _ in range(set_up.after):
        game.play(aimless(game, rng))
        if game.actor is None:
            break
        kept = game.copy()
    part = replace(scenario.part_as(TrainsPart), position=position_of(kept.game))
    read = read_text(new_text(replace(scenario, part=part))).scenario
    assert not read.misfits, read.misfits
    return read


def any_set_up(number: int) -> SetUp:
    """The set-up of this number: boards with twists or wild cards, now and then a bundled one."""
    rng = Random(f"set-up {number}")
    name, twists = f"{MADE}-{number}", twists_for(number)
    if number % KNOWN_EVERY == KNOWN_EVERY - 1:
        name, twists = rng.choice(bundled_of("trains")), ()
    elif number % WILD_EVERY == WILD_EVERY - 1:
        name, twists = f"{WILD}-{number}", ()
    scenario = board_named(name, twists)
    players = rng.randint(scenario.players.min, scenario.players.max)
    has_kit = not scenario.variants and rng.random() < 0.6
    found = SetUp(name, players, rng.randrange(10**6), twists, number + 1 if has_kit else 0)
    if number % FROM_POSITION_EVERY == FROM_POSITION_EVERY - 1:
        return replace(found, after=rng.randint(3, 200))
    return found
