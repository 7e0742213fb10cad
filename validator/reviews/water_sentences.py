"""What changed of a water, in words: what it is, where it runs, and what it crosses."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from model.amounts_in_words import counted, listed
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.forms.form import Step
from model.notation import Edge, Path
from model.scenario.scenario import Scenario
from model.scenario.things import Water
from model.scenario.watercourses import met_by, shapes_of

MOST_EDGES = 4
LONGEST_WATER = 100_000
"""Rows and columns that a water may pass over, to be compared edge by edge."""
_MEMBERS: Final = {
    "also_crosses": ("also crosses {} now", "no longer crosses {} by the designer's word"),
    "never_crosses": ("never crosses {} now", "may cross {} again"),
    "crossable": ("can be crossed at {} now", "can no longer be crossed at {}"),
}


def water_sentence(step: Step, both: Sequence[Scenario]) -> str | None:
    """What a step does to a water; None where the plain words will do."""
    waters = [scenario.waters.get(step.route[1]) for scenario in both]
    old, new = (water if isinstance(water, Water) else None for water in waters)
    if len(step.route) == 2:
        return _came_or_went(old, new, both)
    if old is None or new is None:
        return None
    match step.route[2:]:
        case ("path" | "paths" | "outline" | "cells", *_):
            return _redrawn(step.route[2], old, new, both)
        case ("kind",):
            return f"is {_a(new.kind)} now, not {_a(old.kind)}"
        case ("surcharge",):
            return f"crossing it adds {_surcharge(new)} now, not {_surcharge(old)}"
        case (field, edge) if field in _MEMBERS:
            return _MEMBERS[field][step.after is None].format(_edge(edge))
    return None


def _came_or_went(old: Water | None, new: Water | None, both: Sequence[Scenario]) -> str | None:
    if old is None and new is not None:
        return f"added, {_described(new, both[1], 'crosses')}"
    if new is None and old is not None:
        return f"removed, {_described(old, both[0], 'crossed')}"
    return None


def _described(water: Water, scenario: Scenario, crosses: str) -> str:
    """A water in a clause: `a river from 6,-1s to 5,5n that crosses 9 edges`."""
    shape, where = bool(water.courses or water.outline), ""
    if water.paths:
        where = f" of {counted(len(water.paths), 'arm')}"
    elif water.path:
        where = f" from {water.path[0]} to {water.path[-1]}"
    elif water.outline:
        where = f" at {water.outline[0]}"
    edges = _crossed(water, scenario)
    said = f"{_a(water.kind)}{where}"
    if edges is not None and shape:
        said += f" that {crosses} {counted(len(edges), 'edge')}"
    if water.cells:
        said += f", on {counted(len(water.cells), 'cell')}"
    return said if water.surcharge is None else f"{said}, {water.surcharge} to cross"


def _redrawn(field: str, old: Water, new: Water, both: Sequence[Scenario]) -> str:
    how = {
        "path": _rerouted(old, new),
        "paths": _rerouted(old, new),
        "outline": "has another outline",
        "cells": f"lies on {counted(len(new.cells), 'cell')} now, not {len(old.cells)}",
    }[field]
    before, after = _crossed(old, both[0]), _crossed(new, both[1])
    if field == "cells" or before is None or after is None:
        return how
    come, gone = after - before, before - after
    if not come and not gone:
        return f"{how}, and crosses the same edges"
    said = (
        f"crosses {_edges(come)} now" if come else "",
        f"no longer crosses {_edges(gone)}" if gone else "",
    )
    return f"{how}: {', and '.join(filter(None, said))}"


def _rerouted(old: Water, new: Water) -> str:
    """How the courses of a water changed; a river with one course has no arms."""
    before, after = len(old.courses), len(new.courses)
    if before == after or not before or not after:
        return "runs another way"
    if after == 1:
        return f"has one course now, not {before} arms"
    return f"has {after} arms now, not {'one course' if before == 1 else before}"


def _crossed(water: Water, scenario: Scenario) -> frozenset[Edge] | None:
    """The edges that a water crosses by its shape and the designer's word; None if nobody knows."""
    board = scenario.board
    long = sum(_span(shape) for _, shape in shapes_of(water))
    if not isinstance(board, TerrainBoard) or long > LONGEST_WATER:
        return None
    met = met_by(water, board.has, board.extent()).edges
    return frozenset({*met} | {*water.also_crosses}) - {*water.never_crosses}


def _span(shape: Path) -> int:
    """How many rows and columns a shape passes over."""
    places = [grid.units(place) for place in shape]
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(places)) // 3000


def _edges(edges: frozenset[Edge]) -> str:
    shown = listed((_edge(str(edge)) for edge in sorted(edges)), MOST_EDGES)
    return f"{counted(len(edges), 'edge')} ({shown})"


def _edge(text: str) -> str:
    """An edge as sentences name it: `3,2-4,2`."""
    return text.replace(" ", "-")


def _a(kind: str) -> str:
    article = "an" if kind[0] in "aeiou" else "a"
    return f"{article} {kind.replace('-', ' ')}"


def _surcharge(water: Water) -> str:
    return "what the rules say" if water.surcharge is None else str(water.surcharge)
