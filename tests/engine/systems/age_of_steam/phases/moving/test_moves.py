"""Moves step by step: what each step allows, what a delivery brings, what becomes of the cube."""

import pytest

from model.systems.age_of_steam.track.shapes import bits
from model.systems.age_of_steam.track.track import Tile
from tests.engine.systems.age_of_steam.maps import legal, play, refused
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

LINE = "ash-elm 1, elm-oak 2, oak-yew 1"


@pytest.mark.rule("AOS-GOODS-03")
@pytest.mark.rule("AOS-GOODS-08")
@pytest.mark.rule("AOS-GOODS-11")
@pytest.mark.rule("INV-AOS-18")
@pytest.mark.rule("INV-AOS-19")
def test_a_move_is_walked_and_pays_the_owners_of_its_links() -> None:
    game = goods_game(LINE, {"ash": "red"})
    bag, cash = game.state.bag["red"], game.state.seats[0].cash
    assert legal(game)[0] == "move red ash"
    play(game, "move red ash")
    assert legal(game) == ["via elm"]
    play(game, "via elm")
    assert legal(game) == ["via oak"]
    news = play(game, "via oak")
    assert income(game) == [1, 1]
    assert (game.state.bag["red"], game.state.cubes) == (bag + 1, {})
    assert game.state.seats[0].cash == cash
    assert news[-1].text == (
        "Ann moves a red cube from Ash to Oak over 2 links: Ann +1 income, Bob +1 income"
    )
    assert game.actor == 1


@pytest.mark.rule("AOS-GOODS-04")
@pytest.mark.rule("AOS-GOODS-05")
@pytest.mark.rule("AOS-GOODS-06")
@pytest.mark.rule("AOS-BOARD-03")
def test_a_cube_under_way_must_arrive() -> None:
    game = goods_game(LINE, {"ash": "red"})
    assert refused(game, "via elm") == "AOS-GOODS-03"
    play(game, "move red ash")
    for text in ("skip", "engine", "stop", "move red ash"):
        assert refused(game, text) == "AOS-GOODS-05", text
    assert refused(game, "deliver") == "AOS-GOODS-03"
    assert refused(game, "via yew") == "AOS-GOODS-03"
    play(game, "via elm")
    assert refused(game, "deliver") == "AOS-GOODS-05"
    assert refused(game, "via ash") == "AOS-GOODS-04"


@pytest.mark.rule("AOS-GOODS-06")
def test_the_first_city_that_takes_the_cube_is_its_end() -> None:
    game = goods_game(LINE, {"ash": "red"})
    play(game, "move red ash", "via elm", "via oak")
    assert game.actor == 1, "Yew lies behind Oak, and takes red too"


@pytest.mark.rule("AOS-GOODS-07")
def test_a_cube_leaves_a_city_of_its_own_colour_for_another() -> None:
    game = goods_game(LINE, {"oak": "red"})
    play(game, "move red oak", "via yew")
    assert income(game) == [1, 0]


@pytest.mark.rule("AOS-GOODS-09")
@pytest.mark.rule("AOS-BOARD-04")
def test_neither_neighbours_nor_unfinished_track_carry_goods() -> None:
    beside = {"oak": 'kind: city, at: "1,0", colours: [red]'}
    game = goods_game("", {"ash": "red", "bay": "red"}, cities=beside)
    assert refused(game, "move red ash") == "AOS-GOODS-09"
    game = goods_game("", {"ash": "black"})
    game.state.track.put(1, Tile("s2", (bits(1, 3),)), lambda chain, owners: 0)
    assert refused(game, "move black ash") == "AOS-GOODS-09"


@pytest.mark.rule("AOM-SETUP-11")
@pytest.mark.rule("AOS-BOARD-06")
def test_a_group_of_hexes_is_one_stop() -> None:
    """In at 2,0 and out at 3,0 costs no link, and a path visits the group once."""
    group = {"bay": 'kind: city, at: "2,0", members: "2,0 3,0", colours: [black]'}
    game = goods_game("elm-yew 2", {"ash": "red"}, cities=group)
    game.state.track.put(1, Tile("s1", (bits(0, 3),)), lambda chain, owners: 0)
    game.state.track.claim("bay-elm", 0)
    game.state.track.claim("bay-elm", 1)
    game.state.doing.kept = None
    play(game, "move red ash", "via bay", "via elm@bay-elm/1")
    assert refused(game, "via bay@bay-elm/2") == "AOS-GOODS-04"
    play(game, "via yew")
    assert income(game) == [2, 1]


