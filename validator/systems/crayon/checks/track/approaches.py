"""Cities with too few ways in for the players who are entitled to come."""

from collections.abc import Iterator

from model.notation import Cell, Edge
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.reporting.allowing import accepting
from validator.survey.dangling import MOST_PLACES
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted

READS = (*GROUND, "players")


@check(
    "NET001",
    "city-without-way-in",
    ERROR,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    implies=("MAP014", "NET010", "NET016"),
    spoils=("trade",),
    rules=("CRY-CITY-03",),
    holds=("VAL-CRY-25",),
)
def city_without_way_in(survey: CrayonSurvey) -> Iterator[Finding]:
    """No section can be built into a small or medium city.

    Every edge around it is missing, blocked or runs over water that cannot be crossed.

    Why: nobody can ever bring a load there or fetch one, so every demand that names the city is
    a dead card.
    Repair: paint mileposts around the city, open an edge, or move the city.

    Bad:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
        - 1,1 2,1
        - 2,1 3,1
        - 2,1 2,2
        - 2,1 3,2

    Good:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
    """
    for name, ways in survey.access.ways_in.items():
        city = survey.scenario.cities[name]
        at = city.at
        if city.kind == "major" or ways or at is None:
            continue
        # An island of one milepost is fine where a ferry lands on it.
        if not survey.ground.network.ferry_steps(survey.ground.network.index(at)):
            yield Finding(
                message=tr("no section can be built into {city}", city=city.name or name),
                route=("cities", name, "at"),
                cells=(at,),
                help=tr("paint a milepost beside it, or open one of its edges"),
            )


@check(
    "NET002",
    "too-few-ways-in",
    ERROR,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    implies=("NET006", "NET016"),
    rules=("CRY-CITY-01", "CRY-CITY-03"),
    holds=("VAL-CRY-26",),
)
def too_few_ways_in(survey: CrayonSurvey) -> Iterator[Finding]:
    """A small or medium city has fewer ways in than it must keep for players.

    A city keeps a way in for every player it has room for. Where there are fewer than that to
    begin with, the very first section into the city is refused. Where the rules reserve nothing
    this is a warning: the city fills up before its limit.

    Why: nobody can ever build into the city, though it looks open on the map.
    Repair: give it another approach, or make it a smaller kind of city.

    Bad:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
        - 1,1 2,1
        - 2,1 3,1
        - 2,1 2,2

    Good:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
        - 1,1 2,1
    """
    yield from _short_of_ways(survey, is_major=False)


@check(
    "NET003",
    "ways-in-just-enough",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board",),
    rules=("CRY-CITY-03",),
    holds=("VAL-CRY-27",),
)
def ways_in_just_enough(survey: CrayonSurvey) -> Iterator[Finding]:
    """A small or medium city has exactly as many ways in as it must keep for players.

    Ports at the end of a cape are often so, and that is fine. It is told so that it is no surprise.

    Why: every player who comes gets one section and never a second, so no line runs through the
    city: it is the end of the line for all.
    Repair: give it another approach if lines are meant to run through it.

    Bad:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
        - 1,1 2,1
        - 2,1 3,1

    Good:
        blocked:
        - 2,0 2,1
        - 3,0 2,1
        - 1,1 2,1
    """
    for name, ways in survey.access.ways_in.items():
        city, places = survey.scenario.cities[name], survey.access.places(name)
        if city.kind == "major" or len(ways) != places or places < 2:
            continue
        if survey.access.access(name).reserve:
            yield Finding(
                message=tr(
                    "{city} has {ways} in, one for each of the {places} players it "
                    "has room for: nobody can have a second section there",
                    city=city.name or name,
                    ways=counted(len(ways), "way"),
                    places=places,
                ),
                route=("cities", name, "at"),
                cells=() if city.at is None else (city.at,),
            )


