"""Chance as named streams of numbers, each a function of the seed and of how often it was asked.

A stream does not move when another is asked, and nothing depends on Python's own generators, so
that a seed means the same game everywhere and for good.
"""

from collections.abc import MutableMapping
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


def draw(seed: int, counters: MutableMapping[str, int], stream: str, choices: int) -> int:
    """The next number of a stream, from 0 to one less than the choices, each equally likely."""
    if not 1 <= choices <= _SPAN:
        raise ValueError(f"there cannot be {choices} choices")
    fair = _SPAN - _SPAN % choices
    while True:
        count = counters[stream] = counters.get(stream, 0) + 1
        text = f"{seed}/{stream}/{count}".encode()
        number = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
        if number < fair:
            return number % choices


def shuffle(seed: int, counters: MutableMapping[str, int], stream: str, things: list[T]) -> list[T]:
    """The things in an order of chance; the list itself stays as it is."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = draw(seed, counters, stream, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
