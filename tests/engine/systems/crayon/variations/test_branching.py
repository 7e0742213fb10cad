"""Branching: track may begin wherever anybody's track is (CRY-VAR-51)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused, why
from tests.engine.systems.crayon.situations.valley import WEST_TO_TOWN, Valley, seat, seats


def beside_another(variants: str, phase: str = "building") -> CrayonGame:
    """Ann has no track; Bob's leads from West to Town."""
    there = seats(seat(20, "[]", "5,2"), seat(20, WEST_TO_TOWN))
    return Valley(variants, position=f"{there}, turn: {{phase: {phase}}}").game()


@pytest.mark.rule("CRY-VAR-51")
def test_a_section_begins_at_anybodys_track() -> None:
    game = beside_another("branching")
    assert "build 4,2 4,1" in legal(game, "build")
    play(game, "build 4,2 4,1")
    assert game.scores() == (19, 20), "the junction itself is free"


@pytest.mark.rule("CRY-BUILD-13")
@pytest.mark.rule("CRY-VAR-51")
def test_without_the_variation_only_at_ones_own() -> None:
    game = beside_another("")
    assert refused(game, "build 4,2 4,1") == "CRY-BUILD-13"
    assert "build 4,2 4,1" not in legal(game, "build")


@pytest.mark.rule("CRY-VAR-51")
def test_bare_ground_is_still_no_place_to_begin() -> None:
    game = beside_another("branching")
    assert refused(game, "build 4,4 5,4") == "CRY-BUILD-02"
    assert why(game, "build 4,4 5,4") == (
        "track begins at a major city or where anybody has track, and 4,4 is neither"
    )


@pytest.mark.rule("CRY-VAR-51")
def test_running_on_the_others_track_costs_rent_as_usual() -> None:
    game = beside_another("branching", "operations")
    play(game, "move 4,2")
    assert game.scores() == (16, 24)
