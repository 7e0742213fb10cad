"""The icon of a good: the designer's own picture, one drawn by us, or its initials on a plate.

Every good has a colour and a shape. The plate an icon lies on says what kind of good it is.
"""

import math
import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from drawing.files.art_files import ArtFile, art_or_none
from drawing.goods.icon_book import PLATES, Drawn, Mark, drawn_icon
from drawing.shapes.curves import circle, line, rectangle, ring_of, shifted
from drawing.shapes.symbols import (
    Batch,
    Bend,
    Box,
    Close,
    Curve,
    Image,
    Ink,
    Move,
    Shape,
    Spot,
    Symbol,
    Symbols,
    Text,
    Texts,
    To,
)
from drawing.themes.theme import Theme
from model.scenario.things import Good
from model.wording.plain_text import plain

COLOURS = (
    *("#8a4b22", "#2f6f9f", "#7a2f6b", "#4c7a2a", "#b0532a", "#365f5b"),
    *("#a83244", "#5a4fa0", "#86701b", "#3f4f5f", "#b03f86", "#1f7a4f"),
)
"""What goods nobody has given a colour are coloured with."""
COLOUR_WORDS = {
    "red": "#b3282d",
    "blue": "#1f5fbf",
    "yellow": "#f2cf3b",
    "purple": "#71358f",
    "black": "#26252a",
    "white": "#f7f4ea",
    "green": "#2c7a3c",
    "orange": "#dd7a1c",
    "brown": "#7a4b26",
    "grey": "#85878a",
    "gray": "#85878a",
    "pink": "#d9728f",
}
"""Goods of the games with cubes, which are called by their colours."""
LARGEST_ICON = 1_000_000
"""Bytes; the file of an icon stands in an export as often as the icon is shown."""
ROOM = {"disc": 0.88, "square": 0.94, "hexagon": 0.84, "octagon": 0.9, "shield": 0.88}
"""How large the marks of an icon are on each plate."""


def icon_batches(good: Good, at: Spot, size: float, theme: Theme, folder: str = "") -> list[Batch]:
    """The icon of a good around a spot, `size` millimetres wide; its own file is in `folder`."""
    return icons_at(good, (at,), size, theme, folder)


def icons_at(
    good: Good, spots: Sequence[Spot], size: float, theme: Theme, folder: str = ""
) -> list[Batch]:
    """The same at many spots."""
    own = own_icon(good, folder)
    if own is not None:
        frame = Symbols(_symbol(None, "square", "#ffffff", size, _inks(theme)), size, spots)
        return [frame, *(Image(own.path, _inside(own, at, size * 0.84)) for at in spots)]
    batches: list[Batch] = [Symbols(icon_of(good, theme, size), size, spots)]
    if _drawn(good) is None:
        batches.append(Texts([_initials(good, at, size, theme) for at in spots]))
    return batches


def icon_of(good: Good, theme: Theme, size: float) -> Symbol:
    """The icon as a symbol to be drawn at this size; of goods nobody has drawn, only the plate."""
    return _symbol(_drawn(good), plate_of(good), colour_of(good), size, _inks(theme))


def own_icon(good: Good, folder: str) -> ArtFile | None:
    """The designer's picture of a good, if there is one that can be shown."""
    found = art_or_none(folder, good.icon) if good.icon else None
    small = found is not None and Path(found.path).stat().st_size <= LARGEST_ICON
    return found if small else None


def colour_of(good: Good) -> str:
    """The colour of a good's icon, cube or chip: its own, the icon's, or one that its id draws."""
    if _is_colour(good.colour):
        return good.colour.lower()
    drawn = _drawn(good)
    drawn_by_lot = COLOURS[_draw(good.id, "colour", len(COLOURS))]
    return drawn.colour if drawn else COLOUR_WORDS.get(good.id.split("-")[0], drawn_by_lot)


