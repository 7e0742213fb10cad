"""Load chips: squares with the icon and the name of a good, as many as the scenario says."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from drawing.cards.sheets import Grid, grid_for
from drawing.goods.icons import colour_of
from drawing.goods.icons_of_system import good_icon
from drawing.pages.paper import Press, cut_marks, page
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Face, Ink, Layer, Picture, Text, Texts
from drawing.text.fitting import Fitted, one_line
from drawing.themes.theme import Style, Theme
from model.scenario.names_in_words import good_name
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.wording.speech import later, tr

SIDE = 15.0
"""Of a chip, in millimetres: it lies on a train card, and on a hex."""
RIM = 0.8
"""What stays white inside of the cut, so that a slip of the knife does not show."""
ICON = 7.6
TOO_MANY = later(
    "The scenario has {asked:,} chips, of which {made:,} are printed: {sheets} sheets, with as "
    "many of each good as there is room for."
)
MOST_SHEETS = 40
"""More than anybody cuts; where a scenario asks for more, of no good are made as many."""


def chips_of(scenario: Scenario, room: int) -> list[Good]:
    """Every chip that is to be made, good by good; of each good as many as have room."""
    goods = [good for good in scenario.goods.values() if good.chips > 0]
    most = most_of_a_good([good.chips for good in goods], room)
    return [good for good in goods for _ in range(min(good.chips, most))][:room]


def most_of_a_good(counts: Sequence[int], room: int) -> int:
    """The largest number of chips of one good with which all goods have room."""
    left = room
    for number, count in enumerate(sorted(counts)):
        share = left // (len(counts) - number)
        if count > share:
            return max(1, share)
        left -= count
    return max(counts, default=0)


def chips_left_out(scenario: Scenario, press: Press) -> Iterator[str]:
    """A sentence where a scenario has more chips than are printed."""
    made = len(chips_of(scenario, _room(press)))
    asked = sum(max(good.chips, 0) for good in scenario.goods.values())
    if made < asked:
        yield tr(TOO_MANY, asked=asked, made=made, sheets=MOST_SHEETS)


def _room(press: Press) -> int:
    return MOST_SHEETS * grid_for(press.paper, SIDE, SIDE).count


def chip_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """Each sheet's fronts, then the same for its other side."""
    chips = chips_of(scenario, _room(press))
    grid = grid_for(press.paper, SIDE, SIDE)
    sheets = [chips[start : start + grid.count] for start in range(0, len(chips), grid.count)]
    pages = []
    for number, sheet in enumerate(sheets):
        count = {"number": number + 1, "count": len(sheets)}
        for is_back in (False, True):
            batches = list(_faces(sheet, grid, scenario, press, is_back=is_back))
            layers = (
                Layer("chips", tuple(batches)),
                Layer("marks", (_marks(sheet, grid, press.theme),)),
            )
            front = tr("chips, sheet {number} of {count}, fronts", **count)
            back = tr("chips, sheet {number} of {count}, other side", **count)
            pages.append(page(press, grid.paper, layers, back if is_back else front))
    return pages


def _marks(sheet: Sequence[Good], grid: Grid, theme: Theme) -> Curves:
    rows = -(-len(sheet) // grid.columns)
    box = grid.box
    around = Box(box.x, box.y, box.width, rows * SIDE)
    across = [box.x + SIDE * column for column in range(grid.columns + 1)]
    return cut_marks(across, [box.y + SIDE * row for row in range(rows + 1)], around, theme)


def _faces(
    sheet: Sequence[Good],
    grid: Grid,
    scenario: Scenario,
    press: Press,
    *,
    is_back: bool,
) -> Iterator[Batch]:
    for number, good in enumerate(sheet):
        box = grid.at(*grid.place(number, mirrored=is_back))
        yield from chip(good, box, scenario, press)


def chip(good: Good, box: Box, scenario: Scenario, press: Press) -> Iterator[Batch]:
    """One face of a chip."""
    theme = press.theme
    look, style = theme.ink("chip"), theme.style("chip")
    shape = [rectangle(box.grown(-RIM), 1.6)]
    rim = Ink(line=colour_of(good), width=look.width)
    yield Curves(replace(look, width=look.width + 0.3), shape, key=f"chip {good.id}")
    yield Curves(rim, shape)
    middle = box.x + box.width / 2
    icon = Box(middle - ICON / 2, box.y + 1.8, ICON, ICON)
    yield from good_icon(scenario, good, icon, theme, press.folder)
    fit, face = _named(good_name(scenario, good.id), style, box.width - 2 * RIM - 1.1)
    at = (middle, box.bottom - RIM - 2.1 + fit.size * 0.36)
    key = f"good {good.id}"
    yield Texts([Text(at, fit.lines[0], fit.size, colour=style.colour, face=face, key=key)])


def _named(name: str, style: Style, room: float) -> tuple[Fitted, Face]:
    """A name in one line: smaller, then lighter, and in the end cut."""
    bold = one_line(name, style.size, style.face, room)
    if bold.lines[0].endswith("…"):
        return one_line(name, style.size, "regular", room), "regular"
    return bold, style.face
