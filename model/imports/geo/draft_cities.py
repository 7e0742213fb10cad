"""The cities of a map that was made as cities of a scenario, and which id each name got."""

from collections.abc import Iterable, Sequence

from model.boards import grid
from model.collection import Things
from model.imports.geo.towns.placing import Placed
from model.imports.geo.towns.towns import Place
from model.imports.naming import Ids
from model.imports.ranks import kind_of_rank
from model.notation import Cell, Point
from model.scenario.own_classes import city_class
from model.scenario.things import City


class DraftCities:
    """The cities on cells of the board, those overseas, and those that stand between cells."""

    def __init__(
        self,
        system: str,
        here: Iterable[Placed],
        overseas: Iterable[Place],
        ids: Ids,
        between: Sequence[Place] = (),
    ) -> None:
        self.by_name: dict[str, tuple[str, Placed | None]] = {}
        self._system = system
        found = {}
        order = sorted(here, key=lambda city: city.place.name)
        for city in order:
            thing = self._city(city.place, ids, at=city.at)
            found[thing.id] = thing
            self.by_name.setdefault(city.place.name, (thing.id, city))
        self.between: dict[int, str] = {}
        """The ids of cities between cells, by their numbers."""
        for place in sorted(overseas, key=lambda place: place.name):
            thing = self._city(place, ids, xy=_free(place), overseas=True)
            found[thing.id] = thing
            self.by_name.setdefault(place.name, (thing.id, None))
        for number, place in sorted(enumerate(between), key=lambda one: one[1].name):
            thing = self._city(place, ids, xy=_free(place))
            found[thing.id] = thing
            self.between[number] = thing.id
            self.by_name.setdefault(place.name, (thing.id, None))
        self.things = Things(found)
        self.at = {city.at: city.place.name for city in order}

    def _city(
        self,
        place: Place,
        ids: Ids,
        at: Cell | None = None,
        xy: Point | None = None,
        *,
        overseas: bool = False,
    ) -> City:
        return city_class(self._system)(
            id=ids.fresh(place.name, "city"),
            name=place.name,
            names=Things(place.names),
            kind=kind_of_rank(self._system, place.kind or "small"),
            at=at,
            xy=xy,
            overseas=overseas,
        )


def _free(place: Place) -> Point:
    y = place.y / grid.ROW_HEIGHT
    return Point(round(place.x * 100) * 10, round(y * 100) * 10)
