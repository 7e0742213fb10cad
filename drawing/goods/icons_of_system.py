"""The icon of a good as the system of its scenario draws it; as every good is drawn elsewhere."""

from collections.abc import Sequence

from drawing.goods.icons import icon_batches, own_icon
from drawing.shapes.symbols import Batch, Spot
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems import part_of


def good_icon(
    scenario: Scenario, good: Good, at: Spot, size: float, theme: Theme, folder: str = ""
) -> Sequence[Batch]:
    """The icon of a good around a spot; the designer's own picture comes before any other."""
    module = part_of("drawing", scenario.system, "good_icons")
    if module is None or own_icon(good, folder) is not None:
        return icon_batches(good, at, size, theme, folder)
    drawn: Sequence[Batch] = module.icon(scenario, good, at, size, theme)
    return drawn
