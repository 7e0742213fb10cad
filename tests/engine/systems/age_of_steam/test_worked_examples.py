"""The worked examples of the rules page (section 22), each played as it is told there."""

import pytest

from engine.systems.age_of_steam.ending.scoring import score
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam import maps
from tests.engine.systems.age_of_steam.phases.building.games import (
    CITIES,
    building,
    cash,
    hold,
    legal,
    links,
    play,
)

ASH, *OTHERS = CITIES
LINE = ("lay 1,0 0-3", "town 2,0 0-3", "lay 3,0 0-3")
WITH_SPOKE = ("lay 1,0 0-3", "town 2,0 0-1-3", "lay 3,0 0-3")


def at(position: str, *rules: str, players: int = 2, **more: str) -> AgeOfSteamGame:
    """A game on the same board that begins with what the example begins with."""
    said = f"{more.pop('more', '')}position: {position}\n"
    return maps.game(players, *rules, more=said, preset=more.get("preset", "age-of-steam"))


@pytest.mark.rule("AOS-END-04")
@pytest.mark.rule("AOS-GOODS-03")
@pytest.mark.rule("AOS-BUILD-06")
def test_1_sections_and_links() -> None:
    rules = {"phases": ["build", "move", "advance"], "start": {"cash": 40, "engine": 2}}
    game = building(rules, cities=[{**ASH, "cubes": {"fixed": ["red"]}}, *OTHERS])
    seat = game.position.actor
    play(game, *LINE)
    assert cash(game) == 40 - 9
    assert links(game) == [("ash:elm", seat, 2), ("elm:oak", seat, 2)]
    assert score(game.position, seat) == 4 - 3 * 2, "four sections, and two shares"
    play(game, "done", "done")
    told = play(game, "move red ash", "via elm", "via oak")
    assert [one.facts["links"] for one in told if one.kind == "delivery"] == [2]
    assert game.state.seats[seat].income == 2


@pytest.mark.rule("AOS-COMP-02")
@pytest.mark.rule("AOS-BUILD-06")
def test_2_a_town_of_three_exits() -> None:
    game = building()
    discs = game.state.track.discs_left
    play(game, "lay 1,0 0-3")
    before = cash(game)
    play(game, "town 2,0 0-1-3")
    assert before - cash(game) == 4
    assert game.state.track.tiles[2].id == "t3r"
    assert game.state.track.discs_left == discs
    play(game, "lay 3,0 0-3")
    (spoke,) = game.state.track.unfinished(game.position.actor)
    assert len(spoke.sections) == 1


@pytest.mark.rule("AOS-BUILD-21")
@pytest.mark.rule("AOS-BUILD-31")
def test_3_protection() -> None:
    game = building()
    first = game.position.actor
    play(game, *WITH_SPOKE, "done", "done")
    assert len(game.state.track.unfinished(first)) == 1, "protected until the next build is over"
    play(game, "done")
    assert game.state.track.unfinished(first) == []
    assert links(game) == [("ash:elm", first, 2), ("elm:oak", first, 2)]


@pytest.mark.rule("AOS-BUILD-25")
def test_4_urbanizing_elm() -> None:
    game = building()
    track, first = game.state.track, game.position.actor
    straights, discs = track.left["s1"], track.discs_left
    play(game, *LINE, "done")
    hold(game, "urbanization")
    play(game, "urbanize elm f")
    track = game.state.track
    assert (track.left["s1"], track.discs_left) == (straights - 2, discs)
    assert links(game) == [("ash:elm", first, 1), ("elm:oak", first, 1)]


@pytest.mark.rule("AOS-AUCTION-04")
def test_5_an_auction_of_six() -> None:
    game = at("{phase: order, order: [1, 2, 3, 4, 5, 6]}", players=6)
    for bid in (1, 3, 5, 6, 7):
        maps.play(game, f"bid {bid}")
    paid = [one.facts for one in maps.play(game, *["pass"] * 5) if "paid" in one.facts]
    assert [one["paid"] for one in sorted(paid, key=lambda one: one["place"])] == [7, 6, 3, 2, 1, 0]


