"""What changed of the lines of a board of routes, in words: segments, arrows, terrain, bends."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from model.amounts_in_words import counted
from model.boards.routes import Line, RouteBoard
from model.forms.form import Step
from model.scenario.scenario import Scenario

WAY = ("board", "lines")


def line_sentences(steps: Sequence[Step], both: Sequence[Scenario]) -> Iterator[str]:
    """The steps of each line in one sentence or a few; both scenarios have a board of routes."""
    for key, _ in groupby(steps, key=lambda step: step.route[2] if len(step.route) > 2 else ""):
        old, new = (_line(scenario, key) for scenario in both)
        name = _called(new or old, both[1 if new else 0], key)
        yield from (f"line {name}: {said}" for said in _changes(old, new, both))


def _line(scenario: Scenario, key: str) -> Line | None:
    return scenario.board.lines.get(key) if isinstance(scenario.board, RouteBoard) else None


def _called(line: Line | None, scenario: Scenario, key: str) -> str:
    """The two cities by their names; of twins the id besides."""
    if line is None or not isinstance(scenario.board, RouteBoard):
        return key
    ends = "–".join(_city(scenario, city) for city in (line.a, line.b))
    is_twin = len(scenario.board.between(line.a, line.b)) > 1
    return f"{ends} ({key})" if is_twin else ends


def _city(scenario: Scenario, key: str) -> str:
    city = scenario.cities.get(key)
    return city.name if city is not None and city.name else key


def _changes(old: Line | None, new: Line | None, both: Sequence[Scenario]) -> Iterator[str]:
    if new is None or old is None:
        line, word = (old, "removed") if new is None else (new, "added")
        if line is not None:
            yield f"{word}, {counted(line.segments, 'segment')}{_begun(line, both)}"
        return
    if (old.a, old.b) != (new.a, new.b):
        before = "–".join(_city(both[0], city) for city in (old.a, old.b))
        yield f"leads there now, not {before}"
    if old.segments != new.segments:
        yield f"{counted(new.segments, 'segment')} now, not {old.segments}"
    if old.arrow != new.arrow:
        yield _begun(new, both).removeprefix(", ") or "can be begun at either end now"
    yield from _terrain_changes(old, new)
    if old.bends != new.bends:
        yield "is drawn elsewhere" if new.bends else "is drawn straight"


def _begun(line: Line, both: Sequence[Scenario]) -> str:
    tail = {"a>b": line.a, "b>a": line.b}.get(line.arrow or "")
    return f", begun in {_city(both[1], tail)} only" if tail else ""


def _terrain_changes(old: Line, new: Line) -> Iterator[str]:
    """What lies on how many segments now, or on which of them."""
    before, after = _terrain(old), _terrain(new)
    if before != after:
        yield f"{after or 'no terrain'} now, not {before or 'any'}"
    elif _marked(old) != _marked(new):
        where = (f"{' and '.join(kinds)} on segment {n}" for n, kinds in _marked(new).items())
        yield f"terrain lies elsewhere: {', '.join(where)}"


def _marked(line: Line) -> dict[int, Sequence[str]]:
    """What lies on each segment on which anything does, counted from 1."""
    return {number: kinds for number, kinds in enumerate(line.terrain, 1) if kinds}


def _terrain(line: Line) -> str:
    """How many segments have which terrain: `2 mountain, 1 river`."""
    kinds = [kind for row in line.terrain for kind in row]
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
