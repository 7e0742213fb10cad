"""A game of Trains: who acts, what is allowed and why not, and what it does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from engine.played_game import PlayedGame
from engine.protocol import Action, Chance, Happening, NotPlayable, Refusal, Refused
from engine.systems.trains.actions.kinds import TrainsAction
from engine.systems.trains.actions.reading import read_action
from engine.systems.trains.hiding import seen_by
from engine.systems.trains.invariants import all_broken
from engine.systems.trains.parts import pending
from engine.systems.trains.state import plain as saved
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import State
from engine.systems.trains.state.table import Table
from engine.systems.trains.turns import ending, turn
from model.scenario.scenario import Scenario
from model.systems.trains.things.position import Position
from model.wording.speech import tr


class TrainsGame(PlayedGame[Play, Table, State]):
    """A game in progress."""

    system = "trains"

    def __init__(self, play: Play, opening: Sequence[Happening] = ()) -> None:
        super().__init__(play, opening)
        self.game = play
        self._legal: list[TrainsAction] | None = None

    @property
    def actor(self) -> int | None:
        state = self.game.state
        if state.result is not None:
            return None
        starter = state.starter()
        return state.actor if starter is None else starter

    # -- what may be done

    def legal(self) -> list[TrainsAction]:
        """The legal actions, worked out once."""
        if self._legal is None:
            self._legal = turn.legal(self.game)
        return self._legal

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        return iter(self.legal() if seat is None or seat == self.actor else ())

    def why_not(self, action: Any, seat: int | None = None) -> Refusal | None:
        actor = self.actor
        if actor is None:
            return Refusal("TRN-END-04", tr("the game is over"))
        if seat is not None and seat != actor:
            return Refusal("TRN-SETUP-12", tr("it is the turn of {names}", names=self.names[actor]))
        return None if action in self.legal() else turn.why_not(self.game, action)

    # -- doing

    def play(self, action: Any, seat: int | None = None) -> list[Happening]:
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        self._legal = None
        return list(turn.done(self.game, action))

    # -- and the rest of the protocol

    def read(self, text: str, seat: int | None = None) -> Action:
        return read_action(text)

    def scores(self) -> tuple[int, ...]:
        return ending.all_scores(self.game)

    def view(self, seat: int, guess: int = 0) -> Self:
        return type(self)(seen_by(self.game, seat, guess))

    def copy(self) -> Self:
        return type(self)(self.game.copy(), self._opening)

    def to_plain(self) -> dict[str, Any]:
        return saved.to_plain(self.game)


def _table_for(scenario: Scenario, players: int) -> Table:
    table, limits = Table(scenario), scenario.players
    if not limits.min <= players <= limits.max:
        raise NotPlayable(
            tr(
                "{min} to {max} can play trains here, not {players}",
                min=limits.min,
                max=limits.max,
                players=players,
            )
        )
    if sum(1 for _ in table.starts()) < players:
        raise NotPlayable(tr("the board of trains has too few hexes to start on"))
    return table


def _why_not_so(play: Play) -> str:
    """What of a game that was told cannot be; empty if all of it can."""
    broken = all_broken(play)
    return str(broken[0]) if broken else pending.why_not_so(play)


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> TrainsGame:
    """A game on a scenario, from its position if it has one; NotPlayable says why not."""
    table = _table_for(scenario, len(names))
    play = saved.play_from(table, names, seed, table.part.position or Position())
    if trouble := _why_not_so(play):
        raise NotPlayable(tr("the position cannot be: {trouble}", trouble=trouble))
    return TrainsGame(play, list(_opening(play)))


def _opening(play: Play) -> Iterator[Happening]:
    """Who begins, which piles there are, and for each player which cards were dealt."""
    state, name = play.state, play.table.name
    lot = Chance("first", str(state.first + 1)) if "first" in state.counters else None
    yield Happening("first", None, tr("{names} begins", names=play.names[state.first]), chance=lot)
    drawn = [card for card in state.supply if card not in play.table.rules.supply.always]
    if drawn:
        is_drawn = "kinds" in state.counters
        kinds = Chance("kinds", " ".join(drawn)) if is_drawn else None
        text = tr("The supply has {map}", map=", ".join(map(name, drawn)))
        yield Happening("supply", None, text, chance=kinds)
    if play.table.part.position is None:
        for number, seat in enumerate(state.seats):
            text = tr(
                "{names} draws {map}", names=play.names[number], map=", ".join(map(name, seat.hand))
            )
            dealt = Chance("deal", " ".join(seat.hand))
            yield Happening("deal", number, text, chance=dealt, told_to=(number,))


def resumed(scenario: Scenario, plain: Mapping[str, Any]) -> TrainsGame:
    """The game that plain data holds."""
    names = plain.get("names")
    table = _table_for(scenario, len(names) if isinstance(names, list) else 0)
    play = saved.from_plain(table, plain)
    if trouble := _why_not_so(play):
        raise NotPlayable(tr("the saved game cannot be: {trouble}", trouble=trouble))
    return TrainsGame(play)
