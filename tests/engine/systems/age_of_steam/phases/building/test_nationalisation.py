"""The end of a build in Southern China: discs, nationalisation, unfinished track, tokens."""

from typing import Any

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.resuming import game_from_plain
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from tests.engine.systems.age_of_steam.phases.building.games import (
    building,
    cash,
    hold,
    legal,
    links,
    play,
    refused,
)

BOARD: dict[str, Any] = {
    "terrain": ("......", "......", "......", "......"),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
        {"id": "bay", "name": "Bay", "kind": "city", "at": "2,1"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "3,2"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "4,1"},
    ],
    "special_links": [{"id": "ferry", "ends": ["ash", "oak"], "cost": 8}],
}
"""Ash, Bay and Oak in a row with a hex between each two, and the town Elm below."""


def southern(discs: int = 4, players: int = 1, **rules: Any) -> AgeOfSteamGame:
    said = {"discs": {"per_player": discs}, **rules}
    return building(said, preset="southern-china", players=players, **BOARD)


@pytest.mark.rule("SC-NAT-01")
@pytest.mark.rule("SC-NAT-02")
@pytest.mark.rule("SC-NAT-03")
@pytest.mark.rule("SC-NAT-04")
@pytest.mark.rule("SC-NAT-06")
@pytest.mark.rule("SC-NAT-07")
@pytest.mark.rule("SC-UNF-05")
def test_a_link_is_nationalised_where_a_disc_is_missing() -> None:
    game = southern(discs=2)
    play(game, "lay 1,1 0-3", "lay 3,1 0-3", "done")
    assert refused(game, "nationalise ash:bay") == "AOS-BUILD-31", "only after the build"
    before = cash(game)
    play(game, "lay 2,2 0-5", "done")
    assert legal(game) == ["nationalise ash:bay", "nationalise bay:oak"]
    assert refused(game, "done") == "SC-NAT-02"
    assert cash(game) == before - 2, "nothing is paid before"
    saved = game_from_plain(game.scenario, game.to_plain())
    assert legal(saved) == legal(game)
    play(game, "nationalise ash:bay")
    assert cash(game, 0) == before - 2 + 1
    assert game.state.seats[0].tokens == {"support": 1}
    assert links(game)[0] == ("ash:bay", NATIONALISED, 1)
    assert game.state.turn == 3


@pytest.mark.rule("SC-NAT-05")
def test_what_was_built_in_this_turn_is_not_nationalised() -> None:
    game = southern(discs=2)
    play(game, "lay 1,1 0-3", "done", "lay 3,1 0-3", "claim ferry", "done")
    assert legal(game) == ["nationalise ash:bay"]
    assert refused(game, "nationalise bay:oak") == "SC-NAT-05"
    assert refused(game, "nationalise ash:oak") == "SC-NAT-05"
    assert refused(game, "nationalise ash:elm") == "SC-NAT-06"


@pytest.mark.rule("SC-NAT-05")
@pytest.mark.parametrize(("protect", "safe"), [("turn", True), ("build", False)])
def test_track_completed_by_the_urbanization_of_another_is_protected(
    protect: str, safe: bool
) -> None:
    game = southern(discs=2, players=2, nationalisation={"protect": protect})
    second = game.state.order[1]
    play(game, "done", "lay 2,2 0-5", "lay 1,1 0-3", "done")
    hold(game, "urbanization")
    play(game, "urbanize elm a", "done", "lay 3,1 0-3", "done")
    assert game.actor == second
    eligible = [text for text in legal(game) if "bay:elm" in text]
    assert (eligible == []) is safe


@pytest.mark.rule("SC-NAT-08")
@pytest.mark.rule("SC-NAT-09")
def test_a_nationalised_link_stays_so_when_its_tile_is_replaced() -> None:
    game = southern(discs=1)
    play(game, "lay 1,1 0-3", "done", "lay 3,1 0-3", "done", "nationalise ash:bay")
    assert [owner for _, owner, _ in links(game)] == [NATIONALISED, 0]
    assert not game.state.track.presence(0, "elm")
    assert refused(game, "lay 1,1 0-3 1-2") in ("AOS-BUILD-15", "AOS-COMP-01")


