"""Rivers with a gap that trains slip through."""

from collections.abc import Iterator

from model.notation import Corner, Edge, Path
from model.scenario.change import Change
from model.scenario.watercourses import course_route, rerouted
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Repair, Way
from validator.systems.crayon.survey.river_leads import Lead, gaps
from validator.systems.crayon.survey.river_systems import End
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.systems.crayon.survey.waterways import edges_along
from validator.wording.listing import counted, name_of


@check(
    "MAP012",
    "river-with-gap",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=("waters",),
    holds=("VAL-CRY-12",),
)
def river_with_gap(survey: CrayonSurvey) -> Iterator[Finding]:
    """A river stops before the sea, the lake or the river that it should flow into.

    Rivers that meet are looked at together. They may stop inland where they spring, and in the
    desert; but somewhere their water must come out: at the rim of the land, in a lake, in a river
    that does. A river that stops on plain land one or two steps from a lake, or one step from the
    end of another river, is told of as well.

    Why: edges stay free between the two, and every line slips through there without a bridge.
    Repair: lead the river on; or move its end away from other water, if it is to spring there.

    Bad:
        waters:
        - {id: new-beck, name: New Beck, kind: river, path: "2,1s 2,2n 1,1s"}

    Good:
        waters:
        - {id: new-beck, name: New Beck, kind: river, path: "2,1s 2,2n 1,1s 1,2n"}
    """
    for end, lead in gaps(survey):
        yield _gap(survey, end, lead) if lead else _nowhere(survey, end)


def _gap(survey: CrayonSurvey, end: End, lead: Lead) -> Finding:
    steps = (
        tr("one step")
        if len(lead.corners) == 1
        else tr("{corners} steps", corners=len(lead.corners))
    )
    more = (
        tr(" and {more_edges}", more_edges=counted(len(lead.edges) - 1, "more edge"))
        if len(lead.edges) > 1
        else ""
    )
    goal = lead.corners[-1]
    near = _what_is_at(survey, goal, end.water)
    return Finding(
        message=tr(
            "{called} stops at {corner}, {steps} from {near}: track slips through on {edges}{more}",
            called=_called(survey, end.water),
            corner=end.corner,
            steps=steps,
            near=near,
            edges=lead.edges[0],
            more=more,
        ),
        route=_route(survey, end.water),
        word=str(end.corner),
        edges=lead.edges,
        also=tuple([Also(_route(survey, name), tr("stops there too")) for name in end.others]),
        help=""
        if lead.is_only
        else tr("lead it on to {goal}, or another way that is as short", goal=goal),
        repair=_led_on(survey, end, lead) if lead.is_only else None,
    )


def _called(survey: CrayonSurvey, arm: str) -> str:
    river = survey.waterways.river_of(arm)
    return tr("an arm of {river}", river=name_of(river)) if river.paths else name_of(river)


def _what_is_at(survey: CrayonSurvey, corner: Corner, arm: str) -> str:
    """What a river, or an arm of it, comes to at a corner, in words."""
    names = sorted(survey.river_systems.waters_at(corner))
    rivers = [survey.waterways.river_of(name) for name in names]
    if not rivers:
        return tr("the rim of the land")
    is_its_own = rivers[0] is survey.waterways.river_of(arm)
    return tr("another arm of it") if is_its_own else name_of(rivers[0])


def _route(survey: CrayonSurvey, arm: str) -> Way:
    """The way to the course of a river, or of one of its arms."""
    river, course = survey.waterways.river_of(arm), survey.river_systems.courses[arm]
    return ("waters", river.id, *course_route(river, course))


def _led_on(survey: CrayonSurvey, end: End, lead: Lead) -> Repair | None:
    path = survey.river_systems.courses[end.water]
    longer = (*lead.corners[::-1], *path) if path[0] == end.corner else (*path, *lead.corners)
    steps = rerouted(survey.waterways.river_of(end.water), path, Path(longer))
    return Repair(
        tr("lead it on to {corners}", corners=lead.corners[-1]),
        Change(tr("close a gap"), tuple(steps)),
    )


def _nowhere(survey: CrayonSurvey, end: End) -> Finding:
    return Finding(
        message=tr(
            "{called} comes to no sea, lake or other river at either end: track goes around it",
            called=_called(survey, end.water),
        ),
        route=_route(survey, end.water),
        word=str(end.corner),
        help=tr("lead it on to the water that it flows into"),
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
        spared = frozenset(water.never_crosses).difference(blocked)
        fords: list[Edge] = []
        for path in water.courses if spared else ():
            course = [edge for edge in edges_along(path) if has(edge.a) and has(edge.b)]
            fords += [edge for edge in _between(course, spared) if edge not in fords]
        if fords:
            more = (
                tr(" and {more_edges}", more_edges=counted(len(fords) - 1, "more edge"))
                if len(fords) > 1
                else ""
            )
            yield Finding(
                message=tr(
                    "{water} is crossed for nothing on {fords}{more}, in the middle of its course",
                    water=name_of(water),
                    fords=fords[0],
                    more=more,
                ),
                route=("waters", name, "never_crosses", str(fords[0])),
                edges=tuple(fords),
            )


def _between(course: list[Edge], spared: frozenset[Edge]) -> list[Edge]:
    """The spared edges that have crossed ones before and after them."""
    crossed = [n for n, edge in enumerate(course) if edge not in spared]
    if not crossed:
        return []
    return [edge for edge in course[crossed[0] : crossed[-1]] if edge in spared]
