"""The marks of terrain: what a milepost of each kind looks like, and what is strewn over hexes."""

from collections.abc import Callable, Iterable, Mapping
from math import pi

from drawing.shapes.curves import circle, line, ring_of
from drawing.shapes.symbols import Bend, Curve, Ink, Move, Shape, Symbol, To
from drawing.themes.theme import Theme

Drawn = Callable[[Ink], tuple[Shape, ...]]
MILEPOST = 0.3
"""The size of the mark of a milepost, in cells."""
SHADE = 0.3
"""How dark the slope of a mountain is that lies away from the light."""


def mark(theme: Theme, kind: str, strange: Mapping[str, int] | None = None) -> Symbol:
    """The mark of a kind of terrain, in units of its size; `strange` numbers the unknown kinds."""
    ink = theme.ink(f"mark-{looks(kind)}")
    drawn = MARKS.get(looks(kind))
    if drawn is not None:
        return Symbol(f"mark-{kind}", drawn(ink))
    number = (strange or {}).get(kind, 0)
    return Symbol(f"mark-{kind}", _strange(number, ink))


def strange_kinds(kinds: Iterable[str]) -> dict[str, int]:
    """The kinds of a map that have no mark of their own, numbered so that each gets another one."""
    return {
        kind: n for n, kind in enumerate(sorted(k for k in set(kinds) if looks(k) not in MARKS))
    }


def _strange(number: int, ink: Ink) -> tuple[Shape, ...]:
    """A polygon with a dot for a kind nobody thought of: each has more corners than the last."""
    corners = 4 + number % 5
    around = line(ring_of((0, 0), 0.42, corners, -pi / 2), closed=True)
    if number // 5 % 2:
        return (Shape(around, _solid(ink)),)
    return Shape(around, ink), Shape(circle((0, 0), 0.12), _solid(ink))


def _solid(ink: Ink) -> Ink:
    return Ink(fill=ink.line or ink.fill)


def _stroke(ink: Ink) -> Ink:
    return Ink(line=ink.line or ink.fill, width=ink.width)


def _dot(ink: Ink) -> tuple[Shape, ...]:
    return (Shape(circle((0, 0), 0.19), ink),)


def _triangle(ink: Ink) -> tuple[Shape, ...]:
    """A mountain with its light side on the left, as if the sun stood there."""
    slope = line(((0, -0.42), (0.44, 0.32), (0.1, 0.32), (0.14, 0.02)), closed=True)
    around = line(((-0.44, 0.32), (0, -0.42), (0.44, 0.32)), closed=True)
    return (
        Shape(around, Ink(fill=ink.fill)),
        Shape(slope, Ink(fill=ink.line, opacity=SHADE)),
        Shape(around, _stroke(ink)),
    )


def _peak(ink: Ink) -> tuple[Shape, ...]:
    """A dark mountain with snow on its top."""
    body = line(((-0.48, 0.36), (0, -0.5), (0.48, 0.36)), closed=True)
    snow = line(
        ((0, -0.5), (0.2, -0.14), (0.08, -0.22), (0, -0.06), (-0.08, -0.22), (-0.2, -0.14)),
        closed=True,
    )
    dark = Ink(fill=ink.line, line=ink.line, width=ink.width)
    return Shape(body, dark), Shape(snow, Ink(fill=ink.fill))


def _dune(ink: Ink) -> tuple[Shape, ...]:
    """A point with the back of a dune under it."""
    back: Curve = (Move((-0.46, 0.3)), Bend((-0.2, -0.02), (0.16, -0.02), (0.46, 0.3)))
    return Shape(back, _stroke(ink)), Shape(circle((0, -0.14), 0.16), _solid(ink))


def _hill(ink: Ink) -> tuple[Shape, ...]:
    back: Curve = (Move((-0.44, 0.26)), Bend((-0.36, -0.38), (0.36, -0.38), (0.44, 0.26)))
    return (Shape((*back, To((-0.44, 0.26))), ink),)


def _tree(ink: Ink) -> tuple[Shape, ...]:
    """A round tree."""
    return (
        Shape(line(((0, 0.1), (0, 0.48))), _stroke(ink)),
        Shape(circle((0, -0.12), 0.32), ink),
    )


