"""Kinds of ground: whether the rules say of each what track costs on it."""

from collections.abc import Iterable, Iterator

from model.boards.terrain import TerrainBoard
from model.forms.form import Step
from model.scenario.change import Change
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Repair
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import counted
from validator.wording.near_names import nearest, only_near


@check(
    "MAP101",
    "ground-without-price",
    ERROR,
    reads=("board", *RULES),
    needs=("land",),
    implies_anywhere=("NET101", "NET102", "NET103", "NET108", "NET110"),
    rules=("AOS-BOARD-01", "AOS-BUILD-05"),
    holds=("VAL-AOS-10", "VAL-AOS-11"),
    since="0.6.0",
)
def ground_without_price(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The board has hexes of a kind of ground of which the rules say nothing.

    Why: nobody can build there, though the hexes are drawn like others.
    Repair: name the kind under `rules: prices: terrain`, with a cost or `buildable: false`, or
    correct the legend.

    Bad:
        board: {legend: {"^": moutain}}

    Good:
        board: {legend: {"^": mountain}}
    """
    board, prices = survey.scenario.board, survey.rules.prices.terrain
    if not isinstance(board, TerrainBoard):
        return
    for kind, number in board.kinds().items():
        if kind in prices:
            continue
        sign = next(sign for sign, meant in board.legend.items() if meant == kind)
        near = nearest(kind, prices)
        yield Finding(
            message=(
                tr(
                    "the rules say nothing of {kind}, and {hexes} is {kind}",
                    kind=kind,
                    hexes=counted(number, "hex", "hexes"),
                )
                if number == 1
                else tr(
                    "the rules say nothing of {kind}, and {hexes} are {kind}",
                    kind=kind,
                    hexes=counted(number, "hex", "hexes"),
                )
            ),
            route=("board", "legend", sign),
            help=tr("did you mean {near}?", near=near)
            if near
            else tr("say rules: prices: terrain: {kind}", kind=kind),
            repair=_called(sign, kind, near, prices) if near else None,
        )


def _called(sign: str, kind: str, near: str, known: Iterable[str]) -> Repair:
    step = Step(("board", "legend", sign), kind, near)
    is_sure = only_near(kind, known) == near
    return Repair(
        tr("call it {near}", near=near), Change(tr("call it {near}", near=near), (step,)), is_sure
    )
