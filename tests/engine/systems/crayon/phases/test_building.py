"""Where sections may go: origins, right of way, neighbours, and what is no milepost."""

import pytest

from engine.protocol import Refused
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.meadow import CITIES, EB, ROWS, on_meadow, track
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

OUT = "3,4 4,4 5,4"
LAKE = """
waters:
- id: blue
  name: Blue Lake
  kind: lake
  also_crosses: ["5,4 6,4", "5,3 6,3"]
  crossable: ["5,4 6,4"]
"""


@pytest.mark.rule("CRY-BUILD-01")
def test_a_section_joins_two_neighbours_and_belongs_to_its_builder() -> None:
    game = on_meadow()
    news = play(game, "build 3,4 4,4")
    edge = game.table.network.edge((3, 4), (4, 4))
    assert game.state.track.sections == {edge: 0}
    assert news[0].text == "Ann builds 3,4 4,4 for 1"


@pytest.mark.rule("CRY-BUILD-02")
@both_games
def test_the_first_section_begins_at_a_major_city(preset: str) -> None:
    game = on_meadow(preset=preset)
    assert refused(game, "build 4,4 5,4") == "CRY-BUILD-02"
    assert why(game, "build 4,4 5,4").endswith("and 4,4 is neither")
    assert refused(game, "build 7,1 8,1") == "CRY-BUILD-02"
    assert refused(game, "build 3,4 4,4") == ""


@pytest.mark.rule("CRY-BUILD-02")
def test_track_goes_on_where_own_track_ends_even_track_of_this_turn() -> None:
    game = on_meadow()
    play(game, "build 3,4 4,4", "build 4,4 5,4", "build 5,4 6,4")
    assert refused(game, "build 7,4 8,4") == "CRY-BUILD-02"
    assert refused(game, "build 4,4 4,3") == ""


@pytest.mark.rule("CRY-BUILD-03")
def test_a_network_may_be_in_pieces_that_begin_at_several_major_cities() -> None:
    game = on_meadow(f"cash: 50, {track(OUT)}")
    play(game, "build 12,4 11,4", "build 2,3 2,2")
    assert len(game.state.track.sections) == 4


@pytest.mark.rule("CRY-BUILD-10")
@pytest.mark.parametrize("move", ["build 2,4 3,4", "build 1,3 2,3"])
def test_nothing_is_built_inside_a_red_area(move: str) -> None:
    game = on_meadow()
    assert refused(game, move) == "CRY-BUILD-10"
    assert "Aston" in why(game, move)


