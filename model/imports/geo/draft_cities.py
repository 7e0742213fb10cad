"""The cities of a map that was made as cities of a scenario, and which id each name got."""

from collections.abc import Iterable

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
    """The cities on the board, and those overseas."""

    def __init__(
        self, system: str, here: Iterable[Placed], overseas: Iterable[Place], ids: Ids
    ) -> None:
        self.by_name: dict[str, tuple[str, Placed | None]] = {}
        self._system = system
        found = {}
        order = sorted(here, key=lambda city: city.place.name)
        for city in order:
            thing = self._city(city.place, ids, at=city.at)
            found[thing.id] = thing
            self.by_name.setdefault(city.place.name, (thing.id, city))
        for place in sorted(overseas, key=lambda place: place.name):
            y = place.y / grid.ROW_HEIGHT
            xy = Point(round(place.x * 100) * 10, round(y * 100) * 10)
            thing = self._city(place, ids, xy=xy)
            found[thing.id] = thing
            self.by_name.setdefault(place.name, (thing.id, None))
        self.things = Things(found)
        self.at = {city.at: city.place.name for city in order}

    def _city(
        self, place: Place, ids: Ids, at: Cell | None = None, xy: Point | None = None
    ) -> City:
        return city_class(self._system)(
            id=ids.fresh(place.name, "city"),
            name=place.name,
            names=Things(place.names),
            kind=kind_of_rank(self._system, place.kind or "small"),
            at=at,
            xy=xy,
            overseas=at is None,
        )
