"""A game from a position, and every state as a position."""

from dataclasses import replace
from random import Random

import pytest

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.game.from_position import position_of
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from model.files.scenario_files import new_text, read_text
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.engine.policies import aimless
from tests.engine.systems.age_of_steam.maps import NAMES, tiny

ALL = "phases: [shares, order, actions, build, move, income, expenses, reduction, growth, advance]"


def at(position: str, *rules: str, players: int = 2) -> AgeOfSteamGame:
    return new_game(tiny(ALL, *rules, more=f"position: {position}\n"), NAMES[:players], 1)


def again(game: AgeOfSteamGame) -> AgeOfSteamGame:
    """The game from its position, written into the file of its scenario and read again."""
    scenario = game.scenario
    part = replace(scenario.part_as(AgeOfSteamPart), position=position_of(game.position))
    read = read_text(new_text(replace(scenario, part=part))).scenario
    assert not read.misfits
    return new_game(read, game.names, game.state.seed)


@pytest.mark.parametrize("preset", ["age-of-steam", "southern-china"])
def test_every_state_can_be_written_and_is_the_same_game(preset: str) -> None:
    scenario = tiny(ALL, "start: {cash: 60, income: 12}", preset=preset)
    game, rng = new_game(scenario, NAMES[:3], 3), Random(3)
    for number in range(70):
        if game.actor is None:
            break
        if number % 5 == 0:
            other = again(game)
            assert other.to_plain() == game.to_plain()
            assert list(other.actions()) == list(game.actions())
            assert other.opening() == []
        game.play(aimless(game, rng))


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    game = at('{seats: [{cash: 3}], turn: 2, track: {"1,0": "s1 0-3=1"}, cubes: {ash: {red: 2}}}')
    seats = game.state.seats
    assert [(seat.cash, seat.shares) for seat in seats] == [(3, 2), (10, 2)]
    assert (game.state.turn, game.state.phase) == (2, "shares")
    assert game.state.cubes == {"ash": {"red": 2}}
    assert [chain.owner for chain in game.state.track.chains.values()] == [0]
    assert game.state.display["light-1"] != ("", "", "")
    assert {one.kind for one in game.opening()} == {"order", "cube", "display"}


def test_a_position_may_stand_at_the_beginning_of_a_phase() -> None:
    game = at("{phase: build, order: [2, 1], seats: [{}, {action: engineer}]}")
    assert (game.state.phase, game.actor) == ("build", 1)
    assert game.why_not(game.read("lay 1,0 0-3")) is None


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{seats: [{}, {}, {}]}", "more than play"),
        ("{cubes: {ash: {red: 21}}}", "more red cubes"),
        ("{cubes: {ash: {pink: 1}}}", "no colour pink"),
        ("{cubes: {nowhere: {red: 1}}}", "no place nowhere"),
        ("{seats: [{engine: 9}]}", "no rung"),
        ("{seats: [{cash: -1}]}", "INV-AOS-01"),
        ('{track: {"1,0": "s1 0-2=1"}}', "1,0"),
        ('{track: {"3,1": "s1 3-0=1"}}', "INV-AOS"),
        ('{phase: build, track: {"2,1": "s1 0-3=1"}}', "INV-AOS-11"),
        ("{order: [1, 1]}", "twice"),
        ("{order: [3]}", "no seat 3"),
        ("{urbanized: {ash: a}}", "no town"),
        ("{claims: {ferry: ['1']}}", "ferry"),
        ("{phase: build, actor: 1, doing: 7}", "."),
    ],
)
def test_positions_that_cannot_be_are_told(position: str, why: str) -> None:
    with pytest.raises(NotPlayable, match=why):
        at(position)


def test_a_position_in_which_nobody_could_do_anything_is_told() -> None:
    """A build that must be whole, with a loose end and nothing that it can be taken back to."""
    whole = "build: {unfinished: {max: 0}}"
    position = (
        "{phase: build, actor: 1, order: [1, 2], seats: [{cash: 0}, {}],"
        ' track: {"1,0": "s1 0-3=1"}, doing: {seats: [2], stage: build}}'
    )
    with pytest.raises(NotPlayable, match="Ann could do nothing"):
        at(position, whole)
