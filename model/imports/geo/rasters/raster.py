"""What an import needs of pictures in numbers: blurring, widening, narrowing, reading between."""

import math

import numpy as np

from model.imports.geo.rasters.arrays import Flags, Floats


def bilinear(values: Floats, row: Floats, col: Floats) -> Floats:
    """Numbers between the four pixels around; beyond the rim the outermost ones."""
    rows, cols = values.shape
    row, col = np.clip(row, 0, rows - 1), np.clip(col, 0, cols - 1)
    top = np.minimum(row.astype(np.int64), rows - 2)
    left = np.minimum(col.astype(np.int64), cols - 2)
    down, right = row - top, col - left
    upper = values[top, left] * (1 - right) + values[top, left + 1] * right
    lower = values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    return np.asarray(upper * (1 - down) + lower * down, dtype=np.float64)


def bell(sigma: float) -> Floats:
    """The weights of a Gaussian, which sum up to one."""
    reach = int(3.5 * sigma + 1)
    steps = np.arange(-reach, reach + 1)
    weights = np.exp(-steps * steps / (2 * sigma * sigma))
    return np.asarray(weights / weights.sum(), dtype=np.float64)


def blurred(values: Floats, sigma: float) -> Floats:
    """Each number with those around it, the rim continued outwards."""
    weights = bell(sigma)
    reach = len(weights) // 2
    for axis in (0, 1):
        padded = np.pad(values, [(reach, reach) if axis == n else (0, 0) for n in (0, 1)], "edge")
        size = values.shape[axis]
        total = np.zeros_like(values)
        for n, weight in enumerate(weights):
            total += weight * np.take(padded, range(n, n + size), axis=axis)
        values = total
    return values


def widened(mask: Flags, radius: float) -> Flags:
    """Everything within a distance of a mask: one running sum for each row of the disc."""
    rows, cols = mask.shape
    out = np.zeros_like(mask)
    sums = np.zeros((rows, cols + 1), np.int32)
    np.cumsum(mask, axis=1, out=sums[:, 1:])
    columns = np.arange(cols)
    for down in range(-int(radius), int(radius) + 1):
        half = math.isqrt(max(0, int(radius * radius - down * down)))
        right, left = np.minimum(columns + half + 1, cols), np.maximum(columns - half, 0)
        line = (sums[:, right] - sums[:, left]) > 0
        first, last = max(0, down), rows + min(0, down)
        if first < last:
            out[first:last] |= line[first - down : last - down]
    return out


def narrowed(mask: Flags, radius: float) -> Flags:
    return ~widened(~mask, radius)


def opened(mask: Flags, radius: float) -> Flags:
    """What a disc can reach inside a mask, which goes on beyond the rim as it ends there."""
    margin = int(radius) + 1
    padded = np.pad(mask, margin, mode="edge")
    return widened(narrowed(padded, radius), radius)[margin:-margin, margin:-margin]


def closed(mask: Flags, radius: float) -> Flags:
    """A mask with its narrow gaps filled."""
    margin = int(radius) + 1
    padded = np.pad(mask, margin)
    return narrowed(widened(padded, radius), radius)[margin:-margin, margin:-margin]


def highest_minus_lowest(values: Floats, across: int, down: int) -> Floats:
    """How far up it goes within a window around each pixel; what is unknown counts for nothing."""
    high, low = (
        np.where(np.isnan(values), -np.inf, values),
        np.where(np.isnan(values), np.inf, values),
    )
    for axis, width in ((0, down), (1, across)):
        reach, size = width // 2, values.shape[axis]
        pads = [(reach, reach) if axis == n else (0, 0) for n in (0, 1)]
        highs, lows = np.pad(high, pads, "edge"), np.pad(low, pads, "edge")
        for n in range(2 * reach + 1):
            high = np.maximum(high, np.take(highs, range(n, n + size), axis=axis))
            low = np.minimum(low, np.take(lows, range(n, n + size), axis=axis))
    return np.asarray(np.where(np.isfinite(high - low), high - low, 0.0), dtype=np.float64)
