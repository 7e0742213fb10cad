"""Games of Age of Steam for the soak: every block and module, positions, and agreements."""

from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import ClosePart, CloseSoaking
from tests.engine.systems.age_of_steam.agreeable import agreeable
from tests.engine.systems.age_of_steam.candidates import disagreements
from tests.engine.systems.age_of_steam.set_ups import SetUp, any_set_up
from tests.engine.systems.age_of_steam.watching import Watcher


class AgeOfSteamSoaking(CloseSoaking):
    """Maps with blocks by lot, and now and then a map from a file."""

    def policies(self) -> dict[str, Policy]:
        """The players of all tests, who also propose things where people may agree on them."""
        return {name: agreeable(policy) for name, policy in POLICIES.items()}


SOAKING = AgeOfSteamSoaking(
    "age-of-steam", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements)
)
