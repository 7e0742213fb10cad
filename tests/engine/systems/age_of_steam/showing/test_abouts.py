"""What comes of actions, in words."""

import pytest

from engine.showing.player_aid import aid_of
from engine.systems.age_of_steam.showing.effect_words import effects_in_words
from model.systems.age_of_steam.rules import effects as of
from tests.engine.systems.age_of_steam.maps import game, play
from tests.engine.systems.age_of_steam.phases.building.games import building, hold
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game

AID = aid_of("age-of-steam")


@pytest.mark.rule("AOS-SHARES-01")
@pytest.mark.rule("AOS-SHARES-03")
def test_shares_tell_what_they_bring_and_cost() -> None:
    one = game(3)
    assert AID.about(one, one.read("issue 2")) == (
        "$10 now, $2 more expenses in every turn; -6 points at the end"
    )
    assert AID.about(one, one.read("issue 0")) == ""
    one.position.mover.cash = 0
    assert AID.about(one, one.read("issue 0")) == (
        "as things stand, bankrupt at the end of the turn"
    )
    one.position.mover.income = 2
    assert AID.about(one, one.read("issue 0")) == (
        "as things stand, $1 short at the end of the turn"
    )


@pytest.mark.rule("AOS-AUCTION-04")
def test_bids_tell_what_each_place_would_pay() -> None:
    one = game(4)
    play(one, *["issue 0"] * 4)
    assert AID.about(one, one.read("bid 3")) == (
        "To be paid as first $3, second $3, third $2, fourth $0"
    )
    play(one, "bid 3", "bid 5")
    assert AID.about(one, one.read("pass")) == "The fourth place in the order for $0"
    assert AID.does(one, one.read("pass")) == "Pass. The fourth place in the order for $0"


@pytest.mark.rule("AOS-ACTION-04")
@pytest.mark.rule("AOS-ACTION-05")
def test_actions_tell_their_effects() -> None:
    one = game(3)
    play(one, *["issue 0"] * 3, "pass", "pass")
    told = {str(action): AID.about(one, action) for action in one.actions()}
    assert told == {
        "take first-move": "First in Move Goods",
        "take first-build": "First in Build Track",
        "take engineer": "4 builds in all",
        "take locomotive": "Engine +1 at once",
        "take urbanization": "1 New City in the own build",
        "take production": "Draws 2 cubes and puts them on the display",
        "take turn-order-pass": "May stay in the next auction once without a bid",
    }


def test_every_effect_has_words() -> None:
    one = game(3, preset="southern-china")
    every = (
        of.First(("build", "move")),
        of.Last(("shares",), next_turn=True),
        *(of.Auction(what) for what in ("pass-once", "auto-pass", "first")),
        of.BuildLimit(4),
        of.BuildAdd(1),
        of.EngineUp(1),
        of.EngineTurn(1),
        of.Raises(2),
        of.Urbanize(1),
        of.Production(of.Producing(source="column")),
        of.Production(of.Producing(to="town", draw=1)),
        of.Discount(of.Cut(tile="all", cut=1)),
        of.Discount(of.Cut(tile="dearest", cut="half")),
        of.Surcharge(2),
        of.Moves(1),
        of.PassOwn(of.Passing(per_move=2, price=1)),
        of.Lifts(("free-port-closed",)),
        of.GainToken(of.TokenCount(id="support", count=2)),
        of.FromOthers(2),
        of.Teleport("air-lift"),
    )
    told = [effects_in_words(one.position, 0, (effect,)) for effect in every]
    assert all(told)
    assert len(set(told)) == len(told)
    assert effects_in_words(one.position, 0, every[:2]) == (
        "First in Build Track, Move Goods; Last in Issue Shares of the next turn"
    )


@pytest.mark.rule("AOS-GOODS-02")
def test_the_engine_tells_what_it_costs_to_raise() -> None:
    one = goods_game("ash-oak 1", {"ash": "red"})
    assert AID.about(one, one.read("engine")) == (
        "From 3 to 4 links; $1 more expenses in every turn"
    )
    assert AID.about(one, one.read("move red ash")) == "Link by link"


def test_a_build_tells_how_many_builds_are_left() -> None:
    one = building()
    assert AID.about(one, one.read("done")) == "3 builds left"
    hold(one, "urbanization")
    assert AID.about(one, one.read("urbanize elm a")) == "Takes red"
    thing = AID.thing(one, one.read("urbanize elm a"))
    assert thing == ("New City A", "red")


@pytest.mark.rule("SC-TOKEN-05")
def test_tokens_tell_what_they_buy() -> None:
    one = building(preset="southern-china")
    assert AID.about(one, one.read("spend extra-build")) == (
        "4 builds in all, for 1 Token of Support"
    )


def test_columns_of_the_display_are_told() -> None:
    one = game(3)
    shown = AID.display(one)
    assert shown is not None
    assert [group.title for row in shown.rows for group in row] == ["Light", "Dark", "New Cities"]
    first = shown.rows[0][0].columns[0]
    assert (first.name, first.label, len(first.squares)) == ("light-1", "1", 3)
    assert first.about.startswith("light 1, Ash: ")
    assert dict(shown.stock) == {
        colour: one.state.bag.get(colour, 0) for colour in one.table.colours
    }
    assert AID.column(one.read("place red light-1")) == "light-1"
    assert AID.column(one.read("column light-1")) == "light-1"
    assert AID.column(one.read("issue 1")) == ""
    one.state.display = {}
    assert AID.display(one) is None
