"""Games of Age of Steam for the soak: every block and module, positions, and agreements."""

from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import ClosePart, CloseSoaking, played_by
from tests.engine.systems.age_of_steam.agreeable import agreeable
from tests.engine.systems.age_of_steam.candidates import disagreements
from tests.engine.systems.age_of_steam.set_ups import SetUp, any_set_up
from tests.engine.systems.age_of_steam.watching import Watcher

QUICK_BOTS = ("greedy", "random-legal")


class AgeOfSteamSoaking(CloseSoaking):
    """Maps with blocks by lot, and now and then a map from a file."""

    def policies(self) -> dict[str, Policy]:
        """The players of all tests, who also propose things where people may agree, and bots."""
        people = {name: agreeable(policy) for name, policy in POLICIES.items()}
        return people | {name: played_by(name, self.system) for name in QUICK_BOTS}


SOAKING = AgeOfSteamSoaking(
    "age-of-steam", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements)
)
