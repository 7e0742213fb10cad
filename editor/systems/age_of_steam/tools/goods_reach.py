"""The reach tool: colours the map by how far goods of a colour are from a city that takes them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from editor.desk.tool import Choice, Gesture, Option, Tool
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Sketch, SketchLine, SketchNote
from editor.systems.age_of_steam.link_prices.lands import land_now
from editor.widgets.forms.choices import title_of
from editor.words import tr, trn
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.lines.takers import WayHome, takers_of, ways_home
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.land import Land

if TYPE_CHECKING:
    from editor.desk.desk import Desk

COLOUR = Option("reach-colour", "Goods of this colour")
SHADES: Final = ("#157a36", "#8aa617", "#d9a800", "#d9691c", "#a8281e")
"""For a city that takes the colour, and for one, two, three and more links to one."""
ABOVE: Final = 0.26
"""How far over the middle of a hex its sign stands, in cells."""
BESIDE: Final = 0.45
"""How far to the right of the middle and over it words about a hex begin, in cells."""
FAR: Final = "#6b6f76"
"""For stops from where no city that takes it can be reached."""


class GoodsReach(Tool):
    """Shows from where goods can come home."""

    NAME = "goods-reach"
    TITLE = "Where goods can go"
    KEY = "Shift+G"
    GROUP = "look"
    ORDER = 83
    OPTIONS: ClassVar = (COLOUR,)

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, HexBoard)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        goods = desk.scenario.goods.values()
        return [Choice(good.id, good.name or good.id, f"good {good.id}") for good in goods]

    def hint(self, desk: "Desk", at: Pointer) -> str:
        colour, city = reach_colour(desk), city_under(desk.scenario, at)
        if colour is None:
            return tr("There are no goods yet: add some in the panel of goods.")
        if city is None:
            words = tr(
                "Point at a city or a town: the way of {colour} goods · click: the next colour"
            )
            return words.format(colour=title_of(desk.scenario, "goods", colour).lower())
        way = ways_on(desk).get(city.id)
        return f"{way_words(desk, city.name, way)} · {tr('click: select it')}"

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city = city_under(desk.scenario, at)
        return _drawn(desk, None if city is None else city.id)

    def resting(self, desk: "Desk") -> Sketch:
        return _drawn(desk, None)

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        """A click on a stop selects it; elsewhere it takes the next colour."""
        yield None
        city, here = city_under(desk.scenario, press), reach_colour(desk)
        if city is not None:
            desk.choose(Selection(things=frozenset({("cities", city.id)})))
        elif here is not None:
            goods = list(desk.scenario.goods)
            desk.set(COLOUR.key, goods[(goods.index(here) + 1) % len(goods)])
        return None


def reach_colour(desk: "Desk") -> str | None:
    """The colour that is looked at: the chosen one, or the first there is."""
    goods, chosen = desk.scenario.goods, desk.settings.get(COLOUR.key)
    return chosen if chosen in goods else next(iter(goods), None)


def ways_on(desk: "Desk") -> Mapping[str, WayHome]:
    """By stop the way of goods of the colour to the nearest city that takes them."""
    land, colour = land_now(desk.scenario), reach_colour(desk)
    if land is None or colour is None:
        return {}
    return ways_home(land, takers_of(desk.scenario, colour))


def way_words(desk: "Desk", name: str, way: WayHome | None) -> str:
    """What the way of goods from a stop is."""
    if way is None:
        return tr("{stop}: no city that takes them can be reached").format(stop=name)
    if way.links == 0:
        return tr("{stop} takes them").format(stop=name)
    links = trn("{n} link", "{n} links", way.links)
    goal = title_of(desk.scenario, "cities", way.stops[-1])
    words = tr("{stop}: {links} to {goal}, track for ${money}")
    return words.format(stop=name, links=links, goal=goal, money=way.money)


def _drawn(desk: "Desk", pointed: str | None) -> Sketch:
    land, colour = land_now(desk.scenario), reach_colour(desk)
    if land is None or colour is None:
        return EMPTY
    ways = ways_on(desk)
    shades, signs = list[tuple[Cell, str]](), list[SketchNote]()
    for stop, hexes in zip(land.stops, land.hexes_of, strict=True):
        way = ways.get(stop)
        shade = FAR if way is None else SHADES[min(way.links, len(SHADES) - 1)]
        shades += [(land.cells[hex_], shade) for hex_ in hexes]
        if hexes:
            signs.append(SketchNote(_over_the_name(desk, land.cells[hexes[0]]), _sign(way)))
    lines, notes = _way_drawn(desk, land, ways.get(pointed or ""), pointed)
    return Sketch(
        shades=shades, signs=signs, lines=lines, notes=notes, legend=_legend(desk, colour)
    )


def _over_the_name(desk: "Desk", cell: Cell) -> Point:
    """Above the middle of a hex, so that the name under it can be read."""
    (x, y), board = grid.units(cell), desk.scenario.board
    flat = isinstance(board, HexBoard) and board.orientation == "flat"
    across, down = (ABOVE, 0.0) if flat else (0.0, ABOVE)
    return Point(round(x / 6 - 1000 * across), round(y / 3 - 1000 * down))


def _beside(cell: Cell) -> Point:
    """At the upper right of a hex, so that words beside it cover nothing on it."""
    x, y = grid.units(cell)
    return Point(round(x / 6 + 1000 * BESIDE), round(y / 3 - 1000 * BESIDE))


def _sign(way: WayHome | None) -> str:
    """Links and money, `2 · $7`; a tick for who takes the goods."""
    if way is None:
        return "–"
    return "✓" if way.links == 0 else f"{way.links} · ${way.money}"


def _way_drawn(
    desk: "Desk", land: Land, way: WayHome | None, pointed: str | None
) -> tuple[list[SketchLine], list[SketchNote]]:
    """The way from the stop under the pointer, with its words."""
    if pointed is None or pointed not in land.number:
        return [], []
    hexes = land.hexes_of[land.number[pointed]]
    if not hexes:
        return [], []
    name = title_of(desk.scenario, "cities", pointed)
    note = SketchNote(_beside(land.cells[hexes[0]]), way_words(desk, name, way))
    if way is None or way.links == 0:
        return [], [note]
    stops = [land.cells[land.hexes_of[land.number[stop]][0]] for stop in way.stops]
    return [SketchLine(stops, "price")], [note]


def _legend(desk: "Desk", colour: str) -> str:
    title = title_of(desk.scenario, "goods", colour)
    tiles = desk.scenario.part_as(AgeOfSteamPart).new_cities.values()
    new = sum(colour in tile.colours.among(desk.scenario.goods) for tile in tiles)
    words = tr("{colour}: links to the nearest city that takes it, and what their track costs")
    lines = [words.format(colour=title)]
    if new:
        more = trn("{n} New City may take it, too", "{n} New Cities may take it, too", new)
        lines.append(more)
    return "\n".join(lines)
