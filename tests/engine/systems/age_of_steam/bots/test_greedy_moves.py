"""What the greedy bot does with goods where a map has more ways than track."""

from engine.systems.age_of_steam.bots.greedy import Greedy
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

ONWARD = ("modules: [chain]", "chain: {mode: onward}")
TRANSFER = ("modules: [chain]", "chain: {mode: transfer, stations: {tag: yard}}")
CARTS = "{id: carts, mode: overland, range: 3, free: true, needs_link: false, income: 2}"
HOPS = "{id: barge, mode: hop, between: {tag: coast}, free: true, engine: 0, income: 2}"
TOKENS = (
    "tokens: [{id: coal, benefits: [{id: steam, effect: {engine_turn: 1}, window: [move]}]}]",
    "scoring: [{term: income, times: 3}, {term: token.coal, times: 1}]",
)


def moved(game: AgeOfSteamGame) -> list[str]:
    """What the bot does until it is somebody else's turn."""
    bot, found = Greedy(1), list[str]()
    while game.actor == 0:
        action = bot.choose(game)
        game.play(action)
        found.append(str(action))
    return found


def test_a_cube_goes_overland_where_no_link_pays_as_much() -> None:
    rules = ("modules: [teleport]", f"teleports: [{CARTS}]")
    game = goods_game("ash-oak 1", {"ash": "red"}, *rules)
    assert moved(game) == ["overland red ash oak"]
    assert income(game) == [2, 0]


def test_a_cube_hops_where_that_pays() -> None:
    rules = ("modules: [teleport]", f"teleports: [{HOPS}]")
    game = goods_game("ash-bay 1", {"ash": "red"}, *rules)
    assert moved(game) == ["move red ash", "via bay", "hop oak"]
    assert income(game) == [3, 0]


def test_another_cube_goes_on_while_it_gains_something() -> None:
    game = goods_game("ash-oak 1", {"ash": "red", "oak": "blue"}, *ONWARD)
    moved(game)
    assert income(game) == [2, 0]


def test_no_cube_goes_on_for_others_alone() -> None:
    game = goods_game("ash-oak 1, oak-yew 2", {"ash": "red", "oak": "red"}, *ONWARD)
    assert moved(game)[-1] == "stop"
    assert income(game) == [1, 0]


def test_a_cube_is_left_at_a_station_for_another() -> None:
    links, cubes = "ash-fir 1, fir-oak 1", {"ash": "black", "fir": "red"}
    game = goods_game(links, cubes, *TRANSFER, engine=2)
    assert moved(game) == ["move black ash", "via fir", "move red fir", "via oak"]
    assert income(game) == [2, 0]


def test_a_token_is_spent_for_a_longer_way_and_kept_where_none_is_longer() -> None:
    long, short = (
        goods_game("ash-elm 1, elm-oak 1", {"ash": "red"}, *TOKENS, engine=1),
        goods_game("ash-oak 1", {"ash": "red"}, *TOKENS, engine=1),
    )
    for game in (long, short):
        game.state.seats[0].tokens = {"coal": 1}
    assert moved(long)[0] == "spend steam"
    assert income(long) == [2, 0]
    assert "spend steam" not in moved(short)
