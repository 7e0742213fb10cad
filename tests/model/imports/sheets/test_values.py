"""Numbers are read as all the world writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.cannot import CannotImport
from model.imports.sheets import values


@given(st.integers(-99_999_999, 99_999_999), st.integers(0, 99))
def test_points_and_commas_and_blanks_mean_what_they_mean_there(
    whole: int, hundredths: int
) -> None:
    value = whole + (hundredths if whole >= 0 else -hundredths) / 100
    english = f"{value:,.2f}"
    swap = str.maketrans(",.", ".,")
    assert values.number(english) == pytest.approx(value)
    assert values.number(english.translate(swap)) == pytest.approx(value)
    assert values.number(english.replace(",", "\u202f").replace(".", ",")) == pytest.approx(value)
    assert values.number(english.replace(",", "’")) == pytest.approx(value)
    assert values.number(english.replace("-", "\u2212")) == pytest.approx(value)


@given(st.integers(0, 99_999_999))
def test_people_are_never_decimals(count: int) -> None:
    for text in (
        f"{count}",
        f"{count:,}",
        f"{count:,}".replace(",", "."),
        f"{count:_}".replace("_", " "),
    ):
        assert values.people(text) == count


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        ("75,5W", -75.5),
        ("75.5° W", -75.5),
        ("13.4", 13.4),
        ("-3", -3),
        ("52°N", 52),
        ("33,9 S", -33.9),
    ],
)
def test_degrees_may_name_their_side(text: str, degrees: float) -> None:
    assert values.degrees(text, 180) == degrees


@pytest.mark.parametrize("text", ["", "x", "1.2.3,4,5", "١٢", "--1", "1e5", "inf", "9" * 60, "°W"])
def test_what_is_no_number_is_told(text: str) -> None:
    for read in (values.number, values.people, lambda said: values.degrees(said, 180)):
        with pytest.raises(CannotImport):
            read(text)


def test_lists_are_apart_by_what_people_put_between() -> None:
    assert values.words("coal; iron  ore,wood/coal") == ("coal", "iron ore", "wood")
    assert values.words("-") == ()
