"""Where track can lead: hexes that no tile fits, cities that nobody can leave or reach."""

from collections.abc import Iterator, Sequence

from model.systems.age_of_steam.track.land import NONE, Land
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Also, Finding
from validator.systems.age_of_steam.survey.limits import most_builds
from validator.systems.age_of_steam.survey.reach import builds_between, networks, ways_out
from validator.systems.age_of_steam.survey.survey import LAND, AgeOfSteamSurvey
from validator.wording.listing import counted, listed, name_of

MOST_HEXES = 20
"""So many hexes are told one by one; of more only the number is."""


@check(
    "NET101",
    "hex-without-a-way-through",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    rules=("AOS-BUILD-11",),
    holds=("VAL-AOS-38",),
    since="0.6.0",
)
def hex_without_a_way_through(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Track can be laid on a hex, and no tile fits: fewer than two of its sides lead anywhere.

    In a town one side is enough. Sides towards water, the edge of the board or a blocked edge do
    not count. It is told once, with the hexes.

    Why: the hex looks like a place for track and is none; often its neighbour is painted wrongly.
    Repair: paint it as water, join it to land, or leave it where it is only decoration.

    Bad:
        blocked: ["3,14 4,14"]

    Good:
        blocked: ["0,9 1,9"]
    """
    found = list(_lone(survey.land))
    if found:
        cells = [survey.land.cells[here] for here in found]
        yield Finding(
            message=tr(
                "no tile fits on {cell}, where track could be laid",
                cell=listed([str(cell) for cell in cells]),
            ),
            route=("board", "terrain", str(cells[0])),
            cells=tuple(cells[:MOST_HEXES]),
        )


def _lone(land: Land) -> Iterator[int]:
    for here, can_be_built in enumerate(land.buildable):
        enough = 2 if land.stop[here] == NONE else 1
        if can_be_built and land.usable[here].bit_count() < enough:
            yield here


@check(
    "NET102",
    "city-without-a-way-out",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    implies=("NET103",),
    implies_anywhere=("ECO113",),
    rules=("AOS-BOARD-04", "AOS-BUILD-11"),
    holds=("VAL-AOS-39",),
    since="0.6.0",
)
def city_without_a_way_out(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """No track can come to a city or town, and no special link does.

    Why: its cubes lie there for ever, and nothing is ever delivered to it.
    Repair: make a neighbouring hex one that takes track, open a blocked edge, or add a special
    link.

    Bad:
        blocked: ["11,5 12,6", "11,6 12,6", "11,7 12,6", "12,5 12,6"]

    Good:
        blocked: ["11,5 12,6", "11,6 12,6", "11,7 12,6"]
    """
    land = survey.land
    linked = {end for link in survey.part.special_links.values() for end in link.ends}
    for number, key in enumerate(land.stops):
        if key not in linked and not any(ways_out(land, number)):
            city = survey.scenario.cities[key]
            yield Finding(
                message=tr(
                    "no track can come to {city}, and it has no special link", city=name_of(city)
                ),
                route=("cities", key),
                cells=tuple([land.cells[here] for here in land.hexes_of[number]]),
            )


@check(
    "NET103",
    "cut-off-cities",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities", "special_links"),
    implies_anywhere=("ECO113",),
    rules=("AOS-BUILD-15",),
    holds=("VAL-AOS-40",),
    since="0.6.0",
)
def cut_off_cities(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Some cities cannot be joined to the others, by track or by special links.

    Towns count, since goods pass through them. The part with the most cities is the board.

    Why: goods that begin there never reach the others, nor theirs them.
    Repair: let track through, or join the parts by a special link.

    Bad:
        blocked: ["3,11 3,12"]
        cells: {"3,12": {price: null, first_tile: null}}

    Good:
        cells: {"3,12": {price: 6, first_tile: simple}}
    """
    groups = sorted(networks(survey.land, survey.part.special_links), key=_size)
    for group in groups[:-1]:
        names = [name_of(survey.scenario.cities[key]) for key in group]
        cities = [survey.scenario.cities[key] for key in group]
        yield Finding(
            message=tr("{names} cannot be joined to the rest of the board", names=listed(names)),
            route=("cities", group[0]),
            cells=tuple([city.at for city in cities if city.at is not None]),
            also=tuple([Also(("cities", key), tr("cut off too")) for key in group[1:5]]),
        )


def _size(group: Sequence[str]) -> tuple[int, list[str]]:
    return len(group), sorted(group, reverse=True)


@check(
    "NET108",
    "beyond-one-build",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities", "special_links"),
    implies_anywhere=("NET110",),
    rules=("AOM-BUILD-10",),
    holds=("VAL-AOM-18",),
    since="0.6.0",
)
def beyond_one_build(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """No track may stay unfinished, and a stop is too far from all others for one build.

    Counted are the hexes between two stops, and one more for a town. What bends may not fit on
    the tiles that there are; that is not looked at.

    Why: nobody can ever lay track to it.
    Repair: put a town between, give more builds, or allow unfinished track.

    Bad:
        format: 1
        id: example
        title: Far apart
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam, build: {unfinished: {max: 0}}}
        board: {kind: hexes, size: [10, 1], legend: {".": plain}, terrain: ".........."}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "6,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "9,0"}

    Good:
        format: 1
        id: example
        title: Near each other
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam, build: {unfinished: {max: 0}}}
        board: {kind: hexes, size: [8, 1], legend: {".": plain}, terrain: "........"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "4,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "7,0"}
    """
    if survey.rules.build.unfinished.max != 0:
        return
    most, land = most_builds(survey.rules), survey.land
    linked = {end for link in survey.part.special_links.values() for end in link.ends}
    for number, key in enumerate(land.stops):
        needed = builds_between(land, number)
        if key not in linked and needed is not None and needed > most:
            city = survey.scenario.cities[key]
            yield Finding(
                message=tr(
                    "{city} is {builds} from the next stop, and no build has more than {most}",
                    city=name_of(city),
                    builds=counted(needed, "build"),
                    most=most,
                ),
                route=("cities", key),
                cells=() if city.at is None else (city.at,),
                about=(("rules", "build", "unfinished"),),
            )
