"""Goods that cross the sea: cities overseas without a link, and ferries too small for everybody."""

from collections.abc import Iterator, Mapping

from model.scenario.things import City
from model.systems.crayon.economy.open_ways import OpenWays
from model.systems.crayon.things.part import Demand
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Partly
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import MOST_NAMES, counted, listed


@check(
    "ECO006",
    "overseas-without-link",
    ERROR,
    reads=("cities", "goods", "demands", "links"),
    subjects="cities",
    whole=("links", "cities"),
    spoils=("trade",),
    holds=("VAL-CRY-41",),
    rules=("CRY-CONT-01",),
)
def overseas_without_link(survey: CrayonSurvey, cities: Mapping[str, City]) -> Iterator[Finding]:
    """A city overseas is on cards, or alone has a good that is, and no container link serves it.

    Why: no train comes there, so the cards that need the city can never be paid.
    Repair: let a link serve the city, or place it on the map.

    Bad:
        links:
        - {id: koralia-line, serves: []}

    Good:
        links:
        - {id: koralia-line, serves: [koralia]}
    """
    served = {name for link in survey.part.links.values() for name in link.serves}
    for name, city in cities.items():
        if not city.overseas or name in served:
            continue
        why = _needed_for(survey, city, served)
        if why:
            yield Finding(
                message=tr(
                    "no link serves {city}, and {why}",
                    city=city.name or name,
                    why=" and ".join(why),
                ),
                route=("cities", name),
                help=tr("add {name} to the list serves of a link", name=name),
            )


def _needed_for(survey: CrayonSurvey, city: City, served: set[str]) -> list[str]:
    """What cards want of a city that nobody can come to."""
    trade, all_cities = survey.trade, survey.scenario.cities
    why = []
    if asked := trade.served[city.id]:
        why.append(
            tr("{demands} is to be met there", demands=counted(asked, "demand"))
            if asked == 1
            else tr("{demands} are to be met there", demands=counted(asked, "demand"))
        )
    only = [
        good
        for good in city.supplies
        if trade.wanted[good]
        and all(all_cities[c].overseas and c not in served for c in trade.supplies[good])
    ]
    if only:
        why.append(tr("{only} can be had nowhere else", only=listed(only)))
    return why


@check(
    "ECO007",
    "only-over-limited-ferry",
    WARNING,
    reads=(*GROUND, "goods", "demands", "players"),
    needs=("ground", "trade"),
    whole=("board", "cities", "demands", "links", "ferries"),
    holds=("VAL-CRY-51",),
    rules=("CRY-FERRY-04", "CRY-CONT-04"),
)
def only_over_limited_ferry(survey: CrayonSurvey) -> Iterator[Finding | Partly]:
    """Goods can come to a city only over a ferry or link that has no room for all players.

    Why: the first players to connect shut the others out of these cards for good.
    Repair: let more players use the ferry or link, add another way, or a supply on this side.

    Bad:
        links:
        - {id: koralia-line, max_players: 2}

    Good:
        links:
        - {id: koralia-line, max_players: 4}
    """
    ways = OpenWays(survey.ground)
    if not ways.limited:
        return
    if survey.trade.left_out:
        yield survey.trade.left_out
    demands = dict.fromkeys(Demand(d.city, d.good, 0) for _, d in survey.trade.demands)
    shut = {demand: None for demand in demands if _is_shut(survey, ways, demand)}
    # A good that comes nowhere freely is told once, and not for every city.
    goods = {demand.good for demand in shut} - {d.good for d in demands if d not in shut}
    over, also = _limited(survey, ways)
    for good in sorted(goods):
        yield Finding(
            message=tr(
                "{good} comes to the cities that ask for it only over {over}", good=good, over=over
            ),
            route=("goods", good),
            also=also,
        )
    left: dict[str, list[str]] = {}
    for demand in shut:
        if demand.good not in goods:
            left.setdefault(demand.city, []).append(demand.good)
    for city, missed in left.items():
        needed = listed(missed)
        name = survey.scenario.cities[city].name or city
        yield Finding(
            message=tr(
                "{needed} can come to {name} only over {over}", needed=needed, name=name, over=over
            ),
            route=("cities", city),
            also=also,
        )


def _limited(survey: CrayonSurvey, ways: OpenWays) -> tuple[str, tuple[Also, ...]]:
    """What has too little room: in a clause, and where it stands in the file."""
    players = survey.scenario.players.max
    also = [
        Also(
            (*way, "max_players"),
            tr(
                "room for {max_players} of {players} players",
                max_players=one.max_players,
                players=players,
            ),
        )
        for way, one in ways.limited[:MOST_NAMES]
    ]
    if len(ways.limited) > 1:
        return tr(
            "ferries and links without room for all {players} players", players=players
        ), tuple(also)
    _, only = ways.limited[0]
    name, room = only.name or only.id, only.max_players
    return tr(
        "{name}, which has room for {room} of {players} players",
        name=name,
        room=room,
        players=players,
    ), tuple(also)


def _is_shut(survey: CrayonSurvey, ways: OpenWays, demand: Demand) -> bool:
    """Whether a demand can be met, but not by everybody."""
    if survey.trade.haul(demand) is None:
        return False
    return not ways.is_open(demand.city, survey.trade.supplies.get(demand.good, ()))
