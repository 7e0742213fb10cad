"""Mileposts as the bits of one number, and steps that move all of them at once."""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

Masks = tuple[tuple[int, int], ...]
"""Steps to a neighbour, each with the mileposts from which it can be made."""
Stepping = dict[int, list[int]]
"""The same with single mileposts."""
FEW = 8
"""Fewer numbers than this are put together one by one."""
_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def bits_of(numbers: Iterable[int]) -> int:
    """Numbers of mileposts as the bits of one number."""
    numbers = list(numbers)
    if len(numbers) < FEW:
        bits = 0
        for number in numbers:
            bits |= 1 << number
        return bits
    flags = bytearray(max(numbers) // 8 + 1)
    for number in numbers:
        flags[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(flags, "little")


def numbers_in(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    flags = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    for found in re.finditer(rb"[^\0]", flags):
        place = found.start()
        for number in _BITS[flags[place]]:
            yield 8 * place + number


def shifted(bits: int, step: int) -> int:
    return bits << step if step > 0 else bits >> -step


def moved(front: int, masks: Masks) -> int:
    """Where a front comes by one step of each kind."""
    reached = 0
    for step, members in masks:
        if going := front & members:
            reached |= going << step if step > 0 else going >> -step
    return reached


def masks_of(steps: Stepping, besides: Mapping[int, int] = MappingProxyType({})) -> Masks:
    """Steps with the mileposts that make them, as bits."""
    keys = dict.fromkeys((*besides, *steps))
    return tuple([(key, besides.get(key, 0) | bits_of(steps.get(key, ()))) for key in keys])


def any_of(masks: Masks) -> int:
    found = 0
    for _, members in masks:
        found |= members
    return found


def all_of(many: Iterable[Stepping]) -> Stepping:
    found: Stepping = {}
    for steps in many:
        for step, numbers in steps.items():
            found.setdefault(step, []).extend(numbers)
    return found
