"""Invariants of one state: each is seen when it is broken."""

from collections.abc import Callable

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.info import SYSTEM
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.plain import from_plain
from model.systems.age_of_steam.track.track import Tile
from tests.engine.systems.age_of_steam.maps import NAMES, tiny

ALL = "phases: [shares, order, actions, build, move, income, expenses, reduction, growth, advance]"
MORE = """special_links: [{id: ferry, ends: [ash, oak], cost: 8, group: sea}]
link_groups: [{id: sea, per_player_per_turn: 1}]
cells: {"2,1": {open_from: 3}}
"""
RULES = ("build: {no_duplicates: same-player, unfinished: {max: 1}}", "discs: {per_player: 2}")


def sound(phase: str = "shares") -> AgeOfSteamGame:
    sets = "delivery: {fate: kept, sets: {size: 2, income: 1, then: bag}}"
    benefit = "{id: more, effect: {build_limit: 4}, window: [build]}"
    token = f"tokens: [{{id: coin, supply: 3, benefits: [{benefit}]}}]"
    uses = "actions: {list: [{id: engineer, uses_total: 1}, {id: first-move}, {id: first-build}]}"
    more = f"{MORE}position: {{phase: {phase}, order: [1, 2, 3]}}\n"
    return new_game(tiny(ALL, *RULES, sets, token, uses, more=more), NAMES[:3], 1)


def _seat(name: str, value: object) -> Callable[[AgeOfSteamGame], None]:
    return lambda game: setattr(game.state.seats[0], name, value)


def _track(**plain: object) -> Callable[[AgeOfSteamGame], None]:
    def change(game: AgeOfSteamGame) -> None:
        game.state.track = from_plain(game.table.land, plain)

    return change


def _tile(hex_: int, tile: Tile) -> Callable[[AgeOfSteamGame], None]:
    return lambda game: game.state.track.tiles.__setitem__(hex_, tile)


def _blocked(game: AgeOfSteamGame) -> None:
    game.state.seats[0].action = "engineer"
    game.state.choices = game.state.blocked = ("engineer",)


def _chain(game: AgeOfSteamGame) -> None:
    game.state.track.chains[1] = Chain((65,), (0, 0), 7)


def _two(game: AgeOfSteamGame) -> None:
    for seat in game.state.seats[:2]:
        seat.action = "engineer"


def _new_city_twice(game: AgeOfSteamGame) -> None:
    game.state.track.urbanized = {"elm": "a", "other": "a"}


def _claims(game: AgeOfSteamGame) -> None:
    game.state.track.claim("ferry", 0)
    game.state.track.claim("ferry", 0)


BROKEN: dict[str, Callable[[AgeOfSteamGame], None]] = {
    "INV-AOS-01": _seat("cash", -1),
    "INV-AOS-02": _seat("shares", 99),
    "INV-AOS-03": _seat("rung", 9),
    "INV-AOS-04": _seat("income", -1),
    "INV-AOS-05": lambda game: game.state.bag.update(red=99),
    "INV-AOS-06": lambda game: game.state.track.left.update(s1=3),
    "INV-AOS-07": _tile(1, Tile("s2", (9,))),
    "INV-AOS-08": _tile(0, Tile("s1", (9,))),
    "INV-AOS-09": _tile(1, Tile("x1", (9, 9))),
    "INV-AOS-10": _chain,
    "INV-AOS-11": _track(tiles={"3,1": "s3 3-4=1"}),
    "INV-AOS-12": _chain,
    "INV-AOS-13": _tile(2, Tile("x1", (1, 2, 4, 8, 16))),
    "INV-AOS-14": _new_city_twice,
    "INV-AOS-15": _two,
    "INV-AOS-16": lambda game: setattr(game.state, "order", (0,)),
    "INV-AOS-26": lambda game: setattr(game.state, "turn", 99),
    "INV-SC-01": _track(tiles={"1,0": "s3 2-3=1", "3,0": "s3 0-1=1"}),
    "INV-SC-02": _track(tiles={"1,0": "s1 0-3=1", "2,0": "s1 0=1 3=1", "3,0": "s3 0-1=1"}),
    "INV-SC-03": _seat("tokens", {"coin": -1}),
    "INV-AOM-01": _claims,
    "INV-AOM-02": _blocked,
    "INV-AOM-03": lambda game: setattr(game.state, "closed", frozenset({"ash"})),
    "INV-AOM-04": _claims,
    "INV-AOM-06": _seat("kept", {"red": 1, "blue": 1}),
    "INV-AOM-07": _track(tiles={"2,1": "s3 3-4=none"}),
    "INV-SC-06": _claims,
    "INV-SC-07": _seat("spent", ("more", "more")),
}
OF_BUILDS: dict[str, Callable[[AgeOfSteamGame], None]] = {
    "INV-AOS-20": lambda game: setattr(game.state.doing, "builds", 4),
    "INV-SC-06": lambda game: game.state.doing.groups.update(sea=2),
}


