"""A victory that everybody has the money for from the start."""

from collections.abc import Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding
from validator.systems.crayon.survey.goal import is_asked_for
from validator.systems.crayon.survey.survey import CrayonSurvey

CASH = ("rules", "win", "cash")
START = ("rules", "start", "cash")


@check(
    "RUL023",
    "won-already",
    WARNING,
    reads=("rules", "variants", "position"),
    needs=("rules",),
    rules=("CRY-WIN-01", "CRY-WIN-02", "CRY-WIN-03"),
)
def won_already(survey: CrayonSurvey) -> Iterator[Finding]:
    """Everybody begins with as much cash as victory asks for.

    It is an error where victory asks for nothing else: no Major Cities, no container link.

    Why: only cash and connections decide the game. Whoever has the money already needs track and no
    deliveries, or nothing at all.
    Repair: ask for more cash to win, or begin with less.

    Bad:
        rules: {win: {cash: 30}}

    Good:
        rules: {win: {cash: 120}}
    """
    win, start = survey.rules.win, survey.rules.start
    if survey.part.position is not None or not is_asked_for(survey.rules):
        return
    if win.cash <= start.cash:
        is_all = not win.majors and not win.links
        then = tr(": the game is won before it begins") if is_all else ""
        yield Finding(
            message=tr(
                "everybody begins with {cash} cash, and {cash2} are enough to win{then}",
                cash=start.cash,
                cash2=win.cash,
                then=then,
            ),
            route=CASH,
            also=(Also(START, tr("the cash at the start")),),
            weight=ERROR if is_all else WARNING,
        )