@pytest.mark.rule("CRY-BUILD-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_edge_carries_one_section_whosever_it_is(seat: int) -> None:
    seats = ["cash: 50", "cash: 50"]
    seats[seat] += f", {track(OUT)}"
    game = on_meadow(*seats)
    assert refused(game, "build 3,4 4,4") == "CRY-BUILD-11"
    assert why(game, "build 3,4 4,4").startswith(("Ann", "Bob")[seat])


@pytest.mark.rule("CRY-BUILD-12")
def test_lines_of_two_players_cross_at_a_milepost() -> None:
    game = on_meadow("cash: 50, " + track("2,3 3,3 4,3"), "cash: 50, " + track("3,4 4,4 4,3 5,3"))
    play(game, "build 4,3 4,2")
    cell = game.table.network.index((4, 3))
    assert [touched[cell] for touched in game.state.track.touched] == [2, 2]


@pytest.mark.rule("CRY-BUILD-13")
@both_games
def test_track_does_not_begin_at_the_track_of_others(preset: str) -> None:
    game = on_meadow("cash: 50", "cash: 50, " + track(OUT), preset=preset)
    assert refused(game, "build 5,4 6,4") == "CRY-BUILD-13"
    shared = on_meadow("cash: 50", "cash: 50, " + track(OUT), rules="build: {origins: any-track}")
    assert refused(shared, "build 5,4 6,4") == ""
    assert "build 5,4 6,4" in legal(shared, "build")


@pytest.mark.rule("CRY-BUILD-14")
@both_games
@pytest.mark.parametrize(("cash", "rule"), [(2, "CRY-BUILD-14"), (3, "")])
def test_a_section_is_paid_from_cash_in_hand(preset: str, cash: int, rule: str) -> None:
    game = on_meadow(f"cash: {cash}, " + track("8,1 9,1"), preset=preset)
    assert refused(game, "build 8,1 7,1") == rule


@pytest.mark.rule("CRY-BUILD-14")
def test_a_section_that_cannot_be_paid_leaves_cash_and_board_alone() -> None:
    game = on_meadow("cash: 2, " + track("8,1 9,1"))
    assert why(game, "build 8,1 7,1") == "it costs 3, you have 2, and there is no credit"
    with pytest.raises(Refused):
        play(game, "build 8,1 7,1")
    assert (game.state.seats[0].cash, len(game.state.track.sections)) == (2, 1)
    assert not [move for move in legal(game, "build") if move.endswith(" 7,1")]


@pytest.mark.rule("CRY-BUILD-01")
@pytest.mark.rule("CRY-BUILD-15")
@pytest.mark.parametrize(
    "move", ["build 5,4 7,4", "build 5,4 6,3", "build 5,4 5,2", "build 5,4 5,4"]
)
def test_only_the_six_neighbours_can_be_built_to(move: str) -> None:
    game = on_meadow("cash: 50, " + track(OUT))
    assert refused(game, move) == "CRY-BUILD-01"
    around = {"6,4", "4,3", "5,3", "4,5", "5,5"}
    assert {text.split()[2] for text in legal(game, "build") if text.split()[1] == "5,4"} == around


@pytest.mark.rule("CRY-BUILD-16")
@pytest.mark.parametrize("end", ["6,4", "5,3", "99,99"])
def test_what_is_no_milepost_is_not_built_to(end: str) -> None:
    rows = [*ROWS[:3], "..... ..........", "......s.........", *ROWS[5:]]
    game = on_meadow("cash: 50, " + track(OUT), rows=rows)
    assert refused(game, f"build 5,4 {end}") == "CRY-BUILD-16"
    assert refused(game, f"build {end} 5,4") == "CRY-BUILD-16"
    assert why(game, f"build 5,4 {end}") == f"there is no milepost to build on at {end}"


@pytest.mark.rule("CRY-BUILD-16")
def test_a_city_overseas_is_no_milepost_of_the_board() -> None:
    cities = CITIES + "- {id: taipei, name: Taipei, kind: small, overseas: true}\n"
    game = on_meadow("cash: 50, " + track(OUT), cities=cities)
    assert "taipei" not in game.table.places


@pytest.mark.rule("CRY-BUILD-17")
def test_great_lakes_are_crossed_at_listed_points_only() -> None:
    game = on_meadow("cash: 50, " + track("3,4 4,4 5,4 5,3"), preset=EB, more=LAKE)
    assert refused(game, "build 5,4 6,4") == ""
    assert refused(game, "build 5,3 6,3") == "CRY-BUILD-17"
    assert "Blue Lake" in why(game, "build 5,3 6,3")
    assert "build 5,3 6,3" not in legal(game, "build")


@pytest.mark.rule("CRY-BUILD-17")
@both_games
@pytest.mark.parametrize(("lakes", "rule"), [("anywhere", ""), ("listed", "CRY-BUILD-17")])
def test_whether_lakes_are_crossed_anywhere_is_a_rule(preset: str, lakes: str, rule: str) -> None:
    """A lake that lists no point can be crossed everywhere or nowhere."""
    more = LAKE.replace('  crossable: ["5,4 6,4"]\n', "")
    rules = f"build: {{lakes: {lakes}}}"
    game = on_meadow("cash: 50, " + track(OUT), preset=preset, rules=rules, more=more)
    assert refused(game, "build 5,4 6,4") == rule


@pytest.mark.rule("CRY-BUILD-17")
def test_a_blocked_edge_is_not_built_on() -> None:
    game = on_meadow("cash: 50, " + track(OUT), more='blocked: ["5,4 6,4"]')
    assert refused(game, "build 5,4 6,4") == "CRY-BUILD-17"
    assert why(game, "build 5,4 6,4") == "no section can join 5,4 and 6,4"


@pytest.mark.rule("CRY-BUILD-19")
@both_games
def test_track_stays_and_is_not_sold(preset: str) -> None:
    game = on_meadow("cash: 50, " + track(OUT), preset=preset)
    assert refused(game, "talk 2") == "CRY-BUILD-19"
    before = dict(game.state.track.sections)
    play(game, "end", "done", "end")
    assert game.state.track.sections == before


STORM = """
regions:
- {id: sands, name: Sands, cells: "4,4"}
events:
- id: storm
  name: Sand Storm
  duration: 1 turn
  effects:
  - {effect: erase-touching, area: region(sands)}
  - {effect: no-build, area: region(sands)}
"""
DRAWN = "  deck: [storm, 7, 8, 9]"


def after_the_storm(preset: str) -> CrayonGame:
    """Ann discards, and the storm takes what touches 4,4; then it is Bob's turn, and hers again."""
    seats = (f"hand: [1, 2, 3], {track('3,4 4,4 5,4 6,4 7,4')}", "hand: [4, 5, 6]")
    game = on_meadow(*seats, preset=preset, turn="{phase: operations}", more=STORM, position=DRAWN)
    play(game, "discard")
    return game


@pytest.mark.rule("CRY-BUILD-20")
@both_games
def test_after_a_loss_track_goes_on_from_every_milepost_still_touched(preset: str) -> None:
    game = after_the_storm(preset)
    play(game, "done", "end", "done")
    assert refused(game, "build 7,4 8,4") == ""
    assert refused(game, "build 5,4 5,3") == ""
    assert refused(game, "build 4,4 4,3") == "CRY-BUILD-02"


@pytest.mark.rule("CRY-BUILD-21")
@both_games
def test_an_event_in_play_forbids_building_until_it_is_over(preset: str) -> None:
    game = after_the_storm(preset)
    play(game, "done")
    assert refused(game, "build 3,4 4,4") == "CRY-EVENT-53"
    assert why(game, "build 3,4 4,4") == "Sand Storm: nobody builds here now"
    assert "build 3,4 4,4" not in legal(game, "build")
    play(game, "end", "done", "end", "done")
    assert refused(game, "build 3,4 4,4") == ""
