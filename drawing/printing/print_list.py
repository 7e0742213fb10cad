"""The list that lies beside the files for the printer: what they are, and how to print them."""

from collections.abc import Iterable, Sequence
from textwrap import fill

from drawing.pages.paper import Imprint
from drawing.printing.parts import Part

MAP = """map.pdf
  The first page shows how the pages are joined. Cut at the solid marks, glue at the broken ones.
"""
CARDS = """cards.pdf
  On stiff paper or card, on both sides, turned over along the {edge} edge. Fronts and backs
  take turns, and a back lies exactly behind its front. Cards measure 63 x 88 mm.
  Without duplex: print the odd pages, put them in again, print the even ones.
"""
CHIPS = """chips.pdf
  On card, or on paper glued to card of 1.5 to 2 mm; chips measure 15 x 15 mm. The second
  page of each sheet is for the other side, turned over along the {edge} edge: leave it out
  if one side is enough.
"""
AIDS = """aids.pdf
  On plain paper: one set on the table, or the first page for every player.
"""
SCALE = " The first page of map.pdf has a line\nof 100 mm: measure it before you print the rest."
IMAGES = """card-images
  For print shops: one picture for the front of every card and one for each back, 300 dpi,
  69 x 94 mm with 3 mm of bleed on every side.
"""
KNOWN = {"map": MAP, "cards": CARDS, "chips": CHIPS, "aids": AIDS}
WIDE = 92
"""Letters of a line."""


def print_list(
    imprint: Imprint, lines: Sequence[str], *, images: bool, own: Iterable[Part] = ()
) -> str:
    """What to print and how, in plain text; a line says of each file how its pages stand.

    `own` are the parts that the system of the scenario brings.
    """
    parts = {line.split(".")[0]: line for line in lines}
    known = {**KNOWN, **{part.name: _how(part) for part in own}}
    told = [
        known[part].format(edge="short" if line.endswith("lying") else "long")
        for part, line in parts.items()
    ]
    if images and "cards" in parts:
        told.append(IMAGES)
    measured = SCALE if "map" in parts else ""
    heads = "\n".join(f"  {line}" for line in lines)
    return (
        f"{imprint.title}\n\n"
        f"{heads}\n\n"
        f'Print at 100 %, "actual size"; never "fit to page".{measured}\n\n'
        f"{chr(10).join(told)}\n"
        f"Milepost {imprint.version}, fingerprint {imprint.fingerprint}: it stands on every\n"
        "sheet, so that sheets of different versions are not mixed.\n"
    )


def _how(part: Part) -> str:
    told = fill(part.how, WIDE, initial_indent="  ", subsequent_indent="  ")
    return f"{part.name}.pdf\n{told}\n"
