"""A bot that bids a third of its oil, lights where villages are, and never objects."""

from engine.systems.beacons.actions import Light
from engine.systems.beacons.game import BeaconsGame

from engine.protocol import Action, Game


class Keen:
    """Likes villages."""

    def choose(self, view: Game) -> Action:
        assert isinstance(view, BeaconsGame)
        possible = list(view.actions())
        lights = [one for one in possible if isinstance(one, Light)]
        if lights:
            return max(lights, key=lambda one: len(view.coast.cities_beside(one.at)))
        return possible[len(possible) // 3]


def make(seed: int) -> Keen:
    return Keen()
