"""Mileposts that no track can come to."""

from collections.abc import Collection, Iterator

from model.notation import Cell
from validator.check import check
from validator.finding import WARNING, Finding
from validator.surveys.crayon import GROUND, CrayonSurvey


@check(
    "MAP014",
    "isolated-milepost",
    WARNING,
    reads=GROUND,
    subjects="cells",
    reach=1,
    needs=("ground",),
    holds=("VAL-CRY-14",),
)
def isolated_milepost(survey: CrayonSurvey, cells: Collection[Cell]) -> Iterator[Finding]:
    """A milepost has no neighbour to which a section can be built.

    Why: no track can ever come there, so the milepost is only drawn, and players puzzle over it.
    Repair: paint a milepost beside it, open one of its edges, or take it away.

    Bad:
        board: {paint: {"15,12": clear}}

    Good:
        board: {paint: {"13,11": clear}}
    """
    network = survey.ground.network
    for cell in cells:
        number = network.index(cell)
        is_single = network.has(number) and number not in network.red
        if is_single and not network.ways(number) and not network.ferry_steps(number):
            yield Finding(
                message=f"milepost {cell} has no neighbour that track can be built from",
                route=("board", "terrain", str(cell)),
                cells=(cell,),
            )
