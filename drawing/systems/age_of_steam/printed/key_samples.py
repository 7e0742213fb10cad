"""The signs of a board as the key of its map shows them, each in a box."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.shapes.curves import circle, line, rectangle
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
from drawing.systems.age_of_steam.printed.hex_signs import simple_mark
from drawing.systems.age_of_steam.tiles.city_faces import Face, city_face
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.systems.age_of_steam.tiles.number_discs import letter_plate, number_discs
from drawing.systems.age_of_steam.tiles.rails import Laid, rails
from drawing.themes.theme import Theme
from model.scenario.things import Good

TWO = {
    "one": Good(id="one", name="one", chips=1, colour="#c0392b"),
    "two": Good(id="two", name="two", chips=1, colour="#2d6cb5"),
}
"""Two colours to show that a city takes several."""


def city_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A city hex of two colours; which ones there are is told by the map."""
    hexagon = Hexagon(_middle(box), box.height * 1.0)
    yield from city_face(Face(GoodsColours(theme, TWO), hexagon, list(TWO), "in the key"))


def growth_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A light and a dark number."""
    yield from number_discs(theme, ("light-1", "dark-1"), _middle(box), box.height * 0.5)


def new_city_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from letter_plate(theme, "A", _middle(box), box.height * 0.9, "key")


def chance_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    hexagon = Hexagon(_middle(box), box.height)
    yield from city_face(Face(GoodsColours(theme, {}), hexagon, (), "in the key"))
    dark = theme.ink("icon-dark").fill
    yield Texts([_word(theme, "?", _middle(box), box.height * 0.7, dark)])


def cubes_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    (x, y), size = _middle(box), box.height * 0.5
    boxes = [Box(x + off * size - size / 2, y - size / 2, size, size) for off in (-0.65, 0.65)]
    ink = Ink(fill=light, line=dark, width=size * 0.1)
    yield Curves(ink, [rectangle(one, size * 0.12) for one in boxes])


def per_player_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield Texts(
        [_word(theme, "+1/P", _middle(box), box.height * 0.52, theme.style("legend").colour)]
    )


def price_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from _plate(theme, box, "$6")


def opens_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from _plate(theme, box, "T3+")


def simple_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from simple_mark(theme, _middle(box), box.width * 0.6)


def water_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    (x, y), half = _middle(box), box.width * 0.35
    ink = replace(theme.ink("river"), width=box.height * 0.2)
    yield Curves(ink, (line(((x - half, y), (x + half, y))),))


def link_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """The line of a link with its price, and what it is worth in points."""
    (x, y), half = _middle(box), box.width * 0.5
    yield Curves(theme.ink("link"), (line(((x - half, y), (x + half, y))),))
    sign, high = theme.ink("link-sign"), box.height * 0.74
    plate = Box(x - 0.8 * high, y - high / 2, 1.6 * high, high)
    yield Curves(sign, (rectangle(plate, high * 0.25),))
    yield Texts([_word(theme, "$8", (x, y), 0.72 * high, sign.line)])


def blocked_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    (x, y), half, wide = _middle(box), box.width * 0.4, box.height * 0.3
    wall, ink, bed = (
        line(((x - half, y), (x + half, y))),
        theme.ink("blocked"),
        theme.ink("blocked-bed"),
    )
    yield Curves(replace(ink, width=1.4 * wide), (wall,))
    yield Curves(replace(bed, width=wide), (wall,))
    yield Curves(replace(ink, width=wide, dash=(0.8 * wide, 0.7 * wide)), (wall,))


def no_track_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    (x, y), half = _middle(box), box.height * 0.38
    dark = theme.ink("icon-dark").fill
    town = theme.ink("city-small")
    yield Curves(Ink(fill=town.fill, line=dark, width=half * 0.16), (circle((x, y), half),))
    cross = [
        ((x - half, y - half), (x + half, y + half)),
        ((x - half, y + half), (x + half, y - half)),
    ]
    yield Curves(Ink(line=dark, width=half * 0.2), [line(one) for one in cross])


def disc_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """Track of a player, with the disc that tells whose it is."""
    seat, (x, y) = theme.seat(0), _middle(box)
    yield from _track(theme, box, seat)
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    radius = box.height * 0.36
    yield Curves(Ink(fill=seat.line, line=dark, width=radius * 0.16), (circle((x, y), radius),))
    yield Texts([_word(theme, "1", (x, y), 1.3 * radius, light)])


def nobody_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    yield from _track(theme, box, theme.ink("nobody"))


def _track(theme: Theme, box: Box, ink: Ink) -> Iterator[Batch]:
    (x, y), half = _middle(box), box.width * 0.48
    yield from rails(theme, [Laid(line(((x - half, y), (x + half, y))), ink)], box.height / 6)


def _plate(theme: Theme, box: Box, word: str) -> Iterator[Batch]:
    at, size = _middle(box), box.height * 0.6
    wide = (0.36 * len(word) + 0.3) * size
    plate = Box(at[0] - wide, at[1] - 0.7 * size, 2 * wide, 1.4 * size)
    yield Curves(theme.ink("legend"), (rectangle(plate, 0.3 * size),))
    yield Texts([_word(theme, word, at, size, theme.style("legend").colour)])


def _middle(box: Box) -> Spot:
    return box.x + box.width / 2, box.y + box.height / 2


def _word(theme: Theme, word: str, at: Spot, size: float, colour: str) -> Text:
    style = replace(theme.style("piece"), size=size, colour=colour)
    return style.text(word, (at[0], at[1] + 0.36 * size), key="key")
