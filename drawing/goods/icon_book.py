"""The drawn icons of the common goods: read from `drawing/goods`, found by a good's id or name.

An icon is a list of marks on a plate, on a grid from 0 to 100. Each begins with `+` (drawn on the
plate) or `-` (the plate shows through), then says what it is:

    poly X,Y ...          blob X,Y ... (the same without corners)       path M L C Z (as in SVG)
    circle X Y R          ellipse X Y RX RY       disc X Y R HOLE       rect X Y WIDE HIGH [ROUND]
    stroke WIDTH X,Y ...  bow WIDTH X,Y ... (the same without corners)  ring WIDTH X Y RX RY ANGLE
    spokes WIDTH X Y FROM TO COUNT                turned DEGREES, and any of these
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import cos, pi, radians, sin
from typing import Any, NamedTuple

from drawing.files.own_data import data_of, names_in
from drawing.shapes.curves import circle, line, rectangle, smooth
from drawing.shapes.symbols import Bend, Box, Close, Curve, Move, Spot, To

PLATES = ("disc", "square", "hexagon", "octagon", "shield")
"""What icons are drawn on; the kind of goods tells which."""
_STEP = re.compile(r"[MLCZ]|-?[0-9.]+")


class Mark(NamedTuple):
    """A curve of an icon, in units of its size around its middle."""

    curve: Curve
    through: bool = False
    """The plate shows through."""
    width: float = 0.0
    """Of a stroke, in units of the icon's size; nothing for a filled area."""


class Drawn(NamedTuple):
    """A drawn icon."""

    name: str
    colour: str
    plate: str
    marks: tuple[Mark, ...]


def drawn_icon(*names: str) -> Drawn | None:
    """The icon that one of the names calls for, the first that does; None where there is none."""
    book, called = drawn_icons(), _by_name()
    for name in names:
        for word in _words(name):
            if word in called:
                return book[called[word]]
    return None


@cache
def drawn_icons() -> Mapping[str, Drawn]:
    """Every drawn icon by its name."""
    return {
        name: Drawn(name, look["colour"], look["plate"], tuple(map(mark_of, look["marks"])))
        for name, look in _data().items()
    }


@cache
def _data() -> Mapping[str, Any]:
    return {
        name: look for page in names_in("goods") for name, look in data_of("goods", page).items()
    }


@cache
def _by_name() -> Mapping[str, str]:
    """Which icon a word calls for; an icon's own name comes before what others are also called."""
    also = {word: name for name, look in _data().items() for word in look.get("also", ())}
    return also | {name: name for name in _data()}


def _words(name: str) -> Iterator[str]:
    """What a good may be called in the book: `Raw Silk` as a whole, then its last word, its first.

    Names beyond the length of a word are nobody's, and are not searched.
    """
    whole = "-".join(re.findall(r"[a-z0-9]+", name[:80].lower()))
    parts = whole.split("-")
    for word in dict.fromkeys((whole, parts[-1], parts[0])):
        yield from (word, f"{word}s", word.removesuffix("s"), word.removesuffix("es"))


# -- marks


def mark_of(text: str) -> Mark:
    """A mark as it is written."""
    sign, kind, *words = text.split(" ")
    angle = 0.0
    if kind == "turned":
        angle, kind, words = float(words[0]), words[1], words[2:]
    curve, width = _CURVES[kind](words)
    return Mark(_in_units(_turned(curve, angle)), sign == "-", width / 100)


def _numbers(words: Sequence[str]) -> list[float]:
    return [float(word) for word in words]


def _spots(words: Sequence[str]) -> list[Spot]:
    pairs = (word.split(",") for word in words)
    return [(float(x), float(y)) for x, y in pairs]


def _path(words: Sequence[str]) -> Curve:
    steps: list[Move | To | Bend | Close] = []
    found = _STEP.findall(" ".join(words))
    while found:
        letter = found.pop(0)
        count = {"M": 1, "L": 1, "C": 3, "Z": 0}[letter]
        spots = [(float(found.pop(0)), float(found.pop(0))) for _ in range(count)]
        kind: Any = {"M": Move, "L": To, "C": Bend, "Z": Close}[letter]
        steps.append(kind(*spots))
    return tuple(steps)


def _oval(x: float, y: float, wide: float, high: float, angle: float = 0.0) -> Curve:
    turn = radians(angle)
    round_one = circle((0, 0), 1)

    def there(spot: Spot) -> Spot:
        right, down = spot[0] * wide, spot[1] * high
        return x + right * cos(turn) - down * sin(turn), y + right * sin(turn) + down * cos(turn)

    return _moved(round_one, there)


def _spokes(x: float, y: float, start: float, end: float, count: float) -> Curve:
    angles = [2 * pi * number / count for number in range(int(count))]
    return tuple(
        step
        for angle in angles
        for step in line([(x + r * cos(angle), y + r * sin(angle)) for r in (start, end)])
    )


def _disc(words: Sequence[str]) -> tuple[Curve, float]:
    x, y, radius, hole = _numbers(words)
    return (*circle((x, y), radius), *circle((x, y), hole)), 0.0


def _rect(words: Sequence[str]) -> tuple[Curve, float]:
    x, y, width, height, *round_by = _numbers(words)
    return rectangle(Box(x, y, width, height), *round_by), 0.0


_CURVES: Mapping[str, Callable[[Sequence[str]], tuple[Curve, float]]] = {
    "poly": lambda words: (line(_spots(words), closed=True), 0.0),
    "blob": lambda words: (smooth(_spots(words), closed=True), 0.0),
    "path": lambda words: (_path(words), 0.0),
    "circle": lambda words: (_oval(*_numbers([*words, words[-1]])), 0.0),
    "ellipse": lambda words: (_oval(*_numbers(words)), 0.0),
    "disc": _disc,
    "rect": _rect,
    "stroke": lambda words: (line(_spots(words[1:])), float(words[0])),
    "bow": lambda words: (smooth(_spots(words[1:])), float(words[0])),
    "ring": lambda words: (_oval(*_numbers(words[1:])), float(words[0])),
    "spokes": lambda words: (_spokes(*_numbers(words[1:])), float(words[0])),
}


def _moved(curve: Curve, there: Callable[[Spot], Spot]) -> Curve:
    return tuple(
        step if isinstance(step, Close) else type(step)(*map(there, step)) for step in curve
    )


def _turned(curve: Curve, angle: float) -> Curve:
    if not angle:
        return curve
    turn = radians(angle)

    def there(spot: Spot) -> Spot:
        x, y = spot[0] - 50, spot[1] - 50
        return 50 + x * cos(turn) - y * sin(turn), 50 + x * sin(turn) + y * cos(turn)

    return _moved(curve, there)


def _in_units(curve: Curve) -> Curve:
    return _moved(curve, lambda spot: ((spot[0] - 50) / 100, (spot[1] - 50) / 100))
