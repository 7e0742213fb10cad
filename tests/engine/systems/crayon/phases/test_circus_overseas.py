"""The Circus travels overseas through container links like other goods (CRY-VAR-55)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.invariants.one_state import broken
from tests.engine.systems.crayon.situations.coast import coast, line, seat
from tests.engine.systems.crayon.situations.running import cash_of, pass_turns, run, train_of
from tests.engine.systems.crayon.situations.situation import legal, play, refused

CARDS = {
    "10": ["formosa coal 5", "dover coal 21", "alba tea 30"],
    "20": ["gulei coal 6", "dover coal 22", "alba tea 31"],
}
"""Their lowest demands become demands for the Circus."""


def circus_at_the_port(*, deck: tuple[str, ...] = (), drop: bool = False) -> CrayonGame:
    """Ann has taken the Circus from Corin, its home, to the port of the Far Link."""
    game = coast(
        seat("11,1", hand=["10"], track=line(11, 14)),
        seat(),
        rules={"circus": {"home": "corin"}, "link": {"drop": drop}},
        variants=["circus"],
        preset="empire-builder",
        cards=CARDS,
        deck=deck,
    )
    play(game, "collect circus")
    run(game, 14)
    pass_turns(game, 2)
    return game


@pytest.mark.rule("CRY-VAR-55")
def test_the_circus_stays_overseas_until_somebody_with_a_demand_fetches_it() -> None:
    game = circus_at_the_port(deck=("20",))
    play(game, "ship circus formosa 20")
    assert cash_of(game) == 70
    assert refused(game, "fetch circus formosa") == "CRY-CONT-08"
    pass_turns(game, 2)
    assert "fetch circus formosa" in legal(game, "fetch")
    play(game, "fetch circus formosa")
    assert train_of(game).loads == ("circus",)
    assert broken(game) == []


@pytest.mark.rule("CRY-VAR-55")
def test_without_a_demand_nobody_fetches_it() -> None:
    game = circus_at_the_port()
    play(game, "ship circus formosa 20")
    pass_turns(game, 2)
    assert refused(game, "fetch circus formosa") == "CRY-VAR-55"
    assert refused(game, "fetch circus gulei") == "CRY-LOAD-01"


@pytest.mark.rule("CRY-VAR-55")
def test_the_circus_that_is_left_overseas_does_not_go_to_the_tray() -> None:
    game = circus_at_the_port(drop=True)
    play(game, "jettison circus gulei")
    assert game.state.tray["circus"] == 0
    assert [one.city for one in game.state.lying if one.good == "circus"] == ["corin", "gulei"]
    assert broken(game) == []
