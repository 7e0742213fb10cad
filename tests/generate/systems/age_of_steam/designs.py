"""Lists of blocks, one for each map of a campaign, that hold every allowed pair between them."""

from functools import cache
from random import Random

from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL
from tests.generate.systems.age_of_steam.clashes import REFUSED, Pair, allowed_pairs, pair_of

BLOCKS_OF_A_MAP = 20
_TRIED = 12
"""How many blocks are compared before the one that brings most new pairs is taken."""


@cache
def designs() -> tuple[tuple[str, ...], ...]:
    """Such lists, always the same; each begins with a pair that none before it has."""
    rng, left = Random("designs"), dict.fromkeys(allowed_pairs())
    found = []
    while left:
        found.append(_design(rng, left))
    return tuple(found)


def _design(rng: Random, left: dict[Pair, None]) -> tuple[str, ...]:
    """One list; the pairs in it are taken out of those that are left."""
    first = next(iter(left))
    chosen = list(first)
    while len(chosen) < BLOCKS_OF_A_MAP:
        able = [name for name in ALL if name not in chosen and _fits(name, chosen)]
        tried = rng.sample(able, min(_TRIED, len(able)))
        if not tried:
            break
        chosen.append(max(tried, key=lambda one: sum(pair_of(one, o) in left for o in chosen)))
    for name in chosen:
        for other in chosen:
            left.pop(pair_of(name, other), None)
    return tuple(sorted(chosen))


def _fits(name: str, chosen: list[str]) -> bool:
    return not any(pair_of(name, one) in REFUSED for one in chosen)
