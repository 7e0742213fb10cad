"""Games of Age of Steam for the soak: every block and module, positions, and agreements."""

from collections.abc import Sequence
from random import Random

from engine.protocol import Action, Game, Happening
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import ClosePart, CloseSoaking, Watch, played_by
from tests.engine.systems.age_of_steam.agreeable import agreeable
from tests.engine.systems.age_of_steam.candidates import disagreements, few_disagreements
from tests.engine.systems.age_of_steam.set_ups import SetUp, any_set_up
from tests.engine.systems.age_of_steam.watching import Watcher

QUICK_BOTS = ("greedy", "random-legal")


class AgeOfSteamSoaking(CloseSoaking):
    """Maps with blocks by lot, and now and then a map from a file."""

    def policies(self) -> dict[str, Policy]:
        """The players of all tests, who also propose things where people may agree, and bots."""
        people = {name: agreeable(policy) for name, policy in POLICIES.items()}
        return people | {name: played_by(name, self.system) for name in QUICK_BOTS}

    def watch(self, every: int) -> Watch:
        """At every moment a few actions are also compared with those that are legal."""
        saw, rng = super().watch(every), Random(every)

        def closer(
            before: Game, action: Action, happenings: Sequence[Happening], after: Game
        ) -> list[str]:
            assert isinstance(before, AgeOfSteamGame)
            return saw(before, action, happenings, after) + few_disagreements(before, rng)

        return closer


SOAKING = AgeOfSteamSoaking(
    "age-of-steam", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements)
)
