"""Arms of one river that run in one bed."""

from collections.abc import Iterator
from itertools import combinations

from model.notation import Edge, Path
from model.scenario.change import Change
from model.scenario.things import Water
from model.scenario.watercourses import course_route, rerouted
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Partly, Repair
from validator.systems.crayon.checks.map.double_crossings import shortened
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.systems.crayon.survey.waterways import edges_along
from validator.wording.listing import counted, name_of

MOST_ARMS = 200
"""Of a river with more arms than this nobody holds every two against each other."""


@check(
    "MAP032",
    "arms-in-one-bed",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    since="0.6.0",
    preview="0.6",
)
def arms_in_one_bed(survey: CrayonSurvey) -> Iterator[Finding | Partly]:
    """Two arms of one river run along the same edges.

    Arms may begin, end and meet on each other. An edge that two of them cross pays once, so nobody
    is charged too much; but one of the two is not needed there.

    Why: an arm was drawn twice, or runs on beside the one that it flows into.
    Repair: let the arm end where it comes to the other one.

    Bad:
        waters:
        - {id: wend, paths: ["8,5s 8,6n 7,5s 7,6n"]}

    Good:
        waters:
        - {id: wend, paths: ["8,5s 8,6n 7,5s"]}
    """
    for water in survey.scenario.waters.values():
        if len(water.paths) > MOST_ARMS:
            yield Partly(
                tr(
                    "{water} has more than {most_arms} arms",
                    water=name_of(water),
                    most_arms=MOST_ARMS,
                )
            )
            continue
        beds = {path: frozenset(edges_along(path)) for path in water.paths}
        for one, other in combinations(water.paths, 2):
            if shared := beds[one] & beds[other]:
                yield _told(water, one, other, tuple(sorted(shared)))


def _told(water: Water, one: Path, other: Path, edges: tuple[Edge, ...]) -> Finding:
    """The one to be changed is the one that can end where they meet, if there is only one."""
    shorter = [(path, new) for path in (one, other) if (new := shortened(path, edges)) is not None]
    arm, beside = (one, other) if [path for path, _ in shorter] == [one] else (other, one)
    where = (
        f"{edges[0]}"
        if len(edges) == 1
        else tr("{edges}, such as {edges2}", edges=counted(len(edges), "edge"), edges2=edges[0])
    )
    return Finding(
        message=tr(
            "two arms of {water} run in one bed on {where}", water=name_of(water), where=where
        ),
        route=("waters", water.id, *course_route(water, arm)),
        edges=edges,
        also=(Also(("waters", water.id, *course_route(water, beside)), tr("the other arm")),),
        repair=_ended(water, *shorter[0]) if len(shorter) == 1 else None,
    )


def _ended(water: Water, arm: Path, shorter: Path) -> Repair:
    change = Change(tr("shorten an arm"), tuple(rerouted(water, arm, shorter)))
    return Repair(tr("let the arm end where it comes to the other"), change)
