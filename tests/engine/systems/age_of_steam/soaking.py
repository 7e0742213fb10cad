"""Games of Age of Steam for the soak: every block and module, every action looked at."""

from collections.abc import Sequence
from random import Random

from engine.protocol import Action, Game, Happening
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.policies import POLICIES, Policy
from tests.engine.soaking import Soaking, Watch
from tests.engine.systems.age_of_steam.candidates import disagreements
from tests.engine.systems.age_of_steam.set_ups import SetUp, any_set_up
from tests.engine.systems.age_of_steam.watching import Watcher


class AgeOfSteamSoaking(Soaking):
    """Maps with blocks by lot, and now and then a map from a file."""

    def set_up(self, number: int) -> str:
        return str(any_set_up(number))

    def begin(self, set_up: str) -> Game:
        return SetUp.parse(set_up).game()

    def policies(self) -> dict[str, Policy]:
        """Not the bots, which hardly ever come to what is rare."""
        return POLICIES

    def watch(self, every: int) -> Watch:
        watcher = Watcher(every=every)

        def saw(
            before: Game, action: Action, happenings: Sequence[Happening], after: Game
        ) -> list[str]:
            assert isinstance(before, AgeOfSteamGame)
            assert isinstance(after, AgeOfSteamGame)
            return [str(one) for one in watcher.saw(before, action, happenings, after)]

        return saw

    def looked(self, game: Game, rng: Random) -> list[str]:
        """All actions are compared with a large set of candidates; the watcher keeps games."""
        assert isinstance(game, AgeOfSteamGame)
        return disagreements(game, rng)

    def played_again(self, set_up: str, done: Sequence[str]) -> list[str]:
        """Most of these maps stand in no file, so that no log could name them."""
        return []


SOAKING = AgeOfSteamSoaking("age-of-steam")
