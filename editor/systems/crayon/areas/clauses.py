"""An area as a list of clauses, each joined to those before it; and back."""

from collections.abc import Iterator, Sequence
from typing import Literal

from model.forms.frozen import dataclass
from model.notation import NotationError
from model.scenario.areas import (
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)

What = Literal["all", "region", "cities", "terrain"]
Join = Literal["and", "or", "minus"]


@dataclass(frozen=True, slots=True)
class Clause:
    """One part of an area; the word says how it is joined to all that stand before it."""

    what: What = "all"
    names: tuple[str, ...] = ()
    mileposts: int | None = None
    """How far around it the area reaches; None where it is the place itself."""
    join: Join = "or"


def clauses_in(text: str) -> tuple[Clause, ...] | None:
    """The clauses of an expression; None where brackets make more of it, or it is none."""
    try:
        found = list(_clauses(Area.parse(text or "all").node))
    except NotationError:
        return None
    return None if None in found else tuple(one for one in found if one is not None)


def _clauses(node: AreaNode) -> Iterator[Clause | None]:
    if isinstance(node, Combined):
        yield from _clauses(node.left)
        yield _clause(node.right, node.word)
    else:
        yield _clause(node, "or")


def _clause(node: AreaNode, join: Join) -> Clause | None:
    match node:
        case All():
            return Clause(join=join)
        case RegionNamed(region):
            return Clause("region", (region,), join=join)
        case CitiesNamed(cities):
            return Clause("cities", cities, join=join)
        case TerrainNamed(kinds):
            return Clause("terrain", kinds, join=join)
        case Within(mileposts, of):
            inner = None if isinstance(of, Within) else _clause(of, join)
            return None if inner is None else Clause(inner.what, inner.names, mileposts, join)
    return None


def as_text(clauses: Sequence[Clause]) -> str:
    """The expression of some clauses, as files write it; those without a name say nothing."""
    said = [clause for clause in clauses if clause.what == "all" or clause.names]
    if not said:
        return "all"
    node = _node(said[0])
    for clause in said[1:]:
        node = Combined(node, clause.join, _node(clause))
    return str(Area(node))


def _node(clause: Clause) -> AreaNode:
    place: AreaNode = All()
    if clause.what == "region":
        place = RegionNamed(clause.names[0])
    elif clause.what == "cities":
        place = CitiesNamed(clause.names)
    elif clause.what == "terrain":
        place = TerrainNamed(clause.names)
    return place if clause.mileposts is None else Within(clause.mileposts, place)


def toggled(clauses: Sequence[Clause], what: What, name: str) -> tuple[Clause, ...]:
    """With a region or a city more, or without it: as somebody clicks it on the map."""
    for number, clause in enumerate(clauses):
        if clause.what == what and name in clause.names:
            left = tuple(one for one in clause.names if one != name)
            more = (Clause(what, left, clause.mileposts, clause.join),) if left else ()
            return (*clauses[:number], *more, *clauses[number + 1 :])
    return _with(clauses, what, name)


def _with(clauses: Sequence[Clause], what: What, name: str) -> tuple[Clause, ...]:
    last = clauses[-1] if clauses else Clause()
    if last.what == what == "cities":
        more = Clause(what, (*last.names, name), last.mileposts, last.join)
        return (*clauses[:-1], more)
    if last.what == "all" or not last.names:
        return (*clauses[:-1], Clause(what, (name,), last.mileposts, last.join))
    return (*clauses, Clause(what, (name,), last.mileposts, "or"))
