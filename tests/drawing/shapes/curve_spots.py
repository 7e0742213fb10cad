"""Where curves go, for tests that ask."""

from drawing.shapes.symbols import Close, Curve, Spot


def spots_of(curve: Curve) -> list[Spot]:
    """The spots that a curve passes, without those that only bend it."""
    return [step[-1] for step in curve if not isinstance(step, Close)]