@pytest.mark.rule("AOS-EXPENSE-01")
@pytest.mark.rule("AOS-REDUCE-01")
def test_6_money() -> None:
    said = "{phase: shares, order: [1, 2], seats: [{cash: 2, income: 13, shares: 9, engine: 4}]}"
    game = at(said, "phases: [shares, income, expenses, reduction, advance]")
    maps.play(game, "issue 0", "issue 0")
    seat = game.state.seats[0]
    assert (seat.cash, seat.income) == (2, 11)


FOUR_LINKS = {
    **{f"{col},0": "s1 0-3=1" for col in (1, 2, 3)},
    **{f"{col},{row}": "s1 0-3=1" for row in (1, 2) for col in (1, 2)},
    "1,3": "s1 0-3=1",
}
"""Links of 3, 2, 2 and 1 sections along four rows."""
ENDS = {"a": "0,0", "b": "4,0", "c": "0,1", "d": "3,1", "e": "0,2", "f": "3,2", "g": "0,3"}
MORE_ENDS = {"h": "2,3", "i": "5,3"}


@pytest.mark.rule("SC-NAT-02")
@pytest.mark.rule("SC-NAT-03")
@pytest.mark.rule("SC-NAT-04")
@pytest.mark.rule("SC-NAT-05")
@pytest.mark.rule("SC-SETUP-02")
def test_7_nationalisation() -> None:
    cities = [
        {"id": key, "name": key, "kind": "city", "at": at, "colours": ["red"], "slots": []}
        for key, at in {**ENDS, **MORE_ENDS}.items()
    ]
    position = {"phase": "build", "track": FOUR_LINKS, "seats": [{"cash": 4}]}
    game = building(
        preset="southern-china",
        terrain=("......",) * 4,
        cities=cities,
        players=1,
        position=position,
    )
    assert sorted(sections for _, _, sections in links(game)) == [1, 2, 2, 3]
    play(game, "lay 3,3 0-3", "lay 4,3 0-3")
    assert cash(game) == 0
    assert not [text for text in legal(game) if "nationalise" in text], "only after the build"
    play(game, "done")
    assert legal(game) == [f"nationalise {ends}" for ends in ("a:b", "c:d", "e:f", "g:h")]
    play(game, "nationalise a:b")
    assert (cash(game, 0), game.state.seats[0].tokens) == (3, {"support": 1})
    assert game.state.track.discs_used(0) == 4
    assert game.state.turn == 2, "exactly one had to go"


@pytest.mark.rule("AOS-END-02")
@pytest.mark.rule("SC-END-01")
def test_8_a_score_with_tokens() -> None:
    game = southern_china_of_9_sections()
    assert score(game.position, 0) == 3 * 14 - 3 * 11 + 9 + 3 * 2


def southern_china_of_9_sections() -> AgeOfSteamGame:
    """Two links of two sections each, and five special links of a point."""
    ferries = "".join(
        f"- {{id: ferry-{n}, ends: [ash, oak], cost: 8, once_per_pair: false}}\n" for n in range(5)
    )
    position = (
        "{order: [1, 2, 3], seats: [{cash: 0, income: 14, shares: 11, tokens: {support: 2}}],"
        ' track: {"1,0": "s1 0-3=1", "2,0": "s1 0=1 3=1", "3,0": "s1 0-3=1"},'
        " claims: {ferry-0: ['1'], ferry-1: ['1'], ferry-2: ['1'], ferry-3: ['1'], ferry-4: ['1']}}"
    )
    links_ = f"special_links:\n{ferries}"
    discs = "discs: {per_player: 9}"
    return at(position, discs, players=3, more=links_, preset="southern-china")
