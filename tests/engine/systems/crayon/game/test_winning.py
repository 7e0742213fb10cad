"""What it takes to win: cash, and what has to be joined (CRY-WIN-01 to -05)."""

from typing import Any

import pytest

from tests.engine.systems.crayon.situations.coast import line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run
from tests.engine.systems.crayon.situations.situation import both_games, play
from tests.engine.systems.crayon.situations.six_cities import (
    FIVE,
    FOUR,
    FOUR_AND_LINK,
    GAPS,
    declared,
    rich,
    six_cities,
    winner,
)

EB = "empire-builder"


# -- what it takes in China Rails


@pytest.mark.rule("CRY-WIN-01")
def test_four_cities_a_link_and_250_at_the_end_of_the_turn_win() -> None:
    game = six_cities(rich(250), seat())
    play(game, "done")
    assert declared(game) == []
    play(game, "end")
    assert declared(game) == [0]
    pass_turns(game)
    assert winner(game) == 0


@pytest.mark.rule("CRY-WIN-01")
@pytest.mark.parametrize(
    "player",
    [
        rich(249),
        rich(250, FOUR),
        rich(250, (*GAPS["Brig"], *GAPS["Corin"], "14,1 15,1")),
        rich(250, (*GAPS["Brig"], *GAPS["Dover"], "14,1 15,1", "6,1 7,1")),
    ],
    ids=["too little cash", "no link", "three cities", "in two pieces"],
)
def test_with_anything_missing_nobody_wins(player: dict[str, Any]) -> None:
    game = six_cities(player, seat())
    pass_turns(game, 2)
    assert (declared(game), winner(game)) == ([], None)


@pytest.mark.rule("CRY-WIN-01")
def test_the_cash_counts_after_building() -> None:
    game = six_cities(rich(250), seat())
    play(game, "done", "build 15,1 16,1", "end")
    assert declared(game) == []
    game = six_cities(rich(251), seat())
    play(game, "done", "build 15,1 16,1", "end")
    assert declared(game) == [0]


@pytest.mark.rule("CRY-WIN-01")
def test_loops_and_branches_do_no_harm() -> None:
    loop = ("7,1 7,0", "7,0 6,0", "3,1 3,2")
    game = six_cities(rich(250, (*FOUR_AND_LINK, *loop)), seat())
    pass_turns(game)
    assert declared(game) == [0]


@pytest.mark.rule("CRY-WIN-01")
def test_in_china_only_the_own_turn_counts() -> None:
    game = six_cities(seat(), rich(250))
    pass_turns(game)
    assert declared(game) == []
    pass_turns(game)
    assert winner(game) == 1


# -- what it takes in Empire Builder


@pytest.mark.rule("CRY-WIN-02")
@pytest.mark.rule("CRY-WIN-11")
def test_five_cities_and_250_win_at_once() -> None:
    cards = {"1": ["alba iron 10", "alba coal 2", "alba tea 3"]}
    player = seat("2,1", "iron", hand=["1"], track=FIVE, cash=240)
    game = six_cities(player, seat(), seat(), preset=EB, cards=cards)
    assert winner(game) is None
    play(game, "deliver iron alba 10")
    assert winner(game) == 0


@pytest.mark.rule("CRY-WIN-02")
@pytest.mark.rule("OPEN-CRY-66")
def test_the_last_section_wins_as_well() -> None:
    game = six_cities(rich(300, FIVE[:-1]), seat(), preset=EB)
    play(game, "done", "build 15,1 16,1")
    assert winner(game) == 0


@pytest.mark.rule("CRY-WIN-02")
@pytest.mark.rule("OPEN-CRY-66")
def test_rent_from_another_players_turn_wins_as_well() -> None:
    game = six_cities(seat("2,1"), rich(246, FIVE), preset=EB)
    play(game, "move 3,1")
    assert winner(game) == 1


@pytest.mark.rule("CRY-WIN-02")
def test_four_cities_or_249_are_not_enough() -> None:
    for player in (rich(250, FOUR), rich(249, FIVE)):
        game = six_cities(player, seat(), preset=EB)
        pass_turns(game, 2)
        assert winner(game) is None


@pytest.mark.rule("CRY-WIN-02")
def test_no_link_is_needed_there() -> None:
    game = six_cities(rich(250, FIVE), seat(), preset=EB)
    assert winner(game) == 0
    china = six_cities(rich(250, FOUR), seat(), rules={"win": {"links": 0}})
    pass_turns(china, 2)
    assert winner(china) == 0


@pytest.mark.rule("OPEN-CRY-66")
def test_victory_may_be_tested_at_the_end_of_a_players_own_turn_only() -> None:
    rules = {"win": {"check": "end-of-own-turn"}}
    game = six_cities(seat("2,1"), rich(246, FIVE), preset=EB, rules=rules)
    play(game, "move 3,1", "done", "end")
    assert winner(game) is None
    pass_turns(game)
    assert winner(game) == 1
    china = six_cities(rich(250), seat(), rules={"win": {"check": "any-time"}})
    assert declared(china) == [0]


