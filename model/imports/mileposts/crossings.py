"""The edges that cross water or are closed, and the rivers, lakes and inlets made of them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from model.imports.cannot import CannotImport
from model.imports.corner_walks import edges_crossed
from model.imports.mileposts.courses import Has, courses, flowing_on, rivers_apart
from model.imports.mileposts.ground import price_in
from model.imports.mileposts.lattices import LATTICES, Spot, frame_for
from model.imports.mileposts.places import Places, ends_of
from model.imports.mileposts.tables import Record
from model.imports.mileposts.words import water_of
from model.imports.naming import Ids
from model.imports.notes import Notes
from model.notation import Cell, Edge, NotationError, Path
from model.scenario.things import Water
from model.unreadable import quoted

MOST_CROSSINGS: Final = 20_000
MOST_WATERS: Final = 1_000
MOST_LISTED: Final = 2_000
MOST_ARMS: Final = 100
BLOCKED: Final = "blocked"
DRAWN_BY_PATHS: Final = ("river", "dry-river", "inlet")


class Crossing(NamedTuple):
    """An edge, and what lies across it."""

    edge: Edge
    kind: str
    """A kind of water, or `blocked`."""
    name: str
    cost: int | None


class Crossings(NamedTuple):
    """What the table of crossings becomes."""

    waters: tuple[Water, ...]
    blocked: tuple[Edge, ...]


def crossings_of(
    records: list[Record], places: Places, kinds: Mapping[Cell, str | None], notes: Notes
) -> Iterator[Crossing]:
    """The crossings that the board can have; the others are told."""
    if len(records) > MOST_CROSSINGS:
        raise CannotImport(f"it has more than {MOST_CROSSINGS:,} crossings")
    seen: dict[Crossing, str] = {}
    for record in records:
        try:
            found = _crossing(record, places, kinds)
        except CannotImport as trouble:
            notes.add(record.place, f"{trouble}; the crossing is left out")
            continue
        if found in seen:
            notes.add(record.place, f"the crossing stands at {seen[found]} already")
        else:
            seen[found] = record.place
            yield found


def _crossing(record: Record, places: Places, kinds: Mapping[Cell, str | None]) -> Crossing:
    one, other = map(places.cell, ends_of(record))
    said = record.text("kind")
    kind = water_of(said) if said else "river"
    if kind is None:
        raise CannotImport(f"{quoted(said)} is no kind of water")
    for cell, text in zip((one, other), ends_of(record), strict=True):
        if kinds.get(cell) is None:
            raise CannotImport(f"there is no milepost at {quoted(text)}")
    cost, name = price_in(record), record.name()
    try:
        return Crossing(Edge.of(one, other), kind, name, cost)
    except NotationError:
        first, second = map(quoted, ends_of(record))
        raise CannotImport(f"{first} and {second} are not neighbours") from None


def better_lattice(records: Iterable[Record], places: Places, spots: list[Spot], used: str) -> str:
    """The lattice in which more of the crossings join neighbours; nothing where none is better."""
    pairs = [*_pairs(records, places)]
    if not pairs:
        return ""
    together = {one: _neighbours(pairs, spots, one) for one in LATTICES}
    best = max(LATTICES, key=lambda one: together[one])
    return best if together[best] > together[used] else ""


def _pairs(records: Iterable[Record], places: Places) -> Iterator[tuple[Spot, Spot]]:
    for record in records:
        try:
            one, other = map(places.spot, ends_of(record))
        except CannotImport:
            continue
        if one is not None and other is not None:
            yield one, other


def _neighbours(pairs: Iterable[tuple[Spot, Spot]], spots: list[Spot], lattice: str) -> int:
    try:
        frame = frame_for(spots, lattice)
    except CannotImport:
        return 0
    joined = 0
    for one, other in pairs:
        try:
            Edge.of(frame.cell(one), frame.cell(other))
        except NotationError:
            continue
        joined += 1
    return joined


def made_of(
    found: Iterable[Crossing], prices: Mapping[str, int | None], has: Has, notes: Notes
) -> Crossings:
    """Waters by their kind, name and price; those without a name are parted where they part."""
    groups: dict[tuple[str, str, int | None], list[Crossing]] = {}
    for one in found:
        groups.setdefault((one.kind, one.name.casefold(), one.cost), []).append(one)
    blocked = {one.edge for key, group in groups.items() if key[0] == BLOCKED for one in group}
    ids, waters = Ids(), []
    for (kind, _, cost), group in sorted(groups.items(), key=lambda one: _order(one[0])):
        if kind == BLOCKED:
            continue
        surcharge = None if cost == prices.get(kind) else cost
        edges, name = [one.edge for one in group], group[0].name
        for part in [edges] if name else rivers_apart(edges):
            water = Water(id=ids.fresh(name, kind), name=name, kind=kind, surcharge=surcharge)  # type: ignore[arg-type]
            waters.append(_crossed(water, part, has, notes))
    if len(waters) > MOST_WATERS:
        raise CannotImport(f"its crossings are those of more than {MOST_WATERS:,} waters")
    return Crossings(tuple(waters), tuple(blocked))


def _order(key: tuple[str, str, int | None]) -> tuple[str, str, int]:
    kind, name, cost = key
    return kind, name, -1 if cost is None else cost


def _crossed(water: Water, edges: list[Edge], has: Has, notes: Notes) -> Water:
    """A river or inlet runs along its crossings; a lake is only known by them."""
    title = water.name or water.id
    if len(edges) > MOST_LISTED:
        raise CannotImport(f"{title} has more than {MOST_LISTED:,} crossings")
    if water.kind not in DRAWN_BY_PATHS:
        notes.add(title, f"the {water.kind} has crossings, and no outline to be drawn by")
        crossable = tuple(edges) if water.kind == "lake" else ()
        return replace(water, also_crosses=tuple(edges), crossable=crossable)
    walks = flowing_on(courses(edges), has)[:MOST_ARMS]
    others = {*edges}.difference(*map(edges_crossed, walks))
    return replace(water, paths=tuple(map(Path, walks)), also_crosses=tuple(others))
