"""A future: a copy of the game that is played on with a plan, to see how soon it is won.

The others pass: what they will do is not known, and a race is won by being early.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine.bots import Bot
from engine.hosting.asking import Asked
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.planning.connecting import to_join
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.routes import Route
from model.systems.crayon.network.search import FAR

MOST_ACTIONS: Final = 40
"""So many actions a turn may take on average, those of the others included."""
BEYOND: Final = 0.5
"""What cash counts for that a winner has beyond what it takes: it decides between winners."""
PASSES: Final = (act.Done(), act.End())

Player = Callable[[Mind | None], Bot]
"""Makes somebody who plays on with the plans in a mind; without one he only answers."""


class Future:
    """A game that may be altered, seen by the seat of a mind, with other routes for its trains."""

    def __init__(
        self, game: CrayonGame, own: Mind, routes: Mapping[int, Route], player: Player
    ) -> None:
        self.game = game
        self.seat = own.seat
        self.actions = 0
        """How many were simulated."""
        mind = self.mind = Mind.fresh(game.position, own.seat)
        mind.turn, mind.turns, mind.mark, mind.idle = own.turn, own.turns, own.mark, own.idle
        mind.shunned = dict(own.shunned)
        mind.routes = {number: _copied(one) for number, one in {**own.routes, **routes}.items()}
        self._me, self._others = Asked(player(mind)), player(None)

    def turns_to_win(self, most: int, pace: float) -> float:
        """How many turns the seat needs to win; after so many it is guessed from what is missing.

        The pace is what a turn earns.
        """
        turns, result = self.play_on(most), self.game.result
        has_won = result is not None and self.seat in result.winners
        return turns + (BEYOND if has_won else 1.0) * self.missing() / pace

    def play_on(self, most: int) -> int:
        """Plays on to the first payout after so many turns; how many it took."""
        game, seats, seat = self.game, self.game.state.seats, self.seat
        begun, cash = seats[seat].turns, seats[seat].cash
        while game.actor is not None and self.actions < most * MOST_ACTIONS:
            if game.actor == seat:
                if seats[seat].turns - begun >= most and seats[seat].cash > cash:
                    break
                cash = seats[seat].cash
                self._me.act(game, lambda _: game, game.play)
            else:
                game.play(_passed(game) or self._others.choose(game))
            self.actions += 1
        return seats[seat].turns - begun

    def missing(self) -> int:
        """The millions that are still to be earned: cash, and what has to be joined."""
        play, state, lines = self.game.position, self.game.state, self.mind.lines
        mine = state.seats[self.seat]
        lines.look(play)
        need = to_join(play, lines).cost
        return state.win_cash - mine.cash + (need if need < FAR else state.win_cash)


def _passed(game: CrayonGame) -> act.CrayonAction | None:
    """How somebody passes who has nothing to answer."""
    if game.state.agenda:
        return None
    return next((action for action in PASSES if game.why_not(action) is None), None)


def _copied(route: Route) -> Route:
    return replace(route, stops=list(route.stops), legs=list(route.legs))
