"""Railroads: their homes, kinds and colours, and the squares that cities show of them."""

from collections.abc import Iterator

from model.systems.santa_fe.things.city import SantaFeCity
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import SantaFeSurvey
from validator.wording.listing import name_of


@check(
    "RUL201",
    "railroad-without-a-home",
    ERROR,
    reads=("railroads", "cities", "board"),
    whole=("railroads",),
    implies_anywhere=("NET203", "NET209", "BAL201"),
    rules=("SFR-TRACK-04",),
    holds=("SFR-CHK-05",),
    since="0.6.0",
)
def railroad_without_a_home(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A railroad has no home base.

    The preset brings the railroads; where their homes are only the map can say.

    Why: its first piece begins there, so that no game can be begun.
    Repair: say under `railroads` in which city it has its `home`, or take it out of the game with
    `removed: true`.

    Bad:
        railroads:
        - {id: lumber, name: Lumber Line, kind: short, colour: "#667788", track: 4}

    Good:
        railroads:
        - {id: lumber, name: Lumber Line, kind: short, colour: "#667788", track: 4, home: boise}
    """
    if not survey.is_begun:
        return
    for key, railroad in survey.part.railroads.items():
        if not railroad.home and survey.can_read("railroads", key):
            yield Finding(
                message=tr("{railroad} has no home base", railroad=railroad.name or key.upper()),
                route=("railroads", key),
            )


@check(
    "RUL202",
    "no-major",
    ERROR,
    reads=("railroads", "board", "cities"),
    whole=("railroads",),
    implies_anywhere=("NET203", "NET209", "BAL201"),
    rules=("SFR-SETUP-01",),
    holds=("SFR-CHK-07",),
    since="0.6.0",
)
def no_major(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There is no major railroad.

    Why: nobody could lay a piece until a Short Line card comes, and the game would be over at once.
    Repair: make a railroad a `major`.

    Bad:
        format: 1
        id: example
        title: No major
        system: santa-fe
        players: {min: 2, max: 2}
        rules: {preset: santa-fe-rails, deck: {copies: {"7": 12}}}
        board: {kind: routes, size: [8, 4], lines: [{id: ash-elm, a: ash, b: elm}]}
        cities:
        - {id: ash, name: Ash, xy: "1.0,2.0"}
        - {id: elm, name: Elm, xy: "5.0,2.0", value: 7}
        railroads:
        - {id: drg, home: ash}
        - {id: gn, removed: true}
        - {id: kp, removed: true}
        - {id: ri, removed: true}
        - {id: sf, removed: true}
        - {id: sp, removed: true}
        - {id: tp, removed: true}
        - {id: up, removed: true}
        - {id: wp, removed: true}
        boom_markers:
        - {id: boom-4, count: 0}
        - {id: boom-5, count: 0}

    Good:
        format: 1
        id: example
        title: One major
        system: santa-fe
        players: {min: 2, max: 2}
        rules: {preset: santa-fe-rails, deck: {copies: {"7": 12}}}
        board: {kind: routes, size: [8, 4], lines: [{id: ash-elm, a: ash, b: elm}]}
        cities:
        - {id: ash, name: Ash, xy: "1.0,2.0"}
        - {id: elm, name: Elm, xy: "5.0,2.0", value: 7}
        railroads:
        - {id: drg, home: ash}
        - {id: gn, track: 1, home: ash}
        - {id: kp, removed: true}
        - {id: ri, removed: true}
        - {id: sf, removed: true}
        - {id: sp, removed: true}
        - {id: tp, removed: true}
        - {id: up, removed: true}
        - {id: wp, removed: true}
        boom_markers:
        - {id: boom-4, count: 0}
        - {id: boom-5, count: 0}
    """
    railroads = survey.part.railroads.values()
    if survey.is_begun and not any(one.is_major for one in railroads):
        yield Finding(message=tr("no railroad is a major"), route=("railroads",))


@check(
    "RUL203",
    "square-of-a-short-line",
    ERROR,
    reads=("railroads", "cities"),
    rules=("SFR-BONUS-04", "SFR-BONUS-08"),
    holds=("SFR-CHK-16",),
    since="0.6.0",
)
def square_of_a_short_line(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A city shows the square of a short line.

    Why: only majors are paid for squares, so that nobody ever would be.
    Repair: take the square away, or make the railroad a major.

    Bad:
        cities:
        - {id: tucson, squares: [sp, tp]}

    Good:
        cities:
        - {id: tucson, squares: [sf, sp]}
    """
    for key, city in survey.scenario.cities.items():
        squares = city.squares if isinstance(city, SantaFeCity) else ()
        for one in squares:
            railroad = survey.part.railroads.get(one)
            if railroad is not None and not railroad.is_major:
                way = ("cities", key, "squares")
                rest = [other for other in squares if other != one]
                title = tr("take the square of {one} away", one=one)
                yield Finding(
                    message=tr(
                        "{city} shows the square of {railroad}, which is a short line",
                        city=name_of(city),
                        railroad=name_of(railroad),
                    ),
                    route=way,
                    word=one,
                    repair=saying(survey.scenario, title, {way: rest or None}),
                )


@check(
    "RUL204",
    "same-colour",
    WARNING,
    reads=("railroads",),
    rules=("SFR-COMP-03",),
    holds=("SFR-CHK-18", "SFR-CHK-48"),
    since="0.6.0",
)
def same_colour(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Two railroads have the same colour.

    Why: their pieces and squares cannot be told apart on the board.
    Repair: give one of them another colour.

    Bad:
        railroads:
        - {id: wp, colour: "#2f6fb5"}

    Good:
        railroads:
        - {id: wp, colour: "#7a5230"}
    """
    seen: dict[str, str] = {}
    for key, railroad in survey.part.railroads.items():
        colour = railroad.colour.lower()
        first = seen.setdefault(colour, key) if colour else key
        if first != key:
            other = survey.part.railroads[first]
            yield Finding(
                message=tr(
                    "{railroad} and {other} have the same colour, {colour}",
                    railroad=name_of(railroad),
                    other=name_of(other),
                    colour=colour,
                ),
                route=("railroads", key, "colour"),
                also=(Also(("railroads", first), tr("the other railroad")),),
            )
