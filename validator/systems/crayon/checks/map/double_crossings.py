"""Edges that cross two waters at once: tributaries beside their rivers, rivers in their lakes."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from model.forms.form import Step
from model.notation import Corner, Edge, Path
from model.scenario.change import Change
from model.scenario.things import Water
from model.scenario.watercourses import rerouted, shape_key
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding, Repair, Way
from validator.reporting.allowing import accepting
from validator.survey.dangling import MOST_PLACES
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.systems.crayon.survey.waterways import Waterways, edges_along
from validator.wording.listing import counted, listed, name_of

MANY = 3
"""What is so of more rivers than this is told once, of all."""


class Shared(NamedTuple):
    """Waters that are crossed on the same edges; the first one is the one to be changed."""

    waters: tuple[Water, ...]
    edges: tuple[Edge, ...]
    repair: Repair | None = None
    kind: str = ""
    """Whether the first runs `beside` the other, which it flows into, or `through` lakes."""

    @property
    def route(self) -> Way:
        water = self.waters[0]
        return ("waters", water.id, shape_key(water))


@check(
    "MAP010",
    "two-crossings",
    WARNING,
    reads=(*GROUND, "allow"),
    needs=("ground",),
    rules=("CRY-BUILD-05",),
    holds=("VAL-CRY-22",),
)
def two_crossings(survey: CrayonSurvey) -> Iterator[Finding]:
    """One edge crosses two waters.

    Mostly a tributary runs on beside its river, or a river through its lake. Rules differ in what
    such an edge costs (`build: multi_cross`): all the waters, or the dearest alone. A river that
    runs through several lakes is told of once, and so are many rivers of which the same is true.

    Why: players see one blue line and are asked for two bridges.
    Repair: let the tributary end where it comes to the river, or list the edges under
    `never_crosses` of one of the waters.

    Bad:
        waters:
        - {id: alder-beck, path: "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s 8,8n"}

    Good:
        waters:
        - {id: alder-beck, path: "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s"}
    """
    shared = list(_shared(survey))
    is_accepted = accepting(survey.scenario, "MAP010")
    for kind in ("beside", "through"):
        found = [one for one in shared if one.kind == kind and not is_accepted(one.route)]
        if len(found) > MANY:
            yield _many(survey, found)
            told = {id(one) for one in found}
            shared = [one for one in shared if id(one) not in told]
    yield from (_told(survey, one) for one in shared)


def _told(survey: CrayonSurvey, shared: Shared) -> Finding:
    waters, edges = shared.waters, shared.edges
    names = [name_of(water) for water in waters]
    where = (
        f"{edges[0]}"
        if len(edges) == 1
        else tr("{edges} edges, such as {edges2},", edges=len(edges), edges2=edges[0])
    )
    if shared.kind == "through" and len(waters) > 2:
        message = tr(
            "{names} runs through {names2}, and is crossed there on {where}",
            names=names[0],
            names2=listed(names[1:]),
            where=where,
        )
    else:
        together = tr("both") if len(waters) == 2 else tr("all")
        message = tr(
            "{names} are {together} crossed on {where}",
            names=listed(names),
            together=together,
            where=where,
        )
    return Finding(
        message=tr("{message} and a section there {pays}", message=message, pays=_pays(survey)),
        route=shared.route,
        edges=edges,
        also=tuple(
            [Also(("waters", w.id), tr("crossed there too")) for w in waters[1:]][:MOST_PLACES]
        ),
        repair=shared.repair,
    )


def _many(survey: CrayonSurvey, found: list[Shared]) -> Finding:
    """Where it is so all over the map it is told once."""
    ranks = {name: rank for rank, name in enumerate(survey.scenario.waters)}
    found = sorted(found, key=lambda one: ranks[one.waters[0].id])
    first, kind = found[0], found[0].kind
    what = (
        tr("the rivers that they flow into")
        if kind == "beside"
        else tr("lakes and are crossed there")
    )
    one, other = (name_of(water) for water in first.waters[:2])
    # What would change the same river twice waits until the first change is made.
    by_river = {one.waters[0].id: one.repair for one in reversed(found)}
    steps = [step for repair in by_river.values() if repair for step in repair.change.steps]
    title = tr("count one crossing for all {by_river} rivers", by_river=len(by_river))
    return Finding(
        message=tr(
            "{rivers} run {kind} {what}, such as {one} {kind} {other} on "
            "{edges}, and a section there {pays}",
            rivers=counted(len(by_river), "river"),
            kind=kind,
            what=what,
            one=one,
            other=other,
            edges=first.edges[0],
            pays=_pays(survey),
        ),
        route=("waters",),
        is_about_key=True,
        also=tuple(
            [
                Also(one.route, f"{kind} {listed([name_of(w) for w in one.waters[1:]])}")
                for one in found[:MOST_PLACES]
            ]
        ),
        about=tuple([one.route for one in found]),
        repair=Repair(title, Change(tr("count one crossing"), tuple(steps))),
    )


def _pays(survey: CrayonSurvey) -> str:
    is_sum = survey.rules.build.multi_cross == "sum"
    return tr("pays for each") if is_sum else tr("pays for the dearest")


def _shared(survey: CrayonSurvey) -> Iterator[Shared]:
    """The waters that share edges; a river that runs through lakes with all of them."""
    ways, waters = survey.waterways, survey.scenario.waters
    in_lakes: dict[str, list[tuple[str, tuple[Edge, ...]]]] = {}
    for names, edges in ways.paid_together.items():
        rivers = [name for name in names if name not in ways.areas]
        lakes = [name for name in names if name in ways.areas]
        if names in ways.overlapping or names[::-1] in ways.overlapping:
            continue
        if len(rivers) == len(lakes) == 1:
            in_lakes.setdefault(rivers[0], []).append((lakes[0], edges))
        elif len(rivers) == 2 and not lakes:
            yield _beside(ways, [waters[name] for name in names], edges)
        else:
            yield Shared(tuple([waters[name] for name in reversed(names)]), edges)
    for river, met in in_lakes.items():
        lakes = list(dict.fromkeys(lake for lake, _ in met))
        crossed = tuple(sorted({edge for _, edges in met for edge in edges}))
        all_waters = (waters[river], *(waters[lake] for lake in lakes))
        repair = _through(all_waters, crossed)
        yield Shared(all_waters, crossed, repair, "through" if repair else "")


def _through(waters: tuple[Water, ...], edges: tuple[Edge, ...]) -> Repair | None:
    """Lets a river not count where a lake that it runs through is crossed."""
    river, *lakes = waters
    steps = [
        Step(("waters", river.id, "never_crosses", str(edge)), None, True)
        for edge in edges
        if edge not in river.also_crosses
    ]
    over = tr("{lakes} is", lakes=name_of(lakes[0])) if len(lakes) == 1 else tr("lakes are")
    title = tr("let {river} not count where {over} crossed", river=name_of(river), over=over)
    return Repair(title, Change(tr("count one crossing"), tuple(steps))) if steps else None


def _beside(waterways: Waterways, rivers: list[Water], edges: tuple[Edge, ...]) -> Shared:
    """Two rivers in one bed; the one to be changed is the one that can end where they meet."""
    shorter = [
        (river, course, path)
        for river in rivers
        for course in river.courses
        if (path := shortened(course, edges)) is not None
    ]
    if len(shorter) != 1:
        return Shared(tuple(reversed(rivers)), edges)
    river, course, path = shorter[0]
    (other,) = (one for one in rivers if one is not river)
    if not any(path[end] in set(chain(*other.courses)) for end in (0, -1)):
        return Shared((river, other), edges)
    title = tr(
        "let {river} end where it comes to {other}", river=name_of(river), other=name_of(other)
    )
    repair = Repair(title, Change(tr("shorten a river"), tuple(rerouted(river, course, path))))
    return Shared((river, other), edges, repair, "beside")


def shortened(path: Path, edges: tuple[Edge, ...]) -> Path | None:
    """A course without the end that crosses exactly these edges; None where it has no such end."""
    if not all(isinstance(place, Corner) for place in path):
        return None
    for course in (path, path[::-1]):
        crossed = edges_along(course[-len(edges) - 1 :])
        if set(crossed) == set(edges) and len(course) > len(edges) + 1:
            kept = course[: -len(edges)]
            return Path(kept if course is path else kept[::-1])
    return None
