"""Boomtown markers, the Train of the First Player, and money, on a sheet to be cut."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from drawing.cards.engine_picture import engine_picture
from drawing.pages.paper import Press, page
from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Inset, Layer, Picture, Spot, Texts
from drawing.systems.santa_fe.printed.city_discs import boom_mark
from drawing.text.fitting import wrapped
from drawing.themes.theme import Theme
from model.scenario.names_in_words import joined
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.told import Told, told_of
from model.wording.sentences import capital
from model.wording.speech import tr, trn

RADIUS, APART = 7.0, 16.0
"""Of a marker and of a coin, and from one to the next, in millimetres."""
HEAD = 20.0
TRAIN = (52.0, 26.0)
"""One side of the Train."""
FEET = 7.0
COINS = {1: 30, 5: 20, 10: 10}
"""How many coins are printed of each value: as many chips as lie in the box of the game."""
METALS = {1: "#c98d5a", 5: "#c9cdd2", 10: "#e2bd4a"}
MOST = 60
"""Markers of a kind that are printed."""


class Disc(NamedTuple):
    """A round piece: a marker where it has no metal."""

    text: str
    metal: str
    key: str


def marker_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All of them, row by row, on as many pages as they take; the Train is on the first."""
    told = told_of(scenario)
    if told is None:
        return []
    discs = list(_discs(told))
    room = press.paper.room
    columns = int(room.width // APART)
    first = columns * int((room.height - HEAD - 2 * TRAIN[1] - 2 * FEET - 10) // APART)
    most = columns * int((room.height - HEAD) // APART)
    starts = [0, *range(first, len(discs), most)]
    sheets = [discs[start : (start + (most if start else first))] for start in starts]
    return [_sheet(some, columns, told, press, (n, len(sheets))) for n, some in enumerate(sheets)]


def _discs(told: Told) -> Iterator[Disc]:
    for marker in told.part.boom_markers.values():
        one = Disc(str(marker.value), "", f"marker {marker.id}")
        yield from [one] * min(max(marker.count, 0), MOST)
    for value, count in COINS.items():
        yield from [Disc(f"${value}", METALS[value], f"coin {value}")] * count


def _sheet(
    discs: Sequence[Disc], columns: int, told: Told, press: Press, number: tuple[int, int]
) -> Picture:
    room, theme = press.paper.room, press.theme
    place, count = number
    batches: list[Batch] = []
    cuts, top = [], room.y + HEAD
    left = room.x + (room.width - columns * APART) / 2
    if place == 0:
        batches += _train(theme, Box(room.x + (room.width - TRAIN[0]) / 2, top, *TRAIN))
        top += 2 * TRAIN[1] + 2 * FEET + 8
    for at, disc in enumerate(discs):
        row, column = divmod(at, columns)
        spot = left + (column + 0.5) * APART, top + (row + 0.5) * APART
        batches += _face(disc, spot, theme)
        cuts.append(circle(spot, RADIUS))
    layers = (
        Layer("heading", (_heading(told, press),)),
        Layer("markers", tuple(batches)),
        Layer("cuts", (Curves(theme.ink("cut-mark"), cuts, key="cut"),)),
    )
    return page(
        press,
        press.paper,
        layers,
        tr("markers, sheet {number} of {count}", number=place + 1, count=count),
    )


def _heading(told: Told, press: Press) -> Texts:
    title, style = press.theme.style("aid-title"), press.theme.style("aid-text")
    room = press.paper.room
    parts = [
        trn(
            "{n} Boomtown marker of {value} for cities of {old}",
            "{n} Boomtown markers of {value} for cities of {old}",
            one.count,
            value=one.value,
            old=one.on_value,
        )
        for one in told.part.boom_markers.values()
    ]
    coins = joined(tr("{n} of ${value}", n=n, value=value) for value, n in COINS.items())
    parts += [tr("the Train of the First Player"), tr("coins: {coins}", coins=coins)]
    said = tr("{things}.", things=capital(joined(parts)))
    lines = wrapped(said, style.size, style.face, room.width)[:2]
    return Texts(
        [
            title.text(tr("Markers and money"), (room.x, room.y + 6), anchor="start"),
            *(
                style.text(one, (room.x, room.y + 11.5 + 4.0 * number), anchor="start")
                for number, one in enumerate(lines)
            ),
        ]
    )


def _face(disc: Disc, at: Spot, theme: Theme) -> Iterator[Batch]:
    if not disc.metal:
        ground = Ink(fill=theme.ink("card-paper").fill)
        yield Curves(ground, [circle(at, RADIUS + 0.4)], key=disc.key)
        yield from boom_mark(theme, disc.text, at, 0.92 * RADIUS)
        return
    dark = theme.ink("icon-dark").fill
    yield Curves(Ink(fill=disc.metal), [circle(at, RADIUS + 0.4)], key=disc.key)
    yield Curves(Ink(line=dark, width=0.25), [circle(at, 0.86 * RADIUS)])
    style = replace(theme.style("piece"), size=5.2, colour=dark)
    yield Texts([style.text(disc.text, (at[0], at[1] + 0.36 * style.size))])


# -- the Train


def _train(theme: Theme, box: Box) -> Iterator[Batch]:
    """Both sides of the Train, foot to foot of a fold, and its feet."""
    paper = theme.ink("card-paper")
    whole = Box(box.x, box.y, box.width, 2 * box.height + 2 * FEET)
    yield Curves(Ink(fill=paper.fill), [rectangle(whole)], key="train")
    upper = Box(box.x, box.y + FEET, box.width, box.height)
    lower = Box(box.x, upper.bottom, box.width, box.height)
    side = Picture(box.width, box.height, (Layer("side", tuple(_side(theme, box))),))
    yield Inset(side, (upper.x, upper.y), turned=True)
    yield Inset(side, (lower.x, lower.y))
    folds = [upper.y, upper.bottom, lower.bottom]
    marks = [line(((box.x, y), (box.right, y))) for y in folds]
    yield Curves(theme.ink("fold-mark"), marks, key="fold")
    yield Curves(theme.ink("cut-mark"), [rectangle(whole)], key="cut")


def _side(theme: Theme, box: Box) -> Iterator[Batch]:
    foot = (0.5 * box.width, 0.74 * box.height)
    yield from engine_picture(foot, 0.66 * box.width, theme)
    style = replace(theme.style("aid-strong"), size=3.4)
    yield Texts([style.text(tr("First Player"), (0.5 * box.width, 0.93 * box.height), key="train")])
