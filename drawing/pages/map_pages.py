"""A map over pages of paper: tiles that join without a gap, and a plan of how they do."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.plates import is_of_a_name, is_of_a_price
from drawing.pages.paper import BLEED, MARGIN, MARK, OFF, Paper, Press, page, ruler
from drawing.pages.tiles import Tile, Tiling, letters, tiling
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Inset, Layer, Picture, Spot, Text, Texts
from drawing.text.fitting import LEADING, wrapped
from drawing.themes.theme import Theme
from model.wording.speech import later, tr, trn

HOW = (
    later("Print at 100 %, never fitted to the page."),
    later("Cut every page at the solid marks: on its left and upper side, and where the map ends."),
    later(
        "Leave the strips on the right and below: the next page is glued on them, up to the dashes."
    ),
    later("Or fold the strips back at the dashes, and tape the pages together from behind."),
    later("Join the pages of a row first, then the rows."),
)
TAKES = {
    True: later("The map takes {pages} of {paper}, upright."),
    False: later("The map takes {pages} of {paper}, lying."),
}
TAKES_MANY = {
    True: later("The map takes {pages} of {paper}, upright: {across} across and {down} down."),
    False: later("The map takes {pages} of {paper}, lying: {across} across and {down} down."),
}

FRAME = "frame"
"""The layer around a map, and in it the line."""

HOW_ALONE = (HOW[0], later("Cut it at the marks."))


def map_pages(map_: Picture, press: Press, size: str = "", sentence: str = "") -> list[Picture]:
    """The plan first, then the pages row by row.

    `size` says for the foot of each page how large it is, `sentence` the same on the plan.
    """
    tiled = tiling(map_.width, map_.height, press.paper)
    tiles = [_tile_page(map_, tile, tiled, press, size) for tile in tiled.tiles]
    return [_plan_page(map_, tiled, press, sentence), *tiles]


# -- a page of the map


def _tile_page(map_: Picture, tile: Tile, tiled: Tiling, press: Press, size: str) -> Picture:
    theme = press.theme
    at = _corner_of(tile, tiled.paper)
    colour = theme.inks["margin"].fill if "margin" in theme.inks else map_.background
    under = Curves(Ink(fill=colour), [rectangle(_with_bleed(tile, tiled, at))], key="bleed")
    layers = (
        Layer("bleed", (under,)),
        Layer("map", (Inset(map_, at, tile.part),)),
        Layer("marks", tuple(_marks(tile, tiled, at, theme))),
        Layer("neighbours", (Texts(list(_beside(tile, tiled, at, theme))),)),
    )
    last = f"{letters(tiled.columns - 1)}{tiled.rows}"
    name = tr("map, page {page} of {last}", page=tile.name, last=last)
    return page(press, tiled.paper, layers, tr(", ").join((name, size)) if size else name)


def _corner_of(tile: Tile, paper: Paper) -> Spot:
    """Where the upper left corner of a tile is printed: in the middle of the room there is."""
    room, part = paper.room, tile.part
    return room.x + (room.width - part.width) / 2, room.y + (room.height - part.height) / 2


def _with_bleed(tile: Tile, tiled: Tiling, at: Spot) -> Box:
    """The tile on its page, and the paper around it where the map ends."""
    left = BLEED if tile.column == 0 else 0.0
    top = BLEED if tile.row == 0 else 0.0
    right = BLEED if tile.column == tiled.columns - 1 else 0.0
    bottom = BLEED if tile.row == tiled.rows - 1 else 0.0
    x, y = at
    part = tile.part
    return Box(x - left, y - top, part.width + left + right, part.height + top + bottom)


def _marks(tile: Tile, tiled: Tiling, at: Spot, theme: Theme) -> Iterator[Curves]:
    """Solid where a knife goes, broken where the next page begins."""
    around = _with_bleed(tile, tiled, at)
    dx, dy = at[0] - tile.part.x, at[1] - tile.part.y
    own = Box(tile.own.x + dx, tile.own.y + dy, tile.own.width, tile.own.height)
    ends_right = tile.column == tiled.columns - 1
    ends_below = tile.row == tiled.rows - 1
    cut = [*_upright(own.x, around), *_level(own.y, around)]
    fold: list[tuple[Spot, Spot]] = []
    (cut if ends_right else fold).extend(_upright(own.right, around))
    (cut if ends_below else fold).extend(_level(own.bottom, around))
    yield Curves(theme.ink("cut-mark"), [line(mark) for mark in cut], key="cut")
    if fold:
        yield Curves(theme.ink("fold-mark"), [line(mark) for mark in fold], key="fold")


def _upright(x: float, around: Box) -> tuple[tuple[Spot, Spot], ...]:
    above, below = around.y - OFF, around.bottom + OFF
    return ((x, above - MARK), (x, above)), ((x, below), (x, below + MARK))


def _level(y: float, around: Box) -> tuple[tuple[Spot, Spot], ...]:
    left, right = around.x - OFF, around.right + OFF
    return ((left - MARK, y), (left, y)), ((right, y), (right + MARK, y))


def _beside(tile: Tile, tiled: Tiling, at: Spot, theme: Theme) -> Iterator[Text]:
    """The name of the page, and those of the pages it is joined to, in the margin."""
    style, part = theme.style("imprint"), tile.part
    middle_x, middle_y = at[0] + part.width / 2, at[1] + part.height / 2
    around = _with_bleed(tile, tiled, at)
    above, below = around.y - 1.2, around.bottom + style.size + 0.4
    left, right = around.x - 1.4, around.right + style.size + 0.4
    spots: tuple[tuple[int, int, Spot, float], ...] = (
        (0, -1, (middle_x, above), 0.0),
        (0, 1, (middle_x, below), 0.0),
        (-1, 0, (left, middle_y), -90.0),
        (1, 0, (right, middle_y), -90.0),
    )
    for columns, rows, spot, angle in spots:
        column, row = tile.column + columns, tile.row + rows
        if 0 <= column < tiled.columns and 0 <= row < tiled.rows:
            name = f"{letters(column)}{row + 1}"
            yield Text(spot, name, style.size, colour=style.colour, face="bold", angle=angle)
    corner = (at[0] + part.width * 0.25, above)
    yield Text(
        corner, tr("page {page}", page=tile.name), 3.0, colour=style.colour, face="bold", key="tile"
    )


# -- the plan


def _plan_page(map_: Picture, tiled: Tiling, press: Press, sentence: str) -> Picture:
    paper, theme = press.paper, press.theme
    room = paper.room
    title = theme.style("aid-title")
    head = Texts([title.text(tr("How the map is joined"), (room.x, room.y + 6), anchor="start")])
    texts, y = _how(tiled, room, room.y + 14, theme, sentence)
    above = Box(room.x, y + 3, room.width, room.bottom - y - 3 - 14)
    scale = min(1.0, above.width / map_.width, above.height / map_.height)
    at = (above.x + (above.width - map_.width * scale) / 2, above.y)
    layers = (
        Layer("heading", (head, texts)),
        Layer("map", (Inset(in_outline(map_), at, scale=scale),)),
        Layer("grid", tuple(_grid(tiled, at, scale, theme))),
        Layer("ruler", ruler((paper.width / 2 - 50, paper.height - MARGIN - 10), theme)),
    )
    return page(press, paper, layers, tr("how the map is joined"))


def _how(tiled: Tiling, room: Box, y: float, theme: Theme, sentence: str) -> tuple[Texts, float]:
    style = theme.style("aid-text")
    texts = []
    how = (*map(tr, HOW if len(tiled.tiles) > 1 else HOW_ALONE), sentence)
    for text in (_takes(tiled), *(one for one in how if one)):
        for row in wrapped(text, style.size, style.face, room.width):
            texts.append(style.text(row, (room.x, y), anchor="start"))
            y += style.size * LEADING
        y += 0.6
    return Texts(texts), y


def _takes(tiled: Tiling) -> str:
    """How many pages the map takes, and how they lie."""
    paper, count = tiled.paper, len(tiled.tiles)
    if count <= 1:
        return tr(TAKES[paper.is_upright], pages=tr("one page"), paper=paper.name)
    pages = trn("{n} page", "{n} pages", count)
    size = {"across": tiled.columns, "down": tiled.rows}
    return tr(TAKES_MANY[paper.is_upright], pages=pages, paper=paper.name, **size)


def _grid(tiled: Tiling, at: Spot, scale: float, theme: Theme) -> Iterator[Curves | Texts]:
    boxes = [
        Box(
            at[0] + tile.own.x * scale,
            at[1] + tile.own.y * scale,
            tile.own.width * scale,
            tile.own.height * scale,
        )
        for tile in tiled.tiles
    ]
    yield Curves(theme.ink("plan-grid"), [rectangle(box) for box in boxes], key="grid")
    style = theme.style("page-name")
    size = max(2.6, min(style.size, min(min(box.width, box.height) for box in boxes) / 2.5))
    yield Texts(
        [
            Text(
                (box.x + box.width / 2, box.y + box.height / 2 + size * 0.36),
                tile.name,
                size,
                colour=style.colour,
                face=style.face,
                halo="#ffffff",
                halo_width=size * 0.18,
                key=f"tile {tile.name}",
            )
            for tile, box in zip(tiled.tiles, boxes, strict=True)
        ]
    )


def in_outline(map_: Picture) -> Picture:
    """A map to be shown small: without texts and their plates, with a mere line for its frame.

    Its scale would not measure what it says, and its key would have no words.
    """
    layers = []
    for layer in map_.layers:
        batches = (batch for batch in layer.batches if not _is_written(batch))
        if layer.name == FRAME:
            batches = (one for one in batches if isinstance(one, Curves) and one.key == FRAME)
        layers.append(Layer(layer.name, tuple(batches)))
    return replace(map_, layers=tuple(layers))


def _is_written(batch: Batch) -> bool:
    return isinstance(batch, Texts) or is_of_a_name(batch) or is_of_a_price(batch)
