"""Long curves that a picture draws more than once: coasts with sea, pattern and line, cards alike.

A file that holds them once is smaller; the eye sees no difference.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from drawing.shapes.symbols import Curve, Curves, Inset, Picture

LONG: Final = 6
"""Steps of the pen from which on it is worth a name."""


def repeated_curves(picture: Picture) -> frozenset[Curve]:
    """The curves that are worth a name, in pictures within the picture too."""
    times = Counter(_long_curves(picture))
    return frozenset(curve for curve, number in times.items() if number > 1)


def _long_curves(picture: Picture) -> Iterator[Curve]:
    for layer in picture.layers:
        for batch in layer.batches:
            match batch:
                case Curves(ink=ink, curves=curves):
                    # A pattern is drawn over its fill.
                    for curve in curves:
                        if len(curve) >= LONG:
                            yield from (curve, curve) if ink.pattern else (curve,)
                case Inset(picture=inner):
                    yield from _long_curves(inner)
