"""Where the parts of a layer lie, so that painting a small piece of a map looks at few of them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from drawing.qt import Painting
from drawing.shapes.symbols import Batch, Box, Curves, Image, Spot, Symbols, Texts

FIELD = 60.0
"""The map is laid out in fields of so many millimetres."""
FEW = 500
"""Symbols at more places than this have an order of their own."""
MOST_FIELDS = 400
"""What lies on more fields than this is everywhere."""


class LayerIndex:
    """The batches of a layer, taken apart as far as it helps, by where they lie."""

    def __init__(self, batches: Sequence[Batch], painting: Painting, *, ground: bool) -> None:
        """The ground has symbols by the thousand, which are best put down many at once."""
        parts = (one for batch in batches for one in _apart(batch))
        self.batches: list[Batch] = [
            one for part in parts for one in ((part,) if ground else _by_field(part))
        ]
        self._everywhere: list[int] = []
        self._fields: dict[tuple[int, int], list[int]] = {}
        for number, batch in enumerate(self.batches):
            fields = _along(batch, painting) or _fields(_box(batch, painting))
            if fields is None:
                self._everywhere.append(number)
                continue
            for field in fields:
                self._fields.setdefault(field, []).append(number)

    def near(self, box: Box) -> tuple[Batch, ...]:
        """The batches that may be seen in a box, in their order."""
        fields = _fields(box)
        if fields is None:
            return tuple(self.batches)
        numbers = set(self._everywhere)
        for field in fields:
            numbers.update(self._fields.get(field, ()))
        return tuple([self.batches[number] for number in sorted(numbers)])


def _apart(batch: Batch) -> Iterator[Batch]:
    """Lines and texts one by one: each is drawn alone anyway."""
    if isinstance(batch, Curves) and len(batch.curves) > 1:
        for curve in batch.curves:
            yield Curves(batch.ink, (curve,), batch.key)
    elif isinstance(batch, Texts):
        for text in batch.texts:
            yield Texts((text,))
    else:
        yield batch


def _by_field(batch: Batch) -> Iterator[Batch]:
    """Symbols that stand here and there, field by field."""
    if not isinstance(batch, Symbols) or not 1 < len(batch.spots) <= FEW:
        yield batch
        return
    fields: dict[tuple[float, float], list[Spot]] = {}
    for x, y in batch.spots:
        fields.setdefault((x // FIELD, y // FIELD), []).append((x, y))
    for spots in fields.values():
        yield Symbols(batch.symbol, batch.size, spots)


def _along(batch: Batch, painting: Painting) -> set[tuple[int, int]] | None:
    """The fields that a mere line passes: far fewer than lie in the box around it."""
    if not isinstance(batch, Curves) or batch.ink.fill or batch.ink.pattern or not batch.curves:
        return None
    path, box, _ = painting.curves(batch)[0]
    if box.width < FIELD and box.height < FIELD:
        return None
    found: set[tuple[int, int]] = set()
    for polygon in path.toSubpathPolygons():
        for one, other in pairwise(polygon.toList()):
            left, right = sorted((one.x(), other.x()))
            top, bottom = sorted((one.y(), other.y()))
            piece = Box(left, top, right - left, bottom - top).grown(batch.ink.width + 0.1)
            found.update(_fields(piece) or ())
            if len(found) > MOST_FIELDS:
                return None
    return found


def _box(batch: Batch, painting: Painting) -> Box | None:
    """Where a batch may be seen; None where that is not worth knowing."""
    if isinstance(batch, Curves):
        return painting.curves(batch)[0].box if batch.curves else None
    if isinstance(batch, Texts):
        return painting.texts(batch)[0][1]
    if isinstance(batch, Symbols) and 0 < len(batch.spots) <= FEW:
        reach = painting.symbols(batch)[1].box
        left, top = min(x for x, _ in batch.spots), min(y for _, y in batch.spots)
        right, bottom = max(x for x, _ in batch.spots), max(y for _, y in batch.spots)
        return Box(
            left + reach.x, top + reach.y, right - left + reach.width, bottom - top + reach.height
        )
    if isinstance(batch, Image):
        side = max(batch.box.width, batch.box.height)
        return batch.box.grown(side)
    return None


def _fields(box: Box | None) -> list[tuple[int, int]] | None:
    if box is None:
        return None
    left, right = int(box.x // FIELD), int(box.right // FIELD)
    top, bottom = int(box.y // FIELD), int(box.bottom // FIELD)
    if (right - left + 1) * (bottom - top + 1) > MOST_FIELDS:
        return None
    return [(col, row) for row in range(top, bottom + 1) for col in range(left, right + 1)]
