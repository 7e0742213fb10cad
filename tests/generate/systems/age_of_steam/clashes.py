"""Blocks that no map may have together, each pair with the check that refuses it.

A map of one player has no order at all, and one key has one value: these pairs are no maps either.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL

Pair = tuple[str, str]

_REFUSED: tuple[tuple[str, str, str], ...] = (
    ("VAL-AOM-26", "chain-onward chain-transfer", "until-pass"),
    ("VAL-AOM-26", "chain-transfer", "exact-links"),
    ("VAL-AOM-26", "contiguous nothing-unfinished", "end-of-build"),
    ("VAL-AOM-26", "nothing-unfinished", "must-build nationalisation"),
    ("VAL-AOM-26", "links-of-many spoke-links-of-many", "nationalisation no-duplicates-of-anybody"),
    ("VAL-AOM-26", "income-fixed", "income-per-link"),
    ("VAL-AOM-26", "one-player", "roles pay-first order-table"),
    ("VAL-AOM-26", "accepts-lying", "closing-cities"),
    ("VAL-AOM-17", "flat-price", "prices-by-tile"),
    ("VAL-AOM-22", "auto-pass", "order-rotates order-table pay-first no-order-phase"),
    ("VAL-AOM-22", "auction-first", "order-rotates order-table no-order-phase"),
    ("VAL-AOM-14", "production-in-growth", "no-growth-phase"),
    ("VAL-AOM-12", "last-must-take", "cycle block-walk block-last-choices"),
    ("VAL-AOM-09", "town-exits", "buildable-water"),
    ("VAL-AOM-21", "order-table", "no-fixed-end"),
)
_SAME_KEY = (
    "players one-player",
    "turns no-fixed-end",
    "turns order-table",
    "chain-onward chain-transfer",
    "order-rotates order-table pay-first",
    "build-limit limit-by-turn",
    "no-duplicates no-duplicates-of-anybody",
    "nothing-unfinished few-unfinished",
    "spoke-links spoke-links-of-many",
    "discs nationalisation",
    "fate kept-sets",
    "rounds until-pass",
    "phases no-growth-phase no-order-phase",
    "shares shares-by-situation",
    "no-order-phase order-rotates order-table pay-first auction-payments no-bid-no-action",
)
"""Blocks of which one would overwrite the other, or be without meaning beside it."""


def _refused() -> Iterator[tuple[Pair, str]]:
    for check, some, others in _REFUSED:
        yield from ((pair_of(a, b), check) for a in some.split() for b in others.split())
    for row in _SAME_KEY:
        yield from ((pair_of(a, b), "one key") for a, b in combinations(row.split(), 2))


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


REFUSED: dict[Pair, str] = dict(reversed(list(_refused())))
"""The check that refuses a pair, or `one key` where no file could say both."""


def clashes(blocks: Iterable[str]) -> list[tuple[Pair, str]]:
    """The pairs among some blocks that no map may have."""
    pairs = (pair_of(*pair) for pair in combinations(sorted(set(blocks)), 2))
    return [(pair, REFUSED[pair]) for pair in pairs if pair in REFUSED]


def allowed_pairs() -> list[Pair]:
    """Every pair of blocks that one map may have."""
    return [pair for pair in combinations(sorted(ALL), 2) if pair not in REFUSED]


def compatible(rng: Random, number: int, among: Sequence[str] = ()) -> tuple[str, ...]:
    """Some blocks by lot that one map may have."""
    chosen: list[str] = []
    for name in rng.sample(among or sorted(ALL), len(among or ALL)):
        if len(chosen) < number and not any(pair_of(name, one) in REFUSED for one in chosen):
            chosen.append(name)
    return tuple(sorted(chosen))
