"""Foresight: plays the game on in the mind, once for every plan, to see which of them wins sooner.

What is hidden is guessed anew a few times, and every plan is tried on the same guesses.
"""

from collections.abc import Sequence
from typing import Final

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.planning.future import Future, Player
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.operations import TOO_LITTLE, is_sound
from engine.systems.crayon.planning.planner import LeftAlone, route_for, seeming_trips
from engine.systems.crayon.planning.routes import Route
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model import chance
from model.systems.crayon.things.part import Demand

SEEMING: Final = 16
"""So many trips are worked out milepost by milepost."""
PLANS: Final = 6
"""So many of their routes are played through."""
GUESSES: Final = 8
"""How often what is hidden is guessed anew."""
WEEDED: Final = (2, 4)
"""After so many guesses the worse half of the plans is dropped."""
TURNS: Final = 14
"""A plan is followed for so many turns of its player, and on to the next payout after them."""
MOST_TURNS: Final = 100
"""The longest game that is played through to learn what a turn is worth."""
BUDGET: Final = 15_000
"""After so many simulated actions no further guess is begun."""
SEEDS: Final = 1 << 32


class Foresight:
    """Finds routes for the trains of one seat, in the place of the usual planner."""

    def __init__(self, mind: Mind, seed: int, player: Player) -> None:
        self.mind = mind
        self.seed = seed
        self._player = player
        self._pace = 0.0
        """What a turn earns in this game, in millions; 0 while that is not known."""

    def route(self, play: Play, lines: Lines, train: Train, left_alone: LeftAlone) -> Route | None:
        """The route that wins soonest, as far as can be foreseen."""
        trips = seeming_trips(play, lines, train, left_alone, SEEMING)
        routed = (route_for(play, lines, train, trip) for trip in trips)
        routes = [route for route in routed if route is not None and is_sound(play, train, route)]
        routes.sort(key=lambda route: route.worth, reverse=True)
        plans = different(routes)
        if len(plans) < 2:
            return routes[0] if routes else None
        number = next(n for n, one in enumerate(play.mover.trains, 1) if one is train)
        return self._soonest(CrayonGame(play), number, plans)

    def _soonest(self, game: CrayonGame, number: int, plans: list[Route]) -> Route:
        """The plan that needs the fewest turns over all guesses; the first of equals."""
        needed = dict.fromkeys(range(len(plans)), 0.0)
        spent = 0
        for count in range(1, GUESSES + 1):
            guess = chance.draw(self.seed, {}, f"foresight {game.state.actions} {count}", SEEDS)
            for plan in needed:
                future = self._future(game, guess, number, plans[plan])
                needed[plan] += future.turns_to_win(TURNS, self._pace_on(game, number, plans[0]))
                spent += future.actions
            if count in WEEDED:
                needed = _better_half(needed)
            if spent >= BUDGET:
                break
        return plans[min(needed, key=needed.__getitem__)]

    def _pace_on(self, game: CrayonGame, number: int, route: Route) -> float:
        """What a turn earns on average, learned by playing one game through."""
        if not self._pace:
            future = self._future(game, 0, number, route)
            missing = future.missing()
            turns = future.play_on(MOST_TURNS)
            self._pace = max(1.0, (missing - future.missing()) / max(1, turns))
        return self._pace

    def _future(self, game: CrayonGame, guess: int, number: int, route: Route) -> Future:
        seen = game.view(self.mind.seat, guess)
        return Future(seen, self.mind, {number: route}, self._player)


def different(routes: Sequence[Route]) -> list[Route]:
    """The first routes that are worth it, no more than two for the same demands."""
    kept: list[Route] = []
    served: list[set[Demand]] = []
    for route in routes:
        demands = {stop.job.demand for stop in route.stops}
        if route.worth >= TOO_LITTLE and served.count(demands) < 2:
            kept.append(route)
            served.append(demands)
    return kept[:PLANS]


def _better_half(needed: dict[int, float]) -> dict[int, float]:
    """The plans that need fewer turns, two at least; those that seemed best stay first."""
    better = sorted(needed, key=needed.__getitem__)[: max(2, (len(needed) + 1) // 2)]
    return {plan: turns for plan, turns in needed.items() if plan in better}
