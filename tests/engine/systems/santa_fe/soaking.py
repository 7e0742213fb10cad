"""Games of Santa Fe for the soak: made-up boards with twists, bundled ones, positions, and bots."""

from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import ClosePart, CloseSoaking, played_by
from tests.engine.systems.santa_fe.candidates import disagreements
from tests.engine.systems.santa_fe.set_ups import SetUp, any_set_up
from tests.engine.systems.santa_fe.watching import Watcher

QUICK_BOTS = ("greedy", "random-legal")


class SantaFeSoaking(CloseSoaking):
    """By the players of all tests, and by bots that answer quickly."""

    def policies(self) -> dict[str, Policy]:
        return POLICIES | {name: played_by(name, self.system) for name in QUICK_BOTS}


SOAKING = SantaFeSoaking("santa-fe", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements))
