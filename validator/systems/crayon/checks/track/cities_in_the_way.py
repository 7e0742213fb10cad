"""Cities of limited room that share ways in, or that others can only be reached through."""

from collections.abc import Iterator, Mapping

from model.notation import Cell, Edge
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Partly
from validator.systems.crayon.survey.passes import FREELY
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

READS = (*GROUND, "players")
MOST_NARROW = 300
"""On maps with more narrow cities each is looked at as if others could go through it."""


@check(
    "NET006",
    "way-in-behind-a-city",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities", "ferries"),
    implies=("NET003",),
    rules=("CRY-CITY-03",),
    holds=("VAL-CRY-33",),
)
def way_in_behind_a_city(survey: CrayonSurvey) -> Iterator[Finding | Partly]:
    """Too few ways into a city can be come by without passing through a city of limited room.

    The rules keep ways in free for players who are still to come, but only count them. A way in
    that begins behind another small or medium city, or behind the city itself, is no use to a
    player who has no room there. Under the rule that reserved ways must be reachable, land behind
    the city itself does not count at all, and this is an error. A city that is itself the port of
    a ferry is come to by the ferry, and needs no other way in.

    Why: the city looks open to more players than can ever come.
    Repair: open the land between them, or move one of the cities.

    Bad:
        cities:
        - {id: gannet-point, at: "1,8"}
        - {id: whitepan, at: "0,10"}
        waters:
        - {id: thirst, never_crosses: ["0,9 1,9"]}
        blocked:
        - 0,9 1,9
        - 0,9 1,10

    Good:
        cities:
        - {id: gannet-point, at: "1,8"}
        - {id: whitepan, at: "1,10"}
    """
    if not survey.passes.narrow:
        return
    narrow = survey.passes.narrow
    if len(narrow) > MOST_NARROW:
        yield Partly(
            tr(
                "the map has {narrow} cities around which no track leads, and "
                "each was looked at as if everybody could go through it",
                narrow=len(narrow),
            )
        )
    before = survey.passes.must_pass(_beginnings(survey))
    for name, ways in survey.access.ways_in.items():
        city, places = survey.scenario.cities[name], survey.access.places(name)
        if city.kind == "major" or not survey.access.access(name).reserve or len(ways) < places:
            continue
        behind = _behind(survey, before, name)
        cities = {other for other in behind.values() if other is not None}
        free = sum(behind[near] is None for _, near in ways)
        if cities == {name} and _is_come_by_ferry(survey, name):
            continue
        if cities and free < places and not _is_apart(survey, before, name):
            yield _told_behind(survey, name, free, sorted(cities))


def _told_behind(survey: CrayonSurvey, name: str, free: int, cities: list[str]) -> Finding:
    city, ways = survey.scenario.cities[name], survey.access.ways_in[name]
    only_itself = cities == [name]
    others = [other for other in cities if other != name]
    what = tr("itself") if only_itself else listed([_name(survey, other) for other in others])
    refused = only_itself and _counts_reachable(survey)
    return Finding(
        message=(
            tr(
                "{ways} into {city} of {ways2} can only be reached through "
                "{what}: {free} is left for {players}",
                ways=counted(len(ways) - free, "way"),
                city=city.name or name,
                ways2=len(ways),
                what=what,
                free=free,
                players=counted(survey.access.places(name), "player"),
            )
            if free == 1
            else tr(
                "{ways} into {city} of {ways2} can only be reached through "
                "{what}: {free} are left for {players}",
                ways=counted(len(ways) - free, "way"),
                city=city.name or name,
                ways2=len(ways),
                what=what,
                free=free,
                players=counted(survey.access.places(name), "player"),
            )
        ),
        route=("cities", name, "at"),
        cells=survey.ground.cells_of(name),
        also=tuple([Also(("cities", other, "at"), tr("in the way")) for other in others]),
        weight=ERROR if refused else WARNING,
    )


def _counts_reachable(survey: CrayonSurvey) -> bool:
    return survey.rules.city.reserve_test == "reachable"


def _is_come_by_ferry(survey: CrayonSurvey, name: str) -> bool:
    """Whether a city is a port; where only what can be reached counts, that helps nobody."""
    inside, _ = survey.access.ways_in[name][0]
    return bool(survey.ground.network.ferry_steps(inside)) and not _counts_reachable(survey)


def _behind(survey: CrayonSurvey, before: Mapping[int, int], name: str) -> Mapping[int, str | None]:
    """For the mileposts beside a city the limited city that must be passed to come there."""
    passes, (inside, _) = survey.passes, survey.access.ways_in[name][0]
    if inside in passes.narrow and len(passes.narrow) <= MOST_NARROW:
        before = passes.must_pass(_beginnings(survey), without=passes.node[inside])
    nearby = [near for _, near in survey.access.ways_in[name]]
    return {near: _passed(survey, before, name, near) for near in nearby}


def _passed(survey: CrayonSurvey, before: Mapping[int, int], name: str, near: int) -> str | None:
    if near in survey.access.limited:
        return survey.access.limited[near]
    last = before.get(survey.passes.node[near])
    if last is None:
        return name
    return None if last == FREELY else survey.passes.names[last]


