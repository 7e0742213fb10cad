"""A trade of track keeps the limits of cities and ports, and passes ferries on (CRY-VAR-52)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import game_on, play, refused
from tests.engine.systems.crayon.situations.valley import Valley, seat, seats

BUILDING = "turn: {phase: building}"


def trading(*tracks: str, rules: str = "", more: str = "") -> CrayonGame:
    there = f"{seats(*[seat(30, track) for track in tracks])}, {BUILDING}"
    return Valley("track-trade", rules, position=there, more=more).game(len(tracks))


@pytest.mark.rule("CRY-CITY-01")
@pytest.mark.rule("CRY-VAR-52")
def test_a_city_takes_no_more_players_than_it_has_room_for() -> None:
    game = trading("[]", '["4,2 5,2", "5,2 6,2"]', '["5,1 5,2"]')
    play(game, "talk 2", "ask 4,2 5,2")
    assert refused(game, "propose") == "CRY-CITY-01"
    play(game, "ask 5,2 6,2")
    assert refused(game, "propose") == "", "Bob leaves the city, so Ann may come"


@pytest.mark.rule("CRY-CITY-02")
@pytest.mark.rule("CRY-VAR-52")
def test_a_player_gets_no_fourth_section_at_a_city() -> None:
    game = trading('["4,2 5,2", "5,2 6,2", "5,2 5,1"]', '["4,1 5,2"]')
    play(game, "talk 2", "ask 4,1 5,2")
    assert refused(game, "propose") == "CRY-CITY-02"
    play(game, "give 4,2 5,2")
    assert refused(game, "propose") == ""


@pytest.mark.rule("CRY-CITY-03")
@pytest.mark.rule("CRY-VAR-52")
def test_nobody_buys_up_all_the_ways_into_a_city() -> None:
    mine, theirs = '["4,2 5,2", "5,2 6,2", "5,2 5,1"]', '["4,1 5,2", "4,3 5,2", "5,2 5,3"]'
    game = trading(mine, theirs, rules="city: {small: {max_sections: 6}}")
    play(game, "talk 2", "ask 4,1 5,2", "ask 5,2 4,3")
    assert refused(game, "propose") == ""
    play(game, "ask 5,2 5,3")
    assert refused(game, "propose") == "CRY-CITY-03"


@pytest.mark.rule("CRY-VAR-52")
def test_a_city_that_has_too_few_ways_already_is_no_reason_against_other_trades() -> None:
    ways = '"4,2 5,2", "5,2 6,2", "5,2 5,1", "4,1 5,2", "4,3 5,2", "5,2 5,3"'
    game = trading("[]", f'[{ways}, "8,2 9,2"]', rules="city: {small: {max_sections: 6}}")
    play(game, "talk 2", "ask 8,2 9,2")
    assert refused(game, "propose") == ""


NARROW = """
board:
  kind: mileposts
  size: [4, 3]
  legend: {".": clear}
  terrain: |
    ....
    .__.
    ....
cities:
- {id: west, name: West, kind: major, at: "0,1", members: "0,0 0,1 0,2", supplies: []}
- {id: east, name: East, kind: major, at: "3,1", members: "3,0 3,1 3,2", supplies: []}
goods: []
rules: {preset: china-rails}
variants: [track-trade]
demands:
  1: [west coal 1, east coal 2, west coal 3]
position:
  seats: [{track: ["0,0 1,0", "1,0 2,0"]}, {track: ["0,2 1,2", "1,2 2,2"]}]
  turn: {phase: building}
"""


@pytest.mark.rule("CRY-CITY-06")
@pytest.mark.rule("CRY-VAR-52")
def test_nobody_sells_his_only_way_to_a_major_city_in_china_rails() -> None:
    game = game_on(NARROW)
    play(game, "talk 2", "ask 1,2 2,2")
    assert refused(game, "propose") == "CRY-CITY-06"
    play(game, "give 1,0 2,0")
    assert refused(game, "propose") == "", "then Bob takes the other way"


FERRY = """
ferries:
- {id: ferry, name: Ferry, ports: "0,4 12,4", cost: 4, max_players: 2}
"""


@pytest.mark.rule("CRY-FERRY-03")
@pytest.mark.rule("CRY-VAR-52")
def test_a_ferry_goes_with_the_section_that_paid_for_it() -> None:
    game = trading("[]", '["0,4 1,4"]', more=FERRY)
    assert game.state.track.owners_of("ferry") == (1,)
    play(game, "talk 2", "ask 0,4 1,4", "pay 2", "propose", "agree", "end", "done")
    assert game.state.track.owners_of("ferry") == (0,)
    assert refused(game, "build 12,4 11,4") == "CRY-BUILD-02", "Bob has sold his ferry"


@pytest.mark.rule("CRY-FERRY-03")
@pytest.mark.rule("CRY-VAR-52")
def test_who_keeps_a_section_at_either_port_keeps_the_ferry() -> None:
    game = trading("[]", '["0,4 1,4", "11,4 12,4"]', more=FERRY)
    play(game, "talk 2", "ask 0,4 1,4", "propose", "agree")
    assert sorted(game.state.track.owners_of("ferry")) == [0, 1]


@pytest.mark.rule("CRY-FERRY-04")
@pytest.mark.rule("CRY-VAR-52")
def test_a_full_ferry_takes_nobody_else() -> None:
    game = trading("[]", '["0,4 1,4", "11,4 12,4"]', '["0,3 0,4"]', more=FERRY)
    play(game, "talk 2", "ask 0,4 1,4")
    assert refused(game, "propose") == "CRY-FERRY-04"
    play(game, "ask 11,4 12,4")
    assert refused(game, "propose") == ""


@pytest.mark.rule("CRY-FERRY-05")
@pytest.mark.rule("CRY-VAR-52")
def test_a_port_keeps_a_way_free_for_the_second_player() -> None:
    game = trading('["0,4 1,4"]', '["0,3 0,4"]', more=FERRY)
    play(game, "talk 2", "ask 0,3 0,4")
    assert refused(game, "propose") == "CRY-FERRY-05"


@pytest.mark.rule("CRY-FERRY-05")
@pytest.mark.rule("CRY-VAR-52")
def test_a_player_may_leave_a_port_that_has_ways_enough() -> None:
    game = trading('["11,4 12,4"]', '["11,3 12,4"]', more=FERRY)
    play(game, "talk 2", "ask 11,3 12,4", "propose", "agree")
    assert game.state.track.owners_of("ferry") == (0,)


@pytest.mark.rule("CRY-VAR-27")
def test_a_restart_gives_a_ferry_up_unless_a_section_at_a_port_is_protected() -> None:
    there = seats(seat(30, '["0,4 1,4", "1,4 2,4"]', "5,2"), seat(30))
    valley = Valley("restart", position=there, more=FERRY)
    gone, kept = valley.game(), valley.game()
    play(gone, "restart", "pass")
    assert gone.state.track.owners_of("ferry") == ()
    play(kept, "restart", "protect 0,4 1,4", "pass")
    assert kept.state.track.owners_of("ferry") == (0,)
