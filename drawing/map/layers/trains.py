"""What stands on the map: tokens on cells, corners and cities, and what a system draws itself.

The legend of the players and of the neutrals lies with them.
"""

from collections.abc import Iterator
from dataclasses import replace

from drawing.goods.icons import icon_batches
from drawing.map.marks.owner_inks import colour_on, owner_ink, owner_name
from drawing.map.marks.piece_kinds import own_pieces
from drawing.map.marks.piece_tokens import Token, letter_size, tokens
from drawing.map.placing.legends import legend_batches
from drawing.map.placing.overlay_legends import overlay_legends, owners_shown
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Curves, Ink, Spot, Text, Texts
from model.pieces.piece import Owner
from model.systems import part_of

SAMPLE = 3.6
"""Half the length of a line in the legend."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from own_pieces(sheet, over=True)
    for token in tokens(sheet):
        yield from _token(sheet, token)
    yield from _owners(sheet)


def _token(sheet: Sheet, token: Token) -> Iterator[Batch]:
    box, owner = token.box, token.piece.owner
    if token.good:
        spot = box.x + box.width / 2, box.y + box.height / 2
        good = sheet.scenario.goods[token.good]
        yield from icon_batches(good, spot, box.height, sheet.theme, sheet.folder)
        return
    rim, colour = sheet.theme.ink("piece"), owner_ink(sheet, owner).line
    ink = Ink(fill=colour, line=rim.line, width=rim.width)
    key = f"{token.piece.kind} of {owner_name(owner)}"
    yield Curves(ink, (rectangle(box, box.height / 2),), key=key)
    if token.text:
        yield Texts([_text(sheet, token, colour)])


def _text(sheet: Sheet, token: Token, colour: str) -> Text:
    box, style = token.box, sheet.theme.style("piece")
    size = min(letter_size(sheet), box.height / 1.4)
    style = replace(style, size=size, colour=colour_on(sheet, colour))
    at = box.x + box.width / 2, box.y + box.height / 2 + 0.36 * size
    return style.text(token.text, at, key=f"piece of {owner_name(token.piece.owner)}")


def _owners(sheet: Sheet) -> Iterator[Batch]:
    """Who is who; a system shows it by what its players have, as `owner_sample` of `pieces`."""
    shown = overlay_legends(sheet).get("players")
    if shown is not None:
        own = getattr(part_of("drawing", sheet.scenario.system, "pieces"), "owner_sample", None)
        yield from legend_batches(sheet, shown)
        for row, owner in enumerate(owners_shown(sheet)):
            yield from (own or _sample)(sheet, owner, shown.sample(row))


def _sample(sheet: Sheet, owner: Owner, at: Spot) -> Iterator[Batch]:
    """A piece of track of an owner."""
    x, y = at
    yield Curves(owner_ink(sheet, owner), (line(((x - SAMPLE, y), (x + SAMPLE, y))),))