@pytest.mark.rule("AOM-DELIVERY-03")
@pytest.mark.parametrize(("rule", "first"), [("own: half", "elm"), ("exact: 2", "elm")])
def test_a_delivery_uses_the_right_links(rule: str, first: str) -> None:
    links = "ash-oak 2, ash-elm 1, elm-oak 2"
    game = goods_game(links, {"ash": "red"}, f"delivery: {{links: {{{rule}}}}}")
    play(game, "move red ash")
    assert legal(game) == [f"via {first}"]
    assert refused(game, "via oak") == "AOM-DELIVERY-03"


@pytest.mark.rule("AOM-DELIVERY-03")
def test_only_own_links_where_the_map_says_so() -> None:
    game = goods_game(LINE, {"ash": "red", "oak": "red"}, "delivery: {links: {own: all}}")
    assert refused(game, "move red ash") == "AOM-DELIVERY-03"
    play(game, "move red oak", "via yew")
    assert income(game) == [1, 0]


@pytest.mark.rule("AOS-GOODS-10")
@pytest.mark.rule("AOM-SETUP-13")
def test_of_parallel_links_the_mover_names_the_one_that_is_used() -> None:
    game = goods_game("ash-oak 1, ash-oak 2", {"ash": "red"})
    play(game, "move red ash")
    assert legal(game) == ["via oak@ash-oak/1", "via oak@ash-oak/2"]
    play(game, "via oak@ash-oak/2")
    assert income(game) == [0, 1]


@pytest.mark.rule("AOM-SETUP-12")
def test_where_one_may_pass_or_stop_one_is_asked() -> None:
    cities = {"oak": 'kind: city, at: "2,2", colours: [red], pass: always'}
    game = goods_game(LINE, {"ash": "red"}, cities=cities)
    play(game, "move red ash", "via elm", "via oak")
    assert legal(game) == ["via yew", "deliver"]
    other = game.copy()
    play(game, "deliver")
    assert income(game) == [1, 1]
    play(other, "via yew")
    assert income(other) == [2, 1]


@pytest.mark.rule("AOM-ACTION-12")
def test_passing_an_own_city_costs_cash() -> None:
    toll = "actions: {list: [{id: toll, effects: [{pass_own: {per_move: 1, price: 4}}]}]}"
    game = goods_game(LINE, {"ash": "red"}, toll, action="toll")
    play(game, "move red ash", "via elm", "via oak", "via yew")
    assert (income(game), game.state.seats[0].cash) == ([2, 1], 6)


@pytest.mark.rule("AOM-DELIVERY-06")
def test_income_stops_at_the_floor_and_cash_at_nothing() -> None:
    harsh = "delivery: {income: {bonuses: [{to: mover, income: -9, cash: -99}]}}"
    game = goods_game("ash-oak 2", {"ash": "red"}, harsh)
    play(game, "move red ash", "via oak")
    assert (income(game), game.state.seats[0].cash) == ([0, 1], 0)


@pytest.mark.rule("AOM-DELIVERY-07")
@pytest.mark.rule("INV-AOS-05")
@pytest.mark.parametrize("fate", ["bag", "out", "stays", "kept"])
def test_what_becomes_of_a_delivered_cube(fate: str) -> None:
    game = goods_game("ash-oak 1", {"ash": "red"}, f"delivery: {{fate: {fate}}}")
    bag, state = game.state.bag["red"], game.state
    play(game, "move red ash", "via oak")
    found = {
        "bag": state.bag["red"] - bag,
        "out": state.gone.get("red", 0),
        "stays": state.cubes.get("oak", {}).get("red", 0),
        "kept": state.seats[0].kept.get("red", 0),
    }
    assert found == {name: int(name == fate) for name in found}


@pytest.mark.rule("AOM-DELIVERY-07")
@pytest.mark.rule("INV-AOM-06")
def test_a_set_of_kept_cubes_is_turned_in_at_once() -> None:
    sets = "delivery: {fate: kept, sets: {size: 2, income: 5, then: out}}"
    cubes = {"ash": "red", "oak": "blue"}
    game = goods_game("ash-oak 1", cubes, sets, players=1)
    play(game, "move red ash", "via oak", "move blue oak", "via ash")
    assert game.state.seats[0].kept == {}
    assert game.state.gone == {"red": 1, "blue": 1}
    assert game.state.phase != "move"


