"""A victory that nobody can reach: it asks for more than the map has."""

from collections.abc import Iterator

from model.forms.form import Route
from model.scenario.scenario_form import look_at
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, INFO, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.crayon.survey.goal import Group, is_asked_for
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed


@check(
    "NET021",
    "too-few-majors-to-win",
    ERROR,
    reads=GROUND,
    needs=("ground",),
    whole=("board", "cities", "rules"),
    implies_anywhere=("NET012",),
    rules=("CRY-WIN-01", "CRY-WIN-02"),
    holds=("VAL-CRY-78",),
)
def too_few_majors_to_win(survey: CrayonSurvey) -> Iterator[Finding]:
    """Victory asks for more Major Cities than there are on the map.

    It is a warning where a time limit or the last card ends the game all the same, and a remark on
    a map without a city, which somebody has just begun.

    Why: nobody can ever win, so the game has no end.
    Repair: ask for fewer, or make more cities major.

    Bad:
        rules: {win: {majors: 4}}

    Good:
        rules: {win: {majors: 2}}
    """
    wanted, there = survey.rules.win.majors, len(survey.goal.majors)
    if wanted <= there or not is_asked_for(survey.rules):
        return
    route = ("rules", "win", "majors")
    yield Finding(
        message=tr(
            "victory asks for {wanted} Major Cities, and there {are}",
            wanted=wanted,
            are=_are(there),
        ),
        route=route,
        help=_who_asks(survey, route),
        weight=survey.goal.weight if survey.is_begun else INFO,
        repair=saying(survey.scenario, tr("ask for {there}", there=there), {route: there})
        if there
        else None,
    )


def _are(number: int) -> str:
    return {0: tr("is none"), 1: tr("is 1")}.get(number, tr("are {number}", number=number))


def _who_asks(survey: CrayonSurvey, route: Route) -> str:
    """By whom the condition is set, where it is not the scenario itself."""
    if look_at(survey.scenario, route) is not None or survey.resolved is None:
        return ""
    return tr(
        "the preset {preset} asks for it; say otherwise in {route}",
        preset=survey.resolved.preset,
        route="/".join(route),
    )


@check(
    "NET022",
    "too-few-links-to-win",
    ERROR,
    reads=(*GROUND, "players"),
    needs=("ground",),
    whole=("board", "cities", "ferries", "links", "rules"),
    rules=("CRY-WIN-01", "CRY-WIN-05", "CRY-CONT-04"),
    holds=("VAL-CRY-71",),
)
def too_few_links_to_win(survey: CrayonSurvey) -> Iterator[Finding]:
    """Victory asks for a container link, and not everybody can have one on his line.

    There are too few links, too few places on them for a full table, or no line can join the Major
    Cities and a link.

    Why: somebody, or everybody, can never win.
    Repair: add a link, make room on one, or ask for none.

    Bad:
        rules: {win: {links: 2}}

    Good:
        rules: {win: {links: 1}}
    """
    if not survey.rules.win.links or not is_asked_for(survey.rules):
        return
    said = _why_not_all(survey)
    if said:
        route = ("rules", "win", "links")
        none: Repair | None = None
        if not survey.goal.links:
            none = saying(survey.scenario, tr("ask for no container link"), {route: 0})
        yield Finding(
            message=tr(
                "victory asks for {container_links}, {said}",
                container_links=counted(survey.rules.win.links, "container link"),
                said=said,
            ),
            route=route,
            help=_who_asks(survey, route),
            weight=survey.goal.weight if survey.is_begun else INFO,
            repair=none,
        )


def _why_not_all(survey: CrayonSurvey) -> str:
    """Why not everybody can have the links that it takes, as a clause."""
    goal, players = survey.goal, survey.scenario.players.max
    wanted, links = goal.win.links, goal.links
    if len(links) < wanted:
        return tr("and there {are}", are=_are(len(links)))
    room = sum(goal.room_at(link) for link in links.values())
    if room < players * wanted:
        names = listed([link.name or link.id for link in links.values()])
        return tr(
            "and {names} have room for {room} in all, of {players} players",
            names=names,
            room=room,
            players=players,
        )
    if goal.majors and not any(_is_enough(survey, group) for group in goal.groups):
        names = listed([link.name or link.id for link in links.values()])
        majors = counted(goal.win.majors, "Major City", "Major Cities")
        return tr("and no line can join {majors} and {names}", majors=majors, names=names)
    return ""


def _is_enough(survey: CrayonSurvey, group: Group) -> bool:
    """Whether one line can join as many Major Cities and links as it takes.

    Where not even the Major Cities can be joined, that is another finding.
    """
    goal, index = survey.goal, survey.ground.network.index
    most = max(len(one.majors) for one in goal.groups)
    links = sum(group.reached >> index(link.port) & 1 for link in goal.links.values())
    return len(group.majors) >= min(goal.win.majors, most) and links >= goal.win.links
