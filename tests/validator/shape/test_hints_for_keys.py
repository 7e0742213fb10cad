"""Hints for keys that nobody knows: what was meant, where it belongs, and nothing that misleads."""

import pytest

from tests.validator.examples import told


@pytest.mark.parametrize(
    ("layer", "advice"),
    [
        ("rules: {prices: {alpine: 7}}\n", "did you mean cost?"),
        ("rules: {victory: {cash: 90}}\n", "did you mean win?"),
        ("rules: {locomotives: {}}\n", "did you mean trains?"),
        ("rivers: []\n", "did you mean waters?"),
        ("towns: []\n", "did you mean cities?"),
        ("contracts: {}\n", "did you mean demands?"),
        ("rules: {terrain: {alpine: 7}}\n", "it belongs under rules/cost"),
        ("start: {cash: 9}\n", "it belongs under rules"),
        ("city: []\n", 'did you mean "cities"?'),
        ("rules: {costs: {}}\n", 'did you mean "cost"?'),
        ("goods:\n- {id: coal, color: '#111111'}\n", 'did you mean "colour"?'),
        ("cities:\n- {id: belogor, supply: [coal]}\n", 'did you mean "supplies"?'),
    ],
)
def test_an_unknown_key_is_told_what_was_meant(layer: str, advice: str) -> None:
    (found,) = told(layer)
    assert found.code == ("SCH009" if advice.startswith("it belongs") else "SCH001")
    assert found.help == advice


def test_a_key_of_another_game_is_told_with_the_word_that_this_one_has() -> None:
    (found,) = told("cards: {}\n")
    assert found.code == "SCH009"
    assert found.help == "did you mean demands?"


@pytest.mark.parametrize(
    "layer",
    [
        "price: 3\n",
        "loans: {}\n",
        "goods:\n- {id: coal, course: 3}\n",
        "events:\n- {id: snow, description: Cold.}\n",
        "allow:\n- {code: MAP014, region: sands, reason: So.}\n",
    ],
)
def test_a_key_that_is_but_a_little_alike_is_not_named(layer: str) -> None:
    (found,) = told(layer)
    assert found.code == "SCH001"
    assert "did you mean" not in found.help


def test_a_slip_of_the_pen_is_told_even_where_the_word_is_a_key_elsewhere() -> None:
    (found,) = told("rules: {trans: {}}\n")
    assert found.help == 'did you mean "trains"?'
