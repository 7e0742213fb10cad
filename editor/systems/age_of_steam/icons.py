"""The icons of the tools for maps of Age of Steam."""

from collections.abc import Mapping, Sequence

from editor.widgets.icons.strokes import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    RED,
    Drawn,
    area,
    box,
    dots,
    outline,
    ring,
    stroke,
)  # fmt: skip

LIGHT, DARK, PIP = "#f2efe6", "#3c3f45", "#8a8f96"
_LEFT, _MIDDLE, _RIGHT = 7.6, 12.0, 16.4
_PIPS: Mapping[int, Sequence[tuple[float, float]]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LEFT, _LEFT), (_RIGHT, _RIGHT)),
    3: ((_LEFT, _LEFT), (_MIDDLE, _MIDDLE), (_RIGHT, _RIGHT)),
    4: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
    5: (
        (_LEFT, _LEFT), (_RIGHT, _LEFT), (_MIDDLE, _MIDDLE), (_LEFT, _RIGHT), (_RIGHT, _RIGHT),
    ),
    6: (
        (_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE), (_LEFT, _RIGHT),
        (_RIGHT, _RIGHT),
    ),
}  # fmt: skip
"""Where the pips of a die lie."""
_USED = (
    dots((18.4, 18.4, 4.6), colour=GREEN),
    stroke(((16.2, 18.4), (17.8, 20.2), (20.8, 16.6)), colour="#ffffff", width=1.6),
)
"""The sign of a number that a city has."""


def _die(side: str) -> tuple[Drawn, ...]:
    return (
        area(box(3.5, 3.5, 20.5, 20.5), colour=LIGHT if side == "light" else DARK),
        outline(box(3.5, 3.5, 20.5, 20.5), colour=PIP, width=1.4),
    )


def _number(side: str, number: int) -> tuple[Drawn, ...]:
    pips = ((x, y, 1.9) for x, y in _PIPS[number])
    return (*_die(side), dots(*pips, colour=DARK if side == "light" else LIGHT))


def _following(side: str) -> tuple[Drawn, ...]:
    """A die with an arrow: whichever number comes next."""
    arrow = ((7, 12), (16.5, 12)), ((12.6, 8), (16.6, 12), (12.6, 16))
    return (*_die(side), stroke(*arrow, colour=DARK if side == "light" else LIGHT, width=2.2))


def _numbers() -> Mapping[str, Sequence[Drawn]]:
    found: dict[str, Sequence[Drawn]] = {}
    for side in ("light", "dark"):
        found[f"growth-next-{side}"] = _following(side)
        for number in _PIPS:
            drawn = _number(side, number)
            found[f"growth-{side}-{number}"] = drawn
            found[f"growth-{side}-{number}-used"] = (*drawn, *_USED)
    return found


_QUARTERS = ((8.2, 8.2, RED), (15.8, 8.2, BLUE), (8.2, 15.8, GOLD), (15.8, 15.8, GREEN))
_COLOURS = tuple(area(box(x - 3.2, y - 3.2, x + 3.2, y + 3.2), colour=c) for x, y, c in _QUARTERS)

ICONS: Mapping[str, Sequence[Drawn]] = {
    **_numbers(),
    "colours": (
        area(ring(12, 12, 10), colour=RED),
        area(((12, 2), (20.7, 7), (20.7, 17), (12, 22)), colour=BLUE),
        outline(ring(12, 12, 10), width=1.4),
    ),
    "colours-all": _COLOURS,
    "colours-none": (
        outline(ring(12, 12, 8.5), width=1.6),
        stroke(((6.5, 17.5), (17.5, 6.5)), width=2, colour=RED),
    ),
    "colours-random": (
        outline(ring(12, 12, 9), width=1.6),
        stroke(
            ((9, 9.6), (9.4, 7.4), (12, 6.6), (14.6, 7.4), (14.8, 9.8), (12, 12), (12, 13.8)),
            is_bent=True,
            width=2,
        ),
        dots((12, 16.8, 1.3)),
    ),
    "growth": (
        *_die("light"),
        dots(*((x, y, 1.9) for x, y in _PIPS[5]), colour=DARK),
    ),
    "cubes": (
        area(box(3, 11.5, 11.5, 20), colour=RED),
        area(box(12.5, 11.5, 21, 20), colour=BLUE),
        area(box(7.8, 2.8, 16.2, 11), colour=GOLD),
    ),
    "hex-price": (
        outline(ring(12, 12, 10), width=1.6),
        stroke(
            ((15, 8.6), (12.4, 7.2), (9.4, 8.2), (9.8, 11), (12, 12), (14.4, 13),
             (14.6, 15.8), (11.6, 16.8), (9, 15.4)),
            is_bent=True,
            width=1.8,
        ),
        stroke(((12, 5.2), (12, 18.8)), width=1.4),
    ),
    "special-link": (
        stroke(((5.5, 15), (9, 7), (15, 7), (18.5, 15)), is_bent=True, is_dashed=True, width=2.4,
               colour=BLUE),
        dots((5, 17, 3.2), (19, 17, 3.2), colour=BROWN),
    ),
    "track-pencil": (
        stroke(((3, 20.5), (8, 18), (9, 13), (13, 11)), is_bent=True, width=3, colour=BROWN),
        area(((12, 12), (18.5, 3.5), (21.5, 6), (15, 14.2)), colour=GOLD),
        area(((12, 12), (15, 14.2), (11.2, 15.2))),
    ),
    "goods-reach": (
        area(box(9, 9, 15, 15), colour=RED),
        outline(ring(12, 12, 7.4, 24), width=1.4, is_dashed=True),
        outline(ring(12, 12, 10.6, 24), width=1.2, is_dashed=True),
    ),
}  # fmt: skip
