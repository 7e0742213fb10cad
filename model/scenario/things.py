"""The things every system's scenario can hold: cities, waters, goods, regions, labels and notes."""

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Any, ClassVar, Literal, Self

from model.collection import Things
from model.forms.form import Ordered
from model.forms.frozen import dataclass
from model.forms.hints import (
    CellSet,
    EdgeSet,
    Id,
    IdSet,
    KindWord,
    PathSet,
    Plain,
    member_order,
    sets_of,
)
from model.notation import Cell, Cells, Path, Point
from model.scenario.areas import Area

Names = Things[str]
WaterKind = Literal["river", "dry-river", "lake", "dry-lake", "inlet"]


def put_in_order(thing: Any) -> None:
    """Sorts the sets of a thing, so that equal sets are equal values however they were given.

    A system's own kind of city inherits it, and need not do it again for sets of its own.
    """
    kind: Any = type(thing)
    for name in sets_of(kind):
        members = getattr(thing, name)
        if not isinstance(members, Ordered):
            object.__setattr__(thing, name, Ordered(sorted(set(members), key=member_order)))


@dataclass(frozen=True, slots=True)
class Players:
    """How many may play."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class SomePlayers:
    """For how many players something is; None where there is no limit."""

    min: int | None = None
    max: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnVariant:
    """A variation of the designer's own: what it changes in the scenario when it is switched on."""

    title: str
    about: str = ""
    changes: Plain = field(default_factory=Things)
    """A layer over the scenario, written as in one that extends another."""
    excludes: IdSet = ()
    players: SomePlayers | None = None
    one_of: Id = ""
    """A group of which exactly one is on: the first by id, unless another is named."""

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class City:
    """A city on the map, or overseas where no track reaches it."""

    id: Id
    name: str
    names: Names = field(default_factory=Things)
    kind: KindWord = ""
    """One of the kinds of the system; nothing where it has none."""
    at: Cell | None = None
    members: CellSet = ()
    xy: Point | None = None
    overseas: bool = False
    supplies: IdSet = ()
    tags: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Water:
    """A river, lake or inlet; which edges it crosses follows from its courses or outline.

    A river has one course, its `path`, or the `paths` of all its arms: one name, and one flood.
    """

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    kind: WaterKind
    path: Path | None = None
    paths: PathSet = ()
    outline: Path | None = None
    cells: Cells = field(default_factory=Cells)
    surcharge: int | None = None
    also_crosses: EdgeSet = ()
    never_crosses: EdgeSet = ()
    crossable: EdgeSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)
        if self.paths and (self.path is not None or len(self.paths) == 1):
            self._say_once()

    def _say_once(self) -> None:
        """One course is a `path` and several are `paths`, so that equal rivers are equal values."""
        listed = (*self.paths, *(() if self.path is None else (self.path,)))
        courses = Ordered(sorted(set(listed), key=member_order))
        is_one = len(courses) == 1
        object.__setattr__(self, "path", courses[0] if is_one else None)
        object.__setattr__(self, "paths", () if is_one else courses)

    @property
    def courses(self) -> tuple[Path, ...]:
        """Where it flows: the course of a river, or those of all its arms."""
        return self.paths if self.path is None else (self.path,)

    def with_courses(self, courses: Iterable[Path]) -> Self:
        """The same water with other courses."""
        return replace(self, path=None, paths=tuple(courses))


@dataclass(frozen=True, slots=True, kw_only=True)
class Good:
    """A kind of goods, with the number of its chips."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    chips: int = 0
    icon: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Region:
    """A named part of the map: cells, an outline, cities, an area expression, or several."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    kind: Literal["area", "coast", "border", "desert"] = "area"
    cells: CellSet = ()
    outline: Path | None = None
    cities: IdSet = ()
    area: Area | None = None

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A text on the map, or the hand-placed name of a thing."""

    id: Id
    text: str = ""
    names: Names = field(default_factory=Things)
    of: str = ""
    at: Point
    size: Literal["small", "medium", "large"] = "medium"
    angle: int = 0
    anchor: Literal["start", "middle", "end"] = "middle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """A piece of scenery: drawn, and nothing to the rules."""

    id: Id
    name: str = ""
    kind: Literal["own", "overseas", "neighbour", "sea", "border"]
    outline: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """The designer's own artwork at exact board coordinates, under or over the drawn map."""

    id: Id
    file: str
    at: Point
    width: int
    height: int
    layer: Literal["under", "over"] = "under"
    level: int = 0
    angle: int = 0
    opacity: int = 100


@dataclass(frozen=True, slots=True)
class Pin:
    """A point of the tracing picture (in its pixels) and the place of the board that it shows."""

    x: int
    y: int
    at: Point


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture a map is traced from; it is never exported."""

    file: str
    pins: tuple[Pin, ...] = ()
    opacity: int = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed:
    """A finding that the designer accepts, with the reason."""

    KEY: ClassVar = ("code", "place")
    code: str
    place: str = ""
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A note pinned to a cell or a thing."""

    id: Id
    text: str
    at: Cell | None = None
    of: str = ""
    done: bool = False
