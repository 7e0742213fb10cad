"""The colours of goods: their paint, and a letter each, so that nothing hangs on colour alone."""

from dataclasses import replace

from drawing.goods.icons import colour_of, stands_out
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Ink, Spot, Text
from model.wording.plain_text import plain

UNKNOWN = "#b9b5aa"
"""What takes no colour, or one that is not known yet."""


def paint(sheet: Sheet, colour: str) -> str:
    """The paint of a colour; grey for one that the scenario does not have."""
    good = sheet.scenario.goods.get(colour)
    return UNKNOWN if good is None else colour_of(good)


@once
def letters(sheet: Sheet) -> dict[str, str]:
    """A letter for each colour: the first of its name that no other has yet."""
    found: dict[str, str] = {}
    for good in sheet.scenario.goods.values():
        word = plain(good.name or good.id, 40).upper()
        free = [sign for sign in word if sign.isalnum() and sign not in found.values()]
        found[good.id] = free[0] if free else "?"
    return found


def letter(sheet: Sheet, colour: str, at: Spot, size: float, key: str = "") -> Text:
    """The letter of a colour around a spot, to be read on that colour."""
    light, dark = sheet.theme.ink("icon-light").fill, sheet.theme.ink("icon-dark").fill
    ink = light if stands_out(paint(sheet, colour)) else dark
    style = replace(sheet.theme.style("piece"), size=size, colour=ink)
    return style.text(letters(sheet).get(colour, "?"), (at[0], at[1] + 0.36 * size), key=key)


def rim(sheet: Sheet, width: float) -> Ink:
    """The line around what is coloured."""
    return Ink(line=sheet.theme.ink("icon-dark").fill, width=width)
