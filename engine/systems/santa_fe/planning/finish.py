"""Towards the end: who leads wants it soon, and nobody who does not win wants it at all."""

from functools import cached_property
from typing import Final

from engine.systems.santa_fe.planning.outlook import Gain, Outlook
from engine.systems.santa_fe.steps import ending

DECIDED: Final = 100.0
"""What it counts to end a game that is won, or lost."""
LATE: Final = 3
"""So many pieces of the majors for each player are left when the end is thought of."""


class Finish:
    """Whether the end is near, and good."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.is_near = outlook.scene.pieces_left() <= LATE * len(outlook.play.names)

    @cached_property
    def _lead(self) -> int:
        """How many points the player has more than the best of the others."""
        play = self._outlook.play
        scores = [ending.score(play, one) for one in range(len(play.names))]
        own = scores.pop(self._outlook.seat)
        return own - max(scores, default=0)

    @cached_property
    def _hurry(self) -> float:
        return self._outlook.style.hurry * min(1.0, max(-1.0, self._lead / 10))

    def gain(self, gain: Gain, times: int) -> float:
        """What a piece is worth as a step to the end."""
        change = gain.change
        points = self._hurry if self.is_near and change.reach.is_major else 0.0
        if self._goes_on(gain) or self._outlook.scene.changed(change).pieces_left():
            return points
        lead = self._lead + gain.bonus * times + self._swing(gain)
        return points + (DECIDED if lead > 0 else -DECIDED if lead < 0 else 0.0)

    def _goes_on(self, gain: Gain) -> bool:
        """Whether pieces can surely be laid after this one: of its major, or as before."""
        reach = gain.change.reach
        if reach.left and reach.is_major and reach.open:
            return True
        return bool(reach.left) and gain.change.taken == self._outlook.scene.taken

    def _swing(self, gain: Gain) -> float:
        """What the cities that are reached bring now, against the average of the others."""
        play, seats = self._outlook.play, self._outlook.play.state.seats
        total = 0.0
        for city in gain.change.reached:
            value = play.value(play.table.land.cities[city])
            for number, one in enumerate(seats):
                own = number == self._outlook.seat
                share = 1.0 if own else -1 / max(1, len(seats) - 1)
                total += share * value * one.tableau.count(city)
        return total
