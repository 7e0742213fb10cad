"""Invariants of two states: each is seen when a step breaks it, and none where nothing is wrong."""

from collections.abc import Callable

import pytest

from engine.protocol import Happening
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.resuming import game_from_plain
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.track import Tile
from tests.engine.systems.age_of_steam.invariants.over_time import broken_over_time
from tests.engine.systems.age_of_steam.invariants.steps import Memory, Step
from tests.engine.systems.age_of_steam.maps import NAMES, tiny
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game

ALL = "phases: [shares, order, actions, build, move, income, expenses, reduction, growth, advance]"
MORE = """special_links: [{id: ferry, ends: [ash, oak], cost: 8}]
cells: {"2,1": {first_tile: simple}}
"""
BUILDING = """position:
  phase: build
  order: [1, 2]
  seats: [{cash: 30, action: engineer}, {cash: 30, action: urbanization}]
"""
LINE = '  track: {"1,0": "s1 0-3=1", "2,0": "s1 0=1 3=1", "3,0": "s1 0-3=1"}\n'
OPEN = '  track: {"1,0": "s1 0-3=1"}\n'
HELD = "  claims: {ferry: [nationalised]}\n"
LAST = "  turn: 3\n"
SCORING = "scoring: [{term: income, times: 3}, {term: owned_sections, times: 1}]"

Breaking = Callable[[AgeOfSteamGame, list[Happening]], None]
Case = tuple[AgeOfSteamGame, str, Breaking]


def at(position: str = "", *rules: str) -> AgeOfSteamGame:
    return new_game(tiny(ALL, SCORING, *rules, more=MORE + position), NAMES[:2], 1)


def begun(*rules: str) -> AgeOfSteamGame:
    return at("position: {order: [1, 2]}\n", *rules)


def bidding() -> AgeOfSteamGame:
    return at("position: {phase: order, order: [1, 2]}\n")


def choosing() -> AgeOfSteamGame:
    return _played(at("position: {phase: actions, order: [1, 2]}\n"), "take engineer")


def building(more: str = "", *rules: str) -> AgeOfSteamGame:
    return at(BUILDING + more, *rules)


def carrying(*rules: str, end: str = "oak") -> AgeOfSteamGame:
    """A red cube is one step from a city that takes it."""
    game = goods_game(f"ash-elm 1, elm-{end} 2, ash-yew state", {"ash": "red"}, *rules)
    return _played(game, "move red ash", "via elm")


def _played(game: AgeOfSteamGame, *texts: str) -> AgeOfSteamGame:
    for text in texts:
        game.play(game.read(text))
    return game


def _seat(name: str, value: object) -> Breaking:
    return lambda game, _: setattr(game.state.seats[0], name, value)


def _state(name: str, value: object) -> Breaking:
    return lambda game, _: setattr(game.state, name, value)


def _lose_tiles(game: AgeOfSteamGame, _told: list[Happening]) -> None:
    game.state.track.put(1, None, lambda _chain, _owners: NOBODY)


def _give(owner: int) -> Breaking:
    def change(game: AgeOfSteamGame, _told: list[Happening]) -> None:
        track = game.state.track
        track.hand_over(track.links()[0], owner)

    return change


def _keep_loose_end(game: AgeOfSteamGame, _told: list[Happening]) -> None:
    (chain,) = game.state.track.chains.values()
    game.state.track.give(chain, 0)


def _lay_crossing(game: AgeOfSteamGame, _told: list[Happening]) -> None:
    game.state.track.tiles[7] = Tile("x1", (9, 18))


def _earn_more(game: AgeOfSteamGame, told: list[Happening]) -> None:
    told[-1] = _delivery(told)._replace(facts={**_delivery(told).facts, "income": {1: 5}})


def _bring_money(game: AgeOfSteamGame, told: list[Happening]) -> None:
    told[-1] = _delivery(told)._replace(facts={**_delivery(told).facts, "cash": {1: 5}})


def _delivery(told: list[Happening]) -> Happening:
    (found,) = [one for one in told if one.kind == "delivery"]
    return found


def _nothing(_game: AgeOfSteamGame, _told: list[Happening]) -> None: ...


def over() -> AgeOfSteamGame:
    """The last player skips the last round of the last turn."""
    game = at(BUILDING.replace("build", "move", 1) + LAST)
    return _played(game, "skip", "skip", "skip")


