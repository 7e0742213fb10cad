"""Maps that cannot be worked out at all, so that nothing that stands on them can be judged."""

from collections.abc import Iterator

from model.boards.lattice import MilepostBoard
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey


@check(
    "LIM003",
    "endless-waters",
    ERROR,
    reads=GROUND,
    needs=("rules",),
    whole=GROUND,
    implies_anywhere=("MAP031",),
)
def endless_waters(survey: CrayonSurvey) -> Iterator[Finding]:
    """Waters are longer or cover more of the board than any map needs, so nobody works them out.

    Nothing that stands on the map is judged then, and no game can be begun on it.

    Why: what such waters cross would take minutes to work out, in whatever opens the map.
    Repair: leave out what lies beside the board, and draw a water once.

    Bad:
        waters:
        - id: wend
          path: >-
            0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0 0.0,8.0
            9999.0,9.0 0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0
            9999.0,9.0 0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0
            9999.0,9.0 0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0
            9999.0,9.0 0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0
            9999.0,9.0 0.0,0.0 9999.0,1.0 0.0,2.0 9999.0,3.0 0.0,4.0 9999.0,5.0 0.0,6.0 9999.0,7.0

    Good:
        title: The valley with its own waters
    """
    if isinstance(survey.scenario.board, MilepostBoard) and (why := survey.why_lacking("ground")):
        yield Finding(
            message=tr("nothing on the map can be judged: {why}", why=why),
            route=("waters",) if survey.scenario.waters else ("board",),
            is_about_key=True,
        )
