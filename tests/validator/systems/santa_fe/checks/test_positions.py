"""Games in progress are set up by the engine, and what it refuses is told at its place."""

from dataclasses import replace
from random import Random

import pytest

from engine.systems.santa_fe.game import new_game
from engine.systems.santa_fe.state.plain import position_of
from model.files.scenario_files import new_text, read_text
from model.systems.santa_fe.things.part import SantaFePart
from tests.engine.systems.santa_fe.games import play_through
from tests.generate.samples import sample
from tests.generate.systems.santa_fe.made_boards import made_board, twists_for
from tests.validator.systems.santa_fe.checks.told import told
from validator.running.run import examine


def position(said: str) -> str:
    return f"position: {{{said}}}\n"


class TestTrack:
    def test_runs_along_arrows(self) -> None:
        assert told(position("track: {chicago-omaha: up 1 from omaha}")) == [
            "RUL210 chicago-omaha is built against its arrow",
            "RUL210 up does not hang together with its home",
        ]

    def test_does_not_use_both_lines_of_a_pair(self) -> None:
        lines = ("kansas-city-wichita", "kansas-city-wichita-2")
        both = ", ".join(f"{one}: kp 1 from kansas-city" for one in lines)
        found = told(position(f"track: {{{both}}}, routes: {{kp: {{routes: 1}}}}"))
        assert found[0] == "RUL210 kp is on both lines of a pair: kansas-city-wichita"

    def test_fits_on_its_line(self) -> None:
        (found,) = told(position("track: {denver-cheyenne: drg 2 from denver}"))
        assert found.startswith("RUL210 ")

    def test_is_no_more_than_there_is(self) -> None:
        lines = {"chicago-memphis": 5, "chicago-kansas-city": 4, "chicago-omaha": 4}
        track = ", ".join(f"{one}: ri {n} from chicago" for one, n in lines.items())
        found = told(position(f"track: {{{track}}}, short_lines: [ri]"))
        assert found == ["RUL210 ri has more pieces on the map than it has"]


def test_cards_have_one_place() -> None:
    hands = "seats: [{hand: [reno, reno]}, {tableau: [reno]}]"
    (found,) = told(position(hands))
    assert found == "RUL213 there are too few cards reno for this position"


def test_markers_lie_on_cities_of_their_value() -> None:
    (found,) = told(position("boomed: {reno: boom-4}"))
    assert found == "RUL213 boom-4 cannot lie on reno"


def test_a_deck_that_is_given_takes_cards_that_have_no_other_place() -> None:
    (found,) = told(position("deck: [reno, reno, reno], piles: [1, 1, 1]"))
    assert found == "RUL213 there are too few cards reno for this position"


def test_a_position_is_for_players_that_there_are() -> None:
    (found,) = told(position("seats: [{}, {}, {}, {}, {}, {}]"))
    assert found == "RUL215 the position has 6 seats, and 5 can play at most"


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_found_in_any_position_of_a_game(seed: int) -> None:
    scenario = made_board(seed, twists_for(seed)) if seed else sample("western-usa")
    game, rng = new_game(scenario, ("Ann", "Bob"), seed), Random(seed)
    for _ in range(rng.randint(5, 60)):
        if game.actor is None:
            break
        seat = rng.choice(game.actors)
        game.play(rng.choice(list(game.actions(seat))), seat)
    part = replace(scenario.part_as(SantaFePart), position=position_of(game.position))
    text = new_text(replace(scenario, part=part))
    assert [str(one.finding) for one in examine(read_text(text, "it"))] == []
    assert play_through(game, rng).actor is None
