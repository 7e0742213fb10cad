"""Chance: streams that a seed fixes for good, and that are fair."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model import chance


def numbers(seed: int, stream: str, choices: int, count: int) -> list[int]:
    counters: dict[str, int] = {}
    return [chance.draw(seed, counters, stream, choices) for _ in range(count)]


def test_a_seed_means_these_numbers_for_good() -> None:
    """Whoever changes this breaks every game that was ever saved."""
    assert numbers(1, "deck", 100, 8) == [49, 93, 67, 10, 18, 0, 27, 50]
    assert chance.shuffle(7, {}, "deck", list("abcdefgh")) == list("fcdegbah")


def test_streams_and_seeds_do_not_follow_each_other() -> None:
    rows = [numbers(seed, name, 1000, 20) for seed in range(5) for name in ("deck", "cut", "lots")]
    assert len({tuple(row) for row in rows}) == len(rows)


def test_asking_one_stream_does_not_move_another() -> None:
    counters: dict[str, int] = {}
    mixed = []
    for _ in range(10):
        mixed.append(chance.draw(3, counters, "deck", 50))
        chance.draw(3, counters, "cut", 50)
    assert mixed == numbers(3, "deck", 50, 10)


def test_a_stream_goes_on_from_its_counter() -> None:
    counters: dict[str, int] = {}
    first = [chance.draw(9, counters, "deck", 6) for _ in range(5)]
    kept = dict(counters)
    rest = [chance.draw(9, counters, "deck", 6) for _ in range(5)]
    assert [chance.draw(9, kept, "deck", 6) for _ in range(5)] == rest
    assert first + rest == numbers(9, "deck", 6, 10)


@given(st.integers(), st.text(max_size=10), st.integers(1, 1 << 64))
def test_a_number_is_one_of_the_choices(seed: int, stream: str, choices: int) -> None:
    assert 0 <= chance.draw(seed, {}, stream, choices) < choices


@pytest.mark.parametrize("choices", [0, -1, (1 << 64) + 1])
def test_there_must_be_something_to_choose(choices: int) -> None:
    with pytest.raises(ValueError, match="choices"):
        chance.draw(1, {}, "deck", choices)


def test_every_choice_comes_equally_often() -> None:
    counted = Counter(numbers(5, "die", 6, 6000))
    square = sum((counted[face] - 1000) ** 2 / 1000 for face in range(6))
    assert sorted(counted) == list(range(6))
    assert square < 20.5, "five degrees of freedom exceed this once in a thousand seeds"


def test_every_order_comes_equally_often() -> None:
    counters: dict[str, int] = {}
    orders = Counter(tuple(chance.shuffle(2, counters, "deck", [1, 2, 3, 4])) for _ in range(4800))
    square = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert len(orders) == factorial(4)
    assert square < 49.8, "23 degrees of freedom exceed this once in a thousand seeds"


@given(st.lists(st.integers()), st.integers())
def test_shuffling_keeps_everything_and_alters_no_list(things: list[int], seed: int) -> None:
    kept = list(things)
    assert sorted(chance.shuffle(seed, {}, "deck", things)) == sorted(kept)
    assert things == kept
