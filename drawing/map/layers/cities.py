"""Cities: the areas and marks of their kinds, and icons of the goods they supply."""

from collections import defaultdict
from collections.abc import Iterator

from drawing.city_kinds import kind_of
from drawing.goods.icons import icons_at
from drawing.map.marks.city_marks import (
    city_symbol,
    disc_symbol,
    half_width,
    placed_cities,
    red_area,
    red_cells,
)
from drawing.map.marks.crossing_signs import PORT, port_symbol, ports
from drawing.map.placing.supplies import icon_size, supplies_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Curves, Shape, Spot, Symbol, Symbols, Text, Texts
from model.boards.hexes import HexBoard
from model.scenario.things import Good


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from _areas(sheet)
    yield from _marks(sheet)
    yield from _supplies(sheet)


def _areas(sheet: Sheet) -> Iterator[Batch]:
    """The areas of cities, their rims, and their mileposts, which the red would hide."""
    theme, harbours, dots = sheet.theme, ports(sheet), list[Spot]()
    red_ports: list[Spot] = []
    for name, cells in red_cells(sheet).items():
        area = red_area(sheet, cells)
        yield Curves(theme.ink("city-major-area"), (area,), key=f"city {name}")
        yield Curves(theme.ink("city-major-rim"), (area,))
        dots += [sheet.spot(cell) for cell in cells[1:] if cell not in harbours]
        red_ports += [harbours[cell] for cell in cells if cell in harbours]
    if dots:
        dot = Symbol("city-milepost", (Shape(circle((0, 0), 0.5), theme.ink("city-milepost")),))
        yield Symbols(dot, 0.15 * sheet.mm, dots)
    if red_ports:
        yield Symbols(port_symbol(theme), PORT * sheet.mm, red_ports)


def _marks(sheet: Sheet) -> Iterator[Batch]:
    marks: dict[tuple[str, bool, float], list[Spot]] = defaultdict(list)
    on_hexes = isinstance(sheet.scenario.board, HexBoard)
    for city, spot in placed_cities(sheet):
        disc = on_hexes and city.at is not None
        word = kind_of(sheet.scenario, city).word
        marks[word, disc, 2 * half_width(sheet, city)].append(spot)
    for (word, disc, size), spots in sorted(marks.items()):
        make = disc_symbol if disc else city_symbol
        yield Symbols(make(sheet.theme, word, sheet.scenario.system), size, spots)


def _supplies(sheet: Sheet) -> Iterator[Batch]:
    goods: dict[str, Good] = {}
    spots: dict[str, list[Spot]] = defaultdict(list)
    more: list[Text] = []
    size = icon_size(sheet)
    for icon in supplies_of(sheet):
        if icon.good is not None:
            goods[icon.good.id] = icon.good
            spots[icon.good.id].append(icon.spot)
        else:
            x, y = icon.spot
            style = sheet.theme.style("legend")
            more.append(style.text(f"+{icon.more}", (x, y + style.size * 0.36)))
    for name, good in sorted(goods.items()):
        yield from icons_at(good, spots[name], size, sheet.theme, sheet.folder)
    if more:
        yield Texts(more)
