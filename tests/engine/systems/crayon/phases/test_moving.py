"""Running trains: what a milepost takes, turning round, red areas, dead ends (CRY-MOVE)."""

import pytest

from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, line, seat
from tests.engine.systems.crayon.situations.meadow import on_meadow
from tests.engine.systems.crayon.situations.running import pass_turns, place_of, run, train_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused


@pytest.mark.rule("CRY-MOVE-01")
def test_a_train_runs_along_track_one_point_a_milepost() -> None:
    game = coast(seat("7,1", track=line(3, 11)), seat())
    play(game, "move 8,1", "move 9,1")
    assert (place_of(game), train_of(game).left) == ("9,1", 7)


@pytest.mark.rule("CRY-MOVE-01")
def test_terrain_takes_no_more_movement() -> None:
    board = {
        "kind": "mileposts",
        "size": [24, 3],
        "legend": {".": "clear", "A": "alpine"},
        "terrain": "\n".join(["." * 24, "........AA" + "." * 14, "." * 24]),
    }
    game = coast(seat("7,1", track=line(7, 10)), seat(), land={"board": board})
    run(game, 9)
    assert train_of(game).moved == 2


@pytest.mark.rule("CRY-MOVE-01")
def test_without_track_no_train_runs_not_even_to_a_neighbour() -> None:
    game = coast(seat("7,1", track=line(3, 7)), seat())
    assert refused(game, "move 8,1") == "CRY-MOVE-01"
    assert refused(game, "move 6,0") == "CRY-MOVE-01"
    assert refused(game, "move 4,1") == "CRY-MOVE-01"
    assert refused(game, "move 99,99") == "CRY-MOVE-01"


@both_games
@pytest.mark.parametrize(
    ("kind", "reach"),
    [("freight", 9), ("heavy-freight", 9), ("fast-freight", 12), ("super-freight", 12)],
)
@pytest.mark.rule("CRY-MOVE-02")
def test_a_train_runs_as_far_as_its_kind_whatever_the_stops(
    preset: str, kind: str, reach: int
) -> None:
    game = coast(seat("3,1", type=kind, track=WHOLE_LINE), seat(), preset=preset)
    run(game, 7)
    play(game, "load coal", "drop coal", "load silk")
    run(game, 3 + reach)
    assert refused(game, f"move {4 + reach},1") == "CRY-MOVE-02"
    assert legal(game, "move") == []


@pytest.mark.rule("CRY-MOVE-02")
def test_movement_that_is_not_used_is_lost() -> None:
    game = coast(seat("3,1", track=WHOLE_LINE), seat())
    run(game, 5)
    pass_turns(game, 2)
    assert train_of(game).left == 9
    run(game, 14)
    assert legal(game, "move") == []


# -- turning round


@both_games
@pytest.mark.rule("CRY-MOVE-03")
def test_a_train_turns_round_in_a_city_and_nowhere_else(preset: str) -> None:
    game = coast(seat("3,1", track=WHOLE_LINE), seat(), preset=preset)
    run(game, 5)
    assert refused(game, "move 4,1") == "CRY-MOVE-03"
    run(game, 7)
    play(game, "move 6,1")
    assert place_of(game) == "6,1"
    assert refused(game, "move 7,1") == "CRY-MOVE-03"


@pytest.mark.rule("CRY-MOVE-03")
def test_a_train_may_not_turn_round_in_the_next_turn_either() -> None:
    game = coast(seat("3,1", track=WHOLE_LINE), seat())
    run(game, 5)
    pass_turns(game, 2)
    assert refused(game, "move 4,1") == "CRY-MOVE-03"
    assert legal(game, "move") == ["move 6,1"]


@pytest.mark.rule("CRY-MOVE-03")
def test_every_milepost_of_a_major_city_is_a_place_to_turn_round() -> None:
    game = coast(seat("5,1", track=line(3, 6), came_from="6,1"), seat())
    play(game, "move 4,1", "move 3,1", "move 4,1")
    assert place_of(game) == "4,1"
    inside = coast(seat("2,1"), seat())
    play(inside, "move 2,0", "move 2,1", "move 2,0")
    assert place_of(inside) == "2,0"


@pytest.mark.rule("CRY-BUILD-10")
def test_a_blocked_edge_inside_a_major_city_stops_no_train() -> None:
    """It says where nobody builds, and inside a city nobody builds anyway."""
    here = "cash: 50, trains: [{type: freight, at: '2,4'}]"
    game = on_meadow(here, turn="{phase: operations}", more='blocked: ["2,4 3,4"]')
    assert refused(game, "move 3,4") == ""


@pytest.mark.rule("CRY-MOVE-03")
def test_a_train_may_turn_round_anywhere_for_a_whole_turn_where_the_rules_say_so() -> None:
    rules = {"move": {"reverse": "anywhere-for-a-turn"}}
    game = coast(seat("5,1", track=line(3, 7), came_from="4,1"), seat(), rules=rules)
    assert refused(game, "move 4,1") == "CRY-MOVE-03"
    play(game, "backtrack")
    assert refused(game, "move 4,1") == "CRY-VAR-26"
    play(game, "end")
    pass_turns(game)
    assert legal(game, "move") == ["move 6,1", "move 4,1"]
    usual = coast(seat("5,1", track=line(3, 7), came_from="4,1"), seat())
    assert refused(usual, "backtrack") == "CRY-MOVE-03"


