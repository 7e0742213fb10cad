"""Games that bots play on a crayon scenario: can everybody begin, and does a game come to an end.

Whatever the map of a stranger brings about is something that was seen, and never an exception: a
game is given up after so many rounds, actions or seconds.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from model.unreadable import quoted
from model.wording.speech import tr

if TYPE_CHECKING:
    from engine.systems.crayon.game.game import CrayonGame
    from model.scenario.scenario import Scenario

BOT: Final = "greedy"
SEED: Final = 1
MOST_ROUNDS: Final = 200
"""Bots win in 10 to 60 rounds on maps that were made to be played."""
MOST_ACTIONS: Final = 50_000
MOST_SECONDS: Final = 30.0

End = Literal["over", "refused", "failed", "rounds", "actions", "time"]
Clock = Callable[[], float]


class Seen(NamedTuple):
    """What was seen of one game."""

    players: int
    end: End
    why: str = ""
    """What the engine said that refused the game or broke down in it."""
    rounds: int = 0
    cash: int = 0
    """What the richest player had in the end."""
    majors: int = 0
    """The most Major Cities that somebody had joined."""
    trapped: tuple[int, ...] = ()
    """The seats, from 0, that could neither build nor earn anything in their first turn."""
    built: int = 0
    moved: int = 0
    delivered: int = 0
    """How often that was done by all players together."""


def games_on(scenario: "Scenario", clock: Clock = monotonic) -> Iterator[Seen]:
    """The games of the smallest and the largest number of players that may play."""
    from engine.systems.crayon.game.variants import why_not_variants

    numbers = range(scenario.players.min, scenario.players.max + 1)
    fitting = [number for number in numbers if why_not_variants(scenario, number) is None]
    for players in dict.fromkeys((*fitting[:1], *fitting[-1:])):
        yield seen_of(scenario, players, clock)


def seen_of(scenario: "Scenario", players: int, clock: Clock = monotonic) -> Seen:
    """What is seen of one game, whatever happens in it."""
    from engine.protocol import NotPlayable
    from engine.systems.crayon.game.game import new_game

    watched = None
    try:
        game = new_game(
            scenario, [tr("seat {seat}", seat=seat + 1) for seat in range(players)], SEED
        )
        watched = _Watched(game, clock)
        return watched.seen(watched.play())
    except NotPlayable as trouble:
        return Seen(players, "refused", str(trouble))
    except Exception as trouble:  # noqa: BLE001 (the map of a stranger, and no traceback)
        why = f"{type(trouble).__name__} {quoted(str(trouble))}"
        return Seen(players, "failed", why, watched.round if watched else 0)


class _Watched:
    """A game with bots at every seat, and what is noted of it."""

    def __init__(self, game: "CrayonGame", clock: Clock) -> None:
        self._game = game
        self._clock = clock
        self._until = clock() + MOST_SECONDS
        self._done: Counter[str] = Counter()
        self._begun: set[int] = set()
        self._trapped: list[int] = []

    @property
    def round(self) -> int:
        return min(self._game.state.turn.round, MOST_ROUNDS)

    def play(self) -> End:
        """Lets the bots play until the game is over, or for as long as it is worth."""
        from engine.hosting.seated_bots import SeatedBot

        game, players = self._game, len(self._game.names)
        bots = [SeatedBot(BOT, game.system, SEED + seat) for seat in range(players)]
        for _ in range(MOST_ACTIONS):
            seat = game.actor
            if seat is None:
                return "over"
            if game.state.turn.round > MOST_ROUNDS:
                return "rounds"
            if self._clock() > self._until:
                return "time"
            self._look_at(seat)
            _, happenings = bots[seat].act(game, lambda who: game.view(who, SEED), game.play)
            self._done.update(one.kind for one in happenings)
        return "actions"

    def _look_at(self, seat: int) -> None:
        """Asks the engine at a player's first turn whether he can do anything at all."""
        from engine.systems.crayon.phases.trapped import can_do_nothing

        state = self._game.state
        if seat not in self._begun and seat == state.turn.seat and not state.agenda:
            self._begun.add(seat)
            if state.turn.phase != "lost" and can_do_nothing(self._game.position):
                self._trapped.append(seat)

    def seen(self, end: End) -> Seen:
        """What was seen until now."""
        from engine.systems.crayon.game.winning import majors_joined

        game, players = self._game, len(self._game.names)
        return Seen(
            players,
            end,
            rounds=self.round,
            cash=max(game.scores()),
            majors=max(majors_joined(game.position, seat) for seat in range(players)),
            trapped=tuple(self._trapped),
            built=self._done["build"],
            moved=self._done["move"],
            delivered=self._done["deliver"],
        )