@pytest.mark.rule("AOM-DELIVERY-05")
@pytest.mark.rule("INV-AOM-03")
def test_a_city_closes_with_its_last_cube() -> None:
    links, cubes = "ash-oak 1, ash-fir 2, bay-fir 2", {"ash": "red", "fir": "blue"}
    game = goods_game(links, cubes, "delivery: {when_emptied: closes}")
    assert legal(game)[0] == "move red ash"
    play(game, "move red ash", "via oak")
    assert game.state.closed == {"ash"}
    assert refused(game, "move blue fir") == "AOS-GOODS-05"


@pytest.mark.rule("AOM-DELIVERY-04")
@pytest.mark.rule("AOM-ACTION-02")
def test_an_action_lifts_a_filter() -> None:
    ban = "delivery: {filters: [{id: ban, to: {tag: coast}}]}"
    permit = "actions: {list: [{id: permit, effects: [{lifts: [ban]}]}]}"
    links, cubes = "ash-oak 1", {"ash": "red"}
    assert refused(goods_game(links, cubes, ban, permit), "move red ash") == "AOM-DELIVERY-04"
    assert "move red ash" in legal(goods_game(links, cubes, ban, permit, action="permit"))


@pytest.mark.rule("AOM-DELIVERY-01")
@pytest.mark.rule("AOM-DELIVERY-02")
@pytest.mark.rule("INV-AOM-08")
def test_a_cube_on_a_bare_hex_moves_along_the_track_there_and_uses_it_once() -> None:
    game = goods_game("bay-oak 2, ash-elm 1", {"1,0": "red"})
    game.state.track.put(1, Tile("s1", (bits(0, 3),)), lambda chain, owners: 0)
    game.state.doing.kept = None
    play(game, "move red 1,0")
    assert legal(game) == ["via bay"], "from Ash only the same link leads to Bay"
    play(game, "via bay")
    assert refused(game, "via ash") == "AOM-DELIVERY-02"
    play(game, "via oak")
    assert income(game) == [1, 1]


BARGE = (
    "modules: [teleport]",
    "teleports: [{id: barge, mode: hop, between: {tag: coast}, engine: 1, income: 2}]",
    "actions: {list: [{id: sail, effects: [{teleport: barge}]}]}",
)


@pytest.mark.rule("AOM-TELEPORT-01")
@pytest.mark.rule("AOM-TELEPORT-02")
def test_a_hop_is_a_step_of_a_move_and_counted_by_the_turn() -> None:
    links, cubes = "ash-bay 1", {"ash": "red red"}
    assert "move red ash" not in legal(goods_game(links, cubes, *BARGE))
    game = goods_game(links, cubes, *BARGE, action="sail")
    play(game, "move red ash", "via bay")
    assert legal(game) == ["hop oak"]
    assert refused(game, "hop yew") == "AOM-TELEPORT-02"
    play(game, "hop oak")
    assert income(game) == [3, 0]
    play(game, "skip")
    assert "move red ash" not in legal(game), "the barge sails once in a turn"


HOW = "range: 3, free: true, needs_link: false, income: {base: 1, per_turn: 1, max: 9}"
CARTS = ("modules: [teleport]", f"teleports: [{{id: carts, mode: overland, {HOW}}}]")


@pytest.mark.rule("AOM-TELEPORT-03")
def test_carts_go_overland_instead_of_a_move() -> None:
    bonus = "delivery: {income: {bonuses: [{to: mover, income: 7}]}, fate: out}"
    game = goods_game("", {"bay": "red"}, *CARTS, bonus, engine=1)
    assert legal(game) == ["overland red bay oak", "overland red bay yew", "engine", "skip"]
    assert refused(game, "overland red bay fir") == "AOS-GOODS-05"
    play(game, "overland red bay oak")
    assert (income(game), game.state.gone) == ([2, 0], {"red": 1})
    assert game.actor == 1


@pytest.mark.rule("AOM-GEN-09")
def test_nobody_agrees_on_anything_while_a_cube_is_under_way() -> None:
    game = goods_game(LINE, {"ash": "red"}, "modules: [toll]")
    proposal = game.read("agree red 1 ash bag")
    assert game.why_not(proposal) is None
    play(game, "move red ash")
    refusal = game.why_not(proposal)
    assert refusal is not None
    assert (refusal.rule, "under way" in refusal.sentence) == ("AOM-GEN-09", True)