@pytest.mark.parametrize(
    "rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in sorted(BROKEN)]
)
def test_what_is_broken_is_seen(rule: str) -> None:
    game = sound()
    assert SYSTEM.check(game) == []
    BROKEN[rule](game)
    found = {one.rule for one in SYSTEM.check(game)}
    assert ("INV-AOM-01" if rule == "INV-SC-06" else rule) in found


@pytest.mark.parametrize(
    "rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in sorted(OF_BUILDS)]
)
def test_what_is_broken_in_a_build_is_seen(rule: str) -> None:
    game = sound("build")
    assert SYSTEM.check(game) == []
    OF_BUILDS[rule](game)
    assert rule in {one.rule for one in SYSTEM.check(game)}


@pytest.mark.rule("INV-AOS-20")
def test_a_hex_that_was_built_on_twice_is_seen() -> None:
    game = sound("build")
    game.state.doing.hexes = (1, 1)
    assert [one.rule for one in SYSTEM.check(game)] == ["INV-AOS-20"]


@pytest.mark.rule("INV-SC-01")
@pytest.mark.rule("INV-SC-02")
def test_who_does_not_build_has_discs_for_all_track_even_while_others_build() -> None:
    game = sound("build")
    _track(tiles={"1,0": "s1 0-3=2", "2,0": "t3r 0=2 1=2 3=2"})(game)
    assert {one.rule for one in SYSTEM.check(game)} == {"INV-SC-01", "INV-SC-02"}
    _track(tiles={"1,0": "s1 0-3=1", "2,0": "t3r 0=1 1=1 3=1"})(game)
    assert SYSTEM.check(game) == [], "the builder has time until the build is over"


@pytest.mark.rule("INV-SC-03")
def test_a_token_from_nowhere_is_seen() -> None:
    game = sound()
    game.state.seats[0].tokens = {"coin": 1}
    assert [one.rule for one in SYSTEM.check(game)] == ["INV-SC-03"]
    game.state.tokens["coin"] = 2
    assert SYSTEM.check(game) == []


@pytest.mark.rule("INV-AOM-02")
def test_an_action_that_was_taken_too_often_is_seen() -> None:
    game = sound()
    game.state.seats[0].action = "engineer"
    game.state.choices = ("engineer",)
    game.state.taken["engineer"] = 2
    assert [one.rule for one in SYSTEM.check(game)] == ["INV-AOM-02"]


@pytest.mark.rule("INV-AOM-03")
def test_a_closed_city_that_takes_cubes_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sound()
    game.state.bag.update({one: game.state.bag.get(one, 0) + number for one, number in
                           game.state.cubes.pop("ash").items()})  # fmt: skip
    game.state.closed = frozenset({"ash"})
    assert SYSTEM.check(game) == []
    monkeypatch.setattr("engine.systems.age_of_steam.shipping.networks.closed_stop", lambda s: s)
    game.state.closed = frozenset({"ash", "oak"})
    assert "ash is closed, and takes cubes" in {one.sentence for one in SYSTEM.check(game)}


@pytest.mark.rule("INV-AOS-10")
def test_a_section_that_is_in_no_chain_and_an_owner_who_is_out_are_seen() -> None:
    game = sound()
    _track(tiles={"1,0": "s1 0-3=1"})(game)
    assert SYSTEM.check(game) == []
    game.state.track.tiles[3] = Tile("s1", (9,))
    game.state.track.left["s1"] -= 1
    assert {one.rule for one in SYSTEM.check(game)} == {"INV-AOS-10"}
    other = sound()
    _track(tiles={"1,0": "s1 0-3=1"})(other)
    other.state.seats[0].left, other.state.order = 1, (1, 2)
    assert [one.rule for one in SYSTEM.check(other)] == ["INV-AOS-10"]
