"""The numbers of a card: a coin for its value, a tag for its cost, a shield for its points."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.shapes.curves import circle, line
from drawing.shapes.symbols import Batch, Bend, Close, Curve, Curves, Ink, Move, Spot, Texts, To
from drawing.text.fitting import one_line
from drawing.themes.theme import Theme


def coin(value: int, at: Spot, radius: float, theme: Theme) -> Iterator[Batch]:
    """A coin with the value of a card."""
    ink = theme.ink("card-coin")
    yield Curves(ink, [circle(at, radius)], key="value")
    yield Curves(Ink(line=ink.line, width=0.2), [circle(at, 0.84 * radius)])
    yield _number(str(value), at, 1.1 * radius, 1.45 * radius, theme)


def cost(number: int, at: Spot, half: float, theme: Theme) -> Iterator[Batch]:
    """A tag with what a card costs."""
    (x, y), ink = at, theme.ink("card-cost")
    wide, high = 1.05 * half, half
    cut = 0.42 * half
    corners = (
        (x - wide, y - high + cut), (x - wide + cut, y - high), (x + wide - cut, y - high),
        (x + wide, y - high + cut), (x + wide, y + high), (x - wide, y + high),
    )  # fmt: skip
    yield Curves(ink, [line(corners, closed=True)], key="cost")
    yield Curves(Ink(line=ink.line, width=0.25), [circle((x, y - 0.72 * high), 0.13 * half)])
    yield _number(str(number), (x, y + 0.16 * high), 1.15 * half, 1.5 * half, theme)


def points(number: int, at: Spot, half: float, theme: Theme) -> Iterator[Batch]:
    """A shield with the points of a card."""
    yield from shield(theme, at, half)
    yield _number(str(number), (at[0], at[1] - 0.06 * half), 1.2 * half, 1.4 * half, theme)


def shield(theme: Theme, at: Spot, half: float) -> Iterator[Batch]:
    """The shield alone."""
    yield Curves(theme.ink("card-points"), [_shield(at, half)], key="points")


def _shield(at: Spot, half: float) -> Curve:
    x, y = at

    def there(across: float, down: float) -> Spot:
        return x + across * half, y + down * half

    return (
        Move(there(-0.92, -1.0)),
        To(there(0.92, -1.0)),
        To(there(0.92, 0.1)),
        Bend(there(0.9, 0.6), there(0.4, 0.9), there(0.0, 1.05)),
        Bend(there(-0.4, 0.9), there(-0.9, 0.6), there(-0.92, 0.1)),
        Close(),
    )


def _number(text: str, at: Spot, size: float, room: float, theme: Theme) -> Texts:
    """A number around a spot, smaller where it has many digits."""
    style = theme.style("card-number")
    fit = one_line(text, size, "bold", room)
    style = replace(style, size=fit.size, colour=theme.ink("icon-dark").fill)
    return Texts([style.text(fit.lines[0], (at[0], at[1] + 0.36 * fit.size), key="number")])
