"""What is counted of goods in crayon games: who supplies them, and the demands for them."""

from collections import Counter
from functools import lru_cache
from typing import Any

from editor.panels.sheets.goods_sheet import CITIES, Count
from editor.words import later
from model.collection import Things
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario


@lru_cache(maxsize=4)
def _asked_for(cards: Things[Any]) -> Counter[str]:
    return Counter(demand.good for card in cards.values() for demand in card)


def _demands(scenario: Scenario) -> Counter[str]:
    """How often each good stands on a card."""
    return _asked_for(things_in(scenario, "demands"))


COUNTS = (
    CITIES._replace(is_needed=True),
    Count(later("Cards"), later("How many demands on cards ask for it."), _demands, is_needed=True),
)
