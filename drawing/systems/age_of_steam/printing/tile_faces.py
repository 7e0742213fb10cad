"""The faces of track tiles: rails as on the board, the town of a town tile, the id in a corner."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from drawing.goods.icons import stands_out
from drawing.shapes.curves import circle
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.printing.hex_sheets import Face
from drawing.systems.age_of_steam.tiles.rails import laid_sections, rails
from drawing.text.fitting import SMALLEST
from drawing.themes.theme import Theme
from model.systems.age_of_steam.track.shapes import SHAPES, SIDES

TOWN = 3.5
"""The radius of a town, in millimetres on a hex of 24."""
CORNERS = (3, 0, 4, 2, 5, 1)
"""Where the id may stand, the best first: the lowest corner."""
ID_AT, ID_SIZE = 0.8, 3.0
"""How far out the id stands, and how large it is on any tile."""


def tile_face(tile: str, *, with_id: bool = True) -> Face:
    """The face of a tile by its id."""

    def draw(theme: Theme, hexagon: Hexagon) -> Iterator[Batch]:
        sections = [SIDES[one] for one in SHAPES[tile].sections]
        # The ground goes as far as the cut, without a rim that a knife would miss.
        yield Curves(Ink(fill=theme.ink("tile").fill), [hexagon.outline()])
        core = theme.ink("nobody")
        laid = laid_sections(hexagon, [(one, core, f"track of {tile}") for one in sections])
        yield from rails(theme, laid, hexagon.mm / 24)
        if SHAPES[tile].kind == "town":
            yield from town_disc(theme, hexagon.middle, TOWN * hexagon.mm / 24)
        if with_id:
            yield from _id(theme, hexagon, tile)

    return draw


def town_disc(theme: Theme, at: Spot, radius: float) -> Iterator[Batch]:
    """A town, on its tile or as a disc to be laid on a tile."""
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    yield Curves(Ink(fill=light, line=dark, width=radius * 0.22), [circle(at, radius)], key="town")


def _id(theme: Theme, hexagon: Hexagon, tile: str) -> Iterable[Batch]:
    """In a corner around which no track bends."""
    bent = {one for one in SHAPES[tile].sections if len(SIDES[one]) == 2}
    free = (one for one in CORNERS if _beside(one) not in bent)
    x, y = hexagon.corner(next(free, CORNERS[0]), ID_AT)
    size = max(SMALLEST, min(ID_SIZE, ID_SIZE * hexagon.mm / 38))
    ground = theme.ink("tile").fill
    ink = "icon-light" if ground and stands_out(ground) else "icon-dark"
    style = replace(theme.style("piece"), size=size, colour=theme.ink(ink).fill)
    return [Texts([style.text(tile.upper(), (x, y + 0.36 * size), key=f"tile {tile}")])]


def _beside(corner: int) -> int:
    """The two sides that meet in a corner, as bits."""
    return 1 << (corner + 4) % 6 | 1 << (corner + 5) % 6
