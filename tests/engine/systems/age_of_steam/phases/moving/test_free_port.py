"""The free port of Southern China: it takes everything, not over nationalised links, not late."""

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.maps import legal, play, refused
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

PORT = {"bay": 'kind: city, at: "2,0", colours: all, tags: [free-port]'}


def china(links: str, cubes: dict[str, str], turn: int = 1, turns: int = 4) -> AgeOfSteamGame:
    """A turn of a game by the preset, with Bay as the free port."""
    game = goods_game(links, cubes, "preset: southern-china", cities=PORT)
    game.state.turn, game.state.turns = turn, turns
    return game


@pytest.mark.rule("SC-GOODS-01")
@pytest.mark.rule("AOS-BOARD-02")
def test_the_free_port_takes_every_colour() -> None:
    game = china("ash-bay 1", {"ash": "black blue red yellow"})
    assert [text for text in legal(game) if text.startswith("move")] == [
        "move black ash",
        "move blue ash",
        "move red ash",
        "move yellow ash",
    ]


@pytest.mark.rule("SC-GOODS-02")
@pytest.mark.rule("SC-NAT-08")
def test_no_nationalised_link_is_part_of_a_delivery_to_it() -> None:
    game = china("ash-elm state, bay-elm 1, ash-oak state", {"ash": "black red"})
    assert refused(game, "move black ash") == "SC-GOODS-02"
    play(game, "move red ash", "via oak")
    assert income(game) == [0, 0], "elsewhere it is used, and pays nobody"


@pytest.mark.rule("SC-GOODS-03")
@pytest.mark.rule("OPEN-SC-03")
@pytest.mark.parametrize("turns", [10, 8, 7])
def test_nothing_is_delivered_to_it_in_the_last_two_turns(turns: int) -> None:
    for turn in range(turns - 3, turns + 1):
        game = china("ash-bay 1", {"ash": "black"}, turn, turns)
        ban = "" if turn <= turns - 2 else "SC-GOODS-03"
        assert refused(game, "move black ash") == ban


@pytest.mark.rule("SC-GOODS-04")
@pytest.mark.rule("OPEN-SC-04")
def test_nothing_ever_passes_through_it() -> None:
    game = china("ash-bay 1, bay-oak 1", {"ash": "red"})
    play(game, "move red ash", "via bay")
    assert game.actor == 1
    late = china("ash-bay 1, bay-oak 1", {"ash": "red"}, 4)
    assert refused(late, "move red ash") == "SC-GOODS-03"
    state = china("ash-bay state, bay-oak 1", {"ash": "red"})
    assert refused(state, "move red ash") == "SC-GOODS-02"


@pytest.mark.rule("SC-GOODS-02")
@pytest.mark.rule("SC-GOODS-03")
def test_a_step_is_refused_by_the_rule_that_stands_against_it() -> None:
    game = china("ash-bay state, ash-elm 1, bay-elm 1", {"ash": "black"})
    play(game, "move black ash")
    assert refused(game, "via bay") == "SC-GOODS-02"
    late = china("ash-bay 1, ash-oak 1", {"ash": "red"}, 4)
    play(late, "move red ash")
    assert refused(late, "via bay") == "SC-GOODS-03"


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_ban_that_names_no_rule_is_refused_as_a_filter() -> None:
    ban = "delivery: {filters: [{id: ban, to: {tag: coast}}]}"
    game = goods_game("ash-oak 1", {"ash": "red"}, ban)
    refusal = game.why_not(game.read("move red ash"))
    assert refusal is not None
    assert refusal == ("AOM-DELIVERY-04", "from there no delivery is allowed by ban")
    named = ban.replace("id: ban", "id: ban, rule: HOUSE-4")
    game = goods_game("ash-oak 1", {"ash": "red"}, named)
    assert refused(game, "move red ash") == "HOUSE-4"


@pytest.mark.rule("SC-GOODS-05")
def test_cubes_leave_it_in_any_turn_over_any_link() -> None:
    game = china("bay-oak state", {"bay": "red"}, 4)
    play(game, "move red bay", "via oak")
    assert game.state.cubes == {}
