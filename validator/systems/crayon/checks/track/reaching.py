"""Land, cities and ports that no track from a Major City can come to."""

from collections.abc import Iterator

from model.notation import Cell
from model.systems.crayon.network.bits import bits_of, numbers_in
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Way
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

MOST_PIECES = 50
"""So many pieces of land are told one by one, all others together."""
WHOLE = ("board", "cities", "ferries")


@check(
    "NET009",
    "no-major-city",
    ERROR,
    reads=GROUND,
    needs=("ground",),
    whole=("board", "cities"),
    implies_anywhere=("NET021",),
    spoils=("trade",),
    rules=("CRY-BUILD-02",),
    holds=("VAL-CRY-30",),
)
def no_major_city(survey: CrayonSurvey) -> Iterator[Finding]:
    """There is no Major City on the map.

    Why: track begins at a Major City. Without one nobody can build the first section.
    Repair: make at least one city major, and place it on mileposts.

    Bad:
        rules: {declared: {majors: 0}, win: {majors: 0}}
        cities:
        - {id: astermoor, kind: medium}
        - {id: dunmarrow, kind: medium}
        - {id: larkhaven, kind: medium, members: null}

    Good:
        rules: {declared: {majors: 2}, win: {majors: 2}}
        cities:
        - {id: larkhaven, kind: medium, members: null}
    """
    if not survey.on_the_map or any(survey.ground.red.values()):
        return
    yield Finding(
        message=tr("there is no Major City on the map, so nobody can begin to build"),
        route=("cities",),
    )


@check(
    "NET010",
    "unreachable-city",
    ERROR,
    reads=GROUND,
    needs=("ground",),
    whole=WHOLE,
    implies=("NET003", "NET005", "NET006", "NET016"),
    spoils=("trade",),
    rules=("CRY-BUILD-02",),
    holds=("VAL-CRY-15", "VAL-CRY-30"),
)
def unreachable_city(survey: CrayonSurvey) -> Iterator[Finding | None]:
    """A city or a port lies on land that no track from a Major City can come to.

    It is told once for a piece of land, with everything that lies on it. Ferries count as ways.

    Why: nobody can serve the city or use the port, so cards that name it are dead.
    Repair: join the land to the rest, add a ferry, or call a city overseas and give it a link.

    Bad:
        blocked:
        - 2,0 3,0
        - 3,0 2,1
        - 3,0 3,1
        - 2,1 3,1
        - 2,1 2,2
        - 2,1 3,2
        - 1,1 1,2
        - 1,1 2,2

    Good:
        blocked:
        - 2,0 3,0
        - 3,0 2,1
        - 2,1 3,1
        - 2,1 2,2
    """
    there = on_land(survey)
    with_something = bits_of(there)
    for piece in _pieces_apart(survey):
        found = [way for number in numbers_in(piece & with_something) for way in there[number]]
        if found:
            names = listed([called(survey, way) for way in found])
            yield Finding(
                message=tr("no track from a Major City can come to {names}", names=names),
                route=found[0],
                cells=_cells(survey, piece),
                also=tuple([Also(way, tr("on the same piece of land")) for way in found[1:]]),
                help=tr(
                    "the {mileposts} there are joined to no Major City by land or ferry",
                    mileposts=counted(piece.bit_count(), "milepost"),
                ),
            )
        yield None


@check(
    "NET011",
    "unreachable-land",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=WHOLE,
    rules=("CRY-BUILD-02",),
    holds=("VAL-CRY-15",),
)
def unreachable_land(survey: CrayonSurvey) -> Iterator[Finding | None]:
    """No track from a Major City can come to some mileposts.

    It is told once for a piece of land; a single milepost without a neighbour has its own check.

    Why: the mileposts are printed for nothing, and players ask what they are for.
    Repair: join them to the rest of the map, add a ferry, or take them away.

    Bad:
        board: {paint: {"15,11": clear, "15,12": clear}}

    Good:
        board: {paint: {"13,11": clear, "13,12": clear}}
    """
    with_something = bits_of(on_land(survey))
    told, rest = 0, 0
    for piece in _pieces_apart(survey):
        if not piece & with_something:
            told += 1
            if told > MOST_PIECES:
                rest |= piece
            else:
                yield _bare(survey, piece, tr("track from a Major City"))
        yield None
    if rest:
        yield _bare(survey, rest, tr("track either"))


def _bare(survey: CrayonSurvey, piece: int, what: str) -> Finding:
    cells = _cells(survey, piece)
    return Finding(
        message=tr(
            "no {what} can come to {mileposts} around {cells}",
            what=what,
            mileposts=counted(len(cells), "milepost"),
            cells=cells[0],
        ),
        route=("board", "terrain", str(cells[0])),
        cells=cells,
    )


def _pieces_apart(survey: CrayonSurvey) -> Iterator[int]:
    """The pieces that cannot be joined to a Major City; single mileposts only if a city is there.

    Without any Major City everything is apart, and that is another finding.
    """
    waves = survey.waves
    if any(survey.ground.red.values()):
        apart = waves.everywhere & ~survey.joined_to_majors
        yield from waves.pieces_of(apart & ~waves.lonely)
        lonely = apart & waves.lonely & bits_of(on_land(survey))
        yield from (1 << number for number in numbers_in(lonely))


def on_land(survey: CrayonSurvey) -> dict[int, list[Way]]:
    """The cities, ferries and links by the numbers of their mileposts, as routes."""
    found: dict[int, list[Way]] = {}
    index = survey.ground.network.index
    for name, city in survey.on_the_map.items():
        if city.at is not None:
            found.setdefault(index(city.at), []).append(("cities", name, "at"))
    for ferry in survey.part.ferries.values():
        if all(survey.ground.board.has(port) for port in ferry.ports):
            for port in ferry.ports[:1]:
                found.setdefault(index(port), []).append(("ferries", ferry.id, "ports"))
    for link in survey.part.links.values():
        if survey.ground.board.has(link.port):
            found.setdefault(index(link.port), []).append(("links", link.id, "port"))
    return found


def called(survey: CrayonSurvey, way: Way) -> str:
    """The name of the thing that a route leads to."""
    thing = survey.things(str(way[0]))[str(way[1])]
    return str(thing.name or thing.id)


def _cells(survey: CrayonSurvey, piece: int) -> tuple[Cell, ...]:
    return tuple([survey.ground.network.cell(number) for number in numbers_in(piece)])
