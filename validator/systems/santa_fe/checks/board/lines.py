"""Lines between cities: loops, three between two cities, twins against each other."""

from collections import defaultdict
from collections.abc import Iterator

from model.boards.routes import Line, RouteBoard
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import LAND, SantaFeSurvey
from validator.wording.listing import counted, listed

TWINS = 2


@check(
    "MAP201",
    "line-to-itself",
    ERROR,
    reads=("board",),
    rules=("SFR-TRACK-05",),
    holds=("SFR-CHK-02",),
    since="0.6.0",
)
def line_to_itself(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A line begins and ends in the same city.

    Why: no piece can be laid on it that leads anywhere.
    Repair: name the other city, or leave the line out.

    Bad:
        board:
          lines:
          - {id: denver-loop, a: denver, b: denver, segments: 2}

    Good:
        board:
          lines:
          - {id: denver-cheyenne, a: denver, b: cheyenne}
    """
    board = survey.scenario.board
    for key, line in board.lines.items() if isinstance(board, RouteBoard) else ():
        if line.a == line.b:
            yield Finding(
                message=tr("the line {key} leads from {a} to {a}", key=key, a=line.a),
                route=("board", "lines", key),
                repair=saying(survey.scenario, tr("take it away"), {("board", "lines", key): None}),
            )


def _by_pair(survey: SantaFeSurvey) -> list[list[Line]]:
    found: dict[frozenset[str], list[Line]] = defaultdict(list)
    for line in survey.land.lines.values():
        found[frozenset((line.a, line.b))].append(line)
    return list(found.values())


def _pair(survey: SantaFeSurvey, line: Line) -> str:
    return tr("{city} and {city2}", city=survey.city(line.a), city2=survey.city(line.b))


@check(
    "MAP202",
    "many-lines-between-two-cities",
    WARNING,
    reads=LAND,
    needs=("land",),
    rules=("SFR-TRACK-10", "SFR-TRACK-11"),
    holds=("SFR-CHK-29",),
    since="0.6.0",
)
def many_lines_between_two_cities(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Three or more lines join the same two cities.

    Why: the rule of double routes is written for two: a railroad that uses one may not use the
    other. We bar it from all others.
    Repair: leave two of them, or accept it.

    Bad:
        board:
          lines:
          - {id: denver-cheyenne-2, a: denver, b: cheyenne}
          - {id: denver-cheyenne-3, a: denver, b: cheyenne}

    Good:
        board:
          lines:
          - {id: denver-cheyenne-2, a: denver, b: cheyenne}
    """
    for lines in _by_pair(survey):
        if len(lines) > TWINS:
            number, ids = counted(len(lines), "line"), listed([one.id for one in lines])
            yield Finding(
                message=tr(
                    "{number} join {pair}: {ids}",
                    number=number,
                    pair=_pair(survey, lines[0]),
                    ids=ids,
                ),
                route=("board", "lines", lines[-1].id),
                also=tuple(Also(("board", "lines", one.id), tr("another")) for one in lines[:-1]),
            )


@check(
    "MAP203",
    "twins-against-each-other",
    WARNING,
    reads=LAND,
    needs=("land",),
    rules=("SFR-TRACK-08", "SFR-TRACK-10"),
    holds=("SFR-CHK-30",),
    since="0.6.0",
)
def twins_against_each_other(survey: SantaFeSurvey) -> Iterator[Finding]:
    """The two lines between two cities have arrows in opposite directions.

    Why: then either direction is allowed after all, and the arrows say nothing.
    Repair: turn one arrow around, or leave both out.

    Bad:
        board:
          lines:
          - {id: kansas-city-wichita-2, arrow: b>a}

    Good:
        board:
          lines:
          - {id: kansas-city-wichita-2, arrow: a>b}
    """
    for lines in _by_pair(survey):
        tails = {line.id: tail for line in lines if (tail := _tail(line))}
        if len(lines) == TWINS and len(set(tails.values())) > 1:
            first, last = lines
            yield Finding(
                message=tr(
                    "the two lines between {pair} have opposite arrows", pair=_pair(survey, first)
                ),
                route=("board", "lines", last.id, "arrow"),
                also=(Also(("board", "lines", first.id), tr("the other line")),),
                repair=_turned(survey, last),
            )


def _tail(line: Line) -> str:
    return {"a>b": line.a, "b>a": line.b}.get(line.arrow or "", "")


def _turned(survey: SantaFeSurvey, line: Line) -> Repair | None:
    other = "b>a" if line.arrow == "a>b" else "a>b"
    way = ("board", "lines", line.id, "arrow")
    return saying(
        survey.scenario, tr("turn the arrow of {line} around", line=line.id), {way: other}
    )
