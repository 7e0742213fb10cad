"""Production: drawn, chosen, placed, or brought from a column."""

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [actions, income, expenses, reduction, growth, advance]"
RICH = "start: {cash: 50, income: 10}"


def producer(rule: str = "", *rules: str, more: str = "", must_use: bool = False) -> AgeOfSteamGame:
    """One player who has just chosen Production by this rule."""
    effect = f", effects: [{{production: {{{rule}}}}}]" if rule else ""
    must = ", must_use: true" if must_use else ""
    actions = f"actions: {{list: [{{id: production{effect}{must}}}]}}"
    one = game(1, SHORT, RICH, actions, *rules, more=more)
    play(one, "take production")
    return one


NO_DICE = "growth: {dice: {light: 0, dark: 0}}"
FILL = "display: {fill: {printed: 1, new_city: 0}}\n"


@pytest.mark.rule("AOS-ACTION-07")
@pytest.mark.rule("AOS-GROWTH-02")
def test_two_cubes_are_drawn_for_the_display() -> None:
    one = producer(more=FILL)
    assert legal(one) == ["draw", "decline"]
    happened = play(one, "draw")
    assert [event.chance.of for event in happened] == ["bag", "bag"]
    hand = one.state.doing.production.hand
    assert len(hand) == 2
    assert {action.split()[-1] for action in legal(one)} == {"light-1", "dark-2", *"abcdefgh"}
    assert refused(one, "decline") == "AOS-GROWTH-02"
    play(one, f"place {hand[0]} light-1")
    assert one.state.display["light-1"][1] == hand[0], "it goes on the topmost empty square"
    play(one, f"place {hand[1]} a")
    assert one.state.turn == 2


@pytest.mark.rule("AOS-GROWTH-02")
def test_one_may_decline_before_drawing_only() -> None:
    one = producer(more=FILL)
    assert play(one, "decline")[0].kind == "decline"
    assert one.state.turn == 2


@pytest.mark.rule("AOS-GROWTH-02")
def test_fewer_are_drawn_where_squares_or_cubes_run_short() -> None:
    full = "display: {printed: 1, new_city: 0, fill: {printed: 1, new_city: 0}}\n"
    assert producer(more=full).state.turn == 2, "no square is free"
    one = producer(more=FILL)
    one.state.bag = {"red": 1}
    play(one, "draw")
    assert one.state.doing.production.hand == ("red",)
    one = producer(more=FILL)
    one.state.display = {"light-1": ("", "red")}
    play(one, "draw")
    assert len(one.state.doing.production.hand) == 1


@pytest.mark.rule("AOM-ACTION-10")
def test_some_of_the_drawn_are_kept_and_the_rest_goes_back() -> None:
    one = producer("draw: 3, keep: 1", more=FILL)
    before = sum(one.state.bag.values())
    play(one, "draw")
    assert sum(one.state.bag.values()) == before - 3
    play(one, legal(one)[0])
    assert sum(one.state.bag.values()) == before - 1


@pytest.mark.rule("AOM-ACTION-10")
def test_cubes_of_named_colours_come_from_the_supply() -> None:
    more = "goods: [{id: red, bag: 19}, {id: blue, bag: 20}]\n"
    one = producer("source: supply, colours: [red, blue], to: city", more=more)
    play(one, "draw")
    assert one.state.doing.production.hand == ("red",), "a missing one is skipped"
    assert legal(one) == ["place red ash", "place red oak"]
    assert one.state.supply == {}


@pytest.mark.rule("AOM-ACTION-10")
@pytest.mark.parametrize(
    ("to", "places"),
    [("city", {"ash", "oak"}), ("town", {"elm"}), ("stop", {"ash", "elm", "oak"})],
)
def test_where_cubes_go(to: str, places: set[str]) -> None:
    one = producer(f"to: {to}, colours: [red, red, red]")
    play(one, "draw")
    assert {text.split()[-1] for text in legal(one)} == places
    outside = {"ash", "elm", "oak"} - places
    for place in outside:
        assert refused(one, f"place red {place}") == "AOM-ACTION-10"


@pytest.mark.rule("AOM-ACTION-10")
def test_all_on_one_place_or_on_different_ones() -> None:
    for targets, second in (("same", ["place red ash"]), ("distinct", ["place red oak"])):
        one = producer(f"to: city, colours: [red, red], targets: {targets}")
        play(one, "draw", "place red ash")
        assert legal(one) == second
        wrong = ({"place red ash", "place red oak"} - {*second}).pop()
        assert refused(one, wrong) == "AOM-ACTION-10"


