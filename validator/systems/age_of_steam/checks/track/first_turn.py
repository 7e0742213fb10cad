"""The first turn: whether anything can be delivered in it."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.lines.cheapest import MOST_HEXES
from model.systems.age_of_steam.lines.reach import links_to, most_builds, neighbours_in_links
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly
from validator.systems.age_of_steam.survey.colours import has_any_colour
from validator.systems.age_of_steam.survey.survey import LAND, AgeOfSteamSurvey
from validator.wording.listing import counted

MOST_WORK = 400_000
"""So many hexes are looked at, from each stop as far as one build reaches."""


@check(
    "NET110",
    "nothing-in-the-first-turn",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities", "goods", "special_links"),
    rules=("AOS-GOODS-03", "AOS-BUILD-01"),
    since="0.6.0",
)
def nothing_in_the_first_turn(survey: AgeOfSteamSurvey) -> Iterator[Finding | Partly]:
    """Whatever lies where, nobody can deliver a cube in the first turn without help.

    No city is within one build of another one that takes something, over no more links than the
    first engine allows. Special links count. Help is a special action that gives more builds or
    links, which not all can have, or the first of the rounds spent on raising the engine.

    Why: everybody pays for shares and engine before anything is earned, and may go bankrupt.
    Repair: bring cities nearer to each other, or give more builds or a stronger engine.

    Bad:
        format: 1
        id: example
        title: Far apart
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [8, 1], legend: {".": plain}, terrain: "........"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "5,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "7,0"}

    Good:
        format: 1
        id: example
        title: Near each other
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [8, 1], legend: {".": plain}, terrain: "........"}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: all, slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "4,0", colours: all, slots: [dark-1]}
        - {id: oak, name: Oak, kind: town, at: "7,0"}
    """
    if len(survey.printed) < 2 or has_any_colour(survey):
        return
    if len(survey.land.cells) > MOST_HEXES or _work(survey) > MOST_WORK:
        yield Partly(
            tr(
                "links are looked for on boards of up to {most_hexes:,} hexes, and few stops",
                most_hexes=MOST_HEXES,
            )
        )
        return
    if not _can_deliver(survey):
        engine = max(values_of(survey.rules.start.engine))
        yield Finding(
            message=tr(
                "no cube can be delivered in the first turn with {builds} and "
                "an engine of {engine}, unless an action or a raise of the "
                "engine helps",
                builds=counted(most_builds(survey.rules), "build"),
                engine=engine,
            ),
            route=("cities",),
        )


def _work(survey: AgeOfSteamSurvey) -> int:
    """How many hexes lie within one build of a stop, all stops together."""
    far = most_builds(survey.rules)
    return len(survey.land.stops) * min(len(survey.land.cells), 1 + 3 * far * (far + 1))


def _can_deliver(survey: AgeOfSteamSurvey) -> bool:
    """Whether some city is near enough to a home of some colour."""
    near = neighbours_in_links(survey.land, most_builds(survey.rules))
    engine, known = max(values_of(survey.rules.start.engine)), survey.scenario.goods
    starts = [key for key, city in survey.printed.items() if city.start != "never" and key in near]
    for colour in known:
        homes = {key for key, city in survey.printed.items() if colour in city.colours.among(known)}
        for start in starts:
            links = links_to(near, start, homes)
            if links is not None and 0 < links <= engine:
                return True
    return False
