"""What is shown of a game."""

from engine.showing.player_aid import aid_of, map_of
from model.pieces.places import AtCity
from tests.engine.systems.age_of_steam.maps import game, play

SHORT = "phases: [shares, order, actions, build, income, expenses, reduction, growth, advance]"
AID = aid_of("age-of-steam")


def test_figures_say_what_a_player_has() -> None:
    one = game(3, SHORT, preset="southern-china")
    one.state.seats[0].tokens = {"support": 2}
    facts = AID.seat(one, 0)
    assert facts.score.text == "points: 0"
    shown = [figure.text for figure in facts.figures]
    assert shown == [
        *("cash: $10", "income: 0", "shares: 2", "engine: 1", "Token of Support: 2"),
        "discs: 4 of 4",
    ]
    assert not AID.hides(one, 0)


def test_bids_and_places_are_seen_while_the_order_is_auctioned() -> None:
    one = game(3, SHORT)
    play(one, *["issue 0"] * 3)
    first, second, third = one.state.order
    play(one, "bid 2", "pass")
    told = {seat: [one.text for one in AID.seat(one, seat).figures] for seat in one.state.order}
    assert "bid: $2" in told[first]
    assert "place: 3" in told[second]
    assert not any("bid" in text or "place" in text for text in told[third])


def test_actions_have_titles_and_prices() -> None:
    one = game(3, SHORT, "start: {cash: 30}")
    titles = [AID.title(one, action) for action in one.actions()][:2]
    assert titles == ["Issue no shares", "Issue 1 share"]
    play(
        one,
        *["issue 0"] * 3,
        "pass",
        "pass",
        "take engineer",
        "take urbanization",
        "take production",
    )
    lay = one.read("lay 1,0 0-3")
    assert (AID.title(one, lay), AID.price(one, lay)) == ("Lay 1,0 0-3", 2)
    where = AID.where(one, lay)
    assert where is not None
    assert where.price == 2
    assert AID.heading(one).startswith("Turn 1 of 4, Build Track: ")
    assert AID.goal(one) == "the most points after 4 turns"
    assert AID.goes_on(one) == one.read("done")


def test_a_new_city_is_shown_in_the_place_of_its_town() -> None:
    one = game(3, SHORT)
    one.state.track.urbanized["elm"] = "a"
    elm = map_of(one).cities["elm"]
    assert (elm.kind, elm.name) == ("city", "Elm")
    assert AID.place_name(one, AtCity("elm")) == "Elm"


def test_what_lies_open_is_told() -> None:
    one = game(
        3, SHORT, "actions: {availability: [{block: {by: shuffle, count: 1, among: [engineer]}}]}"
    )
    one.state.piles = {"production": 3}
    assert AID.beside(one) == []
    one.state.phase = "build"
    one.state.waiting = {"a": {"red": 2}}
    one.state.closed = frozenset({"ash"})
    told = AID.events(one)
    assert told[:2] == ["Blocked: Engineer.", "$3 lie on Production."]
    assert AID.beside(one)[0].startswith("Display: light-1 ")
    assert told[2:] == ["On New City a wait 2 red.", "Colourless for good: Ash."]


def test_seats_are_listed_in_the_order_of_play() -> None:
    one = game(3, SHORT)
    one.state.order = (2, 0)
    assert list(AID.order(one)) == [2, 0, 1]