@pytest.mark.rule("AOM-ACTION-10")
@pytest.mark.rule("AOM-SETUP-08")
def test_the_place_may_be_named_before_drawing_and_the_draw_be_filtered() -> None:
    one = producer("to: city, target_first: true, filter: {not_own_colour: true}")
    assert legal(one) == ["draw ash", "draw oak", "decline"]
    assert refused(one, "draw") == "AOM-ACTION-10"
    one.state.bag = {"blue": 20, "red": 1}
    play(one, "draw ash")
    assert one.state.doing.production.hand == ("red",), "Ash is blue"
    assert legal(one) == ["place red ash"]


@pytest.mark.rule("AOM-ACTION-10")
def test_without_a_named_place_the_filter_holds_for_placing() -> None:
    one = producer("to: city, filter: {not_own_colour: true}")
    one.state.bag = {"blue": 20}
    play(one, "draw")
    assert legal(one) == ["place blue oak"]
    assert refused(one, "place blue ash") == "AOM-SETUP-08"


@pytest.mark.rule("AOM-ACTION-10")
def test_one_may_decline_after_drawing_or_never() -> None:
    one = producer("optional: after", more=FILL)
    bag = dict(one.state.bag)
    play(one, "draw")
    assert "decline" in legal(one)
    play(one, "decline")
    assert one.state.bag == bag
    one = producer("optional: never", more=FILL)
    assert one.state.doing.production.is_drawn, "there is nothing to decide before"
    assert refused(one, "decline") == "AOM-ACTION-10"


@pytest.mark.rule("AOM-ACTION-09")
def test_production_that_must_be_used_cannot_be_declined() -> None:
    one = producer(more=FILL, must_use=True)
    assert one.state.doing.production.is_drawn
    assert refused(one, "decline") == "AOM-ACTION-10"


@pytest.mark.rule("AOM-ACTION-10")
def test_columns_of_new_cities_that_are_not_on_the_board_may_be_left_out() -> None:
    one = producer("unplaced_columns: false", more=FILL)
    play(one, "draw")
    assert {text.split()[-1] for text in legal(one)} == {"light-1", "dark-2"}
    hand = one.state.doing.production.hand
    assert refused(one, f"place {hand[0]} a") == "AOS-GROWTH-02"


@pytest.mark.rule("AOM-ACTION-10")
def test_production_may_come_at_once() -> None:
    one = producer("when: choosing, draw: 1, keep: 1, to: town", more=FILL)
    assert one.state.phase == "actions"
    play(one, "draw")
    (only,) = legal(one)
    play(one, only)
    assert only == f"place {only.split()[1]} elm"
    assert one.state.cubes["elm"] == {only.split()[1]: 1}
    assert one.state.turn == 2


@pytest.mark.rule("AOM-ACTION-10")
@pytest.mark.rule("AOM-DELIVERY-05")
def test_closed_cities_are_refused() -> None:
    one = producer("to: city, colours: [red]")
    one.state.closed = frozenset({"ash"})
    play(one, "draw")
    assert legal(one) == ["place red oak"]
    assert refused(one, "place red ash") == "AOM-DELIVERY-05"
    one = producer(more=FILL)
    one.state.closed = frozenset({"ash"})
    play(one, "draw")
    assert refused(one, f"place {one.state.doing.production.hand[0]} light-1") == "AOM-DELIVERY-05"


@pytest.mark.rule("AOM-ACTION-11")
def test_a_whole_column_goes_to_its_city() -> None:
    one = producer("source: column", NO_DICE)
    assert legal(one) == ["column light-1", "column dark-2", "decline"]
    assert refused(one, "column light-2") == "AOM-ACTION-11"
    assert refused(one, "column light-1 new-city") == "AOM-ACTION-11"
    column = one.state.display["light-1"]
    before = sum(one.state.cubes["ash"].values())
    play(one, "column light-1")
    assert sum(one.state.cubes["ash"].values()) == before + len(column)
    assert one.state.display["light-1"] == ("", "", "")


@pytest.mark.rule("AOM-ACTION-11")
def test_a_column_may_go_to_the_new_city_of_its_slot_or_wait_there() -> None:
    more = "new_cities: [{id: z, colours: [red], slots: [light-1]}]\n"
    one = producer("source: column, to_new_city: true", more=more)
    assert "column light-1 new-city" in legal(one)
    assert refused(one, "column dark-2 new-city") == ""  # f has the slot dark-2
    play(one, "column light-1 new-city")
    assert sum(one.state.waiting["z"].values()) == 3


@pytest.mark.rule("AOM-ACTION-11")
def test_without_a_filled_column_nothing_happens() -> None:
    none = "display: {fill: {printed: 0, new_city: 2}}\n"
    assert producer("source: column", more=none).state.turn == 2
