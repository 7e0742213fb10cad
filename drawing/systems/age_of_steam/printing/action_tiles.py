"""Action tiles: a name, and in sentences what the action does and what it takes to have it."""

from collections.abc import Iterator

from drawing.cards.card import fitted_text
from drawing.cards.sheets import Grid, grid_for
from drawing.pages.paper import Press, cut_marks, page
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Layer, Picture, Text, Texts
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from drawing.text.fitting import LEADING, in_box
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.sentences.differences.of_actions import action_text
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import tr

WIDTH, HEIGHT = 63.0, 44.0
"""Half a card, so that sleeves and boxes for cards fit."""
BAND, INSIDE = 10.0, 3.5
"""The height of the band with the name, and how far texts stay off the cut."""


def action_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """A tile for each action, in the order of the list."""
    words = words_of(scenario)
    if words is None:
        return []
    grid, actions = grid_for(press.paper, WIDTH, HEIGHT), words.rules.actions.list
    sheets = [actions[start : start + grid.count] for start in range(0, len(actions), grid.count)]
    return [
        _sheet(
            sheet,
            grid,
            words,
            press,
            tr("actions, sheet {number} of {count}", number=number + 1, count=len(sheets)),
        )
        for number, sheet in enumerate(sheets)
    ]


def _sheet(
    actions: tuple[SpecialAction, ...], grid: Grid, words: Words, press: Press, name: str
) -> Picture:
    batches: list[Batch] = []
    for number, action in enumerate(actions):
        batches += action_tile(action, grid.at(*grid.place(number)), words, press.theme)
    columns, rows = min(len(actions), grid.columns), -(-len(actions) // grid.columns)
    first, last = grid.at(0, 0), grid.at(columns - 1, rows - 1)
    around = Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
    marks = cut_marks(
        [grid.box.x + n * WIDTH for n in range(columns + 1)],
        [grid.box.y + n * HEIGHT for n in range(rows + 1)],
        around,
        press.theme,
    )
    layers = (Layer("actions", tuple(batches)), Layer("marks", (marks,)))
    return page(press, grid.paper, layers, name)


def action_tile(action: SpecialAction, box: Box, words: Words, theme: Theme) -> Iterator[Batch]:
    """One tile in its box."""
    yield Curves(theme.ink("aid-line"), [rectangle(box)], key=f"action {action.id}")
    head = Box(box.x, box.y, box.width, BAND)
    yield Curves(theme.ink("aid-band"), [rectangle(head)])
    room, title = box.width - 2 * INSIDE, theme.style("aid-heading")
    spot = (box.x + box.width / 2, head.bottom - 3.4)
    name = words.action(action.id)
    yield Texts([fitted_text(name, title, spot, room, anchor="middle", key=f"name {action.id}")])
    style, high = theme.style("aid-text"), box.height - BAND - 2 * INSIDE
    fit = in_box(action_text(action, words), 3.6, style.face, (room, high))
    top = head.bottom + INSIDE
    yield Texts(
        [
            Text(
                (box.x + INSIDE, top + fit.size * (0.95 + LEADING * number)),
                one,
                fit.size,
                colour=style.colour,
                anchor="start",
            )
            for number, one in enumerate(fit.lines)
        ]
    )