@pytest.mark.rule("SC-NAT-09")
@pytest.mark.parametrize(("gives", "rule"), [(False, "AOS-BUILD-15"), (True, "")])
def test_nationalised_track_in_a_town_gives_no_presence(gives: bool, rule: str) -> None:
    game = southern(discs=1, nationalisation={"gives_presence": gives})
    play(game, "lay 2,2 0-5", "town 3,2 3", "done", "claim ferry", "done", "nationalise bay:elm")
    assert refused(game, "town 3,2 0-3") == rule


@pytest.mark.rule("SC-NAT-10")
def test_more_new_chains_than_discs_are_refused() -> None:
    game = southern(discs=2)
    play(game, "lay 1,1 0-3", "lay 3,1 0-3")
    assert refused(game, "lay 2,2 0-5") == "SC-NAT-10"
    assert refused(game, "claim ferry") == "SC-NAT-10"
    other = southern(discs=2, nationalisation={"on_impossible": "drop"})
    play(other, "lay 1,1 0-3", "lay 3,1 0-3", "lay 2,2 0-5", "done")
    assert other.state.track.unfinished(0) == []
    assert len(links(other)) == 2


@pytest.mark.rule("SC-NAT-10")
def test_unfinished_chains_of_one_turn_need_discs_however_many_may_stay() -> None:
    game = southern(discs=5, build={"limit": 9, "unfinished": {"max": None}}, start={"cash": 90})
    play(game, "lay 0,0 0-1", "lay 1,0 0-2", "lay 2,0 0-1", "lay 3,0 0-2", "lay 4,0 0-1")
    assert len(game.state.track.unfinished(0)) == 5
    assert refused(game, "lay 1,1 0-2") == "SC-NAT-10"
    assert legal(game) == ["lay 5,0 1-3", "done"], "one that runs on from track of this turn"


@pytest.mark.rule("SC-BUILD-09")
def test_a_special_link_needs_a_disc_and_yields_a_dollar() -> None:
    game = southern(discs=1)
    play(game, "claim ferry", "done", "lay 1,1 0-3", "done")
    assert legal(game) == ["nationalise ash:oak"]
    before = cash(game)
    play(game, "nationalise ash:oak")
    assert cash(game) == before + 1
    assert refused(game, "claim ferry") == "SC-BUILD-07", "never again"


@pytest.mark.rule("SC-UNF-01")
@pytest.mark.rule("SC-UNF-02")
def test_unfinished_track_that_is_not_extended_is_given_up_without_reward() -> None:
    game = southern()
    play(game, "lay 1,1 0-5", "done")
    assert game.state.track.discs_used(0) == 1
    before = cash(game)
    play(game, "done")
    assert game.state.track.discs_used(0) == 0
    assert (cash(game), game.state.seats[0].tokens) == (before, {})
    assert len(game.state.track.unfinished(NOBODY)) == 1


@pytest.mark.rule("SC-UNF-02")
@pytest.mark.parametrize(("after", "asked"), [(True, False), (False, True)])
def test_a_disc_of_given_up_track_is_free_before_links_are(after: bool, asked: bool) -> None:
    game = southern(discs=2, nationalisation={"after_abandon": after})
    play(game, "lay 1,1 0-3", "lay 2,2 0-5", "done", "lay 3,1 0-3", "done")
    assert ("nationalise ash:bay" in legal(game)) is asked


@pytest.mark.rule("SC-UNF-03")
def test_of_two_unfinished_chains_the_newest_is_kept() -> None:
    game = southern()
    play(game, "lay 2,2 0-5", "lay 0,2 0-5", "done")
    (chain,) = game.state.track.unfinished(0)
    assert chain.hexes == (12,)
    assert len(game.state.track.unfinished(NOBODY)) == 1
    assert game.state.turn == 2


@pytest.mark.rule("SC-UNF-03")
def test_the_builder_may_choose_among_all_where_rules_say_so() -> None:
    game = southern(build={"unfinished": {"max": 1, "keep": "choice"}})
    play(game, "lay 2,2 0-5", "lay 0,2 0-5", "done")
    assert legal(game) == ["keep 0,2/0", "keep 2,2/0"]
    play(game, "keep 2,2/0")
    (chain,) = game.state.track.unfinished(0)
    assert chain.hexes == (14,)


