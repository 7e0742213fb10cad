"""The cheapest lines from one place to all others, found bit by bit beside other work."""

from collections.abc import Callable, Generator, Iterable

from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import FAR, existing, settling
from model.systems.crayon.network.track import PlanArcs, Route, route_to


class PriceTree:
    """What `track.cheapest` says from one place, for every place that the search has come to."""

    def __init__(self, network: Network, here: Iterable[int]) -> None:
        self.network = network
        self._standing = existing(network, here)
        states = 2 * len(network.price)
        self._cost, self._back = [FAR] * states, [-1] * states
        for number in self._standing:
            self._cost[number] = 0
        self._settled = -1
        """Up to this cost everything is known."""
        self.is_done = not self._standing
        self._levels: Generator[int, None, int] = settling(
            PlanArcs(network, keeps=0), self._cost, self._back, self._standing
        )

    def work(self, is_time_up: Callable[[], bool]) -> bool:
        """Searches on until the time is up; False once everything is known."""
        while not self.is_done:
            settled = next(self._levels, None)
            if settled is None:
                self.is_done = True
            else:
                self._settled = settled
                if is_time_up():
                    break
        return not self.is_done

    def knows(self, there: Iterable[int]) -> bool:
        """Whether it can be told what the cheapest line to a place is, or that there is none."""
        return self.is_done or any(self._cost[number] <= self._settled for number in there)

    def route(self, there: Iterable[int]) -> Route | None:
        """The cheapest line to a place that is known; None where no track leads there."""
        found = min(there, key=self._cost.__getitem__, default=-1)
        if found < 0 or self._cost[found] >= FAR:
            return None
        return route_to(self.network, self._standing, found, self._cost, self._back)

    def prices(self) -> list[int]:
        """What it costs to come to each milepost once all is known; `FAR` where no track comes."""
        return self._cost[: len(self.network.price)]