def _is_apart(survey: CrayonSurvey, before: Mapping[int, int], name: str) -> bool:
    """Whether nothing leads to a city, which has a finding of its own."""
    nodes = (survey.passes.node.get(near) for _, near in survey.access.ways_in[name])
    return not any(node in before for node in nodes)


def _beginnings(survey: CrayonSurvey) -> list[int]:
    passes, owner = survey.passes, survey.access.owner
    return [passes.node[n] for n, name in owner.items() if name in survey.ground.red]


@check(
    "NET007",
    "neighbouring-cities",
    WARNING,
    reads=READS,
    needs=("ground",),
    rules=("CRY-CITY-03",),
    holds=("VAL-CRY-32",),
)
def neighbouring_cities(survey: CrayonSurvey) -> Iterator[Finding]:
    """Two small or medium cities are neighbours, so that they share a way in.

    Why: the edge between them is counted as a free way into both, but a section on it is a
    way in for one player only, who must have room in both cities.
    Repair: move one of them a milepost away, or block the edge between them.

    Bad:
        cities:
        - {id: belogor, at: "8,3"}

    Good:
        cities:
        - {id: belogor, at: "7,2"}
    """
    cell, limited = survey.ground.network.cell, survey.access.limited
    for name, ways in survey.access.ways_in.items():
        for number, near in ways if survey.access.is_limited(name) else ():
            other = limited.get(near, name)
            if name < other:
                yield Finding(
                    message=tr(
                        "{name} and {name2} are neighbours and share a way in",
                        name=_name(survey, name),
                        name2=_name(survey, other),
                    ),
                    route=("cities", name, "at"),
                    cells=(cell(number), cell(near)),
                    edges=(Edge.of(cell(number), cell(near)),),
                    also=(Also(("cities", other, "at"), tr("the other city")),),
                )


@check(
    "NET008",
    "city-bars-the-way",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities", "ferries"),
    implies_anywhere=("NET013",),
    rules=("CRY-CITY-01", "CRY-CITY-06"),
    holds=("VAL-CRY-31",),
)
def city_bars_the_way(survey: CrayonSurvey) -> Iterator[Finding]:
    """Every line between two Major Cities runs through a city that has not room for everybody.

    Why: once the city is full, all other players can never join these Major Cities, however
    much money they have.
    Repair: open a way round the city, or make it a Major City.

    Bad:
        rules:
          cost:
            terrain: {mountain: 1, alpine: 1}
            crossing: {river: 0}
            small: 1
            medium: 1
            major: 1
        cities:
        - {id: wendmere, at: "8,5"}
        ferries:
        - {id: gannet-ferry, removed: true}
        waters:
        - {id: alder-beck, never_crosses: ["8,6 8,7"]}
        - {id: wend, never_crosses: ["7,7 8,7"]}
        blocked:
        - 8,1 9,1
        - 9,1 9,2
        - 9,2 10,2
        - 9,2 9,3
        - 8,3 9,3
        - 8,5 9,6
        - 8,6 9,6
        - 8,6 8,7
        - 7,7 8,7

    Good:
        rules:
          cost:
            terrain: {mountain: 1, alpine: 1}
            crossing: {river: 0}
            small: 1
            medium: 1
            major: 1
        cities:
        - {id: wendmere, at: "8,5"}
        ferries:
        - {id: gannet-ferry, removed: true}
        blocked:
        - 8,1 9,1
        - 9,1 9,2
        - 9,2 10,2
        - 9,2 9,3
        - 8,3 9,3
        - 8,5 9,6
    """
    passes, red = survey.passes, survey.ground.red
    if not passes.narrow:
        return
    node = {name: passes.node[n] for n, name in survey.access.owner.items() if name in red}
    told: set[int] = set()
    seen: set[int] = set()
    for first, root in node.items():
        if root in seen:
            continue
        before = passes.must_pass([root])
        seen.update(before)
        for other, there in node.items():
            last = before.get(there, FREELY)
            while last != FREELY and last not in told:
                told.add(last)
                yield _told_in_the_way(survey, last, first, other)
                last = before[last]


def _told_in_the_way(survey: CrayonSurvey, place: int, first: str, other: str) -> Finding:
    number, name = list(survey.passes.narrow.items())[place]
    room = counted(survey.access.places(name), "player")
    cell: Cell = survey.ground.network.cell(number)
    return Finding(
        message=tr(
            "every line between {name} and {name2} runs through {name3}, "
            "which has room for {room} of {players}",
            name=_name(survey, first),
            name2=_name(survey, other),
            name3=_name(survey, name),
            room=room,
            players=survey.access.players,
        ),
        route=("cities", name, "at"),
        cells=(cell,),
        about=(("cities", first), ("cities", other)),
        help=tr("open a way round it, or make it a Major City"),
    )


def _name(survey: CrayonSurvey, city: str) -> str:
    return survey.scenario.cities[city].name or city
