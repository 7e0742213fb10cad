"""The trend of payouts: what a demand would pay by the line that fits the others best."""

from collections.abc import Iterable, Sequence

from model.systems.crayon.economy.hauls import Haul
from validator.systems.crayon.survey.trade import Offer

FEWEST = 24
"""With fewer demands there is no telling what is usual."""
Line = tuple[float, float, float]


def trend(found: Sequence[Offer]) -> list[float]:
    """What each demand would pay by the line that fits the others best.

    The line is fitted twice, the second time without what lies furthest off.
    """
    line = _fitted(found)
    off = [abs(offer.demand.pays - _on(line, offer.haul)) for offer in found]
    limit = 4 * 1.48 * middle(off) + 1
    near = [offer for offer, by in zip(found, off, strict=True) if by <= limit]
    line = _fitted(near) if len(near) >= FEWEST // 2 else line
    return [_on(line, offer.haul) for offer in found]


def _on(line: Line, haul: Haul) -> float:
    return line[0] + line[1] * haul.mileposts + line[2] * haul.track


def _fitted(found: Sequence[Offer]) -> Line:
    """The plane of least squares through payouts over mileposts and track."""
    far = [offer.haul.mileposts for offer in found]
    dear = [offer.haul.track for offer in found]
    pays = [offer.demand.pays for offer in found]
    f, d, p = (sum(numbers) / len(found) for numbers in (far, dear, pays))
    ff = sum((x - f) ** 2 for x in far)
    dd = sum((y - d) ** 2 for y in dear)
    fd = sum((x - f) * (y - d) for x, y in zip(far, dear, strict=True))
    fp = sum((x - f) * (z - p) for x, z in zip(far, pays, strict=True))
    dp = sum((y - d) * (z - p) for y, z in zip(dear, pays, strict=True))
    whole = ff * dd - fd * fd
    if whole > 1e-9 * max(ff * dd, 1.0):
        by_far, by_dear = (fp * dd - dp * fd) / whole, (dp * ff - fp * fd) / whole
    else:
        by_far, by_dear = (fp / ff if ff else 0.0), 0.0
    return p - by_far * f - by_dear * d, by_far, by_dear


def middle(numbers: Iterable[float]) -> float:
    """The median; the module for it takes longer to import than all payouts to weigh."""
    ordered = sorted(numbers)
    half = len(ordered) // 2
    return (ordered[half] + ordered[~half]) / 2
