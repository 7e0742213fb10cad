"""Edges that a scenario lists, blocked or at a water, and that mean nothing or two things."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from model.forms.form import Step
from model.notation import Edge
from model.scenario.change import Change
from model.scenario.things import Water
from model.systems.crayon.ground.ground import may_cross
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Repair
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, name_of

_LISTS = ("also_crosses", "never_crosses", "crossable")
"""The lists of edges that a water can have."""


class Listed(NamedTuple):
    """One edge in a list of the scenario, by its way."""

    edge: Edge
    route: tuple[str, ...]
    water: Water | None = None


def _listed(survey: CrayonSurvey) -> Iterator[Listed]:
    for edge in survey.scenario.blocked:
        yield Listed(edge, ("blocked", str(edge)))
    for name, water in survey.scenario.waters.items():
        for field in _LISTS:
            for edge in getattr(water, field):
                yield Listed(edge, ("waters", name, field, str(edge)), water)


def _dropped(route: tuple[str, ...]) -> Repair:
    """The entry has no effect, so nothing changes without it."""
    return Repair(
        tr("take {route} off", route=route[-1]),
        Change(tr("drop an edge"), (Step(route, True, None),)),
        True,
    )


@check(
    "MAP016",
    "edge-off-the-map",
    ERROR,
    reads=("board", "waters", "blocked"),
    needs=("ground",),
    whole=("board",),
    holds=("VAL-CRY-04", "VAL-CRY-10"),
)
def edge_off_the_map(survey: CrayonSurvey) -> Iterator[Finding]:
    """A listed edge leads to a place where there is no milepost.

    It may be blocked, or listed as crossing a water or not.

    Why: nobody can build there anyway, so another edge was meant.
    Repair: write the edge that was meant, or take the entry away.

    Bad:
        blocked: ["7,8 8,8"]

    Good:
        blocked: ["9,8 10,8"]
    """
    has = survey.ground.board.has
    for edge, route, _ in _listed(survey):
        missing = [cell for cell in edge if not has(cell)]
        if missing:
            yield Finding(
                message=tr(
                    "{route} lists the edge {edge}, but there is no milepost at {map}",
                    route=route[-2],
                    edge=edge,
                    map=" or ".join(map(str, missing)),
                ),
                route=route,
                edges=(edge,),
                repair=_dropped(route),
            )


@check(
    "MAP009",
    "blocked-and-crossed",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    holds=("VAL-CRY-13",),
)
def blocked_and_crossed(survey: CrayonSurvey) -> Iterator[Finding]:
    """Edges are blocked and cross a water at once.

    It is told once for a water.

    Why: nobody can build there, so the crossing has no price; only one of the two was meant.
    Repair: take the edges out of `blocked` if bridges are allowed, or list them under
    `never_crosses` of the water.

    Bad:
        blocked: ["7,5 7,6"]

    Good:
        blocked: ["5,5 6,5"]
    """
    blocked = frozenset(survey.scenario.blocked)
    for name, water in survey.scenario.waters.items() if blocked else ():
        both = sorted(blocked & survey.waterways.over[name])
        both = [edge for edge in both if may_cross(survey.rules, water, edge)]
        if both:
            what = str(both[0]) if len(both) == 1 else f"{counted(len(both), 'edge')}"
            yield Finding(
                message=(
                    tr(
                        "{what} is blocked, and crosses {water} as well",
                        what=what,
                        water=name_of(water),
                    )
                    if len(both) == 1
                    else tr(
                        "{what} are blocked, and cross {water} as well",
                        what=what,
                        water=name_of(water),
                    )
                ),
                route=("blocked", str(both[0])),
                edges=tuple(both),
                also=(Also(("waters", name), tr("crossed here")),),
            )


@check(
    "MAP015",
    "idle-edge",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=("board",),
)
def idle_edge(survey: CrayonSurvey) -> Iterator[Finding]:
    """A listed edge changes nothing.

    It is crossed by the water anyway, or not at all; it is on a list that says the opposite; or it
    is blocked where the water cannot be crossed in any case.

    Why: the entry was written for a reason, and does not do what it was written for.
    Repair: write the edge that was meant, or take the entry away.

    Bad:
        waters:
        - {id: wend, also_crosses: ["7,5 7,6"]}

    Good:
        waters:
        - {id: wend, also_crosses: ["5,5 6,5"]}
    """
    has = survey.ground.board.has
    closed = _closed(survey)
    for listed in _listed(survey):
        edge, route, _ = listed
        why = _why_idle(survey, listed, closed)
        if why and has(edge.a) and has(edge.b):
            yield Finding(
                message=tr(
                    "{edge} on the list {route} changes nothing: {why}",
                    edge=edge,
                    route=route[-2],
                    why=why,
                ),
                route=route,
                edges=(edge,),
                repair=_dropped(route),
            )


def _closed(survey: CrayonSurvey) -> Mapping[Edge, Water]:
    """The blocked edges that a water closes anyway."""
    blocked = frozenset(survey.scenario.blocked)
    return {
        edge: water
        for name, water in (survey.scenario.waters.items() if blocked else ())
        for edge in blocked & survey.waterways.over[name]
        if not may_cross(survey.rules, water, edge)
    }


def _why_idle(survey: CrayonSurvey, listed: Listed, closed: Mapping[Edge, Water]) -> str:
    """Why an entry has no effect; nothing for one that has some."""
    edge, route, water = listed
    if water is None:
        return (
            tr("{closed} cannot be crossed there", closed=name_of(closed[edge]))
            if edge in closed
            else ""
        )
    drawn = survey.ground.waters[water.id].edges
    match route[-2]:
        case "also_crosses" if edge in water.never_crosses:
            return tr("it stands on the list never_crosses too")
        case "also_crosses" if edge in drawn:
            return tr("{water} crosses it as it is drawn", water=name_of(water))
        case "never_crosses" if edge not in drawn and edge not in water.also_crosses:
            return tr("{water} does not cross it", water=name_of(water))
        case "crossable" if edge not in survey.waterways.over[water.id]:
            return tr("{water} does not cross it", water=name_of(water))
    return ""
