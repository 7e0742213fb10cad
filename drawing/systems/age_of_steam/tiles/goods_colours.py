"""The colours of goods: their paint, and a letter each, so that nothing hangs on colour alone."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from drawing.goods.icons import colour_of, stands_out
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Ink, Spot, Text
from drawing.themes.theme import Theme
from model.scenario.things import Good
from model.wording.plain_text import plain

UNKNOWN = "#b9b5aa"
"""What takes no colour, or one that is not known yet."""
PATTERNS = ("hatch", "counter-hatch", "levels", "dots", "cross-hatch", "bricks", "waves")
"""Of colours, in the order of the goods, where the theme tells them by patterns as well."""


@dataclass(frozen=True)
class GoodsColours:
    """How the colours of a scenario look in a theme."""

    theme: Theme
    goods: Mapping[str, Good]

    def paint(self, colour: str) -> str:
        """The paint of a colour; grey for one that the scenario does not have."""
        good = self.goods.get(colour)
        return UNKNOWN if good is None else colour_of(good)

    def ground(self, colour: str) -> Ink:
        """The ground of a city that takes a colour, as the theme has it."""
        look, paint = self.theme.ink("city-hex"), self.paint(colour)
        pattern, line = "", ""
        if look.pattern and colour in self.goods:
            pattern = PATTERNS[list(self.goods).index(colour) % len(PATTERNS)]
            line = _blended(paint, "#ffffff" if stands_out(paint) else "#000000", 0.3)
        return Ink(fill=paint, opacity=look.opacity, pattern=pattern, pattern_line=line)

    @cached_property
    def signs(self) -> dict[str, str]:
        """A letter for each colour: the first of its name that no other has yet."""
        found: dict[str, str] = {}
        used: set[str] = set()
        for good in self.goods.values():
            word = plain(good.name or good.id, 40).upper()
            free = [sign for sign in word if sign.isalnum() and sign not in used]
            found[good.id] = free[0] if free else "?"
            used.add(found[good.id])
        return found

    def letter(self, colour: str, at: Spot, size: float, key: str = "") -> Text:
        """The letter of a colour around a spot, to be read on that colour."""
        return self._letter(colour, at, size, key, is_dark=stands_out(self.paint(colour)))

    def letter_on_ground(self, colour: str, at: Spot, size: float, key: str = "") -> Text:
        """The same, to be read on the ground of a city."""
        pale = self.theme.ink("city-hex").opacity < 0.6
        is_dark = stands_out(self.paint(colour)) and not pale
        return self._letter(colour, at, size, key, is_dark=is_dark)

    def _letter(self, colour: str, at: Spot, size: float, key: str, *, is_dark: bool) -> Text:
        light, dark = self.theme.ink("icon-light").fill, self.theme.ink("icon-dark").fill
        style = replace(self.theme.style("piece"), size=size, colour=light if is_dark else dark)
        return style.text(self.signs.get(colour, "?"), (at[0], at[1] + 0.36 * size), key=key)


@once
def goods_colours(sheet: Sheet) -> GoodsColours:
    """The colours of a sheet."""
    return GoodsColours(sheet.theme, sheet.scenario.goods)


def _blended(one: str, other: str, part: float) -> str:
    pairs = [(int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
