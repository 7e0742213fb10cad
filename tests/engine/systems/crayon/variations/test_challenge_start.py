"""Slow Start and Limited City Access: harder beginnings (CRY-VAR-40, -41)."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import WEST_TO_EAST, Valley, seat, seats

STORM = "{id: storm, name: Storm, duration: 1 turn, effects: [{effect: half-rate, area: all}]}"


@pytest.mark.rule("CRY-VAR-40")
def test_a_slow_start_has_30_and_a_slow_freight() -> None:
    game = Valley("slow-start").game()
    assert game.scores() == (30, 30)
    assert [one.type for one in game.state.seats[0].trains] == ["slow-freight"]


@pytest.mark.rule("CRY-VAR-40")
def test_the_usual_start_has_40_and_a_freight() -> None:
    game = Valley().game()
    assert game.scores() == (40, 40)
    assert [one.type for one in game.state.seats[0].trains] == ["freight"]
    assert refused(game, "upgrade slow-freight") == "CRY-UPG-01"


def slow(more: str = "", loads: str = "") -> CrayonGame:
    there = seats(seat(60, WEST_TO_EAST, "2,2", train="slow-freight", loads=loads))
    return Valley("slow-start", position=f"{there}{more}", events=(STORM,)).game()


@pytest.mark.rule("CRY-VAR-40")
def test_it_runs_6_mileposts() -> None:
    game = slow()
    play(game, *[f"move {c},2" for c in range(3, 9)])
    assert refused(game, "move 9,2") == "CRY-MOVE-02"


@pytest.mark.rule("CRY-VAR-40")
def test_at_half_rate_it_runs_3() -> None:
    game = slow(more=", in_play: [{event: storm, drawer: 2}]")
    play(game, *[f"move {c},2" for c in range(3, 6)])
    assert refused(game, "move 6,2") == "CRY-MOVE-02"


@pytest.mark.rule("CRY-VAR-40")
def test_it_carries_2_loads() -> None:
    assert refused(slow(loads="coal"), "load machines") == ""
    assert refused(slow(loads="coal, tea"), "load machines") == "CRY-LOAD-03"


@pytest.mark.rule("CRY-VAR-40")
def test_it_becomes_a_freight_for_20_and_goes_on_as_usual() -> None:
    game = slow()
    play(game, "done")
    assert legal(game, "upgrade") == ["upgrade freight"]
    play(game, "upgrade freight", "end", "done", "end", "done")
    assert game.state.seats[0].cash == 40
    assert set(legal(game, "upgrade")) == {"upgrade fast-freight", "upgrade heavy-freight"}
    play(game, "upgrade heavy-freight")
    assert game.state.seats[0].cash == 20


# -- limited city access


def five(track: str, variants: str = "limited-city-access", rules: str = "") -> CrayonGame:
    there = f"{seats(seat(40, track))}, turn: {{phase: building}}"
    return Valley(variants, rules, position=there).game(players=5)


@pytest.mark.rule("CRY-VAR-41")
def test_one_section_a_turn_leaves_major_cities() -> None:
    game = five("[]")
    play(game, "build 2,2 3,2")
    assert refused(game, "build 2,2 2,1") == "CRY-BUILD-08"
    assert refused(game, "build 10,2 9,2") == "CRY-BUILD-08"
    assert [one for one in legal(game, "build") if one.startswith(("build 2,2", "build 10"))] == []


@pytest.mark.rule("CRY-VAR-41")
def test_without_the_variation_two_do() -> None:
    game = five("[]", "")
    play(game, "build 2,2 3,2", "build 10,2 9,2")
    assert refused(game, "build 2,2 2,1") == "CRY-BUILD-08"


TWICE_AT = {
    "mill": ('["4,2 5,2", "5,2 6,2", "4,1 4,2"]', "build 5,2 5,1"),
    "town": ('["7,2 8,2", "8,2 9,2", "7,1 7,2"]', "build 8,2 8,1"),
}


@pytest.mark.rule("CRY-VAR-41")
@pytest.mark.parametrize("city", TWICE_AT)
def test_a_player_has_two_sections_at_a_small_or_medium_city(city: str) -> None:
    track, third = TWICE_AT[city]
    assert refused(five(track), third) == "CRY-CITY-02"


@pytest.mark.rule("CRY-VAR-41")
@pytest.mark.parametrize("city", TWICE_AT)
def test_without_the_variation_three(city: str) -> None:
    track, third = TWICE_AT[city]
    assert refused(five(track, ""), third) == ""


@pytest.mark.rule("CRY-VAR-41")
def test_it_is_for_five_or_more() -> None:
    with pytest.raises(NotPlayable, match="for 5 players or more, not for 4"):
        Valley("limited-city-access").game(players=4)
    assert Valley("limited-city-access").game(players=6).actor is not None
