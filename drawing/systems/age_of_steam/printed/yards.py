"""The yard of a city: a light plate on which its cubes lie, or the squares for them."""

from collections.abc import Iterator

from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Curves, Ink
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from drawing.themes.theme import Theme


def yard(theme: Theme, plan: CityPlan, count: int) -> Iterator[Batch]:
    """The plate for so many cubes."""
    box, dark = plan.yard(count), theme.ink("icon-dark").fill
    ink = Ink(fill=theme.ink("icon-light").fill, line=dark, width=0.25 * plan.unit)
    yield Curves(ink, [rectangle(box)], key="yard")
