"""Boxes in a net: which of many boxes a box meets, without asking each of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from drawing.shapes.symbols import Box

MESH = 10.0
"""In millimetres."""
MOST = 400
"""A box over more meshes than this is larger than anything that is laid beside it."""


class Net:
    """Boxes that are found by where they are."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self._meshes: dict[tuple[int, int], list[Box]] = defaultdict(list)
        self.add(boxes)

    def add(self, boxes: Iterable[Box]) -> None:
        for box in boxes:
            for mesh in _meshes(box):
                self._meshes[mesh].append(box)

    def meeting(self, box: Box) -> int:
        """How many boxes have more than a border in common with this one."""
        near = (self._meshes[mesh] for mesh in _meshes(box) if mesh in self._meshes)
        return len({other for boxes in near for other in boxes if box.meets(other)})


def _meshes(box: Box) -> Iterator[tuple[int, int]]:
    x, y, width, height = box
    left, right = int(x // MESH), int((x + width) // MESH)
    top, bottom = int(y // MESH), int((y + height) // MESH)
    if (right - left + 1) * (bottom - top + 1) <= MOST:
        yield from ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
