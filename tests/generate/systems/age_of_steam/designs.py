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
    one, other = next(iter(left))
    chosen, able = [one, other], _without(_without(list(ALL), one), other)
    while able and len(chosen) < BLOCKS_OF_A_MAP:
        tried = rng.sample(able, min(_TRIED, len(able)))
        best = max(tried, key=lambda name: sum(pair_of(name, old) in left for old in chosen))
        chosen.append(best)
        able = _without(able, best)
    for name in chosen:
        for old in chosen:
            left.pop(pair_of(name, old), None)
    return tuple(sorted(chosen))


def _without(able: list[str], name: str) -> list[str]:
    """What may still be chosen beside a block."""
    return [one for one in able if one != name and pair_of(one, name) not in REFUSED]
