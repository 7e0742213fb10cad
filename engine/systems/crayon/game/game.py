"""CrayonGame: a game of crayon rails behind the protocol that all systems share."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from engine.played_game import PlayedGame
from engine.protocol import Action, Happening, NotPlayable, Refusal, Refused
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.actions.typed import parsed
from engine.systems.crayon.events import at_the_draw, in_play
from engine.systems.crayon.game import turns, winning
from engine.systems.crayon.game.from_position import begin_at
from engine.systems.crayon.game.setup import begin, fresh_state
from engine.systems.crayon.game.variants import why_not_variants
from engine.systems.crayon.game.view import made_up_deck, seen_by
from engine.systems.crayon.phases import (
    backtracking,
    building,
    debts,
    delivering,
    entry,
    ferries,
    loading,
    moving,
    placing,
    purchases,
    restarting,
    trading,
    upgrading,
)
from engine.systems.crayon.phases.choices import CHOICES, choices, choose, why_not_choose
from engine.systems.crayon.plain.writing import game_to_plain
from engine.systems.crayon.state import draw_deck
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import State
from engine.systems.crayon.state.table import Table
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import NoMileposts, ground_of
from model.systems.crayon.network.network import LARGEST
from model.systems.crayon.things.part import CrayonPart
from model.wording.speech import tr

Handler = tuple[Callable[[Play, Any], Refusal | None], Callable[[Play, Any], None]]

HANDLERS: dict[type[Any], Handler] = {
    act.Place: (placing.why_not_place, placing.place),
    act.Move: (moving.why_not_move, moving.move),
    act.Sail: (ferries.why_not_sail, ferries.sail),
    act.Backtrack: (backtracking.why_not_backtrack, backtracking.backtrack),
    act.Load: (loading.why_not_load, loading.load),
    act.Collect: (loading.why_not_collect, loading.collect),
    act.Fetch: (loading.why_not_fetch, loading.fetch),
    act.Drop: (loading.why_not_drop, loading.drop),
    act.Jettison: (loading.why_not_jettison, loading.jettison),
    act.Deliver: (delivering.why_not_deliver, delivering.deliver),
    act.Ship: (delivering.why_not_deliver, delivering.deliver),
    act.Done: (turns.why_not_done, turns.done),
    act.Build: (building.why_not_build, building.build),
    act.Buy: (purchases.why_not_buy, purchases.buy),
    act.Upgrade: (upgrading.why_not_upgrade, upgrading.upgrade),
    act.Crossgrade: (upgrading.why_not_crossgrade, upgrading.crossgrade),
    act.Discard: (turns.why_not_discard, turns.discard),
    act.Declare: (turns.why_not_declare, turns.declare),
    act.End: (turns.why_not_end, turns.end),
    act.Borrow: (debts.why_not_borrow, debts.borrow),
    act.Restart: (restarting.why_not_restart, restarting.restart),
    act.Talk: (trading.why_not_talk, trading.talk),
    act.Ask: (trading.why_not_ask, trading.ask),
    act.Give: (trading.why_not_give, trading.give),
    act.Pay: (trading.why_not_pay, trading.pay),
    act.Propose: (trading.why_not_propose, trading.propose),
    act.Withdraw: (trading.why_not_withdraw, trading.withdraw),
    act.TimeUp: (turns.why_not_time_up, turns.time_up),
}


def why_not_now(play: Play, action: Any) -> Refusal | None:
    """Whether the mover may do something in his turn, while no choice has to be made first."""
    return HANDLERS[type(action)][0](play, action)


TRADING = (act.Ask, act.Give, act.Pay, act.Propose, act.Withdraw)
PLAIN = (act.Done(), act.Discard(), act.Restart(), act.Declare(), act.End(), act.TimeUp())


class CrayonGame(PlayedGame[Play, Table, State]):
    """One game. Its parts are public to bots of this system: they look, and never touch."""

    # -- what it is

    @property
    def system(self) -> str:
        return "crayon"

    @property
    def actor(self) -> int | None:
        state = self._play.state
        if state.result is not None:
            return None
        if state.agenda:
            return int(state.agenda[-1][1])
        return state.turn.seat

    def scores(self) -> tuple[int, ...]:
        return tuple(seat.cash for seat in self._play.state.seats)

    # -- what may be done

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        play = self._play
        if play.state.result is not None or seat not in (None, self.actor):
            return
        if play.state.agenda:
            yield from choices(play)
            return
        if play.state.turn.offer is not None:
            yield from trading.trades(play)
            return
        yield from _turn_actions(play)

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        play = self._play
        if play.state.result is not None:
            return winning.why_over(play, play.state.result)
        if seat is not None and seat != self.actor:
            return no(
                "CRY-TURN-01",
                tr("{names} has to act first", names=play.names[cast("int", self.actor)]),
            )
        if play.state.agenda or type(action) in CHOICES:
            return why_not_choose(play, action)
        handler = HANDLERS.get(type(action))
        if handler is None:
            return no("CRY-TURN-01", tr("this is no action of a crayon game"))
        if play.state.turn.offer is not None and not isinstance(action, TRADING):
            return no("CRY-VAR-52", tr("propose the trade or withdraw it first"))
        return handler[0](play, action)

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        play = self._play
        play.news = []
        play.state.actions += 1
        if play.state.agenda:
            choose(play, action)
        else:
            HANDLERS[type(action)][1](play, action)
        go_on(play)
        return play.news

    def read(self, text: str, seat: int | None = None) -> Action:
        return cast("Action", self._canonical(parsed(text)))

    def _canonical(self, action: Any) -> Any:
        """The same without a card that need not be named, if it is the right one."""
        if not isinstance(action, (act.Deliver, act.Ship, act.Build)) or not action.card:
            return action
        if isinstance(action, act.Build):
            end = self.table.network.index(action.end)
            fitting = entry.fitting_cards(self._play, end)
        else:
            fitting = delivering.offers(self._play, action.good, action.city, action.pays)
        return replace(action, card="") if fitting == [action.card] else action

    # -- values

    def copy(self) -> "CrayonGame":
        play = self._play
        return CrayonGame(Play(play.table, play.state.copy(), play.names), self._opening)

    def view(self, seat: int, guess: int = 0) -> "CrayonGame":
        play = self._play
        seen = Play(play.table, play.state.copy(), play.names)
        seen_by(seen, seat, guess, made_up_deck(play, guess))
        return CrayonGame(seen)

    def to_plain(self) -> dict[str, Any]:
        return game_to_plain(self._play)


def _turn_actions(play: Play) -> Iterator[Action]:
    phase = play.state.turn.phase
    if phase in ("operations", "build-round"):
        yield from placing.places(play)
    if phase == "operations" and not play.state.turn.backtracked:
        yield from moving.moves(play)
        yield from ferries.sails(play)
        yield from loading.handlings(play)
        yield from delivering.deliveries(play)
    if phase in ("operations", "lost"):
        yield from backtracking.backtracks(play)
    if phase in ("building", "build-round"):
        yield from building.builds(play)
        yield from purchases.buys(play)
        yield from upgrading.changes(play)
        yield from trading.trades(play)
    yield from debts.borrows(play)
    for action in PLAIN:
        if HANDLERS[type(action)][0](play, action) is None:
            yield action


def go_on(play: Play) -> None:
    """Does everything that follows from an action until somebody has to decide."""
    state = play.state
    while state.result is None:
        if state.agenda:
            if not _do_task(play):
                return
            continue
        debts.settle(play)
        in_play.end_done_errands(play)
        winning.watch(play)
        if state.turn.cut:
            play.push("end-turn")
        elif not draw_deck.fill_short_hands(play):
            return


def _do_task(play: Play) -> bool:
    """Does the next task; False where it waits for a choice."""
    match play.state.agenda[-1]:
        case ("lose", int(seat), int(train), int(count)):
            if not in_play.lose_without_choice(play, seat, train, count):
                return False
            play.state.agenda.pop()
            return True
        case (word, *_) if word in ("retreat", "protect", "answer"):
            return False
    match play.state.agenda.pop():
        case ("refill", int(seat)):
            draw_deck.refill(play, seat)
        case ("event", str(card), int(drawer)):
            in_play.draw_event(play, card, drawer)
        case ("effect", str(card), int(number), int(drawer)):
            at_the_draw.take_effect(play, card, number, drawer)
        case ("settled", str(card)):
            in_play.settled(play, card)
        case ("end-turn",):
            turns.end_turn(play)
    return True


# -- beginnings


def table_of(scenario: Scenario) -> Table:
    """The table of a scenario; the last few are kept, since many games are played on one."""
    key = id(scenario)
    kept = _TABLES.get(key)
    if kept is None or kept.scenario is not scenario:
        try:
            kept = Table(ground_of(scenario))
        except (NoMileposts, ValueError) as trouble:
            raise NotPlayable(str(trouble)) from None
        if len(_TABLES) >= 8:
            _TABLES.pop(next(iter(_TABLES)))
        _TABLES[key] = kept
    return kept


_TABLES: dict[int, Table] = {}


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> CrayonGame:
    """A new game, or one from the scenario's position."""
    least, most = scenario.players.min, scenario.players.max
    if not 1 <= len(names) <= LARGEST or not least <= len(names) <= most:
        raise NotPlayable(
            tr(
                "{least} to {most} can play this, not {names}",
                least=least,
                most=most,
                names=len(names),
            )
        )
    table = table_of(scenario)
    trouble = why_not_variants(scenario, len(names))
    if trouble is not None:
        raise NotPlayable(trouble)
    play = Play(table, fresh_state(table, len(names), seed), tuple(names))
    position = scenario.part_as(CrayonPart).position
    if position is None:
        begin(play)
    else:
        begin_at(play, position)
    go_on(play)
    return CrayonGame(play, play.news)