@pytest.mark.rule("CRY-WIN-03")
@both_games
def test_only_cash_counts(preset: str) -> None:
    player = seat(
        *("2,1", "coal", "coal", "tea"),
        type="super-freight",
        hand=["1", "2", "3"],
        track=(*FOUR_AND_LINK, *FIVE[-1:]),
        cash=249,
    )
    game = six_cities(player, seat(), preset=preset)
    pass_turns(game, 2)
    assert (declared(game), winner(game)) == ([], None)


# -- what joins cities


@pytest.mark.rule("CRY-WIN-04")
@both_games
def test_an_opponents_track_joins_nothing(preset: str) -> None:
    mine = tuple(edge for edge in (*FOUR_AND_LINK, "15,1 16,1") if edge not in GAPS["Corin"])
    game = six_cities(rich(300, mine), seat(track=GAPS["Corin"]), preset=preset)
    pass_turns(game, 2)
    assert (declared(game), winner(game)) == ([], None)


@pytest.mark.rule("CRY-WIN-04")
@pytest.mark.parametrize("perimeter", ["direct", "through-centre"])
def test_red_areas_join_what_comes_to_them_from_all_sides(perimeter: str) -> None:
    around = (*line(2, 5, row=0), *GAPS["Corin"], *GAPS["Dover"], "14,1 15,1")
    rules = {"city": {"perimeter": perimeter}}
    game = six_cities(rich(250, around), seat(), rules=rules)
    pass_turns(game)
    assert declared(game) == [0]


@pytest.mark.rule("CRY-WIN-04")
def test_a_city_counts_only_if_a_section_of_the_player_ends_at_it() -> None:
    game = six_cities(rich(250, FOUR_AND_LINK[2:]), seat())
    pass_turns(game)
    assert declared(game) == []


@pytest.mark.rule("CRY-WIN-04")
@pytest.mark.rule("CRY-FERRY-11")
@pytest.mark.rule("OPEN-CRY-26")
def test_an_owned_ferry_joins_a_line_unless_the_rules_say_no() -> None:
    track = (*GAPS["Brig"], "6,0 7,0", "10,0 11,0", *GAPS["Dover"], "14,1 15,1")
    game = six_cities(rich(250, track), seat())
    pass_turns(game)
    assert declared(game) == [0]
    game = six_cities(rich(250, track), seat(), rules={"win": {"ferry_connects": False}})
    pass_turns(game)
    assert declared(game) == []
    game = six_cities(rich(250, track), seat(), ferry={"connects_for_victory": False})
    pass_turns(game)
    assert declared(game) == []


@pytest.mark.rule("CRY-WIN-04")
def test_a_city_to_which_only_a_ferry_leads_does_not_count() -> None:
    ferry = {"ports": "7,0 13,0"}
    track = (*GAPS["Brig"], *GAPS["Corin"], "6,0 7,0")
    rules = {"win": {"links": 0}}
    game = six_cities(rich(250, track, ferries=["strait"]), seat(), ferry=ferry, rules=rules)
    pass_turns(game)
    assert declared(game) == []
    track = (*track, "14,0 15,0")
    game = six_cities(rich(250, track, ferries=["strait"]), seat(), ferry=ferry, rules=rules)
    pass_turns(game)
    assert declared(game) == [0]


@pytest.mark.rule("CRY-WIN-04")
@pytest.mark.rule("CRY-CONT-12")
def test_links_join_nothing() -> None:
    pieces = (*GAPS["Brig"], *GAPS["Corin"], "14,1 15,1")
    links = ["dover-link", "far-link"]
    game = six_cities(rich(250, pieces, links=links), seat())
    pass_turns(game)
    assert declared(game) == []


@pytest.mark.rule("CRY-WIN-05")
@pytest.mark.rule("OPEN-CRY-27")
def test_a_link_in_a_major_city_counts_for_who_has_bought_it() -> None:
    game = six_cities(rich(250, FOUR), seat())
    pass_turns(game)
    assert declared(game) == []
    game = six_cities(rich(250, FOUR, links=["dover-link"]), seat())
    pass_turns(game)
    assert declared(game) == [0]
    game = six_cities(rich(250, FOUR), seat(), rules={"win": {"link_owned": False}})
    pass_turns(game)
    assert declared(game) == [0]


@pytest.mark.rule("CRY-WIN-05")
def test_a_link_counts_if_the_same_piece_of_track_comes_to_its_port() -> None:
    apart = (*FOUR, "15,1 16,1")
    game = six_cities(rich(250, apart), seat())
    pass_turns(game)
    assert declared(game) == []


@pytest.mark.rule("CRY-WIN-02")
def test_a_game_may_ask_for_other_amounts() -> None:
    rules = {"win": {"cash": 90, "majors": 2, "links": 0}}
    game = six_cities(rich(90, tuple(GAPS["Brig"])), seat("4,1"), rules=rules)
    run(game, 2)
    pass_turns(game, 2)
    assert winner(game) == 0
