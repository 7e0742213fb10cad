"""Games in progress are set up by the engine, and what it refuses is told at its place."""

from dataclasses import replace
from random import Random

import pytest

from engine.systems.trains.game import new_game
from engine.systems.trains.state.plain import position_of
from model.files.scenario_files import new_text, read_text
from model.rules.variants import as_played
from model.systems.trains.things.part import TrainsPart
from tests.engine.policies import aimless
from tests.generate.samples import sample
from tests.generate.systems.trains.made_boards import made_board, twists_for
from tests.validator.systems.trains.checks.told import told
from validator.running.run import examine


def position(said: str) -> str:
    return f"position: {{{said}}}\n"


def markers(*sets: str) -> str:
    seats = ", ".join(f"{{markers: '{one}'}}" for one in sets)
    return position(f"seats: [{seats}]")


class TestMarkers:
    def test_hang_together(self) -> None:
        found = told(markers("4,2 6,2"))
        assert found == ["RUL310 the markers of seat 1 do not hang together"]

    def test_do_not_hang_together_across_a_blocked_border(self) -> None:
        assert told(markers("6,1 7,1")) == ["RUL310 the markers of seat 1 do not hang together"]
        assert told(markers("5,1 6,1")) == []

    def test_lie_on_no_sea(self) -> None:
        found = told(markers("6,5 6,4"))
        assert found == ["RUL310 seat 1 has a marker where nobody builds"]

    def test_lie_on_the_board(self) -> None:
        assert told(markers("30,5")) == ["RUL310 there is no hex 30,5 for a marker"]

    def test_are_no_more_than_there_are(self) -> None:
        few = "rules: {markers: {track: 2}}\n"
        found = told(few + markers("4,2 5,2 5,3"), "RUL310")
        assert found == ["RUL310 seat 1 has too many markers"]


class TestFirstMarkers:
    def test_lie_on_no_remote_place(self) -> None:
        alone = "RUL313 seat 1 has no marker where its first one can have been"
        assert told(markers("9,6")) == [alone]
        assert told(markers("8,6 9,6")) == []

    def test_lie_on_hexes_of_their_own(self) -> None:
        same = told(markers("4,2", "4,2"))
        assert same == ["RUL313 seat 2 has no marker where its first one can have been"]

    def test_make_room_for_each_other(self) -> None:
        assert told(markers("4,2 5,2", "4,2", "5,2 5,3")) == []
        crowded = told(markers("4,2 5,2", "4,2", "5,2"))
        assert crowded == ["RUL313 seat 3 has no marker where its first one can have been"]


class TestStations:
    def test_find_room(self) -> None:
        found = told(position("stations: {ashmoor: 2}"))
        assert found == ["RUL311 there are 2 stations in ashmoor"]

    def test_stand_in_no_remote_place(self) -> None:
        found = told(position("stations: {cape: 1}"))
        assert found == ["RUL311 there is no city cape for stations"]


class TestCards:
    def test_have_one_place(self) -> None:
        hand = ", ".join(["garage"] * 11)
        found = told(position(f"turn: 3, seats: [{{hand: [{hand}]}}]"))
        assert found == ["RUL312 there are too few cards garage"]

    def test_lie_in_play_only_with_whose_turn_it_is(self) -> None:
        idle = "acted: true, actor: 1, seats: [{}, {play: [{card: normal-train}]}]"
        assert told(position(idle)) == ["RUL312 seat 2 has cards in play"]

    def test_last_only_with_parts_that_last(self) -> None:
        lasting = (
            "acted: true, actor: 1, turn: 3, seats: [{play: [{card: tunnel, lasts: [tunnel.%s]}]}]"
        )
        assert told(position(lasting % 0)) == []
        assert told(position(lasting % 1)) == ["RUL312 nothing lasts at tunnel.1"]


def test_a_first_deck_is_a_starting_deck() -> None:
    odd = "seats: [{hand: [normal-train], deck: [waste]}]"
    (found,) = told(position(odd), "RUL314")
    assert found == (
        "RUL314 seat 1 has other cards in the first turn than a starting deck: 1 card Waste more, "
        "6 cards Normal train fewer, 2 cards Rail laying fewer and 1 card Station expansion fewer"
    )
    assert told(position(f"turn: 5, {odd}"), "RUL314") == []


def test_a_position_is_for_players_that_there_are() -> None:
    (found,) = told(position("seats: [{}, {}, {}, {}, {}]"))
    assert found == "RUL315 the position has 5 seats, and 4 can play at most"


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_found_in_any_position_of_a_game(seed: int) -> None:
    scenario = made_board(seed, twists_for(seed)) if seed else sample("lantern-bay")
    names = [f"P{number}" for number in range(scenario.players.min)]
    game, rng = new_game(as_played(scenario), names, seed), Random(seed)
    for _ in range(rng.randint(5, 120)):
        if game.actor is not None:
            game.play(aimless(game, rng))
    if game.actor is None:
        return
    part = replace(scenario.part_as(TrainsPart), position=position_of(game.game))
    text = new_text(replace(scenario, part=part))
    assert [str(one.finding) for one in examine(read_text(text, "it"))] == []
