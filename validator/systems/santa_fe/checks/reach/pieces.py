"""Whether there are pieces for the board, and segments for the pieces."""

from collections.abc import Iterator

from model.systems.santa_fe.track.reach import pieces_for_all
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import counted


@check(
    "NET208",
    "fewer-segments-than-track",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("SFR-END-01", "SFR-END-02"),
    holds=("SFR-CHK-33",),
    since="0.6.0",
)
def fewer_segments_than_track(survey: SantaFeSurvey) -> Iterator[Finding]:
    """The majors have more pieces than the board has segments.

    Why: they can never all be laid, so that the game only ends when every major is in a dead end.
    Repair: give the majors less track, or the board more lines.

    Bad:
        railroads:
        - {id: gn, track: 180}

    Good:
        railroads:
        - {id: gn, track: 30}
    """
    if not survey.is_begun:
        return
    segments = sum(line.segments for line in survey.land.lines.values())
    majors = [one for one in survey.part.railroads.values() if one.is_major]
    pieces = sum(one.track for one in majors)
    if pieces > segments:
        yield Finding(
            message=tr(
                "the majors have {pieces}, and all lines together {segments}",
                pieces=counted(pieces, "piece"),
                segments=counted(segments, "segment"),
            ),
            route=("railroads",),
        )


@check(
    "NET209",
    "too-few-pieces-for-the-board",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    implies_anywhere=("NET203", "NET206"),
    rules=("SFR-TRACK-16", "SFR-SCORE-02"),
    since="0.6.0",
)
def too_few_pieces_for_the_board(survey: SantaFeSurvey) -> Iterator[Finding]:
    """All railroads together have too few pieces to join every city, however they are laid.

    It is counted what the shortest lines take that join every city to some home base.

    Why: in every game some cities stay empty, and their cards are worth nothing.
    Repair: give railroads more track, or lines fewer segments.

    Bad:
        railroads:
        - {id: sf, track: 9}
        - {id: sp, track: 9}
        - {id: gn, track: 9}
        - {id: up, track: 9}
        - {id: kp, track: 9}
        - {id: ri, track: 4}
        - {id: tp, track: 4}
        - {id: wp, track: 4}
        - {id: drg, track: 4}

    Good:
        railroads:
        - {id: tp, track: 6}
    """
    pieces = sum(one.track for one in survey.part.railroads.values())
    needed = pieces_for_all(survey.land)
    if survey.homes and pieces < needed:
        yield Finding(
            message=tr(
                "all railroads together have {pieces}, and it takes {needed:,} "
                "at least to join every city",
                pieces=counted(pieces, "piece"),
                needed=needed,
            ),
            route=("railroads",),
        )
