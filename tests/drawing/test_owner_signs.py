"""Signs of owners: numbers of seats, and letters of neutrals that differ."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.owner_signs import neutral_signs, owner_sign

RAILROADS = (
    "Atchison", "Denver & Rio Grande", "Santa Fe", "Southern Pacific", "Sonora", "Texas Pacific",
    "Union Pacific", "Northern Pacific", "Great Northern",
)  # fmt: skip


def test_nine_railroads_have_nine_letters() -> None:
    signs = neutral_signs(RAILROADS)
    assert len(set(signs.values())) == len(RAILROADS)
    assert (signs["Santa Fe"], signs["Southern Pacific"], signs["Sonora"]) == ("S", "P", "O")


@given(st.lists(st.text(max_size=12), max_size=26, unique=True), st.booleans())
def test_signs_differ_whatever_the_names_and_stay_when_others_come(
    names: list[str], ascii_only: bool
) -> None:
    signs = neutral_signs(names, ascii_only=ascii_only)
    assert len(set(signs.values())) == len(names)
    assert all(len(sign) == 1 for sign in signs.values())
    assert not ascii_only or all(sign.isascii() for sign in signs.values())
    for number in range(len(names)):
        before = neutral_signs(names[:number], ascii_only=ascii_only)
        assert before.items() <= signs.items()


@pytest.mark.parametrize(
    ("owner", "sign"), [(0, "1"), (9, "10"), (None, ""), ("Bank", "B"), ("Baron", "A")]
)
def test_everybody_has_a_sign(owner: int | str | None, sign: str) -> None:
    assert owner_sign(owner, ("Bank",)) == sign
