"""A game together with its log: beginning one, playing on, taking back."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from engine.logs.game_log import EVERY, LARGEST_SEED, LINE, GameLog, Header, Record, SeatEntry
from engine.logs.scenario_hash import part_digests, scenario_hash, with_variants
from engine.protocol import Action, Chance, Game, Happening, NotPlayable, System
from engine.registry import playable_systems
from engine.registry import system as system_named
from model.collection import Things
from model.scenario.scenario import Scenario
from model.unreadable import quoted

USUAL_NAMES = ("Red", "Blue", "Green", "Orange", "Purple", "Brown")


@dataclass(slots=True)
class Session:
    """A game in progress and everything that was done in it."""

    game: Game
    header: Header
    setup: tuple[Chance, ...] = ()
    records: list[Record] = field(default_factory=list)
    _marks: list[tuple[int, Game, int | None]] = field(default_factory=list)
    _last_actor: int | None = None

    @property
    def log(self) -> GameLog:
        return GameLog(self.header, self.setup, tuple(self.records))

    def play(self, action: Action) -> list[Happening]:
        """Plays an action and records it, or raises Refused and changes nothing."""
        actor, remarks = self.game.actor, self._remarks()
        happenings = self.game.play(action)
        chance = chance_of(happenings)
        self.records.append(Record(str(action), chance, "", remarks))
        if len(self.records) % EVERY == 0 or self.game.actor is None:
            self.records[-1] = replace(self.records[-1], state=state_hash(self.game))
        if chance or self.game.actor != actor:
            self._marks.clear()
        self._last_actor = actor
        return happenings

    def _remarks(self) -> tuple[str, ...]:
        """Who acts, where it is no longer the same player."""
        actor = self.game.actor
        return () if actor is None or actor == self._last_actor else (self.game.names[actor],)

    # -- taking back

    def mark(self) -> None:
        """Notes a moment to which `undo` can come back."""
        if not self._marks or self._marks[-1][0] != len(self.records):
            self._marks.append((len(self.records), self.game.copy(), self._last_actor))

    def forget_marks(self) -> None:
        """From here on nothing is taken back, as when a turn has ended."""
        self._marks.clear()

    @property
    def can_undo(self) -> bool:
        """Whether there is anything that `undo` would take back."""
        return any(length < len(self.records) for length, _, _ in self._marks)

    def undo(self) -> bool:
        """Back to the last mark before now; False where a card or another player came between."""
        while self._marks:
            length, game, actor = self._marks.pop()
            if length < len(self.records):
                del self.records[length:]
                self.game, self._last_actor = game, actor
                return True
        return False


def begin(
    scenario: Scenario,
    seats: Sequence[SeatEntry],
    seed: int,
    variants: tuple[str, ...] = (),
    file: str = "",
) -> Session:
    """A new game with its log; NotPlayable says why there is none."""
    system = engine_of(scenario.system)
    played = with_variants(scenario, variants)
    _check(seats, seed)
    game = system.new_game(played, [seat.name for seat in seats], seed)
    header = Header(
        scenario=scenario.id or "unnamed",
        scenario_hash=scenario_hash(played),
        system=scenario.system,
        rules_version=system.rules_version,
        seed=seed,
        seats=tuple(seats),
        file=file,
        parts=Things(part_digests(played)),
        variants=variants,
    )
    return Session(game, header, chance_of(game.opening()))


def new_game(scenario: Scenario, players: int | Sequence[str] = 4, seed: int = 1) -> Game:
    """A new game on a scenario, for so many players or for players of these names.

    NotPlayable says why no game can be played on it.
    """
    names = usual_names(players) if isinstance(players, int) else tuple(players)
    return begin(scenario, [SeatEntry(name) for name in names], seed).game


def usual_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names: by the colours of their crayons."""
    if not 1 <= players <= 20:
        raise NotPlayable(f"1 to 20 can play, not {players}")
    more = (f"Player {number}" for number in range(len(USUAL_NAMES) + 1, players + 1))
    return (*USUAL_NAMES[:players], *more)


def engine_of(name: str) -> System:
    """The engine of a system, or NotPlayable."""
    system = system_named(name)
    if system is None:
        known = ", ".join(playable_systems())
        what = f"games of {quoted(name)}" if name else "scenarios that name no system"
        raise NotPlayable(f"{what} cannot be played yet; there is {known}")
    return system


def _check(seats: Sequence[SeatEntry], seed: int) -> None:
    for seat in seats:
        if not LINE.fullmatch(seat.name) or seat.name != seat.name.strip():
            raise NotPlayable(f"{quoted(seat.name)} is no name that fits on a line of a log")
        if seat.bot and (not LINE.fullmatch(seat.bot) or seat.bot != seat.bot.strip()):
            raise NotPlayable(f"{quoted(seat.bot)} is no name of a bot")
    if len({seat.name for seat in seats}) != len(seats):
        raise NotPlayable("two players have the same name")
    check_seed(seed)


def check_seed(seed: int) -> None:
    """NotPlayable where a number is no seed."""
    if not 0 <= seed <= LARGEST_SEED:
        raise NotPlayable(f"a seed is a number from 0 to {LARGEST_SEED}")


def chance_of(happenings: Sequence[Happening]) -> tuple[Chance, ...]:
    return tuple(one.chance for one in happenings if one.chance is not None)


def state_hash(game: Game) -> str:
    """The hash of the whole state of a game."""
    text = json.dumps(game.to_plain(), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