@both_games
@pytest.mark.rule("CRY-MOVE-04")
def test_at_a_junction_a_train_takes_any_branch_but_the_one_it_came_by(preset: str) -> None:
    branches = [*line(3, 7), "5,1 5,0", "5,1 6,2"]
    game = coast(seat("3,1", track=branches), seat(), preset=preset)
    run(game, 5)
    assert sorted(legal(game, "move")) == ["move 5,0", "move 6,1", "move 6,2"]


@pytest.mark.rule("CRY-MOVE-04")
def test_a_loop_may_be_run_as_often_as_one_likes() -> None:
    loop = ["9,1 10,1", "9,1 10,0", "10,1 10,0"]
    game = coast(seat("9,1", track=loop), seat())
    play(game, *["move 10,1", "move 10,0", "move 9,1"] * 3)
    assert (place_of(game), train_of(game).left) == ("9,1", 0)


@both_games
@pytest.mark.rule("CRY-MOVE-05")
def test_trains_do_not_block_each_other(preset: str) -> None:
    others = [seat("8,1"), seat("8,1")]
    game = coast(seat("7,1", track=WHOLE_LINE), *others, preset=preset)
    run(game, 8)
    assert [place_of(game, one) for one in range(3)] == ["8,1"] * 3
    run(game, 9)
    assert place_of(game) == "9,1"


# -- red areas


@both_games
@pytest.mark.rule("CRY-MOVE-06")
def test_red_areas_are_run_by_everybody_for_nothing(preset: str) -> None:
    game = coast(seat("1,1", cash=0), seat(track=line(3, 7)), preset=preset)
    play(game, "move 2,1", "move 3,1")
    assert train_of(game).moved == 2
    assert game.state.seats[0].cash == 0


@pytest.mark.rule("CRY-MOVE-06")
def test_a_river_in_a_red_area_needs_no_bridge() -> None:
    river = {"id": "avon", "name": "Avon", "kind": "river", "also_crosses": ["1,1 2,1"]}
    game = coast(seat("1,1"), seat(), land={"waters": [river]})
    assert game.table.over["avon"]
    play(game, "move 2,1")
    assert place_of(game) == "2,1"


@both_games
@pytest.mark.rule("CRY-MOVE-07")
@pytest.mark.rule("OPEN-CRY-16")
def test_neighbours_on_the_rim_are_joined_directly(preset: str) -> None:
    game = coast(seat("1,1"), seat(), preset=preset)
    assert sorted(legal(game, "move")) == ["move 2,0", "move 2,1", "move 2,2"]
    through = {"city": {"perimeter": "through-centre"}}
    game = coast(seat("1,1"), seat(), preset=preset, rules=through)
    assert legal(game, "move") == ["move 2,1"]
    assert refused(game, "move 2,0") == "CRY-MOVE-01"


# -- ends of track


@both_games
@pytest.mark.rule("CRY-MOVE-08")
def test_a_train_at_the_end_of_track_waits_for_more_track(preset: str) -> None:
    game = coast(seat("4,1", track=line(3, 5), came_from="3,1"), seat(), preset=preset)
    run(game, 5)
    assert legal(game, "move") == []
    play(game, "done", "build 5,1 6,1")
    assert refused(game, "move 6,1") == "CRY-TURN-01"
    play(game, "end")
    pass_turns(game)
    run(game, 6)
    assert place_of(game) == "6,1"


@pytest.mark.rule("OPEN-CRY-77")
@pytest.mark.rule("CRY-MOVE-08")
def test_a_train_whose_track_is_gone_stays_until_track_touches_it() -> None:
    game = coast(seat("9,1", came_from="8,1"), seat(track=["9,1 10,1"]))
    assert legal(game, "move") == ["move 10,1"]
    alone = coast(seat("9,1", came_from="8,1"), seat())
    assert legal(alone, "move") == []


# -- events


@both_games
@pytest.mark.rule("CRY-MOVE-09")
def test_an_event_may_forbid_movement(preset: str) -> None:
    drawn = [{"event": "blizzard", "drawer": 2}]
    game = coast(seat("5,1", track=WHOLE_LINE), seat(), preset=preset, in_play=drawn)
    assert refused(game, "move 6,1") == "CRY-EVENT-47"
    assert legal(game, "move") == ["move 4,1"]


@both_games
@pytest.mark.rule("CRY-MOVE-09")
def test_an_event_may_halve_movement(preset: str) -> None:
    drawn = [{"event": "gale", "drawer": 2}]
    game = coast(seat("7,1", track=WHOLE_LINE), seat(), preset=preset, in_play=drawn)
    run(game, 9)
    assert train_of(game).left == 7
    run(game, 10)
    assert train_of(game).left == 3
    whole = coast(seat("11,1", track=WHOLE_LINE), seat(), preset=preset, in_play=drawn)
    assert train_of(whole).left == 5


@both_games
@pytest.mark.rule("CRY-MOVE-09")
def test_an_event_may_end_movement(preset: str) -> None:
    game = coast(
        seat("16,1", "coal", hand=["1"], track=WHOLE_LINE), seat(), preset=preset, deck=["crash"]
    )
    run(game, 17)
    play(game, "deliver coal dover 20")
    assert game.actor == 1
    assert place_of(game) == "17,1"
