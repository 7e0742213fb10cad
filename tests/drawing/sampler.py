"""A picture with one of everything that pictures are made of: what both back ends must draw."""

from drawing.rendering.patterns import TILES
from drawing.shapes.curves import circle, line, polygons, rectangle, smooth
from drawing.shapes.symbols import (
    Box,
    Curves,
    Ink,
    Inset,
    Layer,
    Picture,
    Shape,
    Symbol,
    Symbols,
    Text,
    Texts,
)

DOT = Symbol(
    "dot",
    (
        Shape(circle((0, 0), 0.5), Ink("#ffffff", "#333333", 0.2)),
        Shape(circle((0, 0), 0.25), Ink("#b22222")),
    ),
)
SCALE = Curves(Ink(line="#000000", width=0.3, cap="butt"), (line(((10, 90), (110, 90))),), "scale")
"""A line of 100 mm."""


def sampler(*texts: Text) -> Picture:
    """Areas with holes and patterns, lines, symbols, texts, and pictures in pictures."""
    areas = [
        Curves(
            Ink("#d8e8c8", "#446644", 0.2, pattern=name, pattern_line="#446644"),
            (polygons((_ring(5 + 16 * n, 5, 14), _ring(9 + 16 * n, 9, 6))),),
            f"area {name}",
        )
        for n, name in enumerate(TILES)
    ]
    lines = [
        Curves(Ink(line="#2a6fbb", width=1.0), (smooth([(5, 30), (25, 24), (45, 34), (70, 26)]),)),
        Curves(
            Ink(line="#aa2222", width=0.8, dash=(3, 2), cap="butt"), (line(((75, 30), (115, 30))),)
        ),
        Curves(Ink("#ffcc00", "#000000", 0.3, opacity=0.5), (rectangle(Box(60, 22, 12, 12), 2),)),
        SCALE,
    ]
    dots = Symbols(DOT, 4, [(5.3 * n + 8, 42) for n in range(20)])
    words = (
        Text((10, 55), "Łódź", 4, anchor="start"),
        Text((60, 55), "Office & <Fish>", 4, face="bold", halo="#ffee88", halo_width=0.6),
        Text((115, 55), "Seaside", 4, face="italic", anchor="end", spacing=1.0),
        Text((110, 75), "uphill", 3, angle=-30),
        *texts,
    )
    small = Picture(20, 10, (Layer("card", (dots_at((5, 5), (15, 5)),)),), "card", "#eef4ff")
    insets = (
        Inset(small, (10, 62)),
        Inset(small, (35, 62), Box(0, 0, 10, 10), 1.5),
        Inset(small, (55, 62), turned=True),
    )
    layers = (
        Layer("areas", (*areas, *lines)),
        Layer("symbols", (dots,)),
        Layer("words", (Texts(words),)),
        Layer("cards", insets),
    )
    return Picture(120, 100, layers, "Sampler")


def dots_at(*spots: tuple[float, float]) -> Symbols:
    return Symbols(DOT, 6, spots)


def _ring(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
