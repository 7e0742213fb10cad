"""The icon of a good as the system of its scenario draws it; as every good is drawn elsewhere."""

from collections.abc import Sequence

from drawing.goods.icons import icon_batches, own_icon
from drawing.shapes.symbols import Batch, Box
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems import part_of


def good_icon(
    scenario: Scenario, good: Good, box: Box, theme: Theme, folder: str = ""
) -> Sequence[Batch]:
    """The icon of a good in a square; the designer's own picture comes before any other."""
    module = part_of("drawing", scenario.system, "good_icons")
    if module is None or own_icon(good, folder) is not None:
        middle = box.x + box.width / 2, box.y + box.height / 2
        return icon_batches(good, middle, box.width, theme, folder)
    drawn: Sequence[Batch] = module.icon(scenario, good, box, theme)
    return drawn


def stands_on_dark(scenario: Scenario) -> bool:
    """Whether icons bring a line of light of their own, and need nothing behind them."""
    return part_of("drawing", scenario.system, "good_icons") is not None
