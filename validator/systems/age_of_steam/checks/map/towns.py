"""Cities to begin at, and towns for New Cities."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.place import is_one_of
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.age_of_steam.survey.survey import RULES, THINGS, AgeOfSteamSurvey
from validator.wording.listing import listed

READS = (*THINGS, *RULES)


@check(
    "MAP110",
    "no-printed-city",
    WARNING,
    reads=READS,
    needs=("rules",),
    whole=("cities",),
    rules=("AOS-BUILD-15",),
    holds=("VAL-AOM-19",),
    since="0.6.0",
)
def no_printed_city(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The board has towns and no city.

    Why: track begins at a city, so that nobody can build before a town was urbanized.
    Repair: print a city, if it is not meant so.

    Bad:
        format: 1
        id: example
        title: Two towns
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [3, 1], legend: {".": plain}, terrain: "..."}
        cities:
        - {id: ash, name: Ash, kind: town, at: "0,0"}
        - {id: elm, name: Elm, kind: town, at: "2,0"}
        new_cities:
        - {id: d, colours: all}

    Good:
        format: 1
        id: example
        title: Two cities
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [4, 1], legend: {".": plain}, terrain: "...."}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "2,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "3,0"}
    """
    if survey.towns and not survey.printed:
        yield Finding(message=tr("there is no city on the board, only towns"), route=("cities",))


@check(
    "MAP111",
    "new-city-without-a-town",
    WARNING,
    reads=READS,
    needs=("rules",),
    whole=("cities", "new_cities"),
    rules=("AOM-URBAN-02",),
    holds=("VAL-AOM-19", "VAL-AOS-24"),
    since="0.6.0",
)
def new_city_without_a_town(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A New City may be placed in no town of the board.

    Why: it stays in the box, and its column of the display is never emptied.
    Repair: let a town take it, or take it out of the game.

    Bad:
        rules: {urbanization: {tiles_for: [{new_city: [a], where: {tag: free-port}}]}}

    Good:
        rules: {urbanization: {tiles_for: [{new_city: [a], where: {ids: macau}}]}}
    """
    if not survey.can_urbanize:
        return
    placed = {key for town in survey.towns for key in survey.takers(town)}
    lost = [key for key in survey.part.new_cities if key not in placed]
    if lost:
        yield Finding(
            message=tr("no town may become New City {lost}", lost=listed(lost)),
            route=("rules", "urbanization"),
            about=tuple([("new_cities", key) for key in lost]),
        )


@check(
    "NET109",
    "no-city-to-begin-at",
    ERROR,
    reads=READS,
    needs=("rules",),
    whole=("cities",),
    rules=("AOM-BUILD-08",),
    holds=("VAL-AOM-18",),
    since="0.6.0",
)
def no_city_to_begin_at(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Track must hang together, and no city is one where it may begin.

    Why: who owns nothing yet can build nowhere.
    Repair: name a printed city under `contiguous: start`.

    Bad:
        rules: {build: {contiguous: {mode: own, start: {ids: macau}}}}

    Good:
        rules: {build: {contiguous: {mode: own, start: {ids: hong-kong}}}}
    """
    contiguous = survey.rules.build.contiguous
    if contiguous.mode == "none" or not contiguous.start or not survey.is_begun:
        return
    spots = [survey.spots.printed[key] for key in survey.printed]
    if not any(is_one_of(contiguous.start, spot) for spot in spots):
        yield Finding(
            message=tr("no city is one at which track may begin"),
            route=("rules", "build", "contiguous", "start"),
        )
