"""References: every place of a scenario where one thing names another, listed, renamed or taken.

One walk serves all three: it hands each reference to a visitor, which answers with the name that
shall stand there, or with None to take the reference away. Whatever cannot be without the name goes
with it: a demand, a label, an effect that would otherwise speak of everything.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.scenario.areas import (
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label, Region, Remark
from model.systems import described

Way = tuple[str | int, ...]
"""Names from the outside in, as in a Change; a number counts the items of a list of the file."""
TERRAIN: Final = "terrain"
THINGS: Final = "things"
T = TypeVar("T")


class Reference(NamedTuple):
    """One place that names something: `target` is the collection in which it is looked for."""

    target: str
    name: str
    route: Way
    word: str = ""
    is_key: bool = False
    hint: str = ""
    """What is to be done if there is no such thing, where that is plain."""
    among: tuple[str, ...] = ()
    """The collections that may hold it, where the target itself is none of them."""

    @property
    def thing(self) -> tuple[str, str]:
        """What is named: `cities/aston` of a label is the city `aston`."""
        return thing_named(self.target, self.name)

    @property
    def things(self) -> frozenset[tuple[str, str]]:
        """All that may be named: a card may be of one pile or of another."""
        return frozenset((self.thing, *((room, self.name) for room in self.among)))

    def named(self, key: str) -> str:
        """The name with another id in it."""
        return f"{self.thing[0]}/{key}" if self.target == THINGS else key


Visit = Callable[[Reference], str | None]
"""What shall stand where a reference stands; None takes it away."""


def thing_named(target: str, name: str) -> tuple[str, str]:
    """The collection and id that a name stands for, where labels and remarks write both."""
    room, _, inner = name.partition("/")
    return (room, inner) if target == THINGS else (target, name)


def references_in(scenario: Scenario) -> list[Reference]:
    """Every reference of a scenario, collection by collection."""
    noting = _Noting()
    with_names(scenario, noting)
    return noting.found


def in_area(area: Area, route: Way) -> list[Reference]:
    """What an area expression names."""
    noting = _Noting()
    with_names_in_area(area, route, noting)
    return noting.found


class _Noting:
    """A visitor that notes what it sees and leaves it."""

    def __init__(self) -> None:
        self.found: list[Reference] = []

    def __call__(self, reference: Reference) -> str:
        self.found.append(reference)
        return reference.name


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """The scenario with every reference as the visitor says; itself where nothing changes."""
    changed: dict[str, Any] = {
        "cities": each(scenario.cities, lambda key, city: _city(key, city, visit)),
        "regions": each(scenario.regions, lambda key, region: _region(key, region, visit)),
        "labels": each(scenario.labels, lambda key, label: _label(key, label, visit)),
        "remarks": each(scenario.remarks, lambda key, remark: _remark(key, remark, visit)),
        "board": _board(scenario.board, visit),
    }
    scenario = replaced(scenario, **changed)
    naming = described(scenario.system).naming
    return scenario if naming is None else naming()(scenario, visit)


def each(things: Things[T], alter: Callable[[str, T], T | None]) -> Things[T]:
    """Things altered one by one; None takes one away, and nothing changed is the same things."""
    altered = {key: alter(key, thing) for key, thing in things.items()}
    if all(altered[key] is thing for key, thing in things.items()):
        return things
    return type(things)({key: thing for key, thing in altered.items() if thing is not None})


def replaced(thing: T, **fields: Any) -> T:
    """A dataclass with other fields; itself where they are the same objects."""
    other = {name: value for name, value in fields.items() if getattr(thing, name) is not value}
    return replace(thing, **other) if other else thing  # type: ignore[type-var]


def members(names: tuple[str, ...], target: str, route: Way, visit: Visit) -> tuple[str, ...]:
    """The names of a set, each visited."""
    visited = [visit(Reference(target, name, (*route, name))) for name in names]
    if visited == list(names):
        return names
    return tuple(dict.fromkeys(name for name in visited if name is not None))


def with_names_in_area(area: Area, route: Way, visit: Visit) -> Area | None:
    """An area expression with other names; None where nothing is left of it."""
    node = _node(area.node, route, visit)
    return area if node is area.node else None if node is None else Area(node)


def _node(node: AreaNode, route: Way, visit: Visit) -> AreaNode | None:
    match node:
        case Within(mileposts, of):
            inner = _node(of, route, visit)
            return node if inner is of else None if inner is None else Within(mileposts, inner)
        case Combined(left, word, right):
            # The right one is visited first, as references were always listed.
            then, first = _node(right, route, visit), _node(left, route, visit)
            return node if (first, then) == (left, right) else _combined(first, word, then)
        case RegionNamed(region):
            name = visit(Reference("regions", region, route, region))
            return node if name == region else None if name is None else RegionNamed(name)
        case CitiesNamed(cities):
            names = _listed(cities, "cities", route, visit)
            return node if names == cities else CitiesNamed(names) if names else None
        case TerrainNamed(kinds):
            names = _listed(kinds, TERRAIN, route, visit)
            return node if names == kinds else TerrainNamed(names) if names else None
    return node


def _listed(names: Iterable[str], target: str, route: Way, visit: Visit) -> tuple[str, ...]:
    visited = (visit(Reference(target, name, route, name)) for name in names)
    return tuple(name for name in visited if name is not None)


def _combined(left: AreaNode | None, word: Any, right: AreaNode | None) -> AreaNode | None:
    """What is left where one side may mean nothing any more."""
    if left is not None and right is not None:
        return Combined(left, word, right)
    if word == "and":
        return None
    return left if word == "minus" else left or right


def _city(key: str, city: City, visit: Visit) -> City:
    goods = members(city.supplies, "goods", ("cities", key, "supplies"), visit)
    return replaced(city, supplies=goods)


def _region(key: str, region: Region, visit: Visit) -> Region:
    cities = members(region.cities, "cities", ("regions", key, "cities"), visit)
    area = region.area and with_names_in_area(region.area, ("regions", key, "area"), visit)
    return replaced(region, cities=cities, area=area)


def _label(key: str, label: Label, visit: Visit) -> Label | None:
    of = visit(Reference(THINGS, label.of, ("labels", key, "of"))) if label.of else ""
    return None if of is None else label if of == label.of else replace(label, of=of)


def _remark(key: str, remark: Remark, visit: Visit) -> Remark | None:
    of = visit(Reference(THINGS, remark.of, ("remarks", key, "of"))) if remark.of else ""
    if of is None and remark.at is None:
        return None
    return remark if of == remark.of else replace(remark, of=of or "")


def _board(board: Any, visit: Visit) -> Any:
    """A board of routes names the cities that its lines join."""
    if not isinstance(board, RouteBoard):
        return board
    lines = {key: _line(key, line, visit) for key, line in board.lines.items()}
    if all(lines[key] is line for key, line in board.lines.items()):
        return board
    kept: Mapping[str, Line] = {key: line for key, line in lines.items() if line is not None}
    return replace(board, lines=Things(kept))


def _line(key: str, line: Line, visit: Visit) -> Line | None:
    ends = {
        end: visit(Reference("cities", getattr(line, end), ("board", "lines", key, end)))
        for end in ("a", "b")
    }
    if None in ends.values():
        return None
    return line if ends == {"a": line.a, "b": line.b} else replace(line, **ends)  # type: ignore[arg-type]