@check(
    "NET004",
    "too-few-ways-into-major",
    ERROR,
    reads=(*READS, "allow"),
    needs=("ground",),
    whole=("board", "cities"),
    implies=("MAP014",),
    rules=("CRY-CITY-05",),
    holds=("VAL-CRY-28",),
)
def too_few_ways_into_major(survey: CrayonSurvey) -> Iterator[Finding]:
    """A Major City has fewer ways in than there can be players.

    Every player is entitled to a section at every Major City, so one way in is kept for each. Where
    the rules reserve nothing this is a warning.

    Why: with the largest number of players the first section at the city is refused, to
    everybody, for the whole game.
    Repair: free some edges around it, list more members, or let fewer people play.

    Bad:
        blocked:
        - 12,7 13,8
        - 13,7 13,8
        - 13,7 14,8
        - 14,7 14,8
        - 12,8 13,8
        - 11,9 12,9
        - 12,9 12,10

    Good:
        blocked:
        - 12,7 13,8
        - 13,7 13,8
        - 13,7 14,8
        - 14,7 14,8
        - 12,8 13,8
    """
    found = list(_short_of_ways(survey, is_major=True))
    is_accepted = accepting(survey.scenario, "NET004")
    is_meant = any(is_accepted(one.route) for one in found)
    if len(found) > 1 and len(found) == len(survey.ground.red) and not is_meant:
        yield _too_many_players(survey, found)
    else:
        yield from found


@check(
    "NET005",
    "ways-into-major-just-enough",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities"),
    rules=("CRY-CITY-05",),
    holds=("VAL-CRY-29",),
)
def ways_into_major_just_enough(survey: CrayonSurvey) -> Iterator[Finding]:
    """A Major City has exactly as many ways in as there can be players.

    Why: with a full table everybody gets one section there and nobody a second, so no line
    ever leaves the city in two directions.
    Repair: free some edges around it, list more members, or let fewer people play.

    Bad:
        blocked:
        - 12,7 13,8
        - 13,7 13,8
        - 13,7 14,8
        - 14,7 14,8
        - 12,8 13,8
        - 11,9 12,9

    Good:
        blocked:
        - 12,7 13,8
        - 13,7 13,8
        - 13,7 14,8
        - 14,7 14,8
        - 12,8 13,8
    """
    for name, ways in survey.access.ways_in.items():
        city, places = survey.scenario.cities[name], survey.access.places(name)
        if city.kind == "major" and len(ways) == places and survey.access.access(name).reserve:
            yield Finding(
                message=tr(
                    "{city} has {ways} in, as many as there can be players: nobody "
                    "can have a second section there",
                    city=city.name or name,
                    ways=counted(len(ways), "way"),
                ),
                route=("cities", name, _told_at(survey, name)),
                cells=_cells(survey, name),
                edges=_edges(survey, name),
            )


def _short_of_ways(survey: CrayonSurvey, *, is_major: bool) -> Iterator[Finding]:
    for name, ways in survey.access.ways_in.items():
        city, places = survey.scenario.cities[name], survey.access.places(name)
        if (city.kind == "major") is not is_major or len(ways) >= places:
            continue
        if not ways and not is_major:
            continue
        reserve = survey.access.access(name).reserve
        kept = tr("must keep one for each of") if reserve else tr("has room for")
        yield Finding(
            message=tr(
                "{city} has {ways} in and {kept} {players}",
                city=city.name or name,
                ways=counted(len(ways), "way"),
                kept=kept,
                players=counted(places, "player"),
            ),
            route=("cities", name, _told_at(survey, name)),
            cells=_cells(survey, name),
            edges=_edges(survey, name),
            help=tr(
                "open {more_edges} around it", more_edges=counted(places - len(ways), "more edge")
            ),
            weight=ERROR if reserve else WARNING,
        )


def _too_many_players(survey: CrayonSurvey, found: list[Finding]) -> Finding:
    """Where no Major City has ways for all, it is the players who are too many."""
    players = survey.scenario.players.max
    most = max(len(survey.access.ways_in[one.subject]) for one in found)
    return Finding(
        message=tr(
            "up to {players} can play, and no Major City has more than {ways} in",
            players=players,
            ways=counted(most, "way"),
        ),
        route=("players", "max"),
        also=tuple([Also(one.route, one.message) for one in found[:MOST_PLACES]]),
        help=tr("let fewer people play, or open edges around the Major Cities"),
        weight=found[0].weight,
    )


def _told_at(survey: CrayonSurvey, name: str) -> str:
    return "members" if survey.scenario.cities[name].members else "at"


def _cells(survey: CrayonSurvey, name: str) -> tuple[Cell, ...]:
    return survey.ground.cells_of(name)


def _edges(survey: CrayonSurvey, name: str) -> tuple[Edge, ...]:
    cell = survey.ground.network.cell
    return tuple([Edge.of(cell(a), cell(b)) for a, b in survey.access.ways_in[name]])
