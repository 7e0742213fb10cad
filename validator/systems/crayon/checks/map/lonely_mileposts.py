"""Mileposts that no track can come to."""

from collections.abc import Collection, Iterator

from model.notation import Cell
from model.systems.crayon.network.network import Network
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey

FEW = 200
"""For so many cells it is not worth to look at the whole map."""


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
    for cell in cells if len(cells) <= FEW else _lonely_among(survey, cells):
        if _is_lonely(survey.ground.network, cell):
            yield Finding(
                message=tr(
                    "milepost {cell} has no neighbour that track can be built from", cell=cell
                ),
                route=("board", "terrain", str(cell)),
                cells=(cell,),
            )


def _is_lonely(network: Network, cell: Cell) -> bool:
    number = network.index(cell)
    is_single = network.has(number) and number not in network.red
    return is_single and not network.ways(number) and not network.ferry_steps(number)


def _lonely_among(survey: CrayonSurvey, cells: Collection[Cell]) -> list[Cell]:
    """Where many are asked for, those of the whole map are found at once."""
    lonely = survey.waves.lonely
    if not lonely:
        return []
    index = survey.ground.network.index
    return [cell for cell in cells if lonely >> index(cell) & 1]
