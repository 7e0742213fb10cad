"""Things by id: sorted, immutable, equal however they came together."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.collection import Things, freeze, natural_order, same, thaw

keys = st.text(min_size=1, max_size=6)
numbers = st.dictionaries(keys, st.integers())
plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)


def test_card_nine_comes_before_card_ten() -> None:
    assert list(Things({"10": 0, "9": 0, "1": 0})) == ["1", "9", "10"]


def test_inlet_two_comes_before_inlet_ten_and_numbers_before_words() -> None:
    cards = Things({"inlet-10": 0, "inlet-2": 0, "a": 0, "7": 0})
    assert list(cards) == ["7", "a", "inlet-2", "inlet-10"]


@given(st.lists(st.text(max_size=8), unique=True), st.randoms())
def test_the_order_does_not_hang_on_how_ids_came(ids: list[str], random: Any) -> None:
    shuffled = list(ids)
    random.shuffle(shuffled)
    assert list(Things(dict.fromkeys(ids))) == list(Things(dict.fromkeys(shuffled)))


@given(st.text(max_size=8), st.text(max_size=8))
def test_different_ids_never_share_a_place_in_the_order(one: str, other: str) -> None:
    assert (natural_order(one) == natural_order(other)) == (one == other)


@given(numbers, keys, st.integers())
def test_put_leaves_the_old_collection_as_it_was(plain: dict[str, int], key: str, n: int) -> None:
    old = Things(plain)
    new = old.put(key, n)
    assert dict(old) == plain
    assert dict(new) == {**plain, key: n}
    assert list(new) == sorted(new, key=natural_order)


@given(numbers, keys)
def test_drop_takes_one_thing_away_or_nothing(plain: dict[str, int], key: str) -> None:
    dropped = Things(plain).drop(key)
    assert dict(dropped) == {k: n for k, n in plain.items() if k != key}
    assert list(dropped) == sorted(dropped, key=natural_order)


@given(numbers)
def test_equal_collections_have_equal_hashes_and_survive_pickling(plain: dict[str, int]) -> None:
    one, other = Things(plain), Things(dict(reversed(plain.items())))
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one


def test_a_collection_is_read_like_a_mapping() -> None:
    things = Things({"b": 2, "a": 1})
    assert (things["a"], things.get("c"), things.get("c", 3)) == (1, None, 3)
    assert "a" in things
    assert "c" not in things
    assert len(things) == 2
    assert repr(things) == "Things({'a': 1, 'b': 2})"
    with pytest.raises(KeyError):
        things["c"]


def test_a_collection_is_not_equal_to_an_ordinary_mapping() -> None:
    assert Things({"a": 1}) != {"a": 1}


def test_many_things_are_put_without_sorting_anew_each_time() -> None:
    """Putting over a thing that is there keeps the order it has."""
    things = Things({str(number): number for number in range(10)})
    assert list(things.put("3", 99).values()) == [0, 1, 2, 99, 4, 5, 6, 7, 8, 9]


def test_one_and_true_are_not_the_same_thing_in_a_file() -> None:
    assert Things({"auto": 1}) != Things({"auto": True})
    assert Things({"auto": 1}) != Things({"auto": 1.0})
    assert freeze({"win": {"auto": 1}}) != freeze({"win": {"auto": True}})
    assert same({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]})
    assert not same({"a": [1]}, {"a": [True]})
    assert not same({"a": [1]}, {"a": [1, 2]})
    assert not same({"a": 0}, {"b": 0})


@given(plain_data)
def test_frozen_data_thaws_to_what_it_was(plain: Any) -> None:
    frozen = freeze(plain)
    hash(frozen)
    assert thaw(frozen) == plain
