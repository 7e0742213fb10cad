"""How games of a system are begun for the soak and looked at; it may look closer in `soaking`."""

import json
from collections.abc import Callable, Sequence
from random import Random

from engine.bots import bot_names, make_bot
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from engine.logs.session import begin
from engine.protocol import Action, Game, Happening, System
from engine.registry import system
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
        bots = {name: _played_by(name, self.system) for name in bot_names(self.system)}
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
        session = begin(sample(name), seats, int(seed))
        for text in done:
            session.play(session.game.read(text))
        again = replayed(read_log(log_text(session.log)), sample(name))
        is_same = again.game.to_plain() == session.game.to_plain()
        return [] if is_same else ["the log leads to another game"]


def soaking_of(name: str) -> Soaking:
    """How the games of a system are soaked."""
    own = part_of("tests.engine", name, "soaking")
    found: Soaking = Soaking(name) if own is None else own.SOAKING
    return found


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"Player {number + 1}" for number in range(players))


def _played_by(name: str, system: str) -> Policy:
    """A bot in every seat, asked with what the seat sees."""

    def chosen(game: Game, rng: Random) -> Action:
        assert game.actor is not None
        bot = make_bot(name, system, rng.randrange(1000))
        return bot.choose(game.view(game.actor, rng.randrange(1000)))

    return chosen
