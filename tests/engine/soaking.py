"""How games of a system are begun for the soak and looked at; it may look closer in `soaking`."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from engine.bots import bot_names, make_bot
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from engine.logs.session import Session, begin
from engine.protocol import Action, Game, Happening, System
from engine.registry import system
from model.scenario.scenario import Scenario
from model.systems import part_of
from tests.engine.policies import POLICIES, Policy
from tests.generate.samples import sample
from tests.generate.sound import bundled_of

Watch = Callable[[Game, Action, Sequence[Happening], Game], list[str]]
"""Told of the game before, the action, what happened and the game after; says what it broke."""


class Soaking:
    """Games on the bundled scenarios of a system, by anybody who can play it."""

    def __init__(self, name: str) -> None:
        self.system = name

    @property
    def engine(self) -> System:
        found = system(self.system)
        assert found is not None
        return found

    def set_up(self, number: int) -> str:
        """A set-up drawn by lot, in one line: a scenario, how many play, and a seed."""
        rng = Random(f"set-up {number}")
        name = rng.choice(bundled_of(self.system))
        players = sample(name).players
        return f"{name} {rng.randint(players.min, players.max)} {rng.randrange(10**6)}"

    def begin(self, set_up: str) -> Game:
        name, players, seed = set_up.split()
        return self.engine.new_game(sample(name), _names(int(players)), int(seed))

    def policies(self) -> dict[str, Policy]:
        """Who may play: the players of all tests, and every bot of the system."""
        bots = {name: played_by(name, self.system) for name in bot_names(self.system)}
        return POLICIES | bots

    def watch(self, every: int) -> Watch:
        """Looks at single actions, at some of them twice; there is nothing that all games share."""
        return lambda before, action, happenings, after: []

    def looked(self, game: Game, rng: Random) -> list[str]:
        """What is wrong with a game that is looked at now and then."""
        return self.kept_otherwise(game)

    def kept_otherwise(self, game: Game) -> list[str]:
        """Whether a game that is kept comes back as another."""
        plain = json.loads(json.dumps(game.to_plain()))
        resumed = self.engine.resume(game.scenario, plain)
        return [] if resumed.to_plain() == game.to_plain() else ["the state is not what is kept"]

    def played_again(self, set_up: str, done: Sequence[str]) -> list[str]:
        """What is wrong with the log of a game."""
        name, players, seed = set_up.split()
        seats = [SeatEntry(one) for one in _names(int(players))]
        return logged_otherwise(sample(name), begin(sample(name), seats, int(seed)), done)


class SetUpLine(Protocol):
    """What one line says of a game of a system: where it is played, and how it begins."""

    def scenario(self) -> Scenario: ...
    def session(self) -> Session: ...


class Watching(Protocol):
    """Looks at single actions of a game."""

    def saw(self, before: Any, action: Any, happenings: Any, after: Any) -> Sequence[object]: ...


class ClosePart(NamedTuple):
    """What a system brings to look closer at its games than at those of all systems."""

    any_set_up: Callable[[int], SetUpLine]
    """The set-up of a number; its text is the line that `parse` reads."""
    parse: Callable[[str], SetUpLine]
    watcher: Callable[[int], Watching]
    """Makes one who plays every so many actions again."""
    disagreements: Callable[[Any, Random], list[str]]
    """Where legal actions and refusals of a state do not fit together."""


class CloseSoaking(Soaking):
    """Games of every kind that a system can make, every action looked at and some played twice."""

    def __init__(self, name: str, part: ClosePart) -> None:
        super().__init__(name)
        self.part = part

    def set_up(self, number: int) -> str:
        return str(self.part.any_set_up(number))

    def begin(self, set_up: str) -> Game:
        return self.part.parse(set_up).session().game

    def policies(self) -> dict[str, Policy]:
        """Not the bots, which hardly ever come to what is rare."""
        return POLICIES

    def watch(self, every: int) -> Watch:
        saw = self.part.watcher(every).saw
        return lambda *step: [str(one) for one in saw(*step)]

    def looked(self, game: Game, rng: Random) -> list[str]:
        """All actions are compared with a large set of candidates; the watcher keeps games."""
        return self.part.disagreements(game, rng)

    def played_again(self, set_up: str, done: Sequence[str]) -> list[str]:
        one = self.part.parse(set_up)
        return logged_otherwise(one.scenario(), one.session(), done)


def logged_otherwise(scenario: Scenario, session: Session, done: Sequence[str]) -> list[str]:
    """Whether the log of a game leads to another when it is written, read and played again."""
    for text in done:
        session.play(session.game.read(text))
    again = replayed(read_log(log_text(session.log)), scenario)
    is_same = again.game.to_plain() == session.game.to_plain()
    return [] if is_same else ["the log leads to another game"]


def soaking_of(name: str) -> Soaking:
    """How the games of a system are soaked."""
    own = part_of("tests.engine", name, "soaking")
    found: Soaking = Soaking(name) if own is None else own.SOAKING
    return found


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"Player {number + 1}" for number in range(players))


def played_by(name: str, system: str) -> Policy:
    """A bot in every seat, asked with what the seat sees."""

    def chosen(game: Game, rng: Random) -> Action:
        assert game.actor is not None
        bot = make_bot(name, system, rng.randrange(1000))
        return bot.choose(game.view(game.actor, rng.randrange(1000)))

    return chosen
