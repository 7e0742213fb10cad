"""Plays a scenario many times with bots, and records how each game went.

Everything about a game follows from the order and the number of the game, so that it does not
matter which process plays it, or when.
"""

from collections.abc import Generator, Hashable, Mapping
from dataclasses import field, replace

from engine.bots import why_not_seated
from engine.hosting.asking import Doing
from engine.hosting.seated_bots import MOST_IN_A_TURN, SeatedBot
from engine.logs.session import engine_of, usual_names
from engine.playtests.barring import Without, barring_of
from engine.playtests.tally import Counts, Tally, tally_for
from engine.protocol import Game, NotPlayable
from engine.showing.player_aid import aid_of
from model import chance
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario

USUAL_LIMIT = 300
"""Rounds after which a game is given up."""
TURN = 100
"""Actions that stand for a turn where nobody counts rounds."""
_SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played. The bots move on by one seat from game to game."""

    scenario: Scenario
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    limit: int = USUAL_LIMIT
    bars: tuple[str, ...] = ()
    """Things from which a seat is barred, each in a game of its own, to tell their worth."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def most_actions(self) -> int:
        """Actions after which a game is given up whose rounds nobody counts."""
        return self.limit * self.players * TURN

    def is_too_long(self, round_: int | None, in_round: int) -> bool:
        """Whether a game is given up: at the limit, or in a round that does not come to its end."""
        if round_ is None:
            return in_round >= self.most_actions
        return round_ > self.limit or in_round >= self.players * MOST_IN_A_TURN

    def seed_of(self, number: int) -> int:
        """The seed of a game: `milepost play` with it and the same bots plays the same game."""
        return chance.draw(self.seed, {}, f"game {number}", _SEEDS)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which of the bots sits at each seat in a game."""
        return tuple((seat + number) % self.players for seat in range(self.players))

    def barred_seat(self, number: int) -> int:
        """Who is barred in the games that are played beside one; each bot at each seat in turn."""
        return number // self.players % self.players


@dataclass(frozen=True, slots=True)
class Record:
    """How one game went. Seats are counted from 0."""

    number: int
    seed: int
    seating: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in the order of play."""
    places: tuple[tuple[int, ...], ...]
    """From first to last; empty where the game was given up at the limit."""
    reason: str
    rounds: int | None
    """None where nobody counts them."""
    actions: int
    scores: tuple[int, ...]
    out: tuple[int, ...] = ()
    """Who had to leave before the end."""
    seats: tuple[Mapping[str, int], ...] = ()
    counts: Counts = field(default_factory=dict)
    without: tuple[Without, ...] = ()
    """How the same game went with a seat barred from something."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0] if self.places else ()


def play_one(order: Order, number: int) -> Record:
    """Plays one game of an order, and again with a seat barred from each thing that it has."""
    game = _begun(order, number)
    there = barring_of(order.scenario).there(game) if order.bars else ()
    things = [thing for thing in order.bars if thing in there]
    record = _played(game, order, number)
    return replace(record, without=tuple(_without(order, number, thing) for thing in things))


def _begun(order: Order, number: int) -> Game:
    system = engine_of(order.scenario.system)
    return system.new_game(order.scenario, usual_names(order.players), order.seed_of(number))


def _without(order: Order, number: int, thing: str) -> Without:
    game, seat = _begun(order, number), order.barred_seat(number)
    barring_of(order.scenario).bar(game, seat, thing)
    record = _played(game, order, number, f", with seat {seat + 1} barred from {thing}")
    return Without(thing, seat, record.places, record.scores)


def _played(game: Game, order: Order, number: int, how: str = "") -> Record:
    """Plays a game to its end or to the limit."""
    seed, seating = order.seed_of(number), order.seating(number)
    tally = tally_for(game)
    tally.note(game.opening())
    try:
        actions = _play(game, tally, order, number)
    except Exception as trouble:
        trouble.add_note(f"in game {number + 1} of a playtest, with seed {seed}{how}")
        raise
    result = game.result
    return Record(
        number=number,
        seed=seed,
        seating=seating,
        order=tally.order(),
        places=() if result is None else result.places,
        reason="" if result is None else result.reason,
        rounds=_rounds(tally, order),
        actions=actions,
        scores=game.scores(),
        out=tuple(sorted(game.out)),
        seats=tally.seats(),
        counts=tally.counts(),
    )


def _play(game: Game, tally: Tally, order: Order, number: int) -> int:
    """Lets the bots play; the number of actions they took."""
    bots, actions = _Bots(game, order, number), 0
    round_, before = tally.round(), 0
    while game.actor is not None and not order.is_too_long(round_, actions - before):
        action, happenings = bots.act(game.actor, round_)
        tally.note(happenings, action)
        actions += 1
        if tally.round() != round_:
            round_, before = tally.round(), actions
    return actions


def _rounds(tally: Tally, order: Order) -> int | None:
    """The rounds that were played: the one behind the limit was not."""
    found = tally.round()
    return None if found is None else min(found, order.limit)


class _Bots:
    """The bots of one game, with the seeds and guesses that they have in `milepost play`."""

    def __init__(self, game: Game, order: Order, number: int) -> None:
        self._game = game
        self._seed = order.seed_of(number)
        where = f"in game {number + 1} (seed {self._seed})"
        for name in order.bots:
            if trouble := why_not_seated(name, game.scenario):
                raise NotPlayable(trouble)
        self._draws: dict[str, int] = {}
        self._bots = [
            SeatedBot(order.bots[bot], game.system, self._draw("bot"), where)
            for bot in order.seating(number)
        ]
        # One guess for a game: a bot that wants more takes views of its view.
        self._guess = self._draw("guess")
        self._aid = aid_of(game.system)
        self._turn: Hashable = None
        self._in_turn = 0

    def _draw(self, stream: str) -> int:
        return chance.draw(self._seed, self._draws, stream, _SEEDS)

    def act(self, seat: int, round_: int | None) -> Doing:
        """Plays what the bot of a seat chooses; BotFailed says what was wrong with it."""
        turn = (seat, round_, self._aid.turn(self._game))
        self._in_turn = self._in_turn + 1 if self._turn == turn else 1
        self._turn = turn
        if self._in_turn > MOST_IN_A_TURN:
            raise self._bots[seat].failed(f"took {MOST_IN_A_TURN:,} actions in one turn")
        game = self._game
        return self._bots[seat].act(game, lambda who: game.view(who, self._guess), game.play)


def play_here(order: Order) -> Generator[Record, None, None]:
    """Plays the games of an order one after the other in this process."""
    for number in range(order.games):
        yield play_one(order, number)
