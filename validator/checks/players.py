"""How many can play."""

from collections.abc import Iterator

from model.forms.form import Step
from model.scenario.change import Change
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Repair
from validator.survey.survey import Survey


@check(
    "RUL006",
    "players-the-wrong-way-round",
    ERROR,
    reads=("players",),
    holds=("VAL-AOS-04", "TRN-CHK-36"),
)
def players_the_wrong_way_round(survey: Survey) -> Iterator[Finding]:
    """The smallest number of players is larger than the largest.

    Why: there is no number of people with whom a game could begin.
    Repair: say the smaller number as `min` and the larger one as `max`.

    Bad:
        players: {min: 4, max: 2}

    Good:
        players: {min: 2, max: 4}
    """
    players = survey.scenario.players
    least, most = players.min, players.max
    if least > most:
        steps = (Step(("players", "min"), least, most), Step(("players", "max"), most, least))
        yield Finding(
            message=tr("at least {least} and at most {most} can play", least=least, most=most),
            route=("players", "min"),
            repair=Repair(tr("swap them"), Change(tr("swap the numbers of players"), steps)),
        )