BROKEN: dict[str, Callable[[], Case]] = {
    "INV-AOS-02": lambda: (begun(), "issue 1", _seat("shares", 1)),
    "INV-AOS-03": lambda: (begun("start: {engine: 2}"), "issue 1", _seat("rung", 0)),
    "INV-AOS-15": lambda: (choosing(), "take locomotive", _seat("action", "")),
    "INV-AOS-17": lambda: (_played(bidding(), "bid 4"), "pass", _seat("cash", 10)),
    "INV-AOS-18": lambda: (carrying(), "via oak", _earn_more),
    "INV-AOS-19": lambda: (carrying(), "via oak", _bring_money),
    "INV-AOS-21": lambda: (building(LINE), "done", _lose_tiles),
    "INV-AOS-22": lambda: (building(LINE), "done", _give(1)),
    "INV-AOS-23": lambda: (building(OPEN), "done", _keep_loose_end),
    "INV-AOS-26": lambda: (begun(), "issue 1", _state("turn", 3)),
    "INV-SC-03": lambda: (begun(), "issue 1", _seat("tokens", {"coin": 1})),
    "INV-SC-04": lambda: (building(HELD), "done", _give(0)),
    "INV-SC-08": lambda: (building(), "done", _lay_crossing),
    "INV-AOM-05": lambda: (building(), "lay 1,0 0-3", _seat("cash", 29)),
    "INV-AOM-09": lambda: (_with_role(), "issue 1", _seat("role", "guild")),
}


def _with_role() -> AgeOfSteamGame:
    game = begun()
    game.state.seats[0].role = "crown"
    return game


def _step(case: Case) -> Step:
    """The step as it is, and then broken."""
    game, text, breaking = case
    before, action, memory = game.copy(), game.read(text), Memory()
    memory.look_at(before.position)
    told = game.play(action)
    breaking(game, told)
    return Step(before.position, action, told, game.position, memory)


@pytest.mark.parametrize(
    "rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in sorted(BROKEN)]
)
def test_a_step_that_breaks_it_is_seen(rule: str) -> None:
    game, text, _ = BROKEN[rule]()
    assert broken_over_time(_step((game, text, _nothing))) == []
    assert rule in {one.rule for one in broken_over_time(_step(BROKEN[rule]()))}


@pytest.mark.rule("INV-SC-04")
def test_a_link_of_this_turn_that_is_nationalised_is_seen() -> None:
    game = _played(building(), "claim ferry")
    step = _step((game, "done", _give(NATIONALISED)))
    assert broken_over_time(step) == [], "when it was built was not seen"
    step.memory.links = ()
    assert [one.rule for one in broken_over_time(step)] == ["INV-SC-04"]


@pytest.mark.rule("INV-AOS-23")
def test_track_of_this_build_that_is_given_up_is_seen() -> None:
    def give_up(game: AgeOfSteamGame, _told: list[Happening]) -> None:
        track = game.state.track
        track.give(track.own_chains(0)[0], NOBODY)

    step = _step((_played(building(), "lay 1,0 0-3"), "done", give_up))
    assert broken_over_time(step) == [], "what lay there before the build was not seen"
    step.memory.sections = frozenset()
    assert [one.rule for one in broken_over_time(step)] == ["INV-AOS-23"]


@pytest.mark.rule("INV-AOS-25")
def test_a_score_that_does_not_follow_from_the_last_state_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step = _step((over(), "skip", _nothing))
    assert step.after.state.result is not None
    assert broken_over_time(step) == []
    monkeypatch.setattr(
        "tests.engine.systems.age_of_steam.invariants.of_players.score", lambda _play, _seat: 99
    )
    assert {one.rule for one in broken_over_time(step)} == {"INV-AOS-25"}


@pytest.mark.rule("INV-AOM-08")
def test_a_link_that_is_used_twice_in_a_move_is_seen() -> None:
    step = _step((carrying(), "via oak", _nothing))
    assert broken_over_time(step) == []
    doing = step.before.state.doing
    doing.journey = doing.journey.with_step("ash").with_step("elm")
    assert "INV-AOM-08" in {one.rule for one in broken_over_time(step)}


FREE_PORT = "delivery: {filters: [{id: port, to: {ids: [oak]}, forbid_link_status: nationalised}]}"
CLOSED = "delivery: {filters: [{id: late, to: {ids: [oak]}, when: {turn: {last: 2}}}]}"


@pytest.mark.rule("INV-SC-05")
@pytest.mark.parametrize("rule", [FREE_PORT, CLOSED])
def test_a_delivery_that_a_filter_refuses_is_seen(rule: str) -> None:
    step = _step((carrying(rule), "via oak", _nothing))
    assert broken_over_time(step) == []
    state = step.before.state
    state.turn = step.after.state.turn = 3
    state.track.hand_over(state.track.links_at("oak")[0], NATIONALISED)
    assert "INV-SC-05" in {one.rule for one in broken_over_time(step)}


def test_a_game_that_is_resumed_in_the_middle_of_a_build_breaks_nothing() -> None:
    game = _played(building(), "lay 1,0 0-3")
    again = game_from_plain(game.scenario, game.to_plain())
    assert broken_over_time(_step((again, "done", _nothing))) == []
