"""Rivers with a gap that trains slip through."""

from collections.abc import Iterator

from model.boards import grid
from model.change import Change
from model.forms import Step
from model.notation import Corner, Edge, Path
from model.things import Water
from validator.check import check
from validator.finding import WARNING, Finding, Repair
from validator.listing import counted, name_of
from validator.surveys.crayon import GROUND, CrayonSurvey
from validator.surveys.waterways import edges_along

_FLOWING = ("river", "inlet")
"""Waters that must come from the sea or lead to it; dry ones end in the sand."""


@check(
    "MAP012",
    "river-with-gap",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    holds=("VAL-CRY-12",),
)
def river_with_gap(survey: CrayonSurvey) -> Iterator[Finding]:
    """A river ends one step before the sea or the water that it should flow into.

    It is told of rivers that come to another water, or to the rim of the land, at neither end.

    Why: one edge stays free between the two, and every line slips through there without a bridge.
    Repair: lead the river one corner further.

    Bad:
        waters:
        - {id: new-beck, name: New Beck, kind: river, path: "2,1s 2,2n 1,1s"}

    Good:
        waters:
        - {id: new-beck, name: New Beck, kind: river, path: "2,1s 2,2n 1,1s 1,2n"}
    """
    for name, water in survey.scenario.waters.items():
        if water.kind in _FLOWING and water.path is not None and len(water.path) > 1:
            onward = list(_missing(survey, water, water.path))
            if onward:
                yield _ends_short(survey, name, water.path, onward)


def _missing(survey: CrayonSurvey, water: Water, path: Path) -> Iterator[tuple[Corner, Corner]]:
    """The last corner of a river and the one it lacks; nothing for one that comes somewhere."""
    leads_on = survey.waterways.leads_on
    ends = [(path[0], path[1]), (path[-1], path[-2])]
    corners = [(end, inner) for end, inner in ends if isinstance(end, Corner)]
    if len(corners) < 2 or any(leads_on(end, water.id) for end, _ in corners):
        return
    for end, inner in corners:
        for near in grid.corner_neighbours(end):
            if near != inner and leads_on(near, water.id):
                yield end, near


def _ends_short(
    survey: CrayonSurvey, name: str, path: Path, onward: list[tuple[Corner, Corner]]
) -> Finding:
    free = [edge for pair in onward if (edge := grid.edge_crossed(*pair)) is not None]
    (end, near), *others = onward
    longer = Path((near, *path)) if end == path[0] else Path((*path, near))
    step = Step(("waters", name, "path"), str(path), str(longer))
    title = f"lead it on to {near}"
    return Finding(
        message=f"{name_of(survey.scenario.waters[name])} ends at {end}, one step before other "
        f"water: track slips through on {free[0]}",
        route=("waters", name, "path"),
        word=str(end),
        edges=tuple(free),
        help="lead it on to one of the corners beside its end" if others else "",
        repair=None if others else Repair(title, Change("Close a gap", (step,))),
    )


@check(
    "MAP013",
    "free-passage",
    WARNING,
    reads=("waters", "board", "blocked"),
    needs=("ground",),
    holds=("VAL-CRY-12",),
)
def free_passage(survey: CrayonSurvey) -> Iterator[Finding]:
    """The middle of a river is crossed for nothing, by the word of `never_crosses`.

    A ford is a fine thing to have on a map: `allow:` it with the reason. One that nobody meant is
    found by every player.

    Why: all lines will go where the river costs nothing.
    Repair: nothing, if it is meant so; otherwise take the edge off the list.

    Bad:
        waters:
        - {id: wend, never_crosses: ["7,5 7,6"]}

    Good:
        waters:
        - {id: wend, never_crosses: []}
    """
    has, blocked = survey.ground.board.has, survey.scenario.blocked
    for name, water in survey.scenario.waters.items():
        path = water.path
        if not water.never_crosses or path is None:
            continue
        course = [edge for edge in edges_along(path) if has(edge.a) and has(edge.b)]
        fords = _between(course, frozenset(water.never_crosses).difference(blocked))
        if fords:
            more = f" and {counted(len(fords) - 1, 'more edge')}" if len(fords) > 1 else ""
            yield Finding(
                message=f"{name_of(water)} is crossed for nothing on {fords[0]}{more}, in the "
                "middle of its course",
                route=("waters", name, "never_crosses", str(fords[0])),
                edges=tuple(fords),
            )


def _between(course: list[Edge], spared: frozenset[Edge]) -> list[Edge]:
    """The spared edges that have crossed ones before and after them."""
    crossed = [n for n, edge in enumerate(course) if edge not in spared]
    if not crossed:
        return []
    return [edge for edge in course[crossed[0] : crossed[-1]] if edge in spared]
