"""What an event strikes, drawn on the map: worked out by what the game itself asks."""

from collections.abc import Iterable, Iterator
from typing import Any

from editor.gestures.taking import marked
from editor.pointing.sketch import EMPTY, Sketch, SketchLine
from editor.words import tr, trn
from model.scenario.areas import ALL, Area
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.consequences import floods


def struck(ground: CrayonGround, effects: Iterable[Any]) -> Iterator[Sketch]:
    """What each of some effects is about: an area, waters and the crossings over them."""
    for effect in effects:
        area = getattr(effect, "area", None)
        if isinstance(area, Area):
            yield in_area(ground, area)
        if isinstance(effect, (fx.EraseCrossing, fx.CloseCrossing)):
            yield over_waters(ground, effect.waters)


def in_area(ground: CrayonGround, area: Area) -> Sketch:
    """The mileposts of an area, and rings around its cities."""
    if area == ALL:
        return EMPTY
    found = where(ground, area)
    cities = marked(ground.scenario, [("cities", name) for name in sorted(found.cities)])
    legend = "\n".join(_counts(len(found.cells), len(found.cities), ground))
    return Sketch(cells=tuple(sorted(found.cells)), rings=cities.rings, legend=legend)


def _counts(mileposts: int, cities: int, ground: CrayonGround) -> Iterator[str]:
    yield trn("{n} milepost", "{n} mileposts", mileposts)
    yield trn("{n} city", "{n} cities", cities)
    if ground.rules.event.metric != "lattice":
        yield tr("In the game mileposts are counted along track.")


def over_waters(ground: CrayonGround, waters: Iterable[str]) -> Sketch:
    """The waters, and each section over them that a flood would take."""
    scenario: Scenario = ground.scenario
    known = [name for name in waters if name in scenario.waters]
    along = marked(scenario, [("waters", name) for name in known])
    wet = [name for name in known if floods(ground.rules.flood, scenario.waters[name].kind, ())]
    cut = sorted({edge for name in wet for edge in ground.edges_over(name)}, key=str)
    lines = tuple(SketchLine((edge.a, edge.b), look="bad") for edge in cut)
    legend = trn("{n} crossing", "{n} crossings", len(cut))
    return Sketch(lines=(*along.lines, *lines), rings=along.rings, legend=legend)
