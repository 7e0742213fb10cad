"""What a click makes of a line of a board of routes: segments, direction, terrain, a twin."""

from dataclasses import replace

from editor.edits.thing_names import name_in
from editor.edits.things import added, altered, deleted, fresh_id
from editor.words import tr
from model.boards.routes import MOST_SEGMENTS, Arrow, Line, RouteBoard
from model.scenario.change import Change
from model.scenario.collections import LINES, route_of
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at

ARROWS: tuple[Arrow | None, ...] = (None, "a>b", "b>a")


def line_between(scenario: Scenario, one: str, other: str, segments: int) -> tuple[Change, str]:
    """A new line; a second one between the same cities is its twin."""
    key = fresh_id(scenario, LINES, f"{one} {other}")
    plain = {"id": key, "a": one, "b": other, "segments": max(1, min(segments, MOST_SEGMENTS))}
    label = tr("add line {name}").format(name=_ends(scenario, one, other))
    return replace(added(scenario, LINES, plain), label=label), key


def with_twin(scenario: Scenario, line: Line) -> tuple[Change, str]:
    """A second line beside one, like it in everything."""
    key = fresh_id(scenario, LINES, f"{line.a} {line.b}")
    plain = {**look_at(scenario, route_of(LINES, line.id)), "id": key}
    label = tr("add a twin of {name}").format(name=_ends(scenario, line.a, line.b))
    return replace(added(scenario, LINES, plain), label=label), key


def has_twin(scenario: Scenario, line: Line) -> bool:
    board = scenario.board
    return isinstance(board, RouteBoard) and len(board.between(line.a, line.b)) > 1


def without(scenario: Scenario, line: Line) -> Change:
    return deleted(scenario, [(LINES, line.id)], with_references=True)


def with_more(scenario: Scenario, line: Line, more: int) -> Change:
    """A line with some segments more, or fewer."""
    segments = max(1, min(line.segments + more, MOST_SEGMENTS))
    change = altered(scenario, LINES, line.id, segments=segments, terrain=line.terrain[:segments])
    return replace(change, label=tr("segments of {line}").format(line=_name(scenario, line)))


def with_next_arrow(scenario: Scenario, line: Line) -> Change:
    """A line with the next direction of none, forth and back."""
    return with_arrow(scenario, line, ARROWS[(ARROWS.index(line.arrow) + 1) % len(ARROWS)])


def with_arrow(scenario: Scenario, line: Line, arrow: Arrow | None) -> Change:
    change = altered(scenario, LINES, line.id, arrow=arrow)
    return replace(change, label=tr("direction of {line}").format(line=_name(scenario, line)))


def with_terrain(scenario: Scenario, line: Line, segment: int, kind: str) -> Change:
    """A line with one kind of terrain more in a segment; with none for no kind."""
    kinds = (*line.terrain_of(segment), kind) if kind else ()
    change = altered(scenario, LINES, line.id, terrain=line.with_terrain(segment, kinds))
    return replace(change, label=tr("terrain of {line}").format(line=_name(scenario, line)))


def _name(scenario: Scenario, line: Line) -> str:
    return name_in(scenario, LINES, line.id)


def _ends(scenario: Scenario, *cities: str) -> str:
    return " – ".join(name_in(scenario, "cities", city) for city in cities)
