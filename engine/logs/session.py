"""A game together with its log: beginning one, playing on, taking back."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from engine.logs.game_log import EVERY, LARGEST_SEED, LINE, GameLog, Header, Record, SeatEntry
from engine.logs.scenario_hash import part_digests, scenario_hash, with_variants
from engine.protocol import (
    CHOSEN,
    Action,
    Chance,
    Game,
    Happening,
    NotPlayable,
    Refusal,
    Refused,
    System,
    chosen,
)
from engine.registry import playable_systems
from engine.registry import system as system_named
from model.collection import Things
from model.scenario.scenario import Scenario
from model.unreadable import quoted

USUAL_PLAYERS = 4
MOST_PLAYERS = 20
ONLY_DRAWN = {
    (key,) for key in ("labels", "shapes", "art", "picture", "scenery", "remarks", "allow")
}
"""Keys that no game looks at."""
USUAL_NAMES = ("Red", "Blue", "Green", "Orange", "Purple", "Brown", "Pink", "Teal")


@dataclass(slots=True)
class Session:
    """A game in progress and everything that was done in it."""

    game: Game
    header: Header
    setup: tuple[Chance, ...] = ()
    records: list[Record] = field(default_factory=list)
    _marks: list[tuple[int, Game, int | None]] = field(default_factory=list)
    _last_actor: int | None = None
    _kept: dict[int, Action] = field(default_factory=dict)
    """Hidden choices, by seat, until everybody has chosen: the game and the log know none yet."""
    _step: tuple[int, ...] = ()
    """The seats that choose in the same step, while some of their choices have been played."""

    @property
    def log(self) -> GameLog:
        return GameLog(self.header, self.setup, tuple(self.records))

    # -- who has to act

    @property
    def is_shared(self) -> bool:
        """Whether several choose in this step, unseen by each other."""
        return bool(self._step) or len(self.game.actors) > 1

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that still have to act; who has chosen waits for the others."""
        return tuple(seat for seat in self.game.actors if seat not in self._kept)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have chosen in this step, and wait for the others."""
        played = (seat for seat in self._step if seat not in self.game.actors)
        return tuple(sorted((*played, *self._kept)))

    @property
    def unplayed(self) -> tuple[int, ...]:
        """Those of them whose choices nobody knows yet, in the order in which they chose."""
        return tuple(self._kept)

    # -- playing

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        """Plays an action of a seat and records it, or raises Refused and changes nothing.

        Where several choose in the same step, choices are kept aside until the last one is there,
        and then played in the order of seats. The seat is the first that is awaited if none is
        named.
        """
        if not self.is_shared:
            return self.play_at_once(action, seat)
        seat = self.awaited[0] if seat is None else seat
        if seat in self.chosen:
            raise Refused(Refusal("", f"{self.game.names[seat]} has chosen already"))
        refusal = self.game.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self._kept[seat] = action
        return [chosen(seat, self.game.names)] if self.awaited else self._play_kept(seat)

    def _play_kept(self, last: int) -> list[Happening]:
        """Plays what all have chosen. Who chose before the last one has been told of already."""
        game, length, step = self.game.copy(), len(self.records), self._step
        happenings: list[Happening] = []
        try:
            for seat in self.game.actors:
                happenings += self.play_at_once(self._kept[seat], seat)
        except Refused:
            self.game, self._step = game, step
            del self.records[length:], self._kept[last]
            raise
        self._kept.clear()
        return [one for one in happenings if one.kind != CHOSEN or one.seat == last]

    def play_at_once(self, action: Action, seat: int | None = None) -> list[Happening]:
        """Plays an action of a seat, the actor if none is named, without waiting for others."""
        actors, remarks = self.game.actors, self._remarks()
        step = self._step or (actors if len(actors) > 1 else ())
        if seat is None and actors:
            seat = actors[0]
        happenings = self.game.play(action, seat)
        chance = chance_of(happenings)
        record = Record(str(action), chance, "", remarks)
        self.records.append(replace(record, remarks=(), seat=seat) if step else record)
        if len(self.records) % EVERY == 0 or self.game.actor is None:
            self.records[-1] = replace(self.records[-1], state=state_hash(self.game))
        if chance or self.game.actors != actors:
            self._marks.clear()
        left = tuple(one for one in actors if one != seat)
        self._step = step if left and self.game.actors == left else ()
        self._last_actor = None if step else seat
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
        return not self._kept and any(length < len(self.records) for length, _, _ in self._marks)

    def undo(self, seat: int | None = None) -> bool:
        """Back to the last mark before now; False where a card or another player came between.

        A seat that has chosen and waits for the others takes its choice back, and nothing else.
        """
        if seat is not None and self._kept.pop(seat, None) is not None:
            return True
        if self._kept or seat not in (None, self.game.actor):
            return False
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
    _refuse_misfits(scenario)
    played = with_variants(scenario, variants)
    _check(seats, seed)
    game = system.new_game(played, [seat.name for seat in seats], seed)
    for name in set(game.names).intersection(game.neutrals):
        raise NotPlayable(f"{quoted(name)} is nobody's name: an owner without a seat is called so")
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


def seats_of_position(scenario: Scenario) -> int:
    """How many seats the position has that a scenario begins from; 0 where it has none."""
    return len(getattr(getattr(scenario.part, "position", None), "seats", ()))


def _refuse_misfits(scenario: Scenario) -> None:
    """What a game needs and could not be read: without it another game would begin."""
    for misfit in scenario.misfits.values():
        if misfit.route[:1] not in ONLY_DRAWN:
            where = "/".join(misfit.route) or "the scenario"
            raise NotPlayable(f"{where} could not be read: {misfit.why}")


def new_game(scenario: Scenario, players: int | Sequence[str] | None = None, seed: int = 1) -> Game:
    """A new game on a scenario, for so many players or for players of these names.

    Where nobody says who plays, as many do as its position has seats, or four, or as near to four
    as the scenario allows. NotPlayable says why no game can be played on it.
    """
    if players is None:
        players = seats_of_position(scenario) or max(
            scenario.players.min, min(USUAL_PLAYERS, scenario.players.max)
        )
    names = usual_names(players) if isinstance(players, int) else tuple(players)
    return begin(scenario, [SeatEntry(name) for name in names], seed).game


def usual_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names: by the colours of their seats."""
    if not 1 <= players <= MOST_PLAYERS:
        raise NotPlayable(f"1 to {MOST_PLAYERS} can play, not {players}")
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
