"""Red areas of Major Cities: in one piece, around their centre, and nobody else's."""

from collections.abc import Iterator

from model.boards import grid
from model.boards.rims import pieces
from model.forms.form import Step
from model.notation import Cell, Edge
from model.scenario.change import Change
from model.scenario.things import City
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Repair, Severity
from validator.systems.crayon.repairs.city_centres import centred
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed, name_of

READS = ("board", "cities")


def _majors(survey: CrayonSurvey) -> Iterator[tuple[City, tuple[Cell, ...]]]:
    """The Major Cities on the map, with their red areas."""
    for name, cells in survey.ground.red.items():
        if name in survey.on_the_map:
            yield survey.scenario.cities[name], cells


@check(
    "MAP018",
    "red-area-apart",
    ERROR,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    implies=("MAP019", "MAP020"),
    spoils=("trade",),
    rules=("CRY-COMP-04",),
    holds=("VAL-CRY-17",),
)
def red_area_apart(survey: CrayonSurvey) -> Iterator[Finding]:
    """The mileposts of a Major City do not hang together.

    Why: trains cross a Major City from milepost to milepost, and cannot jump from part to part.
    Repair: list the mileposts between the parts, or take the outer ones off.

    Bad:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10 11,11"}

    Good:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10"}
    """
    for city, cells in _majors(survey):
        parts = pieces(cells)
        if len(parts) == 2 and {city.at} in parts and city.at not in city.members:
            yield _centre_apart(survey, city, [cell for cell in cells if cell != city.at])
        elif len(parts) > 1:
            outer = [c for part in parts if city.at not in part for c in sorted(part)]
            yield Finding(
                message=(
                    tr(
                        "the mileposts of {city} fall into {parts} parts: {shown} is "
                        "not joined to its centre",
                        city=name_of(city),
                        parts=len(parts),
                        shown=_shown(outer),
                    )
                    if len(outer) == 1
                    else tr(
                        "the mileposts of {city} fall into {parts} parts: {shown} are "
                        "not joined to its centre",
                        city=name_of(city),
                        parts=len(parts),
                        shown=_shown(outer),
                    )
                ),
                route=("cities", city.id, "members"),
                word=str(outer[0]),
                cells=tuple(outer),
                repair=_without(city, outer),
            )


def _centre_apart(survey: CrayonSurvey, city: City, members: list[Cell]) -> Finding:
    """The members hang together, so it is the centre that is not where it should be."""
    return Finding(
        message=tr(
            "{city} stands at {at}, which is not beside its members {shown}",
            city=name_of(city),
            at=city.at,
            shown=_shown(members),
        ),
        route=("cities", city.id, "at"),
        cells=(*((city.at,) if city.at is not None else ()), *members),
        help=tr("say at which of its members it stands, or list those around its centre"),
        repair=centred(survey.scenario, city),
    )


def _without(city: City, cells: list[Cell]) -> Repair | None:
    """Takes stray members off; where most of them are apart, it is rather the centre that is."""
    listed_ones = [cell for cell in cells if cell in city.members]
    if not listed_ones or 2 * len(listed_ones) >= len(city.members):
        return None
    steps = [Step(("cities", city.id, "members", str(cell)), True, None) for cell in listed_ones]
    return Repair(
        tr("take {shown} off", shown=_shown(listed_ones)), Change(tr("drop members"), tuple(steps))
    )


@check(
    "MAP019",
    "odd-red-area",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    implies=("MAP020",),
    rules=("CRY-COMP-04",),
    holds=("VAL-CRY-18",),
)
def odd_red_area(survey: CrayonSurvey) -> Iterator[Finding]:
    """A Major City is a single milepost, or has one that is not beside its centre.

    Why: red areas are a centre and mileposts around it; others are mostly slips, and a small city
    would do for one milepost.
    Repair: correct `members` or `at`, or make it a smaller kind of city.

    Bad:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10 12,11"}

    Good:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10"}
    """
    for city, cells in _majors(survey):
        centre = city.at
        if centre is None:
            continue
        far = [cell for cell in cells if grid.distance(cell, centre) > 1]
        if far:
            yield Finding(
                message=(
                    tr(
                        "{shown} of {city} is not beside its centre {centre}",
                        shown=_shown(far),
                        city=name_of(city),
                        centre=centre,
                    )
                    if len(far) == 1
                    else tr(
                        "{shown} of {city} are not beside its centre {centre}",
                        shown=_shown(far),
                        city=name_of(city),
                        centre=centre,
                    )
                ),
                route=("cities", city.id, "members"),
                word=str(far[0]),
                cells=tuple(far),
                repair=centred(survey.scenario, city),
            )
        elif len(cells) < 2:
            yield Finding(
                message=tr("{city} is a Major City of a single milepost", city=name_of(city)),
                route=("cities", city.id, "members" if city.members else "at"),
                cells=cells,
            )


