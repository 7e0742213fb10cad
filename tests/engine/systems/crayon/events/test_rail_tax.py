"""Rail Tax: everybody pays at once by the cash in hand, and cash is public ever after."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import both_games, play

TAX = """
- id: tax
  name: Rail Tax
  duration: instant
  effects: [{effect: tax, table: TABLE}, {effect: reveal-cash}]
"""
OWN = TAX.replace("TABLE", "{30: 0, 60: 4, 90: 8, more: 12}")
SHARED = TAX.replace("TABLE", "{}")


def taxed(*cash: int, events: str = OWN, rules: str = "preset: china-rails") -> CrayonGame:
    """A game in which the first player has discarded the hand and drawn a Rail Tax."""
    seats = [seat("9,1", "coal", cash=one, track=[]) for one in cash]
    seats[0]["track"] = line(3, 26)
    game = long_line(*seats, events=events, deck=["tax"], rules=rules)
    play(game, "discard")
    return game


@both_games
@pytest.mark.rule("CRY-EVENT-23")
def test_everybody_pays_by_the_table_of_the_card(preset: str) -> None:
    game = taxed(0, 30, 31, 60, 90, 91, rules=f"preset: {preset}")
    assert game.scores() == (0, 30, 27, 56, 82, 79)


@both_games
@pytest.mark.rule("CRY-EVENT-23")
@pytest.mark.rule("OPEN-CRY-05")
def test_a_card_without_a_table_uses_that_of_the_rules(preset: str) -> None:
    game = taxed(50, 51, 150, 200, 201, events=SHARED, rules=f"preset: {preset}")
    assert game.scores() == (50, 41, 135, 180, 176)


@pytest.mark.rule("CRY-EVENT-23")
@pytest.mark.rule("OPEN-CRY-05")
def test_the_table_of_the_rules_can_be_another() -> None:
    rules = "preset: china-rails, tax: {table: {50: 1, 100: 3, more: 50}}"
    assert taxed(50, 100, 150, 250, events=SHARED, rules=rules).scores() == (49, 97, 135, 200)


@pytest.mark.rule("CRY-EVENT-23")
def test_the_lines_of_a_table_may_stand_in_any_order() -> None:
    mixed = TAX.replace("TABLE", "{90: 8, more: 12, 30: 0, 60: 4}")
    assert taxed(20, 40, 80, 99, events=mixed).scores() == (20, 36, 72, 87)
    short = TAX.replace("TABLE", "{60: 4}")
    assert taxed(20, 61, events=short).scores() == (16, 61), "beyond the last line nothing is due"


@pytest.mark.rule("CRY-EVENT-23")
def test_everybody_is_told_what_was_paid_the_drawer_first() -> None:
    seats = [seat("9,1", cash=cash) for cash in (20, 50, 80)]
    game = long_line(*seats, events=OWN, deck=["tax"], turn={"seat": 2})
    told = [one.text for one in play(game, "discard") if one.kind == "tax"]
    assert told == ["Bob pays a tax of 4", "Cid pays a tax of 8", "Ann pays a tax of 0"]


@pytest.mark.rule("CRY-EVENT-23")
def test_two_taxes_of_one_card_are_paid_in_the_order_of_the_card() -> None:
    effects = "[{effect: tax, table: {more: 10}}, {effect: tax, table: {50: 1, more: 20}}]"
    twice = f"- {{id: tax, name: Rail Tax, duration: instant, effects: {effects}}}"
    assert taxed(60, 70, events=twice).scores() == (49, 40)


@pytest.mark.rule("CRY-EVENT-23")
def test_only_cash_counts_and_nobody_pays_what_he_has_not() -> None:
    harsh = TAX.replace("TABLE", "{more: 40}")
    game = taxed(25, 100, events=harsh)
    assert game.scores() == (0, 60), "Ann's track is not taxed, and she has no more"
    assert game.state.bank + sum(game.scores()) == 0


@both_games
@pytest.mark.rule("CRY-EVENT-23")
@pytest.mark.rule("CRY-EVENT-70")
def test_the_card_is_then_discarded(preset: str) -> None:
    game = taxed(50, 50, rules=f"preset: {preset}")
    assert in_play(game) == []
    assert game.state.discards[-1] == "tax"


@both_games
@pytest.mark.rule("CRY-EVENT-24")
def test_cash_is_public_from_then_on(preset: str) -> None:
    before = long_line(seat("9,1"), seat("9,1"), events=OWN, rules=f"preset: {preset}")
    assert not before.state.cash_public
    game = taxed(50, 50, rules=f"preset: {preset}")
    assert game.state.cash_public
    pass_turns(game, 4)
    assert game.state.cash_public


@both_games
@pytest.mark.rule("CRY-VAR-13")
def test_where_the_tax_is_off_the_card_does_nothing(preset: str) -> None:
    rules = f"preset: {preset}, tax: {{enabled: false}}"
    game = long_line(seat(cash=50), seat(cash=250), events=OWN, deck=["tax"], rules=rules)
    told = [one.text for one in play(game, "discard")]
    assert "Rail Tax is discarded without effect" in told
    assert game.scores() == (50, 250)
    assert not game.state.cash_public
    assert game.state.discards[-1] == "tax"
