"""Blocked borders: they lie on the board, and block something."""

from collections.abc import Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.survey.blocked_edges import beside_the_board, dropped
from validator.systems.trains.survey.survey import LAND, TrainsSurvey


@check(
    "MAP303",
    "border-beside-the-board",
    ERROR,
    reads=("board", "blocked"),
    whole=("board",),
    rules=("TRN-RAIL-02",),
    holds=("TRN-CHK-05",),
    since="0.6.0",
)
def border_beside_the_board(survey: TrainsSurvey) -> Iterator[Finding]:
    """A blocked border has a hex that the board does not have.

    Why: it blocks nothing; another border was meant.
    Repair: name two neighbouring hexes of the board.

    Bad:
        blocked: ["9,0 10,0"]

    Good:
        blocked: ["8,0 9,0"]
    """
    yield from beside_the_board(survey)


@check(
    "MAP304",
    "border-that-blocks-nothing",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    rules=("TRN-RAIL-02", "TRN-RAIL-05"),
    holds=("TRN-CHK-06",),
    since="0.6.0",
)
def border_that_blocks_nothing(survey: TrainsSurvey) -> Iterator[Finding]:
    """A blocked border lies at a hex on which nobody can build.

    Why: there is no way to block, so that another border was meant.
    Repair: write the border that was meant, or take it off the list.

    Bad:
        blocked: ["6,4 7,4"]

    Good:
        blocked: ["5,4 6,4"]
    """
    land = survey.land
    for edge in survey.scenario.blocked:
        closed = [cell for cell in edge if cell in land.ground and cell not in land.open]
        if closed:
            yield Finding(
                message=tr(
                    "{edge} is blocked, and nobody builds on {closed}, which is {terrain}",
                    edge=edge,
                    closed=closed[0],
                    terrain=land.ground[closed[0]].terrain,
                ),
                route=("blocked", str(edge)),
                edges=(edge,),
                repair=dropped(survey, edge),
            )
