"""Themes are data: each has everything that is asked for, and stands on classic."""

import pytest

from drawing.text.metrics import cap_height
from drawing.themes.theme import NoSuchTheme, theme, theme_names

EVERY = theme_names()


def test_there_is_a_classic_theme() -> None:
    assert "classic" in EVERY


@pytest.mark.parametrize("name", EVERY)
def test_a_theme_has_every_ink_and_style_that_classic_has(name: str) -> None:
    assert theme(name).inks.keys() >= theme("classic").inks.keys()
    assert theme(name).styles.keys() >= theme("classic").styles.keys()


@pytest.mark.parametrize("name", EVERY)
def test_eight_seats_differ_in_colour_and_in_their_strokes(name: str) -> None:
    seats = theme(name).seats
    assert len(seats) == 8
    assert len({ink.line for ink in seats}) == 8
    assert len({ink.dash for ink in seats}) == 8


@pytest.mark.parametrize("name", EVERY)
def test_no_text_of_a_map_is_smaller_than_what_can_be_read_on_paper(name: str) -> None:
    for style in theme(name).styles.values():
        assert cap_height(style.size, style.face) >= 1.8


def test_a_kind_that_nobody_thought_of_has_a_look() -> None:
    assert theme().ink("terrain-moon-dust") == theme().ink("terrain")


def test_a_theme_that_is_not_there_is_answered_with_those_there_are() -> None:
    with pytest.raises(NoSuchTheme, match=r"there are .*classic"):
        theme("../secret")
