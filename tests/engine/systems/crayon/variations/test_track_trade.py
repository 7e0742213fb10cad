"""Selling and trading track: sections change hands by agreement (CRY-VAR-52)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from model.notation import Cell
from model.systems.crayon.network.network import edge_key
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    MILL_TO_TOWN,
    WEST_TO_MILL,
    Valley,
    seat,
    seats,
)


def market(
    cash: int = 30, variants: str = "track-trade", rules: str = "", phase: str = "building"
) -> CrayonGame:
    """Ann owns the line from West to Mill, and Bob the line from there to Town."""
    there = seats(seat(cash, WEST_TO_MILL, "5,2"), seat(5, MILL_TO_TOWN, "8,2"), seat(9))
    position = f"{there}, turn: {{phase: {phase}}}"
    return Valley(variants, rules, position=position).game(players=3)


def owner(game: CrayonGame, edge: str) -> int | None:
    one, other = (game.table.network.index(Cell.parse(cell)) for cell in edge.split())
    return game.state.track.sections.get(edge_key(one, other))


@pytest.mark.rule("CRY-BUILD-19")
@pytest.mark.rule("CRY-VAR-52")
def test_without_the_variation_track_is_not_sold() -> None:
    game = market(variants="")
    assert refused(game, "talk 2") == "CRY-BUILD-19"
    assert legal(game, "talk") == []


@pytest.mark.rule("CRY-VAR-52")
def test_sections_are_bought_at_an_agreed_price() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "ask 6,2 7,2", "pay 8", "propose")
    assert (game.actor, legal(game)) == (1, ["agree", "refuse"])
    play(game, "agree")
    assert game.actor == 0
    assert game.scores() == (22, 13, 9)
    assert [owner(game, edge) for edge in ("5,2 6,2", "6,2 7,2", "7,2 8,2")] == [0, 0, 1]


@pytest.mark.rule("CRY-VAR-52")
def test_they_belong_to_the_new_owner_from_then_on() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "pay 8", "propose", "agree", "end", "move 7,2", "move 6,2")
    assert game.scores() == (22, 13, 9), "Bob runs on his own section"
    play(game, "move 5,2")
    assert game.scores() == (26, 9, 9), "and pays for the one he has sold"


@pytest.mark.rule("CRY-VAR-52")
def test_sections_are_swapped() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "give 4,2 5,2", "propose", "agree")
    assert (owner(game, "5,2 6,2"), owner(game, "4,2 5,2")) == (0, 1)
    assert game.scores() == (30, 5, 9)


@pytest.mark.rule("CRY-VAR-52")
def test_who_does_not_agree_keeps_everything() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "pay 8", "propose", "refuse")
    assert (game.actor, game.scores(), owner(game, "5,2 6,2")) == (0, (30, 5, 9), 1)
    assert refused(game, "build 5,2 5,1") == "", "nothing was traded, so building is still open"


@pytest.mark.rule("CRY-VAR-52")
def test_an_offer_can_be_withdrawn_and_another_player_asked() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "withdraw")
    assert refused(game, "propose") == "CRY-VAR-52"
    assert legal(game, "talk") == ["talk 3"], "nobody is asked twice in a turn"


@pytest.mark.rule("CRY-VAR-52")
def test_it_takes_the_place_of_building() -> None:
    game = market(cash=60)
    play(game, "talk 2", "ask 5,2 6,2", "pay 1", "propose", "agree")
    assert refused(game, "build 5,2 5,1") == "CRY-VAR-52"
    assert refused(game, "upgrade fast-freight") == "CRY-VAR-52"
    assert legal(game, "build") == []
    built = market()
    play(built, "build 5,2 5,1")
    assert refused(built, "talk 2") == "CRY-VAR-52"
    upgraded = market()
    play(upgraded, "upgrade fast-freight")
    assert refused(upgraded, "talk 2") == "CRY-VAR-52"


@pytest.mark.rule("CRY-VAR-52")
def test_it_belongs_to_the_building_phase_of_the_players_own_turn() -> None:
    game = market(phase="operations")
    assert refused(game, "talk 2") == "CRY-TURN-01"
    play(game, "done")
    assert legal(game, "talk") == ["talk 2", "talk 3"]
    assert refused(game, "talk 1") == "CRY-VAR-52"
    assert refused(game, "talk 4") == "CRY-VAR-52"


@pytest.mark.rule("CRY-INIT-01")
@pytest.mark.rule("CRY-VAR-52")
def test_a_turn_of_the_building_rounds_may_go_into_a_trade_as_well() -> None:
    game = market(phase="build-round")
    play(game, "talk 2", "ask 5,2 6,2", "pay 8", "propose", "agree")
    assert owner(game, "5,2 6,2") == 0
    assert refused(game, "build 5,2 5,1") == "CRY-VAR-52"
    assert refused(game, "discard") == "CRY-TURN-03", "the turn went into the trade"


@pytest.mark.rule("CRY-VAR-52")
def test_an_offer_asks_for_sections_of_the_other_and_gives_ones_own() -> None:
    game = market()
    play(game, "talk 2")
    assert refused(game, "ask 4,2 5,2") == "CRY-VAR-52"
    assert refused(game, "give 5,2 6,2") == "CRY-VAR-52"
    assert refused(game, "ask 6,2 5,2") == "CRY-VAR-52", "one way of writing it is enough"
    assert refused(game, "propose") == "CRY-VAR-52", "nothing is asked for"
    assert refused(game, "pay 3") == "CRY-VAR-52"
    play(game, "ask 5,2 6,2")
    assert refused(game, "ask 5,2 6,2") == "CRY-VAR-52"
    assert refused(game, "end") == "CRY-VAR-52"
    play(game, "pay 3")
    assert refused(game, "pay 4") == "CRY-VAR-52"


@pytest.mark.rule("CRY-VAR-52")
def test_nobody_pays_more_than_he_has() -> None:
    game = market(cash=7)
    play(game, "talk 2", "ask 5,2 6,2")
    assert legal(game, "pay") == [f"pay {amount}" for amount in range(1, 8)]
    assert refused(game, "pay 8") == "CRY-VAR-52"


@pytest.mark.rule("CRY-VAR-52")
@pytest.mark.rule("CRY-VAR-24")
def test_borrowed_money_is_for_building_and_buys_no_track() -> None:
    game = market(cash=7, variants="track-trade, borrowing")
    play(game, "borrow 20", "talk 2", "ask 5,2 6,2")
    assert refused(game, "pay 8") == "CRY-VAR-52"


@pytest.mark.rule("CRY-VAR-52")
def test_the_price_is_outside_the_20_of_the_turn() -> None:
    game = market()
    play(game, "talk 2", "ask 5,2 6,2", "pay 30", "propose", "agree")
    assert game.scores() == (0, 35, 9)


def test_it_counts_where_the_rules_say_so() -> None:
    game = market(rules="track_trade: {in_spend_limit: true}")
    play(game, "talk 2", "ask 5,2 6,2")
    assert refused(game, "pay 21") == "CRY-VAR-52"
    play(game, "pay 15", "propose", "agree", "talk 3", "withdraw")
    assert game.state.turn.spent == 15


@pytest.mark.rule("CRY-VAR-52")
def test_a_section_that_was_protected_can_be_sold_like_any_other() -> None:
    game = market(variants="track-trade, restart", phase="operations")
    play(game, "restart", "protect 4,2 5,2", "pass", "pass", "talk 2", "ask 5,2 6,2")
    play(game, "give 4,2 5,2", "propose", "agree")
    assert owner(game, "4,2 5,2") == 1
    assert game.state.track.protected == ()
