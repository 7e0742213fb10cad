"""The connected pieces of a mask, numbered row by row from runs of pixels."""

import numpy as np

from model.imports.geo.rasters.arrays import Flags, Wholes


def numbered(mask: Flags) -> Wholes:
    """The number of the piece that each pixel belongs to, from 1; 0 outside the mask.

    Pixels that only touch in a corner are no neighbours.
    """
    rows, _ = mask.shape
    out = np.zeros(mask.shape, dtype=np.int64)
    parent = [0]
    above: list[tuple[int, int, int]] = []
    changes = np.diff(np.pad(mask, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    for row in range(rows):
        starts, ends = np.flatnonzero(changes[row] > 0), np.flatnonzero(changes[row] < 0)
        here = []
        for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
            number = _joined(start, end, above, parent)
            out[row, start:end] = number
            here.append((start, end, number))
        above = here
    roots = np.array([_root(number, parent) for number in range(len(parent))])
    _, dense = np.unique(roots, return_inverse=True)
    return np.asarray(dense, dtype=np.int64)[out]


def _joined(start: int, end: int, above: list[tuple[int, int, int]], parent: list[int]) -> int:
    """The piece of a run: that of the runs above it, which thereby become one."""
    number = 0
    for first, last, other in above:
        if first < end and last > start:
            root = _root(other, parent)
            number = number or root
            parent[max(root, number)] = number = min(root, number)
    if not number:
        number = len(parent)
        parent.append(number)
    return number


def _root(number: int, parent: list[int]) -> int:
    while parent[number] != number:
        parent[number] = parent[parent[number]]
        number = parent[number]
    return number
