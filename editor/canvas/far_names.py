"""Names of cities on a map seen from far away: as large as one can read, as many as have room."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from drawing.map.marks.city_marks import half_width
from drawing.map.marks.plates import is_of_a_name
from drawing.map.marks.route_lines import route_boxes
from drawing.map.placing.fixed_marks import (
    boxes_near_cities,
    covered_by_cities,
    signs_of,
)
from drawing.map.placing.label_names import style_of
from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Anchor, Batch, Box, Spot, Text, Texts
from drawing.text.metrics import box
from editor.canvas.far_signs import room_of_sign
from editor.canvas.layer_index import LayerIndex
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.scenario.things import City
from model.systems import described

READABLE = 7.0
"""Pixels of a text's size, below which nobody can read it."""
READABLE_ON_HEX = 5.0
"""The same on hexes: one knows what is whose, larger names would hide the hexes, and a sign without
its price would be a riddle."""
SIZE, SIZE_ON_HEX = 9.0, 6.5
"""Pixels of the names that are shown instead of smaller ones: who comes nearer sees none shrink."""
MARK, AWAY = 2, 2
"""Pixels of a mark, however small, that no name covers, and how far beyond it its own begins."""
STYLES = ("city-small", "city-medium", "city-major")
"""What themes call the names of cities, by the weight of their kinds."""
MOST = 400
"""More cities than this are not looked at: they would have no room anyway."""


class FarNames:
    """The names at one scale, found once for all tiles; painted terrain does not move them."""

    def __init__(self, painting: Painting) -> None:
        self._painting = painting
        self._sheet: Sheet | None = None
        self._scale = 0.0
        self._covered: dict[str, Box] = {}
        self._index = LayerIndex((), painting, ground=False)

    def at(self, sheet: Sheet, scale: float) -> LayerIndex:
        """What lies on the board counts as far as it makes cities larger."""
        covered = covered_by_cities(sheet)
        is_known = self._sheet is not None and _are_same(sheet, self._sheet)
        if not is_known or (scale, covered) != (self._scale, self._covered):
            self._painting.forget(self._index.batches)
            texts = far_names(sheet, scale)
            self._index = LayerIndex((texts,), self._painting, ground=False)
        self._sheet, self._scale, self._covered = sheet, scale, covered
        return self._index


def _are_same(one: Sheet, other: Sheet) -> bool:
    """Whether two sheets show the same cities, in the same colours and at the same places."""
    return (
        one.scenario.cities is other.scenario.cities
        and one.theme == other.theme
        and (one.mm, one.box) == (other.mm, other.box)
        and one.spot(Cell(0, 0)) == other.spot(Cell(0, 0))
    )


def are_wanted(sheet: Sheet, scale: float) -> bool:
    """Whether the names of the print are too small to read at this scale."""
    return style_of(sheet, STYLES[0], "label").size * scale < _size_on(sheet)


def _size_on(sheet: Sheet) -> float:
    return SIZE_ON_HEX if isinstance(sheet.scenario.board, HexBoard) else SIZE


def readable_on(sheet: Sheet) -> float:
    """Pixels of a text's size, below which it is left out on a map."""
    return READABLE_ON_HEX if isinstance(sheet.scenario.board, HexBoard) else READABLE


def is_of_print(batch: Batch) -> bool:
    """Whether it is the name of a city as it is printed, or its plate: both go for larger names."""
    if is_of_a_name(batch):
        return True
    return isinstance(batch, Texts) and all(one.key.startswith("city ") for one in batch.texts)


def far_names(sheet: Sheet, scale: float) -> Texts:
    """The names that have room at a scale, those of large cities first."""
    taken: list[Box] = []
    texts: list[Text] = []
    cities = sorted(sheet.scenario.cities.values(), key=lambda city: -_weight(sheet, city))
    spots = [(city, sheet.city_spot(city)) for city in cities[:MOST]]
    marks = {
        city.id: Box(*spot, 0, 0).grown(max(MARK / scale, half_width(sheet, city)))
        for city, spot in spots
        if spot
    }
    covered = covered_by_cities(sheet)
    marks.update(covered)
    signs = [room_of_sign(one, scale) for one in signs_of(sheet)]
    if isinstance(sheet.scenario.board, RouteBoard):
        signs += boxes_near_cities(sheet)
    lines = Net(route_boxes(sheet))
    for city, spot in spots:
        if spot is not None:
            beside = marks[city.id].grown(AWAY / scale)
            best = partial(_best, list(_names(sheet, city, beside, scale)), sheet.box, lines)
            must = [*taken, *marks.values()]
            text = best([*must, *signs]) or best(must)
            if text is not None:
                texts.append(text)
                taken.append(box(text).grown(1 / scale))
    return Texts(texts)


def _weight(sheet: Sheet, city: City) -> int:
    """How early the name of a city finds a place; a city of no kind is as any other."""
    kind = described(sheet.scenario.system).kind(getattr(city, "kind", ""))
    return len(STYLES) - 1 if kind is None else min(max(kind.weight, 1), len(STYLES))


def _names(sheet: Sheet, city: City, beside: Box, scale: float) -> Iterator[Text]:
    """The name of a city where it may stand: right, left, above, below, or at a corner."""
    style = sheet.theme.style(STYLES[_weight(sheet, city) - 1])
    size = _size_on(sheet) / scale
    x, y = beside.x + beside.width / 2, beside.y + beside.height / 2
    places: tuple[tuple[Spot, Anchor], ...] = (
        ((beside.right, y + size / 3), "start"),
        ((beside.x, y + size / 3), "end"),
        ((x, beside.y), "middle"),
        ((x, beside.bottom + size * 0.8), "middle"),
        ((beside.right, beside.y - size * 0.25), "start"),
        ((beside.x, beside.y - size * 0.25), "end"),
        ((beside.right, beside.bottom + size), "start"),
        ((beside.x, beside.bottom + size), "end"),
    )
    for at, anchor in places:
        text = style.text(city.name or city.id, at, key=f"city {city.id}")
        yield replace(text, size=size, anchor=anchor, halo_width=2.5 / scale, spacing=0.0)


def _best(names: Sequence[Text], sheet: Box, lines: Net, taken: list[Box]) -> Text | None:
    """The first of those with room that hide least of the lines, if need be moved off the rim."""
    free = [one for one in names if not any(box(one).meets(other) for other in taken)]
    inside = [one for one in free if _is_inside(box(one), sheet)]
    if inside:
        return min(inside, key=lambda one: lines.meeting(box(one)))
    return _pushed_inside(free[0], sheet, taken) if free else None


def _pushed_inside(text: Text, sheet: Box, taken: list[Box]) -> Text | None:
    """A name that would be cut off at the rim, moved away from it; None where it has no room."""
    own = box(text)
    x = max(0.0, sheet.x - own.x) - max(0.0, own.right - sheet.right)
    y = max(0.0, sheet.y - own.y) - max(0.0, own.bottom - sheet.bottom)
    moved = replace(text, at=(text.at[0] + x, text.at[1] + y))
    place = box(moved)
    is_free = not any(place.meets(other) for other in taken)
    return moved if is_free and _is_inside(place, sheet) else None


def _is_inside(inner: Box, outer: Box) -> bool:
    across = outer.x <= inner.x and inner.right <= outer.right
    return across and outer.y <= inner.y and inner.bottom <= outer.bottom
