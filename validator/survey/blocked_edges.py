"""Blocked edges that the board does not have, for every system with blocked borders."""

from collections.abc import Iterator

from model.boards.terrain import TerrainBoard
from model.forms.form import Step
from model.scenario.change import Change
from model.scenario.scenario_form import look_at
from model.wording.speech import tr
from validator.finding import Finding, Repair
from validator.survey.survey import Survey
from validator.wording.listing import listed


def dropped(survey: Survey, edge: object) -> Repair:
    """The repair that takes a blocked edge off the list."""
    route = ("blocked", str(edge))
    step = Step(route, look_at(survey.scenario, route), None)
    return Repair(tr("take {edge} off", edge=edge), Change(tr("drop an edge"), (step,)))


def beside_the_board(survey: Survey) -> Iterator[Finding]:
    """The blocked edges with an end where the board has no cell."""
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    for edge in survey.scenario.blocked:
        missing = [cell for cell in edge if not board.has(cell)]
        if missing:
            yield Finding(
                message=tr(
                    "{edge} is blocked, and the board has no {cell}",
                    edge=edge,
                    cell=listed([str(cell) for cell in missing]),
                ),
                route=("blocked", str(edge)),
                edges=(edge,),
                repair=dropped(survey, edge),
            )
