"""Cities that nobody can reach, and boards that fall into parts."""

from collections.abc import Iterator

from model.boards.routes import RouteBoard
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import counted, listed


@check(
    "NET203",
    "city-nobody-reaches",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("SFR-SCORE-02", "SFR-TRACK-08"),
    holds=("SFR-CHK-12",),
    since="0.6.0",
)
def city_nobody_reaches(survey: SantaFeSurvey) -> Iterator[Finding]:
    """No railroad can ever come to a city with a value: no lines lead there, or too few pieces.

    Arrows count, and how much track each railroad has.

    Why: its cards are worth nothing, and whoever draws them has fewer cards than the others.
    Repair: lead a line there, turn an arrow around, give a railroad more track, or take the value
    away.

    Bad:
        board:
          lines:
          - {id: flagstaff-san-diego, removed: true}
          - {id: los-angeles-san-diego, removed: true}
          - {id: los-angeles-san-diego-2, removed: true}
          - {id: tucson-san-diego, arrow: b>a}
          - {id: san-diego-phoenix, a: san-diego, b: phoenix}
        cities:
        - {id: phoenix, name: Phoenix, xy: "10.2,22.8"}
        - {id: san-diego, squares: []}

    Good:
        board:
          lines:
          - {id: los-angeles-san-diego, removed: true}
          - {id: los-angeles-san-diego-2, removed: true}
    """
    if not survey.homes:
        return
    for key, city in survey.valued.items():
        if any(key in reached for reached in survey.reach.values()):
            continue
        yield Finding(
            message=tr(
                "no railroad can reach {city} (value {city2})",
                city=survey.city(key),
                city2=city.value,
            )
            + _why(survey, key),
            route=("cities", key),
        )


def _why(survey: SantaFeSurvey, city: str) -> str:
    far = survey.far.get(city)
    if far is None:
        return tr(": no lines lead there from a home base")
    return tr(
        ": none has the pieces for it, and the nearest home is {pieces} away",
        pieces=counted(far, "piece"),
    )


@check(
    "NET204",
    "city-without-a-line",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    implies=("NET203", "NET201"),
    implies_anywhere=("NET205",),
    rules=("SFR-TRACK-05",),
    holds=("SFR-CHK-13",),
    since="0.6.0",
)
def city_without_a_line(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A city has no line at all.

    Why: no railroad can come there or begin there.
    Repair: lead a line to the city, or leave it out.

    Bad:
        cities:
        - {id: phoenix, name: Phoenix, xy: "11.4,23.7", value: 6}

    Good:
        cities:
        - {id: phoenix, name: Phoenix, xy: "11.4,23.7", value: 6}
        board:
          lines:
          - {id: phoenix-flagstaff, a: phoenix, b: flagstaff}
    """
    if not survey.is_begun:
        return
    for key, around in survey.land.around.items():
        if not around and survey.can_read("cities", key):
            yield Finding(
                message=tr("no line leads to {city}", city=survey.city(key)), route=("cities", key)
            )


@check(
    "NET205",
    "board-in-parts",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("SFR-TRACK-05",),
    holds=("SFR-CHK-14",),
    implies_anywhere=("NET203", "NET206"),
    since="0.6.0",
)
def board_in_parts(survey: SantaFeSurvey) -> Iterator[Finding]:
    """The lines of the board fall into parts that no line joins, whatever arrows say.

    Why: railroads of one part can never come to the other, and nobody plays for both.
    Repair: lead a line from one part to the other.

    Bad:
        board:
          lines:
          - {id: boise-portland, removed: true}
          - {id: reno-portland, removed: true}
          - {id: spokane-portland, removed: true}
          - {id: spokane-portland-2, removed: true}
          - {id: spokane-seattle, removed: true}

    Good:
        board:
          lines:
          - {id: boise-portland, removed: true}
          - {id: spokane-seattle, removed: true}
    """
    board = survey.scenario.board
    if not isinstance(board, RouteBoard):
        return
    lines = {key: line for key, line in board.lines.items() if key in survey.land.lines}
    for part in RouteBoard(lines).components()[1:]:
        names = [survey.city(one) for one in sorted(part)]
        yield Finding(
            message=tr("no line joins {names} to the other cities", names=listed(names)),
            route=("cities", min(part)),
        )


@check(
    "NET207",
    "city-that-cannot-be-entered",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    implies=("NET203",),
    implies_anywhere=("NET206",),
    rules=("SFR-TRACK-08",),
    holds=("SFR-CHK-31",),
    since="0.6.0",
)
def city_that_cannot_be_entered(survey: SantaFeSurvey) -> Iterator[Finding]:
    """All lines of a city with a value have arrows that lead away from it.

    Why: only a railroad whose home it is can ever be connected there.
    Repair: turn one of the arrows around.

    Bad:
        board:
          lines:
          - {id: flagstaff-san-diego, arrow: b>a}
          - {id: los-angeles-san-diego, arrow: b>a}
          - {id: los-angeles-san-diego-2, arrow: b>a}
          - {id: tucson-san-diego, arrow: b>a}

    Good:
        board:
          lines:
          - {id: flagstaff-san-diego, arrow: b>a}
          - {id: los-angeles-san-diego, arrow: b>a}
          - {id: los-angeles-san-diego-2, arrow: b>a}
          - {id: tucson-san-diego, arrow: a>b}
    """
    for key in survey.valued:
        around = survey.land.around.get(key, ())
        if around and not any(line.can_start_at(line.far_end(key)) for line in around):
            yield Finding(
                message=tr("every line of {city} leads away from it", city=survey.city(key)),
                route=("cities", key),
                about=tuple(("board", "lines", line.id) for line in around),
            )
