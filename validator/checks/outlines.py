"""Outlines of waters, regions and shapes that bound no proper area."""

from collections.abc import Iterator

from model.boards import grid
from model.forms.form import Step
from model.notation import Cell, Path, Point
from model.scenario.change import Change
from model.scenario.things import Shape
from model.wording.speech import later, tr
from validator.check import check
from validator.finding import WARNING, Finding, Repair
from validator.survey.plain_outlines import is_plain
from validator.survey.survey import Survey
from validator.wording.listing import name_of

QUICKLY = 1_000_000
"""While the squares of all numbers of points make no more than this, whole numbers are quicker."""
MOST_REPAIRED = 20
LONGEST_REPAIRED = 60
"""So many outlines, of so many points, are tried with two points swapped."""
TOUCHES = later("it touches itself")
"""What is no fault for us: a lake with a narrow waist."""


@check(
    "MAP005",
    "outline-crosses-itself",
    WARNING,
    reads=("waters", "regions", "shapes"),
    implies=("MAP006", "MAP007", "MAP008", "MAP010", "MAP011", "MAP023"),
)
def outline_crosses_itself(survey: Survey) -> Iterator[Finding]:
    """The outline of a lake, a region or a shape crosses itself, or goes around nothing.

    A shape that is a border is a line, and may cross itself.

    Why: where an outline crosses itself inside and outside change places, and parts of the lake are
    land. Mostly two of its points are swapped, or one has a wrong number.
    Repair: put the points in the order in which they follow each other along the shore.

    Bad:
        regions:
        - {id: far-east, name: The Far East, outline: "13.0,2.0 17.0,4.0 17.0,2.0 13.0,4.0"}

    Good:
        regions:
        - {id: far-east, name: The Far East, outline: "13.0,2.0 17.0,2.0 17.0,4.0 13.0,4.0"}
    """
    told = 0
    for route, called, outline in _suspects(survey):
        from model.boards.geometry import fault_of

        fault = fault_of(outline)
        if fault is not None and fault.why != TOUCHES:
            told += 1
            swapped = _swapped(outline) if told <= MOST_REPAIRED else None
            at = tr(" at {at}", at=fault.at) if fault.at is not None else ""
            yield Finding(
                message=tr(
                    "the outline of {called} bounds no proper area: {fault}{at}",
                    called=called,
                    fault=fault.why,
                    at=at,
                ),
                route=route,
                cells=() if fault.at is None else _near(fault.at),
                spoils=("waters",) if route[0] == "waters" else (),
                repair=None if swapped is None else _reordered(route, outline, swapped),
            )


def _suspects(survey: Survey) -> Iterator[tuple[tuple[str, ...], str, Path]]:
    """The outlines that may cross themselves, with their ways and the names of their things."""
    outlines = [
        ((room, name, "outline"), name_of(thing), thing.outline)
        for room in ("waters", "regions", "shapes")
        for name, thing in survey.things(room).items()
        if thing.outline is not None and not _is_line(thing)
    ]
    is_quick = sum(len(outline) ** 2 for *_, outline in outlines) < QUICKLY
    return (one for one in outlines if not is_quick or not is_plain(one[2]))


def _is_line(thing: object) -> bool:
    return isinstance(thing, Shape) and thing.kind == "border"


def _near(at: Point) -> tuple[Cell, ...]:
    cell = grid.nearest_cell(*grid.position(at))
    return (cell,) if cell.col >= 0 and cell.row >= 0 else ()


def _swapped(outline: Path) -> Path | None:
    """The outline with two neighbouring points swapped, if that alone makes it proper."""
    if len(outline) > LONGEST_REPAIRED:
        return None
    orders = [
        Path((*outline[:n], outline[n + 1], outline[n], *outline[n + 2 :]))
        for n in range(len(outline) - 1)
    ]
    proper = [order for order in orders if is_plain(order)]
    return proper[0] if len(proper) == 1 else None


def _reordered(route: tuple[str, ...], outline: Path, swapped: Path) -> Repair:
    first = next(a for a, b in zip(outline, swapped, strict=True) if a != b)
    change = Change(tr("swap two points"), (Step(route, str(outline), str(swapped)),))
    return Repair(tr("swap {first} with the point after it", first=first), change)
