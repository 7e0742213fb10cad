"""Where events act: places that match nothing, too much, or nearly everything."""

from collections.abc import Iterator

from model.scenario.areas import Area, AreaNode, CitiesNamed, Combined, Within
from model.systems.crayon.network.bits import bits_of, numbers_in
from model.systems.crayon.things import effects as fx
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly
from validator.systems.crayon.survey.events import is_everywhere
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted

PLACES = (*GROUND, "events", "regions")
WHOLE = ("board", "cities", "waters", "regions")
FEWEST_CITIES = 4
"""With fewer cities on a map most of them are near each other."""


@check(
    "DCK011",
    "event-matches-nothing",
    WARNING,
    reads=PLACES,
    needs=("ground",),
    whole=(*WHOLE, "links"),
    holds=("VAL-CRY-56",),
    rules=("CRY-EVENT-06",),
)
def event_matches_nothing(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """An event acts where there is no milepost or no city, or on links that are not there.

    Loads are picked up and delivered in cities; everything else happens on mileposts.

    Why: the card strikes nobody, and nobody sees why.
    Repair: let the area reach further, name another region, or give the region its mileposts.

    Bad:
        events:
        - {id: snow, effects: [{effect: half-rate, area: region(sands) and terrain(alpine)}]}

    Good:
        events:
        - {id: snow, effects: [{effect: half-rate, area: region(sands) and terrain(desert)}]}
    """
    told: set[tuple[str, Area, str]] = set()
    yield survey.events.left_out
    for one, area in survey.events.with_areas():
        missing = _missing(survey, one.effect, area)
        about = (one.event.id, area, missing)
        if missing and about not in told:
            told.add(about)
            yield Finding(
                message=tr(
                    "{event} acts in {area}, where there is no {missing}",
                    event=one.event.name,
                    area=area,
                    missing=missing,
                ),
                route=(*one.route, "area"),
                about=survey.events.places_in(area),
            )
        yield None
    for one in survey.events.acting:
        if isinstance(one.effect, fx.NoLink) and not survey.part.links:
            yield Finding(
                message=tr(
                    "{event} stops container links, and there are none", event=one.event.name
                ),
                route=one.route,
            )


def _missing(survey: CrayonSurvey, effect: fx.Effect, area: Area) -> str:
    """What an effect looks for in an area and does not find."""
    if is_everywhere(area) or not survey.events.is_sure(area, to_be="at-most"):
        return ""
    bits, cities = survey.events.where(area)
    has_milepost = bool(bits & survey.waves.everywhere)
    match effect:
        case fx.NoDelivery():
            return "" if cities else "city"
        case fx.NoPickup():
            # A port that is no city counts where a load from overseas is picked up at the port.
            at_ports = survey.rules.event.link_pickup_at == "port"
            return "" if cities or (at_ports and has_milepost) else "city"
    return "" if has_milepost else "milepost"


@check(
    "DCK012",
    "event-stops-everybody",
    WARNING,
    reads=PLACES,
    needs=("ground",),
    whole=WHOLE,
    holds=("VAL-CRY-57",),
    rules=("CRY-EVENT-47",),
)
def event_stops_everybody(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A card stops or strikes everybody, wherever the trains are.

    No train may move anywhere, or nobody may build at any Major City, while it is in play; or every
    player loses a turn or every train a load, where misfortunes happen somewhere.

    Why: all players lose their turns, or new lines cannot begin; mostly an area was left out.
    Repair: say where on the map the effect acts, or accept the finding with a reason.

    Bad:
        events:
        - {id: snow, effects: [{effect: no-move}]}

    Good:
        events:
        - {id: snow, effects: [{effect: no-move, area: region(whitecaps)}]}
    """
    yield survey.events.left_out
    for one, area in survey.events.with_areas():
        if what := _stopped(survey, one.effect, area):
            is_said = not is_everywhere(area)
            yield Finding(
                message=f"{one.event.name}: {what}",
                route=(*one.route, "area") if is_said else one.route,
                help="" if is_said else tr("without an area an effect acts everywhere"),
            )
        yield None


def _stopped(survey: CrayonSurvey, effect: fx.Effect, area: Area) -> str:
    """What nobody can do any more by an effect, in a clause."""
    if not survey.events.is_sure(area, to_be="at-least"):
        return ""
    match effect:
        case fx.NoMove() if _is_whole_board(survey, area):
            return tr("while it is in play no train may move anywhere")
        case fx.LoseTurn() if _is_whole_board(survey, area):
            return tr("every player loses a turn, wherever the trains are")
        case fx.LoseLoad() if _is_whole_board(survey, area):
            return tr("every train loses a load, wherever it is")
        case fx.NoBuild() if _is_at_all_majors(survey, area):
            return tr("while it is in play nobody may build at any Major City")
    return ""


def _is_at_all_majors(survey: CrayonSurvey, area: Area) -> bool:
    reds = bits_of(survey.ground.network.red)
    is_all = is_everywhere(area) or not reds & ~survey.events.where(area).bits
    return bool(reds) and is_all


def _is_whole_board(survey: CrayonSurvey, area: Area) -> bool:
    everywhere = survey.waves.everywhere
    return bool(everywhere) and not everywhere & ~survey.events.where(area).bits


@check(
    "DCK017",
    "retreat-without-goal",
    WARNING,
    reads=PLACES,
    needs=("ground", "trade"),
    whole=(*WHOLE, "ferries"),
    holds=("VAL-CRY-63",),
    rules=("CRY-EVENT-52",),
)
def retreat_without_goal(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """An event puts trains back to a city from land where there is none.

    Only land that trains can come to counts: an island without a city, but with a ferry.

    Why: the train has no city to go back to and stays where it is, in the middle of the storm.
    Repair: place a city on that land, or let the storm strike elsewhere.

    Bad:
        board: {paint: {"6,12": desert, "7,12": desert, "8,12": desert}}
        ferries:
        - {id: sand-ferry, name: Sand Ferry, ports: "4,12 6,12", cost: 4}
        - {id: shore-ferry, name: Shore Ferry, ports: "8,12 10,10", cost: 4}
        events:
        - {id: sand-storm, effects: [{effect: retreat, area: terrain(desert)}]}

    Good:
        events:
        - {id: sand-storm, effects: [{effect: retreat, area: terrain(desert)}]}
    """
    lost = _without_cities(survey)
    yield survey.events.left_out if lost else None
    for one, area in survey.events.with_areas():
        if lost and isinstance(one.effect, fx.Retreat):
            struck = list(numbers_in(lost & survey.events.where(area).bits))
            if struck:
                yield Finding(
                    message=tr(
                        "{event} puts trains back to a city, and there is none on the "
                        "land of {mileposts} of {area}",
                        event=one.event.name,
                        mileposts=counted(len(struck), "milepost"),
                        area=area,
                    ),
                    route=(*one.route, "area"),
                    cells=tuple([survey.ground.network.cell(number) for number in struck]),
                )
        yield None


def _without_cities(survey: CrayonSurvey) -> int:
    """The mileposts that trains can come to, and from there to no city by land, as bits."""
    if not any(isinstance(one.effect, fx.Retreat) for one in survey.events.acting):
        return 0
    safe = survey.waves.run_from(survey.access.owner)
    return survey.joined_to_majors & ~safe


@check(
    "DCK019",
    "derailment-near-everything",
    WARNING,
    reads=PLACES,
    needs=("ground",),
    whole=WHOLE,
    implies=("DCK012",),
    holds=("VAL-CRY-66",),
    rules=("CRY-EVENT-42",),
)
def derailment_near_everything(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """An event strikes trains around a city, and more than half of all cities lie that near to it.

    Why: a misfortune of one place becomes one of the whole map; the distance may be a slip.
    Repair: count fewer mileposts, or name a city at the edge of the map.

    Bad:
        events:
        - {id: derailment, effects: [{effect: lose-turn, area: "within(13, cities(wendmere))"}]}

    Good:
        events:
        - {id: derailment, effects: [{effect: lose-turn, area: "within(3, cities(wendmere))"}]}
    """
    cities, told = survey.on_the_map, set()
    yield survey.events.left_out
    for one, area in survey.events.with_areas():
        around = _around(area.node) if isinstance(one.effect, fx.LoseLoad | fx.LoseTurn) else []
        for mileposts, city in around if len(cities) >= FEWEST_CITIES else ():
            near = survey.events.cities_near(mileposts, city)
            about = (one.event.id, mileposts, city)
            if near and 2 * len(near) > len(cities) and about not in told:
                told.add(about)
                yield Finding(
                    message=tr(
                        "{event} strikes within {mileposts} of {which}, and {near} of "
                        "{cities} cities lie there",
                        event=one.event.name,
                        mileposts=counted(mileposts, "milepost"),
                        which=cities[city].name if city in cities else city,
                        near=len(near),
                        cities=len(cities),
                    ),
                    route=(*one.route, "area"),
                )
        yield None
    yield survey.events.left_out_around


def _around(node: AreaNode) -> list[tuple[int, str]]:
    """The single cities around which an area lies, each with the distance."""
    match node:
        case Within(mileposts, CitiesNamed(cities)):
            return [(mileposts, city) for city in cities]
        case Combined(left, "or", right):
            return [*_around(left), *_around(right)]
    return []
