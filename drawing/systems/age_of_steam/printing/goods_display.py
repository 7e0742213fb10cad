"""The goods display: columns of light and dark numbers and of New Cities, with their squares."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from drawing.pages.paper import Press, page
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Layer, Picture, Text, Texts
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.systems.age_of_steam.tiles.number_discs import letter_plate, number_discs
from drawing.text.fitting import LEADING, in_box, wrapped
from drawing.themes.theme import Theme
from model.scenario.names_in_words import joined
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import Cases, now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.city import SLOTS, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr

FILL = later(
    "Fill the columns row by row from the top; a city takes the topmost cube of its column."
)
SQUARES = later("Number of squares: {n}.")
OF_NEW_CITIES = later("Number of squares of New Cities: {n}.")
ACROSS = 12
"""Columns side by side."""
SIGN, NAME = 12.5, 9.0
"""The room of a column's sign and of the names under it, in millimetres."""
MIDDLE = 5.5
"""How far down in its room a sign stands."""
LARGEST, SMALLEST, GAP = 16.5, 7.0, 1.2
"""How large squares are, so that a chip or a cube lies on each, and what is between them."""
TITLE, APART = 21.0, 6.0
"""The room over the display, and between two rows of columns."""
MOST_LINES = 2
"""Of the sentence under the title."""
MOST_SQUARES = 12
"""Of a column; what is more has no room on the paper."""


class Column(NamedTuple):
    """A column: its sign, what is told under it, its squares and how many begin with a cube."""

    key: str
    named: str
    squares: int
    filled: int
    new_city: bool = False


def display_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """A page with all columns, or one for each row of them where they have no room on one."""
    words = words_of(scenario)
    rows = [] if words is None else list(_rows(words))
    if words is None or not rows:
        return []
    room = press.paper.lying().room
    parts = [rows] if _size(rows, room) >= SMALLEST else [[row] for row in rows]
    return [_page(part, words, press) for part in parts]


def _size(rows: Sequence[Sequence[Column]], room: Box) -> float:
    """How large the squares of some rows of columns can be so that all have room."""
    squares = sum(row[0].squares for row in rows)
    free = room.height - TITLE - len(rows) * (SIGN + NAME + APART) - squares * GAP
    return min(LARGEST, free / squares, room.width / ACROSS - 2.5)


def _page(rows: Sequence[Sequence[Column]], words: Words, press: Press) -> Picture:
    paper = press.paper.lying()
    room, batches = paper.room, list[Batch]()
    size, y = _size(rows, room), room.y + TITLE
    for row in rows:
        batches += _row(row, words, press.theme, Box(room.x, y, room.width, size))
        y += SIGN + NAME + APART + row[0].squares * (size + GAP)
    layers = (Layer("heading", (_heading(words, press, room),)), Layer("columns", tuple(batches)))
    return page(press, paper, layers, tr("goods display"))


def _heading(words: Words, press: Press, room: Box) -> Texts:
    title, style = press.theme.style("aid-title"), press.theme.style("aid-text")
    display = words.scenario.part_as(AgeOfSteamPart).display
    told = tr(FILL)
    for value, text in ((display.printed, SQUARES), (display.new_city, OF_NEW_CITIES)):
        if isinstance(value, Cases):
            told = behind_each_other(told, tr(text, n=words.varied(value)))
    lines = wrapped(told, style.size, style.face, room.width)
    return Texts(
        [
            title.text(tr("Goods display"), (room.x, room.y + 6), anchor="start"),
            *(
                style.text(one, (room.x, room.y + 11.5 + 4.0 * number), anchor="start")
                for number, one in enumerate(lines[:MOST_LINES])
            ),
        ]
    )


def _rows(words: Words) -> Iterator[list[Column]]:
    part = words.scenario.part_as(AgeOfSteamPart)
    fill = part.display.fill
    printed, new = (_most(one, words) for one in (part.display.printed, part.display.new_city))
    if printed:
        yield [
            Column(slot, _cities(slot, words), printed, _most(fill.printed, words))
            for slot in SLOTS
        ]
    columns = [
        Column(key, tile.name, new, _most(fill.new_city, words), new_city=True)
        for key, tile in part.new_cities.items()
    ]
    if new:
        for start in range(0, len(columns[: 4 * ACROSS]), ACROSS):
            yield columns[start : start + ACROSS]


def _most(value: Any, words: Words) -> int:
    """The largest number among those of all numbers of players."""
    players = words.scenario.players
    numbers = range(max(players.min, 1), min(players.max, 12) + 1)
    found = [int(now(value, Situation(players=one))) for one in numbers]
    return min(max([*found, 0]), MOST_SQUARES)


def _cities(slot: str, words: Words) -> str:
    cities = words.scenario.cities.values()
    mine = [one.id for one in cities if isinstance(one, AgeOfSteamCity) and slot in one.slots]
    return joined(map(words.city, mine))


def _row(columns: Sequence[Column], words: Words, theme: Theme, place: Box) -> Iterator[Batch]:
    """Columns side by side; `place` has the size of a square as its height."""
    wide = place.width / ACROSS
    for number, column in enumerate(columns):
        middle = place.x + (number + 0.5) * wide
        yield from _sign(column, words, theme, (middle, place.y + MIDDLE))
        yield from _named(
            column, theme, Box(middle - wide / 2 + 0.5, place.y + SIGN, wide - 1, NAME)
        )
        yield from _squares(column, theme, Box(middle, place.y + SIGN + NAME, 0, place.height))


def _sign(column: Column, words: Words, theme: Theme, at: tuple[float, float]) -> Iterator[Batch]:
    if not column.new_city:
        yield from number_discs(theme, [column.key], at, 4.4)
        return
    tile = words.scenario.part_as(AgeOfSteamPart).new_cities[column.key]
    yield from letter_plate(theme, column.key[:2].upper(), (at[0] - 4.5, at[1]), 8.0, "column")
    if tile.slots:
        yield from number_discs(theme, tile.slots[:1], (at[0] + 5.0, at[1]), 3.4)
    colours = GoodsColours(theme, words.scenario.goods)
    taken = sorted(tile.colours.among(words.scenario.goods))
    if len(taken) == 1:
        under = Box(at[0] - 8.5, at[1] + 4.6, 8.0, 1.4)
        yield Curves(Ink(fill=colours.paint(taken[0])), [rectangle(under, 0.4)])


def _named(column: Column, theme: Theme, box: Box) -> Iterator[Batch]:
    if not column.named:
        return
    style = theme.style("aid-text")
    fit = in_box(column.named, style.size, style.face, (box.width, box.height))
    yield Texts(
        [
            Text(
                (box.x + box.width / 2, box.y + fit.size * (0.95 + LEADING * number)),
                one,
                fit.size,
                colour=style.colour,
                key=f"cities {column.key}",
            )
            for number, one in enumerate(fit.lines)
        ]
    )


def _squares(column: Column, theme: Theme, place: Box) -> Iterator[Batch]:
    """Those that begin empty have a broken line."""
    size, dark = place.height, theme.ink("icon-dark").fill
    boxes = [
        rectangle(Box(place.x - size / 2, place.y + row * (size + GAP), size, size), 1.2)
        for row in range(column.squares)
    ]
    key = f"squares {column.key}"
    full, empty = boxes[: column.filled], boxes[column.filled :]
    if full:
        yield Curves(Ink(line=dark, width=0.35), full, key=key)
    if empty:
        yield Curves(Ink(line=dark, width=0.3, dash=(1.2, 1.0)), empty, key=key)
