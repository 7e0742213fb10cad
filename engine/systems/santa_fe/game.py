"""A game of Santa Fe: who acts, what is allowed and why not, and what it does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from engine.played_game import PlayedGame
from engine.protocol import (
    Action,
    Chance,
    Happening,
    NotPlayable,
    Refusal,
    Refused,
    chosen,
)
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.hiding import seen_by
from engine.systems.santa_fe.invariants import all_broken
from engine.systems.santa_fe.state import plain as saved
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import MARKERS, PLAY, State
from engine.systems.santa_fe.state.table import Table
from engine.systems.santa_fe.steps import drawing, ending, laying, markers, playing, rounds
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.position import Position
from model.wording.speech import tr

_STEPS: Mapping[str, Any] = {
    "draw": drawing, "play": playing, "markers": markers, "lay": laying,
}  # fmt: skip


class SantaFeGame(PlayedGame[Play, Table, State]):
    """A game in progress."""

    system = "santa-fe"

    @property
    def neutrals(self) -> tuple[str, ...]:
        """The railroads, which belong to nobody (SFR-TRACK-01)."""
        return tuple(self.table.land.railroads)

    @property
    def actors(self) -> tuple[int, ...]:
        state = self.state
        if state.result is not None:
            return ()
        if state.step == PLAY:
            return rounds.choosers(self.position)
        if state.step == MARKERS:
            return state.waiting[:1]
        return () if state.actor is None else (state.actor,)

    @property
    def actor(self) -> int | None:
        return next(iter(self.actors), None)

    # -- what may be done

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        seat = self.actor if seat is None else seat
        if seat is None or seat not in self.actors:
            return
        yield from _STEPS[self.state.step].actions(self.position, seat)

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        seat = self.actor if seat is None else seat
        if seat is None or self.result is not None:
            return Refusal("SFR-END-06", tr("the game is over"))
        if seat not in self.actors:
            return Refusal(
                "SFR-SETUP-09", tr("{names} has nothing to do now", names=self.names[seat])
            )
        why: Refusal | None = _STEPS[self.state.step].why_not(self.position, seat, action)
        return why

    # -- doing

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        seat = self.actor if seat is None else seat
        refusal = self.why_not(action, seat)
        if refusal is not None or seat is None:
            raise Refused(refusal or Refusal("SFR-END-06", tr("the game is over")))
        return list(self._done(action, seat))

    def _done(self, action: Any, seat: int) -> Iterator[Happening]:
        match self.state.step:
            case "draw":
                yield from drawing.done(self.position, seat, action)
            case "play":
                playing.done(self.position, seat, action)
                yield chosen(seat, self.names)
            case "markers":
                yield from markers.done(self.position, seat, action)
            case _:
                yield from self._laid(action, seat)
        yield from rounds.go_on(self.position)

    def _laid(self, action: act.SantaFeAction, seat: int) -> Iterator[Happening]:
        match action:
            case act.LayPiece():
                yield from laying.lay_piece(self.position, seat, action)
                if not self.state.ending and self.table.laying.majors_are_laid(self.state.track):
                    yield from rounds.end(self.position, ending.ALL_LAID)
            case act.Exchange(places):
                yield from laying.exchanged(self.position, seat, places)
            case act.Pass():
                self.position.seat(seat).passed = True
            case act.Stop():
                yield from rounds.turn_over(self.position, seat)

    # -- and the rest of the protocol

    def read(self, text: str, seat: int | None = None) -> Action:
        return act.read_action(text)

    def scores(self) -> tuple[int, ...]:
        return tuple(ending.score(self.position, seat) for seat in range(len(self.names)))

    def view(self, seat: int, guess: int = 0) -> Self:
        return type(self)(seen_by(self.position, seat, guess))

    def copy(self) -> Self:
        return type(self)(self.position.copy(), self._opening)

    def to_plain(self) -> dict[str, Any]:
        return saved.to_plain(self.position)


def _table_for(scenario: Scenario, players: int) -> Table:
    table, limits = Table(scenario), scenario.players
    if not limits.min <= players <= limits.max:
        raise NotPlayable(
            tr(
                "{min} to {max} can play santa-fe here, not {players}",
                min=limits.min,
                max=limits.max,
                players=players,
            )
        )
    return table


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> SantaFeGame:
    """A game on a scenario, from its position if it has one; NotPlayable says why not."""
    table = _table_for(scenario, len(names))
    play = saved.play_from(table, names, seed, table.part.position or Position())
    broken = all_broken(play)
    if broken:
        raise NotPlayable(tr("the position cannot be: {broken}", broken=broken[0]))
    opening = list(_opening(play))
    return SantaFeGame(play, [*opening, *rounds.go_on(play)])


def _opening(play: Play) -> Iterator[Happening]:
    """Who is first, and for each player which cards were dealt."""
    state = play.state
    is_drawn = "first" in state.counters
    lot = Chance("first", str(state.first + 1)) if is_drawn else None
    yield Happening(
        "first", None, tr("{names} is First Player", names=play.names[state.first]), chance=lot
    )
    if play.table.part.position is None:
        for number, seat in enumerate(state.seats):
            what = ", ".join(play.table.card_name(card) for card in seat.hand)
            text = tr("{names} is dealt {what}", names=play.names[number], what=what)
            dealt = Chance("deal", " ".join(seat.hand))
            yield Happening("deal", number, text, chance=dealt, told_to=(number,))
        if ending.has_third(play) and play.table.rules.two_players.third_at_deal:
            yield from play.from_deck(None)


def resumed(scenario: Scenario, plain: Mapping[str, Any]) -> SantaFeGame:
    """The game that plain data holds."""
    names = plain.get("names")
    table = _table_for(scenario, len(names) if isinstance(names, list) else 0)
    play = saved.from_plain(table, plain)
    broken = all_broken(play)
    if broken:
        raise NotPlayable(tr("the saved game cannot be: {broken}", broken=broken[0]))
    return SantaFeGame(play)