def _fir(ink: Ink) -> tuple[Shape, ...]:
    return (
        Shape(line(((0, 0.2), (0, 0.5))), _stroke(ink)),
        Shape(line(((-0.32, 0.28), (0, -0.48), (0.32, 0.28)), closed=True), ink),
        Shape(line(((-0.2, 0.02), (0, 0.12), (0.2, 0.02))), _stroke(ink)),
    )


def _palm(ink: Ink) -> tuple[Shape, ...]:
    leaves = [
        (Move((0, -0.2)), Bend((0.1 * side, -0.46), (0.36 * side, -0.44), (0.46 * side, rise)))
        for side in (-1, 1)
        for rise in (-0.1, -0.34)
    ]
    trunk: Curve = (Move((0, -0.2)), Bend((0.08, 0), (0.08, 0.2), (-0.04, 0.48)))
    return tuple(Shape(one, _stroke(ink)) for one in (trunk, *leaves))


def _reeds(ink: Ink) -> tuple[Shape, ...]:
    """Grass over a level of water."""
    blades = [line(((0, 0.12), (x, y))) for x, y in ((-0.26, -0.3), (0, -0.46), (0.26, -0.3))]
    level = [line(((-0.46, 0.12), (0.46, 0.12))), line(((-0.26, 0.34), (0.26, 0.34)))]
    return tuple(Shape(one, _stroke(ink)) for one in (*blades, *level))


def _waves(ink: Ink) -> tuple[Shape, ...]:
    def wave(y: float) -> Curve:
        return (
            Move((-0.46, y)),
            Bend((-0.3, y - 0.24), (-0.16, y - 0.24), (0, y)),
            Bend((0.16, y + 0.24), (0.3, y + 0.24), (0.46, y)),
        )

    return tuple(Shape(wave(y), _stroke(ink)) for y in (-0.16, 0.18))


def _furrows(ink: Ink) -> tuple[Shape, ...]:
    ears = (line(((x, 0.34), (x + 0.12, -0.34))) for x in (-0.38, -0.06, 0.26))
    return tuple(Shape(one, _stroke(ink)) for one in ears)


def _star(ink: Ink) -> tuple[Shape, ...]:
    """A crystal of ice."""
    rays = (line(ring_of((0, 0), 0.44, 2, turn * pi / 3 + pi / 2)) for turn in range(3))
    return tuple(Shape(one, _stroke(ink)) for one in rays)


def _houses(ink: Ink) -> tuple[Shape, ...]:
    house = ((-0.36, 0.36), (-0.36, -0.1), (0, -0.4), (0.36, -0.1), (0.36, 0.36))
    return (Shape(line(house, closed=True), ink),)


MARKS: Mapping[str, Drawn] = {
    "clear": _dot,
    "mountain": _triangle,
    "alpine": _peak,
    "desert": _dune,
    "hills": _hill,
    "forest": _tree,
    "taiga": _fir,
    "jungle": _palm,
    "swamp": _reeds,
    "river": _waves,
    "lake": _waves,
    "sea": _waves,
    "farmland": _furrows,
    "ice": _star,
    "urban": _houses,
}
"""Every kind that designers are likely to think of; others get a mark of their own as well."""

OTHER_NAMES: Mapping[str, str] = {
    "": "clear",
    "plain": "clear",
    "plains": "clear",
    "flat": "clear",
    "field": "clear",
    "fields": "clear",
    "mountains": "mountain",
    "hill": "hills",
    "wood": "forest",
    "woods": "forest",
    "marsh": "swamp",
    "water": "sea",
    "ocean": "sea",
    "farm": "farmland",
    "grassland": "farmland",
    "tundra": "ice",
    "glacier": "ice",
    "town": "urban",
    "city": "urban",
    "rough": "hills",
    "half-water": "swamp",
    "polder": "farmland",
}
"""What designers may call a kind that there is a mark for."""


def looks(kind: str) -> str:
    """The kind that another one looks like; itself where nobody thought of it."""
    return OTHER_NAMES.get(kind, kind)
