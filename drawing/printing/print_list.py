"""The list that lies beside the files for the printer: what they are, and how to print them."""

from collections.abc import Iterable, Sequence

from drawing.pages.paper import Imprint
from drawing.printing.parts import Part
from drawing.text.lines import filled
from model.forms.frozen import dataclass
from model.wording.speech import later, tr, trn

MAP = later(
    """map.pdf
  The first page shows how the pages are joined. Cut at the solid marks, glue at the broken ones.
"""
)
CARDS = later(
    """cards.pdf
  On stiff paper or card, on both sides, turned over along the {edge} edge. Fronts and backs
  take turns, and a back lies exactly behind its front. Cards measure 63 x 88 mm.
  Without duplex: print the odd pages, put them in again, print the even ones.
"""
)
CHIPS = later(
    """chips.pdf
  On card, or on paper glued to card of 1.5 to 2 mm; chips measure 15 x 15 mm. The second
  page of each sheet is for the other side, turned over along the {edge} edge: leave it out
  if one side is enough.
"""
)
AIDS = later(
    """aids.pdf
  On plain paper: one set on the table, or the first page for every player.
"""
)
HEAD = later('Print at 100 %, "actual size"; never "fit to page".')
HEAD_WITH_MAP = later(
    'Print at 100 %, "actual size"; never "fit to page". The first page of map.pdf has a line\n'
    "of 100 mm: measure it before you print the rest."
)
IMPRINT = later(
    "Milepost {version}, fingerprint {fingerprint}: it stands on every\n"
    "sheet, so that sheets of different versions are not mixed."
)
IMAGES = later(
    """card-images
  For print shops: one picture for the front of every card and one for each back, 300 dpi,
  69 x 94 mm with 3 mm of bleed on every side.
"""
)
KNOWN = {"map": MAP, "cards": CARDS, "chips": CHIPS, "aids": AIDS}
WIDE = 92
"""Letters of a line."""


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A file for the printer, and how its pages stand."""

    part: str
    pages: int
    paper: str
    size: str = ""
    """How large the board is, where that is said."""
    is_lying: bool = False

    def told(self) -> str:
        """A line about it."""
        pages = trn("{n} page of {paper}", "{n} pages of {paper}", self.pages, paper=self.paper)
        lies = tr("lying") if self.is_lying else tr("upright")
        how = tr(", ").join(one for one in (pages, self.size, lies) if one)
        return tr("{name}: {what}", name=f"{self.part}.pdf", what=how)


def print_list(
    imprint: Imprint, there: Sequence[OnPaper], *, images: bool, own: Iterable[Part] = ()
) -> str:
    """What to print and how, in plain text; a line says of each file how its pages stand.

    `own` are the parts that the system of the scenario brings.
    """
    parts = {one.part: one for one in there}
    how = {part.name: part.how for part in own}
    told = [_how(one, how.get(one.part, "")) for one in there]
    if images and "cards" in parts:
        told.append(tr(IMAGES))
    heads = "\n".join(f"  {one.told()}" for one in there)
    stands = tr(IMPRINT, version=imprint.version, fingerprint=imprint.fingerprint)
    return (
        f"{imprint.title}\n\n"
        f"{heads}\n\n"
        f"{tr(HEAD_WITH_MAP if 'map' in parts else HEAD)}\n\n"
        f"{chr(10).join(told)}\n"
        f"{stands}\n"
    )


def _how(one: OnPaper, own: str) -> str:
    """How to print a file; `edge` is the edge along which its sheets are turned over."""
    edge = tr("short") if one.is_lying else tr("long")
    if one.part in KNOWN:
        return tr(KNOWN[one.part], edge=edge)
    lines = filled(tr(own, edge=edge), WIDE, "  ")
    return f"{one.part}.pdf\n{lines}\n"
