"""Home bases at which a railroad can begin, and what it can reach from there."""

from collections.abc import Iterator

from model.systems.santa_fe.track.reach import startable
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import counted


@check(
    "NET201",
    "home-without-a-way-out",
    ERROR,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    implies_anywhere=("NET206",),
    rules=("SFR-TRACK-08", "SFR-TRACK-14"),
    holds=("SFR-CHK-09",),
    since="0.6.0",
)
def home_without_a_way_out(survey: SantaFeSurvey) -> Iterator[Finding]:
    """No line can be started at the home base of a railroad, as arrows are.

    Why: not one of its pieces can ever be laid.
    Repair: lead a line from the base, turn an arrow around, or give the railroad another home.

    Bad:
        board:
          lines:
          - {id: denver-cheyenne, arrow: b>a}
          - {id: denver-grand-junction, arrow: b>a}
          - {id: pueblo-denver, arrow: a>b}

    Good:
        board:
          lines:
          - {id: denver-cheyenne, arrow: b>a}
          - {id: denver-grand-junction, arrow: a>b}
          - {id: pueblo-denver, arrow: a>b}
    """
    if not survey.is_begun:
        return
    for key, railroad in survey.part.railroads.items():
        home = railroad.home
        if home in survey.land.cities and not startable(survey.land, home):
            name = survey.land.name_of(key)
            yield Finding(
                message=tr(
                    "{name} cannot begin: no line can be started in {city}",
                    name=name,
                    city=survey.city(home),
                ),
                route=("railroads", key, "home"),
                about=(("cities", home),),
            )


@check(
    "NET202",
    "too-little-track-to-begin",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    implies_anywhere=("NET206",),
    rules=("SFR-TRACK-16", "SFR-TRACK-18"),
    holds=("SFR-CHK-10",),
    since="0.6.0",
)
def too_little_track_to_begin(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Every line from the home base of a railroad is longer than all its track.

    Why: the railroad can never connect a city.
    Repair: give it more track, or lead a shorter line from its home.

    Bad:
        railroads:
        - {id: tp, track: 2}

    Good:
        railroads:
        - {id: tp, track: 8}
    """
    for key, railroad in survey.part.railroads.items():
        lines = startable(survey.land, railroad.home)
        if lines and all(line.segments > railroad.track for line in lines):
            name, shortest = survey.land.name_of(key), min(line.segments for line in lines)
            yield Finding(
                message=tr(
                    "{name} has {pieces}, and the shortest line from {city} has {segments}",
                    name=name,
                    pieces=counted(railroad.track, "piece"),
                    city=survey.city(railroad.home),
                    segments=counted(shortest, "segment"),
                ),
                route=("railroads", key, "track"),
            )


@check(
    "NET206",
    "square-out-of-reach",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("SFR-BONUS-04",),
    holds=("SFR-CHK-17",),
    since="0.6.0",
)
def square_out_of_reach(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A city shows the square of a major that can never come there.

    Arrows count, and the pieces that the major has.

    Why: the bonus is never paid, and the colour misleads.
    Repair: give the square to a major that can come, or the major more track.

    Bad:
        cities:
        - {id: seattle, squares: [gn, kp]}
        railroads:
        - {id: kp, track: 12}
        - {id: ri, track: 16}

    Good:
        cities:
        - {id: seattle, squares: [gn, sf]}
    """
    for key, city in survey.land.cities.items():
        for major in city.squares:
            railroad = survey.part.railroads.get(major)
            if railroad is None or not railroad.is_major or not railroad.home:
                continue
            if key not in survey.reach.get(major, {}):
                yield Finding(
                    message=tr(
                        "{major} can never come to {city}, which shows its square",
                        major=survey.land.name_of(major),
                        city=survey.city(key),
                    ),
                    route=("cities", key, "squares"),
                    word=major,
                    about=(("railroads", major),),
                )