@check(
    "MAP020",
    "idle-members",
    WARNING,
    reads=("cities", "rules", "variants"),
)
def idle_members(survey: CrayonSurvey) -> Iterator[Finding]:
    """A small or medium city lists members, or the members of a Major City leave out its centre.

    It is an error where a Major City is missed that is declared, or that victory asks for.

    Why: only Major Cities are larger than a milepost, and the centre always belongs to them. Either
    the kind of the city or its place is not what was meant.
    Repair: take the list away, correct `kind`, or add the centre.

    Bad:
        cities:
        - {id: vinehall, members: "10,8 11,8"}

    Good:
        cities:
        - {id: vinehall, members: null}
    """
    for name, city in survey.scenario.cities.items():
        route = ("cities", name, "members")
        if not city.members:
            continue
        if city.kind != "major":
            steps = [Step((*route, str(cell)), True, None) for cell in city.members]
            yield Finding(
                message=tr(
                    "{city} is {kind} and lists members, which mean nothing",
                    city=name_of(city),
                    kind=city.kind,
                ),
                route=route,
                help=tr(
                    "only a Major City is larger than a milepost; call it major, or drop the list"
                ),
                spoils=("cities",),
                weight=_weight_of_kind(survey),
                repair=Repair(tr("take the list away"), Change(tr("drop members"), tuple(steps))),
            )
        elif city.at is not None and city.at not in city.members:
            yield Finding(
                message=tr(
                    "the members of {city} leave out its centre {at}",
                    city=name_of(city),
                    at=city.at,
                ),
                route=route,
                cells=(city.at,),
                repair=_with_centre(survey, city, city.at),
            )


def _weight_of_kind(survey: CrayonSurvey) -> Severity | None:
    """An error where a Major City is missed: then it is the kind of this one that is wrong."""
    if survey.why_lacking("rules"):
        return None
    majors = sum(city.kind == "major" for city in survey.scenario.cities.values())
    wanted = max(survey.rules.declared.majors or 0, survey.rules.win.majors)
    return ERROR if majors < wanted else None


def _with_centre(survey: CrayonSurvey, city: City, centre: Cell) -> Repair | None:
    """Adds the centre to the members if they lie around it; else one of them is the centre."""
    if any(grid.distance(cell, centre) > 1 for cell in city.members):
        return centred(survey.scenario, city)
    step = Step(("cities", city.id, "members", str(centre)), None, True)
    return Repair(tr("add {centre}", centre=centre), Change(tr("add the centre"), (step,)))


@check(
    "MAP021",
    "milepost-of-two-cities",
    ERROR,
    reads=READS,
    needs=("ground",),
    implies=("MAP018", "MAP022", "NET001"),
    implies_anywhere=("MAP024", "MAP026"),
    spoils=("trade",),
    holds=("VAL-CRY-19",),
)
def milepost_of_two_cities(survey: CrayonSurvey) -> Iterator[Finding]:
    """Two cities claim the same milepost.

    A Major City that lists no members claims the ring around its centre. A port needs no such
    care: it belongs to the city on whose milepost it lies.

    Why: a train that stops there is in one city only, the one that stands first.
    Repair: move one of the cities, or list the members of the Major Cities.

    Bad:
        cities:
        - {id: vinehall, at: "12,9"}

    Good:
        cities:
        - {id: vinehall, at: "10,8"}
    """
    owner: dict[Cell, str] = {}
    shared: dict[tuple[str, str], list[Cell]] = {}
    for name in survey.on_the_map:
        for cell in survey.ground.cells_of(name):
            first = owner.setdefault(cell, name)
            if first != name:
                shared.setdefault((first, name), []).append(cell)
    cities = survey.scenario.cities
    for (first, name), cells in shared.items():
        yield Finding(
            message=tr(
                "{cities} and {cities2} both stand on {shown}",
                cities=name_of(cities[first]),
                cities2=name_of(cities[name]),
                shown=_shown(cells),
            ),
            route=("cities", name, "members" if cities[name].members else "at"),
            cells=tuple(cells),
            also=(Also(("cities", first), tr("the other one")),),
        )


@check(
    "MAP022",
    "majors-side-by-side",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    rules=("CRY-BUILD-08",),
    holds=("VAL-CRY-20",),
)
def majors_side_by_side(survey: CrayonSurvey) -> Iterator[Finding]:
    """Mileposts of two Major Cities are neighbours.

    Why: a section between them leaves one Major City and enters the other, so it counts against the
    limit of sections out of Major Cities and is a way in at once.
    Repair: leave a milepost between the cities, list fewer members, or block the edges.

    Bad:
        rules: {declared: {cities: 13, majors: 4}}
        cities:
        - {id: newtown, name: Newtown, kind: major, at: "14,2", members: "14,2 13,2"}

    Good:
        rules: {declared: {cities: 13, majors: 4}}
        cities:
        - {id: newtown, name: Newtown, kind: major, at: "14,2", members: "14,2 15,2"}
    """
    network, cities = survey.ground.network, survey.scenario.cities
    edges: dict[tuple[int, int], list[Edge]] = {}
    for number, place in network.red.items():
        for near in network.ways(number):
            other = network.red.get(near, place)
            if place < other:
                edge = Edge.of(network.cell(number), network.cell(near))
                edges.setdefault((place, other), []).append(edge)
    for (place, other), between in edges.items():
        one, two = network.majors[place].city, network.majors[other].city
        yield Finding(
            message=tr(
                "{cities} and {cities2} are neighbours on {edges}, such as {between}",
                cities=name_of(cities[one]),
                cities2=name_of(cities[two]),
                edges=counted(len(between), "edge"),
                between=between[0],
            ),
            route=("cities", two, "members" if cities[two].members else "at"),
            edges=tuple(sorted(between)),
            also=(Also(("cities", one), tr("the other one")),),
        )


def _shown(cells: list[Cell]) -> str:
    return listed([str(cell) for cell in cells])
