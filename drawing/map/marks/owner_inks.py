"""The colours of owners: of seats, of named neutrals, and of what belongs to nobody."""

from collections.abc import Mapping
from dataclasses import replace

from drawing.goods.icons import stands_out
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Ink
from model.pieces.piece import Owner
from model.systems import part_of

NOBODY = "nobody"
NEUTRALS = ("neutral", *(f"neutral-{number}" for number in range(2, 10)))
"""The inks of neutrals, in the order in which these are told."""


def owner_ink(sheet: Sheet, owner: Owner) -> Ink:
    """How the lines of an owner are drawn."""
    if isinstance(owner, int):
        return sheet.theme.seat(owner)
    return sheet.theme.ink(NOBODY) if owner is None else _neutral(sheet, owner)


def _neutral(sheet: Sheet, owner: str) -> Ink:
    """A neutral has the colour that its system gives it, or the next one of the theme."""
    known = list(sheet.overlay.neutrals)
    place = known.index(owner) if owner in known else len(known)
    ink = sheet.theme.ink(NEUTRALS[place % len(NEUTRALS)])
    module = part_of("drawing", sheet.scenario.system, "pieces")
    own: Mapping[str, str] = getattr(module, "COLOURS", {})
    if module is not None and hasattr(module, "colours"):
        own = module.colours(sheet.scenario)
    return replace(ink, line=own[owner]) if owner in own else ink


def owner_name(owner: Owner) -> str:
    """An owner in the key of a batch."""
    if isinstance(owner, int):
        return f"seat {owner + 1}"
    return NOBODY if owner is None else owner


def colour_on(sheet: Sheet, colour: str) -> str:
    """The colour of letters that can be read on another colour."""
    light, dark = sheet.theme.style("train-number").colour, sheet.theme.ink("icon-dark").fill
    return light if stands_out(colour) else dark
