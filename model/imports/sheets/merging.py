"""Cities of a sheet put into a scenario: new ones are added, known ones get what the sheet says."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.goods import new_good
from model.imports.naming import Ids, id_of
from model.imports.ranks import Rank, kind_of_rank
from model.imports.sheets.cities import CityRow
from model.imports.sheets.own_fields import own_fields
from model.imports.sheets.values import EMPTY
from model.notation import Cell, Point
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.unreadable import quoted

if TYPE_CHECKING:
    from model.imports.geo.globe.globe import Globe

MAJORS, MEDIUM, FEWEST_MAJORS = 0.1, 0.35, 3
"""Parts of all cities that are major and medium by their population, and the fewest majors."""
NEAR: Final = 2
"""Steps within which a city looks for land."""


@dataclass(frozen=True, slots=True)
class Merged:
    """A scenario with the cities of a sheet, and what became of each."""

    scenario: Scenario
    added: tuple[str, ...]
    changed: tuple[str, ...]
    same: int
    goods: tuple[str, ...]
    remarks: tuple[str, ...]


def merged(
    scenario: Scenario, rows: Sequence[CityRow], name: str, globe: "Globe | None" = None
) -> Merged:
    """The scenario with these cities; CannotImport names the line that does not fit the map."""
    desk = _Desk(scenario, globe)
    sizes = sizes_of(rows)
    for row in rows:
        try:
            desk.take(row, sizes.get(row.line, "small"))
        except CannotImport as trouble:
            raise CannotImport(f"{name}:{row.line}: {trouble}") from None
    return desk.result()


def sizes_of(rows: Sequence[CityRow]) -> dict[int, Rank]:
    """Sizes by rank of population for cities that have one and no size of their own."""
    ranked = sorted((row for row in rows if row.people is not None), key=_by_people)
    majors = max(round(len(ranked) * MAJORS), FEWEST_MAJORS)
    medium = majors + round(len(ranked) * MEDIUM)
    return {
        row.line: "major" if rank < majors else "medium" if rank < medium else "small"
        for rank, row in enumerate(ranked)
    }


def _by_people(row: CityRow) -> tuple[float, str]:
    return -(row.people or 0.0), row.name


class _Desk:
    """Where rows become cities, one after the other."""

    def __init__(self, scenario: Scenario, globe: "Globe | None") -> None:
        self._scenario = scenario
        self._globe = globe
        self._cities = dict(scenario.cities)
        self._goods = dict(scenario.goods)
        self._ids = Ids([*scenario.cities, *scenario.waters, *scenario.regions])
        self._by_name = {city.name.casefold(): city.id for city in scenario.cities.values()}
        self._good_ids = {good.name.casefold(): good.id for good in scenario.goods.values()}
        self._added: list[str] = []
        self._changed: list[str] = []
        self._remarks: list[str] = []
        self._same = 0

    def result(self) -> Merged:
        goods = tuple(good for good in self._goods if good not in self._scenario.goods)
        scenario = replace(self._scenario, cities=Things(self._cities), goods=Things(self._goods))
        added, changed, remarks = self._added, self._changed, self._remarks
        return Merged(scenario, tuple(added), tuple(changed), self._same, goods, tuple(remarks))

    def take(self, row: CityRow, rank: Rank) -> None:
        known = self._known(row)
        city = self._new(row, rank) if known is None else self._updated(known, row)
        self._cities[city.id] = city
        if known is None:
            self._added.append(city.id)
        elif city != known:
            self._changed.append(city.id)
        else:
            self._same += 1

    def _known(self, row: CityRow) -> City | None:
        """The city that a row speaks of: by its id, or by its name where it gives none."""
        if row.id:
            return self._cities.get(row.id)
        return self._cities.get(self._by_name.get(row.name.casefold(), id_of(row.name, "")))

    def _new(self, row: CityRow, rank: Rank) -> City:
        if not row.name:
            raise CannotImport(f"there is no city {row.id} on the map, and a new one needs a name")
        system = self._scenario.system
        kind: Any = row.kind or kind_of_rank(system, rank)
        identity = row.id or self._ids.fresh(row.name, "city")
        plain = city_class(system)(id=identity, name=row.name, kind=kind)
        city = self._updated(plain, row)
        if city.at is None and city.xy is None:
            place = self._on_globe(row)
            city = replace(
                city,
                at=place if isinstance(place, Cell) else None,
                xy=place if isinstance(place, Point) else None,
            )
        return city

    def _updated(self, city: City, row: CityRow) -> City:
        """The city with what its row says; where it stands changes only by column and row."""
        new: dict[str, Any] = {
            "name": _kept(city.name, row.name or city.name),
            "kind": row.kind or city.kind,
            "names": _names(city, row),
            **self._own(row),
        }
        if row.overseas is not None:
            new["overseas"] = row.overseas
        if row.at is not None or row.xy is not None:
            new["at"], new["xy"] = self._place(row, new.get("overseas", city.overseas))
        if row.supplies is not None:
            new["supplies"] = tuple(map(self._good, row.supplies))
        if row.tags is not None:
            new["tags"] = tuple(id_of(word, "tag") for word in row.tags)
        return replace(city, **new)

    def _own(self, row: CityRow) -> dict[str, Any]:
        """What a row says of fields of the system, by what they are called in Python."""
        slots = own_fields(self._scenario.system)
        return {slots[name].attribute or name: value for name, value in row.own.items()}

    def _place(self, row: CityRow, overseas: bool) -> tuple[Cell | None, Point | None]:
        board = self._scenario.board
        if overseas or not isinstance(board, TerrainBoard):
            at = row.at
            return None, row.xy if at is None else Point(at.col * 1000, at.row * 1000)
        if row.at is None:
            raise CannotImport("col and row: whole numbers, as a city stands on a cell")
        if not board.in_bounds(row.at):
            cols, rows = board.size
            raise CannotImport(f"{row.at} lies outside the board of {cols} × {rows}")
        if not board.has(row.at):
            self._remarks.append(f"{row.name or row.id} stands at {row.at}, where there is no land")
        return row.at, None

    def _on_globe(self, row: CityRow) -> Cell | Point:
        if row.globe is None:
            raise CannotImport(
                f"{quoted(row.name)} is new on the map and has no place: at, or col and row"
            )
        if self._globe is None:
            raise CannotImport(
                "the map does not say where on the globe it lies; give col and row instead"
            )
        x, y = self._globe.place_on_board(*row.globe)
        board = self._scenario.board
        if row.overseas or not isinstance(board, TerrainBoard):
            return Point(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000))
        return self._nearest_land(row, board, (x, y))

    def _nearest_land(self, row: CityRow, board: TerrainBoard, spot: tuple[float, float]) -> Cell:
        """The nearest cell of land on which no city stands."""
        taken = {city.at for city in self._cities.values()}
        around = grid.disc(grid.nearest_cell(*spot), NEAR)
        free = [cell for cell in around if board.has(cell) and cell not in taken]
        if not free:
            raise CannotImport(
                f"{row.name} lies beside the map, or finds no free land within {NEAR} steps"
            )
        return min(free, key=lambda cell: (_square(grid.position(cell), spot), cell.row, cell.col))

    def _good(self, word: str) -> str:
        """The id of a good by its id or name; one that is new is put on the list of goods."""
        if word in self._goods:
            return word  # an id, as our own sheets write it, though another good is called so
        found = self._good_ids.get(word.casefold(), id_of(word, "good"))
        if found not in self._goods:
            plain = found.replace("-", " ") == word.casefold()
            name = "" if plain else word
            self._goods[found] = new_good(self._scenario.system, found, name)
        return found


def _names(city: City, row: CityRow) -> Things[str]:
    said = {key: _kept(city.names.get(key, ""), name) for key, name in row.names.items()}
    names = {**city.names, **said}
    return Things({language: name for language, name in names.items() if name != EMPTY})


def _kept(old: str, new: str) -> str:
    """The old name where the new one differs in nothing but blanks."""
    return old if " ".join(old.split()) == " ".join(new.split()) else new


def _square(one: Iterable[float], other: Iterable[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
