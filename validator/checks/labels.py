"""Labels that a designer put where they hide something, or that say nothing."""

from collections.abc import Iterator
from math import ceil, floor
from typing import TYPE_CHECKING

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.scenario.things import Label
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly
from validator.survey.survey import Survey
from validator.wording.listing import counted, listed

if TYPE_CHECKING:
    from drawing.map.sheet.sheet import Sheet
    from drawing.text.metrics import Tilted

NAMED = ("cities", "waters", "regions", "shapes")
"""Collections whose things labels can name."""
MOST_LABELS = 2_000
"""On a map with more labels nobody looks at each of them."""


@check(
    "MAP030",
    "label-over-milepost",
    WARNING,
    reads=("labels", "board", *NAMED),
    whole=("board",),
)
def label_over_milepost(survey: Survey) -> Iterator[Finding | Partly]:
    """A label that was placed by hand covers mileposts.

    Labels are measured as a map of the usual size has them.

    Why: players cannot see the mileposts, and draw track into the letters.
    Repair: move the label between the rows, make it smaller, or leave it out: names without a label
    find a free place themselves.

    Bad:
        labels:
        - {id: greyhorn, at: "5.0,6.1"}

    Good:
        labels:
        - {id: greyhorn, at: "12.35,3.5"}
    """
    scenario = survey.scenario
    if not isinstance(scenario.board, MilepostBoard) or not scenario.labels:
        return
    if len(scenario.labels) > MOST_LABELS:
        yield Partly(
            tr(
                "the map has {labels} labels, and none of them was looked at",
                labels=len(scenario.labels),
            )
        )
        return
    from drawing.map.placing.label_names import hand_placed, label_key
    from drawing.map.sheet.sheet import Sheet, usual_mm
    from drawing.text.metrics import place
    from drawing.themes.theme import theme

    sheet = Sheet(scenario, theme(), usual_mm(scenario))
    hidden: dict[str, list[Cell]] = {}
    for text in hand_placed(sheet).texts:
        hidden.setdefault(text.key, []).extend(_under(sheet, scenario.board, place(text)))
    for name, label in scenario.labels.items():
        cells = sorted(set(hidden.get(label_key(label), ())))
        if cells:
            shown = listed([str(cell) for cell in cells])
            yield Finding(
                message=tr(
                    "the label {said} covers {mileposts}: {shown}",
                    said=_said(survey, label),
                    mileposts=counted(len(cells), "milepost"),
                    shown=shown,
                ),
                route=("labels", name, "at"),
                cells=tuple(cells),
            )


def _under(sheet: "Sheet", board: MilepostBoard, where: "Tilted") -> Iterator[Cell]:
    """The mileposts whose middle lies under a text."""
    left, top = sheet.spot(Cell(0, 0))
    box, high = where.box(), grid.ROW_HEIGHT * sheet.mm
    for row in range(ceil((box.y - top) / high), floor((box.bottom - top) / high) + 1):
        start = left + (row & 1) / 2 * sheet.mm
        first, last = (box.x - start) / sheet.mm, (box.right - start) / sheet.mm
        for cell in [Cell(col, row) for col in range(ceil(first), floor(last) + 1)]:
            if board.has(cell) and where.share([sheet.spot(cell)]):
                yield cell


def _said(survey: Survey, label: Label) -> str:
    room, _, name = label.of.partition("/")
    thing = survey.things(room).get(name) if room in NAMED else None
    text = label.text or str(getattr(thing, "name", "")) or label.id
    return " ".join(text.split())[:40]
