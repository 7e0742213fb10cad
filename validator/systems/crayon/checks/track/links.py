"""Container links whose port is at sea, and cities overseas that are not."""

from collections.abc import Iterator, Mapping

from model.boards.lattice import MilepostBoard
from model.scenario.things import City
from model.systems.crayon.things.part import Link
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.crayon.checks.track.ports import ashore_of
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import listed


@check(
    "NET015",
    "link-off-the-map",
    ERROR,
    reads=("board", "links"),
    subjects="links",
    reach=1,
    whole=("board",),
    spoils=("trade",),
    implies_anywhere=("NET022",),
    rules=("CRY-CONT-01",),
    holds=("VAL-CRY-67",),
)
def link_off_the_map(survey: CrayonSurvey, links: Mapping[str, Link]) -> Iterator[Finding]:
    """The port of a container link is not on a milepost.

    Why: no train can come there, so the cities overseas that it serves are out of reach.
    Repair: name a cell of the map on land.

    Bad:
        links:
        - {id: koralia-line, port: "14,10"}
        - {id: gull-line, name: Gull Line, port: "13,9", mode: purchase, cost: 6, serves: [koralia]}

    Good:
        links:
        - {id: koralia-line, port: "13,10"}
    """
    board = survey.scenario.board
    if not isinstance(board, MilepostBoard):
        return
    for name, link in links.items():
        if not board.has(link.port):
            ashore = ashore_of(board, link.port)
            route = ("links", name, "port")
            yield Finding(
                message=tr(
                    "{link} leaves from {port}, where there is no milepost",
                    link=link.name or name,
                    port=link.port,
                ),
                route=route,
                cells=(link.port,),
                repair=saying(
                    survey.scenario, tr("leave from {ashore}", ashore=ashore), {route: str(ashore)}
                )
                if ashore
                else None,
            )


@check(
    "NET018",
    "overseas-city-on-the-map",
    ERROR,
    reads=GROUND,
    subjects="cities",
    reach=2,
    needs=("ground",),
    whole=("board",),
    implies=("ECO006",),
    rules=("CRY-CONT-01", "CRY-START-02"),
    holds=("VAL-CRY-70",),
)
def overseas_city_on_the_map(survey: CrayonSurvey, cities: Mapping[str, City]) -> Iterator[Finding]:
    """A city is called overseas and stands on a milepost that track can come to.

    Why: a line ends there and no train can trade; only links serve a city overseas.
    Repair: take the milepost of the city away and give it a place with `xy`, or do not call it
    overseas.

    Bad:
        cities:
        - {id: koralia, at: "13,6"}

    Good:
        cities:
        - {id: koralia, at: "15,11"}
    """
    network = survey.ground.network
    for name, city in cities.items():
        if not city.overseas or city.at is None or not survey.ground.board.has(city.at):
            continue
        if network.ways(network.index(city.at)):
            links = [link.id for link in survey.part.links.values() if name in link.serves]
            by_links = tr("; {links} would serve it", links=listed(links)) if links else ""
            yield Finding(
                message=tr(
                    "{city} is overseas, and track can come to it at {at}",
                    city=city.name or name,
                    at=city.at,
                ),
                route=("cities", name, "at"),
                cells=(city.at,),
                help=tr("take its milepost away{by_links}", by_links=by_links)
                if links
                else tr("it is not overseas then"),
                repair=_moved(survey, city, is_served=bool(links)),
            )


def _moved(survey: CrayonSurvey, city: City, *, is_served: bool) -> Repair | None:
    """Overseas what links serve, and on the map what they do not."""
    if not is_served:
        route = ("cities", city.id, "overseas")
        return saying(survey.scenario, tr("have {city} on the map", city=city.id), {route: False})
    if city.xy is None:
        return None
    return saying(survey.scenario, tr("take its milepost away"), {("cities", city.id, "at"): None})
