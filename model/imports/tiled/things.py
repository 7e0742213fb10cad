"""Objects of a map as things of ours: where they stand on the board, and what they say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from model.boards import grid
from model.imports.cannot import CannotImport
from model.imports.corner_walks import walk_along
from model.imports.naming import Ids
from model.imports.ranks import kind_of_rank
from model.imports.tiled.lattice import Lattice, Spot
from model.imports.tiled.layers import Drawn
from model.imports.tiled.meanings import ARM_OF, BLOCKED, RIVERS, Meaning, Vocabulary
from model.notation import LARGEST, Cell, Cells, Corner, Edge, NotationError, Path, Point
from model.unreadable import quoted

SAME: Final = 0.002
"""Columns or rows: how far a point may have moved and still stand where it stood."""
NEAR: Final = 0.06
"""How near to a corner a point was surely meant to be that corner."""
MOST_STEPS: Final = 20_000
"""Steps of the board that all lines of a map may be walked along together."""
Found = dict[str, list[Any]]


@dataclass(slots=True)
class Reader:
    """Reads objects one after the other; what does not fit is told in `remarks`."""

    lattice: Lattice
    is_hexes: bool
    vocabulary: Vocabulary
    ids: dict[str, Ids] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    steps: float = 0.0
    arms: list[tuple[Drawn, Meaning]] = field(default_factory=list)
    """The lines that belong to rivers, which may come later."""

    def take(self, drawn: Drawn, meaning: Meaning, found: Found) -> None:
        """Puts the thing that an object is into its collection; an arm waits for its river."""
        if meaning.collection == "waters" and ARM_OF in drawn.facts:
            self.arms.append((drawn, meaning))
            return
        with self._left_out(drawn):
            if meaning.collection == BLOCKED:
                found.setdefault(BLOCKED, []).append(str(self._edge(drawn)))
            else:
                thing = self._thing(drawn, meaning)
                found.setdefault(meaning.collection, []).append(thing)

    def join_arms(self, found: Found) -> None:
        """Gives arms to their rivers; one that names no river is a river itself."""
        waters = found.setdefault("waters", []) if self.arms else []
        rivers = {one["id"]: one for one in waters if "path" in one}
        for drawn, meaning in self.arms:
            river = rivers.get(str(drawn.facts[ARM_OF]))
            with self._left_out(drawn):
                if river is not None and len(drawn.spots) > 1:
                    river.setdefault("paths", []).append(self._line(drawn))
                else:
                    waters.append(self._thing(drawn, meaning))
                    said = quoted(str(drawn.facts[ARM_OF])[:40])
                    self.remarks.append(
                        f"object {drawn.number} is a water of its own: there is no river {said} "
                        "of which it could be an arm"
                    )

    @contextmanager
    def _left_out(self, drawn: Drawn) -> Iterator[None]:
        """Tells of an object that cannot be read, and goes on."""
        try:
            yield
        except (CannotImport, NotationError) as trouble:
            self.remarks.append(
                f"object {drawn.number} {quoted(drawn.name)} is left out: {trouble}"
            )

    def _thing(self, drawn: Drawn, meaning: Meaning) -> dict[str, Any]:
        collection = meaning.collection
        said = self.vocabulary.fields_in(collection, drawn.facts)
        if meaning.kind:
            said["kind"] = meaning.kind
        elif meaning.usual:
            said.setdefault("kind", meaning.usual)
        placed = {**said, **self._placed(collection, drawn, said)}
        identity = self.identity(collection, str(said.get("id", "")), drawn.name, meaning.kind)
        return {
            "id": identity,
            **{key: value for key, value in placed.items() if key != "id" and value is not None},
        }

    def _placed(self, collection: str, drawn: Drawn, said: dict[str, Any]) -> Mapping[str, Any]:
        """What follows from where an object stands."""
        own = self.vocabulary.objects[collection].read
        if own is not None:
            return own(self, drawn, said)
        read: Callable[[Drawn, dict[str, Any]], Mapping[str, Any]] = getattr(self, f"_{collection}")
        return read(drawn, said)

    def identity(self, collection: str, said: str, name: str, otherwise: str = "") -> str:
        """The id that something says, if no other has it; else one made of its name."""
        ids = self.ids.setdefault(collection, Ids())
        if said and ids.take(said):
            return said
        return ids.fresh(name, otherwise or self.vocabulary.objects[collection].word)

    def _cities(self, drawn: Drawn, said: dict[str, Any]) -> Mapping[str, Any]:
        place: dict[str, Any] = {"name": drawn.name or "City", "at": None, "xy": None}
        usual: str = kind_of_rank(self.vocabulary.system, "small")
        place["kind"] = said.get("kind", usual or None)
        spot = self.lattice.spot(*drawn.centre)
        if said.get("overseas") is True:
            return {**place, "xy": str(_point(spot))}
        cell = self._cell(spot)
        members = said.get("members")
        if isinstance(members, str) and members and isinstance(said.get("at"), str):
            old = Cell.parse(said["at"])
            moved = [grid.shifted(member, old, cell) for member in Cells.parse(members)]
            place["members"] = str(Cells(moved))
        return {**place, "at": str(cell)}

    def _waters(self, drawn: Drawn, said: dict[str, Any]) -> Mapping[str, Any]:
        shape: dict[str, Any] = {
            "name": drawn.name or None,
            "path": None,
            "paths": None,
            "outline": None,
        }
        if len(drawn.spots) < 2:
            return shape
        kind = said.get("kind", "river")
        if self.is_hexes and kind in RIVERS:
            return {**shape, "kind": kind, "cells": self._cells(drawn)}
        is_line = kind in RIVERS or (kind == "inlet" and not drawn.is_area)
        key = "path" if is_line else "outline"
        line = self._line(drawn) if is_line else self._outline(drawn)
        return {**shape, "kind": kind, key: line}

    def _regions(self, drawn: Drawn, _said: dict[str, Any]) -> Mapping[str, Any]:
        outline = self._outline(drawn) if len(drawn.spots) > 1 else None
        return {"name": drawn.name or None, "outline": outline}

    def _labels(self, drawn: Drawn, _said: dict[str, Any]) -> Mapping[str, Any]:
        return {
            "text": drawn.name or None,
            "at": str(_point(self.lattice.spot(*drawn.spots[0]))),
        }

    def _edge(self, drawn: Drawn) -> Edge:
        return Edge.of(*self.ends(drawn))

    def cell_under(self, drawn: Drawn) -> Cell:
        """The cell on which an object stands."""
        return self._cell(self.lattice.spot(*drawn.centre))

    def path_along(self, drawn: Drawn, spots: Sequence[Spot]) -> str | None:
        """A path through some spots of a line: as it was written if nobody moved it."""
        kept = self._kept(drawn, "path", spots)
        points = Path(_point(self.lattice.spot(*spot), 2) for spot in spots)
        return kept or (str(points) if spots else None)

    def ends(self, drawn: Drawn) -> tuple[Cell, Cell]:
        """The cells from which and to which a line runs."""
        if len(drawn.spots) < 2 or drawn.is_area:
            raise CannotImport("it is no line from one cell to another")
        start, end = (self._cell(self.lattice.spot(*drawn.spots[n])) for n in (0, -1))
        return start, end

    def _cell(self, spot: Spot) -> Cell:
        """The cell under a spot of the board."""
        _refuse_far(spot)
        cell = grid.nearest_cell(spot[0], spot[1] * grid.ROW_HEIGHT)
        cols, rows = self.lattice.size
        if not (0 <= cell.col < cols and 0 <= cell.row < rows):
            raise CannotImport("it lies beside the board")
        return cell

    def _line(self, drawn: Drawn) -> str:
        """A river: as it was written if nobody moved it, else from corner to corner."""
        spots = (*drawn.spots, drawn.spots[0]) if drawn.is_area else drawn.spots
        kept = self._kept(drawn, "path", drawn.spots)
        return kept or str(Path(corners_along(self._walked([*spots]))))

    def _outline(self, drawn: Drawn) -> str:
        kept = self._kept(drawn, "outline", drawn.spots)
        if len(drawn.spots) < 3:
            raise CannotImport("an outline has three corners at least")
        return kept or str(Path(_point(self.lattice.spot(*spot), 2) for spot in drawn.spots))

    def _cells(self, drawn: Drawn) -> str:
        """The hexes that a line runs through."""
        spots = self._walked(drawn.spots)
        nodes = [grid.nearest_cell(x, y * grid.ROW_HEIGHT) for x, y in spots]
        whole = [cell for one, other in pairwise(nodes) for cell in grid.line(one, other)]
        cols, rows = self.lattice.size
        kept = [c for c in dict.fromkeys(whole) if 0 <= c.col < cols and 0 <= c.row < rows]
        if not kept:
            raise CannotImport("it lies beside the board")
        return str(Cells(kept))

    def _walked(self, pixels: Sequence[Spot]) -> list[Spot]:
        """The spots of a line on the board, after a look at how long it is."""
        spots = [self.lattice.spot(*spot) for spot in pixels]
        for spot in spots:
            _refuse_far(spot)
        self.steps += sum(abs(x - a) + abs(y - b) for (x, y), (a, b) in pairwise(spots))
        if self.steps > MOST_STEPS:
            raise CannotImport(f"the lines of the map are longer than {MOST_STEPS:,} steps")
        return spots

    def _kept(self, drawn: Drawn, key: str, spots: Sequence[Spot]) -> str | None:
        """The words that a path was written in, if its points stand where those words say."""
        said = drawn.facts.get(key)
        if not isinstance(said, str) or not said:
            return None
        try:
            path = Path.parse(said)
        except NotationError:
            return None
        if len(path) != len(spots):
            return None
        pairs = zip(map(_spot, path), (self.lattice.spot(*spot) for spot in spots), strict=True)
        is_same = all(_away(one, other) <= SAME for one, other in pairs)
        return str(path) if is_same else None


def corners_along(spots: Sequence[Spot]) -> list[Corner]:
    """The corners of a line: its own points where all of them are corners, else a walk along it."""
    true = [(x, y * grid.ROW_HEIGHT) for x, y in spots]
    corners = [grid.nearest_corner(*spot) for spot in true]
    places = map(grid.position, corners)
    if any(_away(*pair) > NEAR for pair in zip(places, true, strict=True)):
        corners = walk_along(true, corners, lambda spot: grid.nearest_corner(*spot))
    found = list(_without_repeats(corners))
    if len(found) < 2:
        raise CannotImport("it is too short to run from one corner to another")
    return found


def _without_repeats(corners: Sequence[Corner]) -> Iterator[Corner]:
    last = None
    for corner in corners:
        if corner != last:
            yield corner
        last = corner


def _spot(place: Corner | Point) -> Spot:
    x, y = grid.units(place)
    return x / grid.COLUMN, y / grid.ROW


def _point(spot: Spot, decimals: int = 3) -> Point:
    _refuse_far(spot)
    step = 10 ** (3 - decimals)
    return Point(round(spot[0] * 1000 / step) * step, round(spot[1] * 1000 / step) * step)


def _refuse_far(spot: Spot) -> None:
    if max(map(abs, spot)) >= LARGEST:
        raise CannotImport("it lies further away than any board reaches")


def _away(one: Spot, other: Spot) -> float:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
