"""Which cities a map has: those picked by name, those sized, or the largest, well spread."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.geo.ground.frame import Frame
from model.imports.geo.layers.features import Feature
from model.imports.geo.recipes.recipe import CityLayer, Town
from model.imports.ranks import RANKS, Rank

FEWEST, MOST, UTMOST = 6, 60, 400
MAJORS: Final = 0.1
MEDIUM: Final = 0.35
"""Parts of all cities."""
REACH: Final = 9.0
"""Steps beyond which being far from other cities counts no more."""
WEIGHT: Final = 0.45
"""How much population counts against distance: a root, as cities differ a thousandfold."""


@dataclass(frozen=True, slots=True)
class Place:
    """A city of the layer or of the recipe, at its true place on the board."""

    name: str
    names: Mapping[str, str]
    people: float
    x: float
    y: float
    kind: Rank | None = None
    is_overseas: bool = False
    country: str = ""


def places_in(layer: CityLayer, features: Iterable[Feature], frame: Frame) -> list[Place]:
    """The places of the layer that lie on the map, the most populous first."""
    found = []
    for feature in features:
        name = feature.text(layer.name)
        if not feature.points or not name:
            continue
        x, y = frame.on_board(feature.points[0])[0].tolist()
        if _is_inside(frame, x, y):
            found.append(_place(layer, feature, name, (x, y)))
    return sorted(found, key=lambda place: (-place.people, place.name, place.x, place.y))


def _place(layer: CityLayer, feature: Feature, name: str, spot: tuple[float, float]) -> Place:
    said = feature.text(layer.kind) if layer.kind else ""
    return Place(
        name=name[:80],
        names={key: text for key, word in layer.names.items() if (text := feature.text(word)[:80])},
        people=_number(feature.facts.get(layer.population)),
        x=spot[0],
        y=spot[1],
        kind=next((kind for kind in RANKS if kind == said), None),
        is_overseas=feature.facts.get(layer.overseas) is True,
        country=feature.text(layer.country),
    )


def _number(said: Any) -> float:
    is_sound = isinstance(said, int | float) and math.isfinite(said)
    return min(max(float(said), 0.0), 1e9) if is_sound else 0.0


def _is_inside(frame: Frame, x: float, y: float) -> bool:
    cols, rows = frame.size
    return -0.3 <= x <= cols - 0.2 and -0.3 <= y <= (rows - 1) * math.sqrt(0.75) + 0.3


def picked(
    layer: CityLayer, places: Sequence[Place], frame: Frame
) -> tuple[list[Place], list[str]]:
    """The cities of the list, and the names of those that are not to be found on this map."""
    found, missing = [], []
    for number, town in enumerate(layer.pick[:UTMOST]):
        place = _own_place(town, frame) if town.at else _in_layer(town, places)
        if place is None:
            missing.append(town.name)
            continue
        kind: Rank = town.kind or place.kind or _by_rank(number, len(layer.pick), layer)
        names = {**place.names, **town.names}
        chosen = replace(place, name=town.name, names=names, kind=kind)
        found.append(replace(chosen, is_overseas=chosen.is_overseas or town.overseas))
    return found, missing


def _own_place(town: Town, frame: Frame) -> Place | None:
    if len(town.at) != 2:
        raise CannotImport(f"cities.pick: {town.name}: write longitude and latitude under at")
    x, y = frame.globe.place_on_board(*town.at)
    return Place(town.name, town.names, 0.0, x, y) if _is_inside(frame, x, y) else None


def _in_layer(town: Town, places: Sequence[Place]) -> Place | None:
    wanted = town.called or town.name
    same = (p for p in places if p.name == wanted and town.country in ("", p.country))
    return next(same, None)


def _by_rank(rank: int, count: int, layer: CityLayer) -> Rank:
    major = round(count * MAJORS) if layer.major is None else int(layer.major)
    major = max(major, 3) if layer.major is None else major
    medium = round(count * MEDIUM) if layer.medium is None else int(layer.medium)
    return "major" if rank < major else "medium" if rank < major + medium else "small"


def spread_out(layer: CityLayer, places: Sequence[Place], cells: int) -> list[Place]:
    """The most populous cities, each weighed with its distance from those already chosen.

    So a metropolis comes before its suburbs, and an empty quarter gets its market town.
    """
    usual = min(max(round(cells / max(layer.every, 1.0)), FEWEST), MOST)
    count = min(usual if layer.count is None else int(layer.count), len(places), UTMOST)
    if count == 0:
        return []
    spots = np.array([(place.x, place.y) for place in places])
    weight = np.array([max(place.people, 1000.0) for place in places]) ** WEIGHT
    nearest = np.full(len(places), REACH)
    majors = sum(_by_rank(rank, count, layer) == "major" for rank in range(count))
    chosen: list[Place] = []
    for rank in range(count):
        apart = float(layer.apart if rank < majors else layer.spread)
        # Among the major cities population alone counts, as far as they keep their distance.
        value = weight * (nearest if rank >= majors else 1.0)
        value = np.where(nearest >= apart, value, -1.0)
        best = int(np.argmax(value))
        if value[best] <= 0 and rank >= majors:
            break
        if value[best] <= 0:
            continue
        chosen.append(places[best])
        nearest = np.minimum(nearest, np.hypot(*(spots - spots[best]).T))
    return _sized(layer, chosen, majors)


def _sized(layer: CityLayer, chosen: list[Place], majors: int) -> list[Place]:
    """The first are major; of the others the more populous are medium."""
    rest = sorted(chosen[majors:], key=lambda place: (-place.people, place.name))
    ranked = [*chosen[:majors], *rest]
    kinds = (_by_rank(rank, len(ranked), layer) for rank in range(len(ranked)))
    return [replace(place, kind=kind) for place, kind in zip(ranked, kinds, strict=True)]
