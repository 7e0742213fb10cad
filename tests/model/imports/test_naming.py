"""Ids made of names: small, plain, each given out once."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.naming import Ids, id_of


@given(st.lists(st.sampled_from(["Aston", "aston", "Ästön", "Aston 2", "阿斯顿", ""]), max_size=30))
def test_no_id_is_given_out_twice(names: list[str]) -> None:
    ids = Ids(["aston-3"])
    found = [ids.fresh(name, "city") for name in names]
    assert len({*found, "aston-3"}) == len(found) + 1


def test_very_many_equal_names_take_no_time() -> None:
    ids = Ids()
    found = [ids.fresh("Springfield", "city") for _ in range(50_000)]
    assert found[-1] == "springfield-50000"
    assert not ids.take("springfield-7")
    assert ids.take("springfield-50001")
    assert ids.fresh("Springfield", "city") == "springfield-50002"


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("Łódź", "lodz"),
        ("Tromsø", "tromso"),
        ("Gießen", "giessen"),
        ("Ästön", "aston"),
        ("Нижний Новгород", "nizhnii-novgorod"),
        ("Θεσσαλονίκη", "thessaloniki"),
        ("St. John's–Bay", "st-johns-bay"),
        ("阿斯顿", "city"),
    ],
)
def test_a_name_is_spelt_in_plain_letters(name: str, made: str) -> None:
    assert id_of(name, "city") == made


@given(st.text(max_size=80))
def test_every_name_makes_an_id(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}", id_of(name, "thing"))