@pytest.mark.rule("SC-UNF-04")
def test_of_several_open_spokes_one_is_kept_by_choice() -> None:
    game = southern()
    play(game, "lay 2,2 0-5", "town 3,2 0-1-3", "done")
    assert legal(game) == ["keep 3,2/0", "keep 3,2/1"]
    assert refused(game, "done") == "SC-UNF-03"
    assert refused(game, "keep 2,2/0") == "SC-UNF-04"
    saved = game_from_plain(game.scenario, game.to_plain())
    assert legal(saved) == legal(game)
    play(game, "keep 3,2/1")
    assert len(game.state.track.unfinished(0)) == len(game.state.track.unfinished(NOBODY)) == 1
    none = southern(build={"unfinished": {"max": 1, "spokes": "none"}})
    play(none, "lay 2,2 0-5", "town 3,2 0-1-3", "done")
    assert none.state.track.unfinished(0) == []


@pytest.mark.rule("SC-NAT-07")
def test_a_map_may_let_links_be_given_up_at_will() -> None:
    game = southern(nationalisation={"voluntary": True})
    play(game, "lay 1,1 0-3", "done", "done")
    assert legal(game) == ["nationalise ash:bay", "done"]
    play(game, "done")
    assert game.state.turn == 3
    play(game, "done", "nationalise ash:bay")
    assert links(game) == [("ash:bay", NATIONALISED, 1)]


@pytest.mark.rule("SC-NAT-02")
def test_an_older_unfinished_chain_may_be_dropped_where_rules_say_so() -> None:
    game = southern(discs=1, nationalisation={"may_drop_unfinished": True})
    play(game, "lay 0,2 0-5", "done", "lay 1,2 0-3", "lay 3,1 0-3", "done")
    assert legal(game) == ["nationalise 1,2/0"]


@pytest.mark.rule("SC-NAT-03")
def test_sections_or_tiles_are_counted() -> None:
    game = southern(discs=1, nationalisation={"count_by": "tiles"})
    play(game, "lay 2,2 0-5", "town 3,2 3", "done", "claim ferry", "done")
    before = cash(game)
    play(game, "nationalise bay:elm")
    assert cash(game) == before + 2


@pytest.mark.rule("SC-TOKEN-02")
@pytest.mark.rule("SC-TOKEN-03")
@pytest.mark.rule("SC-TOKEN-05")
def test_a_token_buys_a_fourth_build_when_three_are_used() -> None:
    game = southern()
    game.state.seats[0].tokens = {"support": 3}
    assert refused(game, "spend extra-build") == "SC-TOKEN-05"
    play(game, "lay 1,1 0-3", "lay 3,1 0-3", "lay 2,2 0-5")
    assert refused(game, "town 3,2 3") == "AOS-BUILD-01"
    play(game, "spend extra-build", "town 3,2 3")
    assert game.state.seats[0].tokens == {"support": 2}
    assert refused(game, "spend extra-build") == "SC-TOKEN-03", "no fifth"
    play(game, "spend extra-engine")
    assert refused(game, "spend extra-engine") == "SC-TOKEN-03"
    assert refused(game, "spend nothing") == "SC-TOKEN-02"


@pytest.mark.rule("SC-TOKEN-02")
@pytest.mark.rule("SC-TOKEN-06")
def test_tokens_of_nationalisation_come_after_the_build() -> None:
    game = southern(discs=1)
    play(game, "lay 1,1 0-3", "done", "lay 3,1 0-3")
    assert refused(game, "spend extra-engine") == "SC-TOKEN-02", "none in hand"
    play(game, "done", "nationalise ash:bay")
    assert game.state.seats[0].tokens == {"support": 1}


@pytest.mark.rule("AOS-BUILD-27")
@pytest.mark.parametrize(("decline", "owner"), [(False, 0), (True, NOBODY)])
def test_unowned_track_may_be_declined_without_a_disc(decline: bool, owner: int) -> None:
    game = southern(discs=1, urbanization={"may_decline": decline})
    play(game, "lay 2,2 0-5", "done", "claim ferry", "done")
    hold(game, "urbanization")
    play(game, "urbanize elm a")
    assert [who for name, who, _ in links(game) if name == "bay:elm"] == [owner]
