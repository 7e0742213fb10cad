"""Games of Trains for the soak: made-up boards, kits and cards by lot, positions, and bots."""

from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import ClosePart, CloseSoaking, played_by
from tests.engine.systems.trains.soaks.candidates import disagreements
from tests.engine.systems.trains.soaks.set_ups import SetUp, any_set_up
from tests.engine.systems.trains.soaks.watching import Watcher

QUICK_BOTS = ("buying", "greedy", "random-legal")


class TrainsSoaking(CloseSoaking):
    """By the players of all tests, and by bots that answer quickly."""

    def policies(self) -> dict[str, Policy]:
        """What plays at random comes twice as often: it does what no bot would."""
        bots = {name: played_by(name, self.system) for name in QUICK_BOTS}
        return POLICIES | bots | {"random-again": bots["random-legal"]}


SOAKING = TrainsSoaking("trains", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements))
