"""The segments of lines in a form: what lies in each of them, in one or in many lines."""

from collections.abc import Iterable, Sequence
from typing import Any

from editor.pointing.selection import Thing
from editor.widgets.forms.values import shared
from editor.words import tr
from model.boards.routes import MOST_SEGMENTS, Line
from model.forms.form import DoesNotFit, Route
from model.scenario.collections import LINES, route_of, things_in
from model.scenario.scenario import Scenario

OTHER_END = {"a": "b", "b": "a"}


def lines_of(scenario: Scenario, things: Iterable[Thing]) -> list[Line]:
    """The lines among some things."""
    lines = things_in(scenario, LINES)
    return [lines[key] for room, key in things if room == LINES and key in lines]


def segment_rows(lines: Sequence[Line]) -> list[Any]:
    """The kinds in each segment, counted from a, or MIXED where lines say each their own."""
    longest = max((min(line.segments, MOST_SEGMENTS) for line in lines), default=0)
    return [
        shared([list(line.terrain_of(n)) for line in lines if n < line.segments])
        for n in range(longest)
    ]


def line_values(lines: Sequence[Line], key: str, value: Any) -> dict[Route, Any] | None:
    """What is said of lines where it is more than a value in a field; None where it is not."""
    if key in ("a", "b") and any(getattr(line, OTHER_END[key]) == value for line in lines):
        raise DoesNotFit(tr("A line joins two different cities."))
    if key == "segments":
        return _with_length(lines, value)
    return _with_kinds(lines, *value) if key == "terrain" else None


def _with_kinds(lines: Iterable[Line], segment: int, kinds: Sequence[str]) -> dict[Route, Any]:
    """Other kinds in one segment of all lines that have it."""
    return {
        (*route_of(LINES, line.id), "terrain"): _plain(line.with_terrain(segment, kinds))
        for line in lines
        if 0 <= segment < line.segments
    }


def _with_length(lines: Iterable[Line], segments: Any) -> dict[Route, Any]:
    """Another number of segments; terrain of segments that are no more goes with them."""
    values: dict[Route, Any] = {}
    for line in lines:
        values[*route_of(LINES, line.id), "segments"] = segments
        if isinstance(segments, int) and len(line.terrain) > segments:
            kept = line.terrain[: max(segments, 0)]
            values[*route_of(LINES, line.id), "terrain"] = _plain(kept if any(kept) else ())
    return values


def _plain(terrain: Sequence[Sequence[str]]) -> list[list[str]]:
    return [list(kinds) for kinds in terrain]
