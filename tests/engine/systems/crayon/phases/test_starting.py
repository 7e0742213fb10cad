"""Where trains start (CRY-START)."""

import pytest

from tests.engine.systems.crayon.situations.coast import LAND, coast, line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, place_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

ALBA = ["2,0", "3,0", "1,1", "2,1", "3,1", "2,2", "3,2"]
DOVER = ["18,0", "19,0", "17,1", "18,1", "19,1", "18,2", "19,2"]


@both_games
@pytest.mark.rule("CRY-START-01")
def test_a_train_starts_in_any_city_with_or_without_track(preset: str) -> None:
    game = coast(seat(track=line(3, 7)), seat(), preset=preset)
    spots = sorted(text.removeprefix("place ") for text in legal(game, "place"))
    assert spots == sorted([*ALBA, *DOVER, "7,1", "11,1"])
    play(game, "place 11,1")
    assert place_of(game) == "11,1"


@pytest.mark.rule("OPEN-CRY-38")
@pytest.mark.rule("CRY-START-01")
def test_in_a_major_city_a_train_starts_at_any_of_its_mileposts() -> None:
    for spot in ALBA:
        game = coast(seat(), seat())
        play(game, f"place {spot}")
        assert place_of(game) == spot


@pytest.mark.rule("CRY-START-01")
def test_a_train_starts_neither_beside_a_city_nor_beside_the_board() -> None:
    game = coast(seat(track=line(3, 7)), seat())
    assert refused(game, "place 5,1") == "CRY-START-01"
    assert refused(game, "place 99,99") == "CRY-START-01"


@pytest.mark.rule("CRY-START-01")
def test_a_train_starts_once() -> None:
    game = coast(seat("7,1"), seat())
    assert refused(game, "place 11,1") == "CRY-START-01"
    assert legal(game, "place") == []


@pytest.mark.rule("CRY-START-01")
def test_a_train_that_is_not_on_the_board_does_nothing() -> None:
    game = coast(seat(track=line(3, 7)), seat())
    assert refused(game, "move 4,1") == "CRY-START-01"
    assert refused(game, "load coal") == "CRY-START-01"
    assert refused(game, "sail strait") == "CRY-START-01"
    play(game, "done")
    assert refused(game, "place 7,1") == "CRY-TURN-01"


@pytest.mark.rule("CRY-START-01")
def test_nobody_places_a_train_he_does_not_have() -> None:
    game = coast(seat(), seat())
    assert refused(game, "place 7,1 by 2") == "CRY-SETUP-01"


@pytest.mark.rule("CRY-START-01")
def test_a_train_runs_in_the_turn_in_which_it_starts() -> None:
    game = coast(seat(track=line(3, 12)), seat())
    play(game, "place 3,1", "move 4,1", "move 5,1")
    assert place_of(game) == "5,1"


@pytest.mark.rule("CRY-START-02")
@pytest.mark.rule("CRY-CONT-01")
def test_no_train_starts_or_runs_overseas() -> None:
    game = coast(seat(track=line(13, 14)), seat())
    mileposts = {game.table.cells[n] for n in game.table.cities}
    assert len(mileposts) == len(ALBA) + len(DOVER) + 2
    assert {"formosa", "gulei"}.isdisjoint(game.table.places)
    assert not [text for text in legal(game, "place") if text.split(",")[0] == "place 24"]


@both_games
@pytest.mark.rule("CRY-START-03")
def test_a_train_starts_on_a_links_port_that_its_players_track_reaches(preset: str) -> None:
    connected = coast(seat(track=line(13, 14)), seat(), preset=preset)
    assert "place 14,1" in legal(connected, "place")
    elsewhere = coast(seat(track=line(12, 13)), seat(track=line(13, 14)), preset=preset)
    assert refused(elsewhere, "place 14,1") == "CRY-START-03"


@pytest.mark.rule("CRY-START-03")
def test_who_has_paid_for_a_link_but_lost_the_track_to_it_does_not_start_there() -> None:
    game = coast(seat(links=["far-link"]), seat())
    assert refused(game, "place 14,1") == "CRY-START-03"


@pytest.mark.rule("CRY-START-03")
@pytest.mark.rule("CRY-CONT-11")
def test_track_at_the_port_is_enough_to_start_there_before_the_link_is_bought() -> None:
    links = [{**LAND["links"][0], "port": "14,1"}]
    game = coast(seat(track=line(13, 14)), seat(), land={"links": links})
    play(game, "place 14,1")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-07", "it starts without a load"


@pytest.mark.rule("CRY-START-03")
def test_a_ferry_port_that_is_no_city_is_no_start() -> None:
    game = coast(seat(track=line(21, 22)), seat())
    assert refused(game, "place 22,1") == "CRY-START-01"


@pytest.mark.rule("OPEN-CRY-37")
@pytest.mark.rule("CRY-SETUP-08")
def test_trains_come_on_the_board_with_their_first_operations() -> None:
    game = coast(seat(), seat(), turn={"phase": "build-round"})
    assert refused(game, "place 7,1") == "CRY-SETUP-08"
    assert legal(game, "place") == []


@pytest.mark.rule("OPEN-CRY-37")
def test_trains_may_be_placed_in_the_building_rounds_where_the_rules_say_so() -> None:
    rules = {"start": {"place_train": "set-up"}}
    game = coast(seat(), seat(), rules=rules, turn={"phase": "build-round"})
    assert refused(game, "end") == "CRY-SETUP-08"
    play(game, "place 7,1")
    assert refused(game, "move 8,1") == "CRY-INIT-01"
    pass_turns(game)
    assert place_of(game) == "7,1"
