"""A bot that plays like the greedy one, but tries its plans in the mind before it takes one.

Wherever the greedy bot takes the trip that seems to earn most in a turn, this one plays the game on
with each of the best few, and takes the trip after which it wins soonest.
"""

from engine.systems.crayon.bots.greedy import Greedy
from engine.systems.crayon.planning.foresight import Foresight
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.planner import best_route
from engine.systems.crayon.state.play import Play


class LookAhead(Greedy):
    """Plays one seat; only where new routes come from is different."""

    def mind(self, play: Play, seat: int) -> Mind:
        mind = super().mind(play, seat)
        if mind.planner is best_route:
            mind.planner = Foresight(mind, self.seed, lambda known: Greedy(mind=known)).route
        return mind


def make(seed: int) -> LookAhead:
    return LookAhead(seed)
