"""Islands that a ferry leads to for nothing."""

from collections.abc import Iterator

from model.systems.crayon.network.bits import bits_of, numbers_in
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, name_of


@check(
    "MAP026",
    "bare-island",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=("board", "cities", "ferries", "links"),
    implies=("DCK017",),
)
def bare_island(survey: CrayonSurvey) -> Iterator[Finding | None]:
    """A ferry leads to land on which there is no city and no way on.

    Land to which no ferry leads has another check, and an island between two ferries is a stage.

    Why: nobody will ever pay for the ferry, and the island is printed for nothing.
    Repair: put a city on the island, let the ferry land elsewhere, or take it away.

    Bad:
        board: {paint: {"15,11": clear, "15,12": clear}}
        ferries:
        - {id: rock-ferry, name: Rock Ferry, ports: "12,12 15,11", cost: 4}

    Good:
        title: The valley as it is
    """
    network = survey.ground.network
    by_port: dict[int, set[str]] = {}
    for ferry, *ports in network.ferries:
        for port in ports[:2] if all(map(network.has, ports[:2])) else ():
            by_port.setdefault(port, set()).add(ferry)
    if not by_port:
        return
    by_land, landings, worth = survey.waves.with_fewer_ferries(()), bits_of(by_port), _worth(survey)
    seen = 0
    for port in by_port:
        if not seen >> port & 1:
            piece = by_land.joined_to([port])
            seen |= piece
            landing = {
                ferry for number in numbers_in(piece & landings) for ferry in by_port[number]
            }
            if not piece & worth and len(landing) == 1:
                yield _bare(survey, landing.pop(), piece)
        yield None


def _worth(survey: CrayonSurvey) -> int:
    """The mileposts that somebody may want to come to, as bits: cities, and ports of links."""
    numbers = [n for name in survey.on_the_map for n in survey.ground.numbers_of(name)]
    links = survey.part.links.values()
    return bits_of([*numbers, *(survey.ground.network.index(link.port) for link in links)])


def _bare(survey: CrayonSurvey, name: str, piece: int) -> Finding:
    ferry = survey.part.ferries[name]
    cells = tuple([survey.ground.network.cell(number) for number in numbers_in(piece)])
    return Finding(
        message=tr(
            "{ferry} leads to {mileposts} around {cells} without a city",
            ferry=name_of(ferry),
            mileposts=counted(len(cells), "milepost"),
            cells=cells[0],
        ),
        route=("ferries", name, "ports"),
        cells=cells,
    )
