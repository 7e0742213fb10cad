"""What a picture is made of: batches of symbols, lines, areas, texts and images, in millimetres.

A picture is described once, and drawn by whoever can: as SVG text (`rendering/svg.py`) or by Qt
(`qt`). x runs to the right and y downwards, from the upper left corner.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Literal, NamedTuple

from model.forms.frozen import dataclass

Spot = tuple[float, float]
Face = Literal["regular", "bold", "italic"]
Anchor = Literal["start", "middle", "end"]


class Box(NamedTuple):
    """A rectangle, upright."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Whether two boxes have more than a border in common."""
        x, y, width, height = self
        to_x, to_y, its_width, its_height = other
        return (
            x < to_x + its_width
            and to_x < x + width
            and y < to_y + its_height
            and to_y < y + height
        )

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def around(self, spots: Iterable["Spot"]) -> "Box":
        """Large enough for some spots as well; the same where they lie in it."""
        across, down = zip((self.x, self.y), (self.right, self.bottom), *spots, strict=True)
        sides = (min(across), min(down), max(across), max(down))
        if sides == (self.x, self.y, self.right, self.bottom):
            return self
        left, top, right, bottom = sides
        return Box(left, top, right - left, bottom - top)


@dataclass(frozen=True, slots=True)
class Ink:
    """How something is filled and drawn; colours are #rrggbb, and nothing where they are empty."""

    fill: str = ""
    line: str = ""
    width: float = 0.0
    """Of the line, in millimetres."""
    dash: tuple[float, ...] = ()
    """Lengths of strokes and gaps, in millimetres."""
    opacity: float = 1.0
    pattern: str = ""
    """What is laid over the fill, so that no meaning hangs on colour alone: see PATTERNS."""
    pattern_line: str = ""
    """The colour of the pattern."""
    cap: Literal["butt", "round"] = "round"


PATTERNS: Mapping[str, str] = {
    "hatch": "lines that rise to the right",
    "counter-hatch": "lines that fall to the right",
    "cross-hatch": "both of them",
    "dots": "small dots",
    "waves": "short waves",
    "bricks": "a wall",
    "levels": "level lines",
}


class Move(NamedTuple):
    """Begins a new piece of a curve."""

    to: Spot


class To(NamedTuple):
    """A straight line."""

    to: Spot


class Bend(NamedTuple):
    """A cubic Bézier curve."""

    first: Spot
    second: Spot
    to: Spot


class Close(NamedTuple):
    """A straight line back to where the piece began."""


Curve = tuple[Move | To | Bend | Close, ...]
"""Steps of a pen; holes of an area are further pieces (filled by the even-odd rule)."""


class Shape(NamedTuple):
    """A curve of a symbol, in units of the symbol's size around its middle."""

    curve: Curve
    ink: Ink


@dataclass(frozen=True, slots=True)
class Symbol:
    """Something drawn again and again; what it looks like comes from the theme."""

    name: str
    shapes: tuple[Shape, ...]


# -- batches


@dataclass(frozen=True, slots=True)
class Symbols:
    """One symbol at many places."""

    symbol: Symbol
    size: float
    spots: Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Curves:
    """Lines and areas in one ink."""

    ink: Ink
    curves: Sequence[Curve]
    key: str = ""
    """What they show, for those who look for it in the picture: `water yangtze`."""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; `at` is on its base line."""

    at: Spot
    text: str
    size: float
    """The height of the letters in millimetres, as typesetters count it (the em)."""
    colour: str = "#000000"
    face: Face = "regular"
    anchor: Anchor = "middle"
    angle: float = 0.0
    """Clockwise, in degrees, around `at`."""
    halo: str = ""
    """The colour behind the letters that keeps them readable; none where it is empty."""
    halo_width: float = 0.0
    spacing: float = 0.0
    """Added between letters, in millimetres."""
    key: str = ""
    """What it names: `city aston`."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Texts, drawn in this order."""

    texts: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture file of the designer's, at its place."""

    file: str
    """The path of a file that was found to be a picture (`drawing/files/art_files.py`)."""
    box: Box
    angle: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Inset:
    """A part of another picture, at its own scale: a tile of a map on a page, a card on a sheet."""

    picture: "Picture"
    at: Spot
    """Where the upper left corner of the part comes to lie."""
    part: Box | None = None
    """What is shown of it; all of it where there is none."""
    scale: float = 1.0
    turned: bool = False
    """Turned by half, as the other side of a fold."""


Batch = Symbols | Curves | Texts | Image | Inset


@dataclass(frozen=True, slots=True)
class Layer:
    """Batches that lie over the layers before."""

    name: str
    batches: tuple[Batch, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole picture."""

    width: float
    height: float
    layers: tuple[Layer, ...] = field(default_factory=tuple)
    title: str = ""
    background: str = "#ffffff"
    notes: tuple[str, ...] = ()
    """Sentences for the designer, about what the picture has no room for."""