def plate_of(good: Good) -> str:
    """The shape that a good's icon lies on."""
    drawn = _drawn(good)
    return drawn.plate if drawn else PLATES[_draw(good.id, "plate", len(PLATES))]


def monogram_of(good: Good) -> str:
    """One or two letters: the initials of two words, or how a single word begins."""
    words = plain(good.name or good.id.replace("-", " "), 40).split()
    letters = [word[0] for word in words if word[0].isalnum()]
    if len(letters) > 1:
        return "".join(letters[:2]).upper()
    return "".join(sign for sign in "".join(words) if sign.isalnum())[:2].capitalize() or "?"


def stands_out(colour: str) -> bool:
    """Whether light marks stand out on a colour; dark ones do where they do not."""
    return luminance(colour) < 0.28


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (math.pow(part, 2.2) for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# -- plates and what is on them


def plate_curve(plate: str) -> Curve:
    """A plate in units of its size around its middle."""
    match plate:
        case "disc":
            return circle((0, 0), 0.48)
        case "hexagon":
            return line(ring_of((0, 0), 0.5, 6, math.pi / 2), closed=True)
        case "octagon":
            return line(ring_of((0, 0), 0.5, 8, math.pi / 8), closed=True)
        case "shield":
            return _SHIELD
        case _:
            return rectangle(Box(-0.45, -0.45, 0.9, 0.9), 0.12)


_SHIELD: Curve = (
    Move((-0.46, -0.4)),
    Bend((-0.2, -0.49), (0.2, -0.49), (0.46, -0.4)),
    To((0.46, 0.1)),
    Bend((0.44, 0.32), (0.24, 0.44), (0, 0.49)),
    Bend((-0.24, 0.44), (-0.44, 0.32), (-0.46, 0.1)),
    Close(),
)


def _inks(theme: Theme) -> tuple[Ink, Ink, Ink]:
    return theme.ink("icon"), theme.ink("icon-light"), theme.ink("icon-dark")


@cache
def _symbol(
    drawn: Drawn | None, plate: str, colour: str, size: float, inks: tuple[Ink, ...]
) -> Symbol:
    frame, light, dark = inks
    sign = (light if stands_out(colour) else dark).fill
    back = Ink(fill=colour, line=frame.line, width=min(frame.width, size * 0.06))
    marks = drawn.marks if drawn else ()
    shapes = [_shape(mark, ROOM[plate], colour if mark.through else sign, size) for mark in marks]
    name = f"good {drawn.name if drawn else plate}"
    return Symbol(name, (Shape(plate_curve(plate), back), *shapes))


def _shape(mark: Mark, room: float, colour: str, size: float) -> Shape:
    curve = shifted(mark.curve, (0, 0), room)
    if mark.width:
        return Shape(curve, Ink(line=colour, width=mark.width * room * size))
    return Shape(curve, Ink(fill=colour))


def _initials(good: Good, at: Spot, size: float, theme: Theme) -> Text:
    """A little smaller for two letters, so that wide ones stay on the plate."""
    letters = monogram_of(good)
    _, light, dark = _inks(theme)
    high = size * (0.62 if len(letters) == 1 else 0.46)
    colour = (light if stands_out(colour_of(good)) else dark).fill
    spot = (at[0], at[1] + high * 0.36)
    return Text(spot, letters, high, colour, face="bold", key=f"good {good.id}")


def _inside(own: ArtFile, at: Spot, size: float) -> Box:
    """Where a picture lies on its plate, in its own proportions."""
    longest = max(own.width, own.height)
    width, height = size * own.width / longest, size * own.height / longest
    return Box(at[0] - width / 2, at[1] - height / 2, width, height)


def _drawn(good: Good) -> Drawn | None:
    return drawn_icon(good.id, good.name)


def _is_colour(text: str) -> bool:
    return re.fullmatch("#[0-9a-fA-F]{6}", text) is not None


def _draw(word: str, what: str, count: int) -> int:
    """A number that always is the same for a word."""
    return sha256(f"{what} {word}".encode()).digest()[0] % count
