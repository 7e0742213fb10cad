"""Paper for printing at home: its sizes, and what stands in the margin of every page."""

from collections.abc import Iterable

from drawing.shapes.curves import line
from drawing.shapes.symbols import Box, Curves, Layer, Picture, Spot, Text, Texts
from drawing.text.fitting import LINE, cut_to
from drawing.text.metrics import width
from drawing.themes.theme import Style, Theme
from model.forms.frozen import dataclass
from model.wording.plain_text import plain
from model.wording.speech import tr

BLEED = 3.0
"""How far a picture goes on beyond the line where it is cut, in millimetres."""
MARGIN = 7.0
"""What no printer at home reaches."""
FOOT = 6.0
"""Room for the imprint above the lower margin."""
BASE = 5.6
"""The line of the imprint above the edge: below every cut mark, and within reach of printers."""
MARK = 4.0
"""The length of a cut mark."""
TITLE = 48
"""Letters of the title in the imprint."""
OFF = 0.8
"""How far a mark stays off the picture."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    def lying(self) -> "Paper":
        """The same paper turned by a quarter."""
        return Paper(self.name, self.height, self.width)

    @property
    def is_upright(self) -> bool:
        return self.width <= self.height

    @property
    def room(self) -> Box:
        """What can be printed on, above the imprint."""
        return Box(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT)


PAPERS = {
    "A4": Paper("A4", 210.0, 297.0),
    "Letter": Paper("Letter", 215.9, 279.4),
}


@dataclass(frozen=True, slots=True)
class Imprint:
    """What tells the sheets of one version of a game from those of another."""

    title: str
    version: str
    """Of Milepost."""
    fingerprint: str
    """The beginning of the hash of what matters to a game."""

    def line(self, page: str, style: Style, room: float) -> str:
        """The line at the foot of a page; where it is too long, the title is cut."""
        parts = (page, f"Milepost {self.version}", self.fingerprint)
        rest = "".join(f" · {part}" for part in parts if part)
        title = plain(self.title, max(1, min(TITLE, LINE - len(rest))))
        left = room - width(rest, style.size, style.face)
        return cut_to(title, style.size, style.face, left) + rest


@dataclass(frozen=True, slots=True)
class Press:
    """What everything of one game is printed with."""

    paper: Paper
    imprint: Imprint
    theme: Theme
    folder: str = ""
    """Where the scenario's own files are."""
    tile_mm: float = 0.0
    """How wide the tiles of the game are from side to side, in millimetres; 0 without any."""


def page(press: Press, paper: Paper, layers: Iterable[Layer], name: str) -> Picture:
    """A page, standing or lying, with its imprint at the foot."""
    style, imprint = press.theme.style("imprint"), press.imprint
    text = imprint.line(name, style, paper.width - 2 * MARGIN)
    at = (MARGIN, paper.height - BASE)
    foot = Texts([style.text(text, at, anchor="start", key="imprint")])
    title = tr("{name}: {what}", name=imprint.title, what=name)
    return Picture(paper.width, paper.height, (*layers, Layer("imprint", (foot,))), title)


def cut_marks(across: Iterable[float], down: Iterable[float], around: Box, theme: Theme) -> Curves:
    """Short lines outside of a box, where a knife goes through it."""
    marks = []
    for x in across:
        marks.append(((x, around.y - OFF - MARK), (x, around.y - OFF)))
        marks.append(((x, around.bottom + OFF), (x, around.bottom + OFF + MARK)))
    for y in down:
        marks.append(((around.x - OFF - MARK, y), (around.x - OFF, y)))
        marks.append(((around.right + OFF, y), (around.right + OFF + MARK, y)))
    return Curves(theme.ink("cut-mark"), [line(mark) for mark in marks], key="cut")


def ruler(at: Spot, theme: Theme) -> tuple[Curves, Texts]:
    """A line of exactly 100 mm, to find out whether the printer has kept the size."""
    x, y = at
    ticks = [line(((x + cm * 10.0, y - 1.6), (x + cm * 10.0, y))) for cm in range(11)]
    style = theme.style("imprint")
    text = tr("100 mm: measure it before you cut")
    below = Text((x + 50.0, y + style.size + 0.9), text, style.size, colour=style.colour)
    ink = theme.ink("cut-mark")
    return Curves(ink, [line(((x, y), (x + 100.0, y))), *ticks], key="scale 100 mm"), Texts([below])
