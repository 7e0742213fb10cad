"""New Cities on a sheet, as large as the hexes of the board, with letter, colours and numbers."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.pages.paper import Press
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Picture, Texts
from drawing.systems.age_of_steam.printing.hex_sheets import Face, hex_pages, is_flat
from drawing.systems.age_of_steam.tiles.city_faces import Face as CityFace
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.systems.age_of_steam.tiles.new_cities import new_city_tile
from drawing.text.fitting import one_line
from drawing.themes.theme import Theme
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart, NewCity
from model.wording.speech import tr

MOST = 200
"""New Cities that are printed; no town would be left for more."""


def new_city_pages(scenario: Scenario, press: Press) -> list[Picture]:
    """All New Cities of the scenario, or no page."""
    played = as_played(scenario)
    tiles = list(played.part_as(AgeOfSteamPart).new_cities.values())[:MOST]
    faces = [_face(tile, played) for tile in tiles]
    return hex_pages(faces, press, tr("New Cities"), flat=is_flat(played))


def _face(tile: NewCity, scenario: Scenario) -> Face:
    def draw(theme: Theme, hexagon: Hexagon) -> Iterator[Batch]:
        taken = sorted(tile.colours.among(scenario.goods))
        colours = GoodsColours(theme, scenario.goods)
        yield from new_city_tile(CityFace(colours, hexagon, taken, tile.id), tile)
        if tile.name:
            yield _name(tile.name, theme, hexagon)

    return draw


def _name(name: str, theme: Theme, hexagon: Hexagon) -> Texts:
    """Under the middle, on the ground that its colours give it."""
    style, (x, y) = theme.style("aid-strong"), hexagon.middle
    fit = one_line(name, style.size, style.face, hexagon.mm * 0.8)
    light = theme.ink("icon-light").fill
    look = replace(style, size=fit.size, halo=light, halo_width=fit.size * 0.2)
    return Texts([look.text(fit.lines[0], (x, y + fit.size * 0.4))])
