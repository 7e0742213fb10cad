"""The rules of an imported map: a preset, and a price for terrain that it says nothing of."""

from typing import Any, Final

from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules

LIKE: Final = "plain"
"""The terrain whose price others get; what they are worth is the designer's to say."""


def fitting_rules(scenario: Scenario) -> Things[Any]:
    """The scenario's rules; hills, forests and the like cost what open land does."""
    said, board = scenario.rules, scenario.board
    prices = rules_of(Scenario(system=scenario.system, rules=said), AgeOfSteamRules).prices.terrain
    painted = sorted(board.kinds()) if isinstance(board, TerrainBoard) else []
    unknown = [kind for kind in painted if kind not in prices]
    if not unknown or LIKE not in prices:
        return said
    own = said.get("prices", Things())
    costs = {kind: Things({"cost": prices[LIKE].cost}) for kind in unknown}
    return said.put("prices", own.put("terrain", Things({**own.get("terrain", {}), **costs})))
