"""How the greedy bot thinks of money, tokens, cubes that it may place, and roles."""

from engine.systems.age_of_steam.actions.kinds import Decline, Place
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.planning.choosing import action_worth
from engine.systems.age_of_steam.planning.lots import lots_of
from engine.systems.age_of_steam.planning.money import owed_in, to_be_owed
from engine.systems.age_of_steam.planning.producing import production, roles
from engine.systems.age_of_steam.planning.projects import NOTHING
from engine.systems.age_of_steam.planning.solvency import Venture, is_paid, is_survived
from engine.systems.age_of_steam.planning.tokens import more_builds, more_links, worth_of_token
from engine.systems.age_of_steam.planning.turns import may_bid, venture_of
from engine.systems.age_of_steam.planning.worth import outlook_of
from tests.engine.systems.age_of_steam.bots.test_greedy import scenario_called
from tests.engine.systems.age_of_steam.maps import NAMES, game
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game


def with_money(cash: int, income: int, shares: int, *rules: str) -> AgeOfSteamGame:
    found = game(3, *rules)
    seat = found.state.seats[0]
    seat.cash, seat.income, seat.shares = cash, income, shares
    return found


def test_what_is_owed_must_be_left_after_a_build() -> None:
    play = with_money(10, 0, 4).position
    assert is_paid(play, 0, Venture(5))
    assert not is_paid(play, 0, Venture(6)), "four shares and an engine cost 5"
    assert is_paid(play, 0, Venture(7, earned=2))


def test_deliveries_may_fail_and_still_nobody_goes_out() -> None:
    play = with_money(5, 0, 4).position
    assert is_survived(play, 0, Venture(0))
    assert not is_survived(play, 0, Venture(1, earned=3))
    assert is_survived(with_money(1, 2, 4).position, 0, Venture(0)), "income is lost, not the game"


def test_who_can_issue_no_more_shares_thinks_of_the_next_turn_too() -> None:
    assert not is_survived(with_money(18, 0, 15).position, 0, Venture(0))
    assert is_survived(with_money(18, 0, 8).position, 0, Venture(0))


def test_shares_are_issued_for_what_will_be_owed() -> None:
    play = with_money(0, 0, 4).position
    venture = venture_of(play, 0, outlook_of(play, 0), NOTHING)
    assert venture.issued == 2, "5 for shares and engine, 1 for a better one, 1 for the auction"


def test_a_dearer_turn_is_seen_before_it_comes() -> None:
    kingdom = new_game(scenario_called("crown-and-guilds"), NAMES[:3], 1).position
    assert owed_in(kingdom, 0, 1) == to_be_owed(kingdom, 0) == 1 + 2 + 1, "share, engine, turn"
    assert owed_in(kingdom, 0, 2) == 1 + 4 + 2, "engines cost twice as much in even turns"


def test_who_runs_into_debt_bids_no_more_when_the_end_is_near() -> None:
    play = with_money(20, 0, 8).position
    outlook = outlook_of(play, 0)
    assert may_bid(play, 0, outlook, NOTHING, 1)
    play.state.turn = (play.state.turns or 0) - 1
    assert not may_bid(play, 0, outlook, NOTHING, 1)
    play.state.seats[0].income = 9
    assert may_bid(play, 0, outlook, NOTHING, 1)


def test_a_token_that_costs_money_is_worth_less_and_buys_what_it_says() -> None:
    marsh = new_game(scenario_called("salt-marsh"), NAMES[:4], 1).position
    china = new_game(scenario_called("southern-china"), NAMES[:4], 1).position
    assert worth_of_token(china, "support") == 3
    assert worth_of_token(marsh, "spade") < 2
    assert more_builds(china, 0).more == more_links(china, 0).more == 0
    china.state.seats[0].tokens = {"support": 1}
    assert more_builds(china, 0).more == more_links(china, 0).more == 1
    assert action_worth(china, 0, outlook_of(china, 0), "gain-support") == 3


def test_cubes_beside_the_track_are_seen() -> None:
    marsh = new_game(scenario_called("salt-marsh"), NAMES[:4], 1).position
    salt = [lot for lot in lots_of(marsh, 0, 7) if lot.colour == "white"]
    assert salt
    assert all(lot.over is not None and lot.place in lot.over for lot in salt)


def test_a_cube_is_placed_where_it_can_be_carried() -> None:
    found = goods_game("ash-oak 1", {}, players=2)
    play = found.position
    play.state.doing = type("Doing", (), {"production": type("Going", (), {"seat": 0})})
    allowed = [Place("red", "yew"), Place("red", "ash"), Place("black", "oak"), Decline()]
    assert production(play, allowed)[:2] == [Place("red", "ash"), Decline()]


def test_the_richer_role_is_taken() -> None:
    kingdom = new_game(scenario_called("crown-and-guilds"), NAMES[:3], 1)
    assert str(roles(kingdom.position, list(kingdom.actions()))[0]) == "role crown"
