"""Container links in use: waiting, one way a turn, starting on a port (CRY-CONT-07 to -14)."""

import pytest

from tests.engine.systems.crayon.situations.coast import LAND, WHOLE_LINE, coast, line, loop, seat
from tests.engine.systems.crayon.situations.running import (
    cash_of,
    pass_turns,
    place_of,
    run,
    train_of,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

TO_PORT = line(12, 14)


@both_games
@pytest.mark.rule("CRY-CONT-07")
def test_a_train_stops_at_the_port_before_it_uses_the_link(preset: str) -> None:
    game = coast(seat("12,1", "silk", hand=["1"], track=TO_PORT), seat(), preset=preset)
    run(game, 14)
    assert refused(game, "ship silk formosa 15") == "CRY-CONT-07"
    assert refused(game, "fetch fish formosa") == "CRY-CONT-07"
    pass_turns(game, 2)
    play(game, "ship silk formosa 15")
    assert (cash_of(game), train_of(game).loads) == (65, ())


@pytest.mark.rule("CRY-CONT-07")
def test_a_train_that_has_run_in_this_turn_cannot_use_the_link_any_more() -> None:
    game = coast(seat("14,1", waits=True, track=loop(14)), seat())
    assert legal(game, "fetch")
    play(game, "move 15,1")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-01"
    play(game, "move 15,0", "move 14,1")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-07"


@pytest.mark.rule("CRY-CONT-07")
def test_any_number_of_loads_goes_to_any_cities_overseas() -> None:
    loads = ["silk", "silk"]
    game = coast(seat("14,1", *loads, waits=True, hand=["1", "3"], track=TO_PORT), seat())
    play(game, "ship silk gulei 25", "ship silk formosa 15")
    assert (cash_of(game), train_of(game).loads) == (90, ())


@pytest.mark.rule("CRY-CONT-07")
def test_any_number_of_loads_comes_from_any_cities_overseas_as_far_as_there_is_room() -> None:
    game = coast(seat("14,1", waits=True, track=TO_PORT, type="super-freight"), seat())
    play(game, "fetch imports gulei", "fetch fish formosa", "fetch imports formosa")
    assert train_of(game).loads == ("fish", "imports", "imports")
    assert refused(game, "fetch fish formosa") == "CRY-LOAD-03"


@pytest.mark.rule("CRY-CONT-07")
def test_a_fetched_load_needs_a_city_that_supplies_it_and_a_chip() -> None:
    others = [seat("2,1", "imports", "imports"), seat("2,1", "imports")]
    game = coast(seat("14,1", waits=True, track=TO_PORT), *others)
    assert refused(game, "fetch fish gulei") == "CRY-LOAD-01"
    assert refused(game, "fetch imports gulei") == "CRY-LOAD-02"
    assert legal(game, "fetch") == ["fetch fish formosa"]


@pytest.mark.rule("CRY-CONT-07")
def test_after_the_link_a_train_moves_with_its_full_allowance() -> None:
    game = coast(seat("14,1", waits=True, track=WHOLE_LINE), seat())
    play(game, "fetch fish formosa")
    run(game, 17)
    assert (place_of(game), train_of(game).left) == ("17,1", 6)


@pytest.mark.rule("CRY-CONT-07")
def test_a_link_serves_its_own_cities_only() -> None:
    game = coast(seat("18,2", waits=True, links=["dover-link"]), seat())
    assert refused(game, "fetch imports gulei") == "CRY-CONT-01"
    assert refused(game, "fetch imports atlantis") == "CRY-CONT-01"
    assert legal(game, "fetch") == ["fetch fish formosa", "fetch imports formosa"]


@pytest.mark.rule("CRY-CONT-08")
def test_one_way_a_turn_and_never_both() -> None:
    game = coast(seat("14,1", "silk", waits=True, hand=["1"], track=TO_PORT), seat())
    play(game, "ship silk formosa 15")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-08"
    assert legal(game, "fetch") == []
    game = coast(seat("14,1", "silk", waits=True, hand=["1"], track=TO_PORT), seat())
    play(game, "fetch fish formosa")
    assert refused(game, "ship silk formosa 15") == "CRY-CONT-08"
    assert legal(game, "ship") == []


@both_games
@pytest.mark.rule("CRY-CONT-08")
def test_to_deliver_silk_and_to_load_imports_and_fish_takes_three_turns(preset: str) -> None:
    game = coast(seat("11,1", "silk", hand=["1"], track=WHOLE_LINE), seat(), preset=preset)
    run(game, 14)
    assert train_of(game).left == 6
    pass_turns(game, 2)
    play(game, "ship silk formosa 15")
    assert refused(game, "fetch imports formosa") == "CRY-CONT-08"
    pass_turns(game, 2)
    play(game, "fetch imports formosa", "fetch fish formosa")
    run(game, 17)
    play(game, "move 18,1", "move 19,1")
    run(game, 23)
    assert train_of(game).left == 0
    assert train_of(game).loads == ("fish", "imports")


@both_games
@pytest.mark.rule("CRY-CONT-09")
def test_a_port_that_is_not_used_is_passed_like_a_clear_milepost(preset: str) -> None:
    game = coast(seat("11,1", track=WHOLE_LINE), seat(), preset=preset)
    run(game, 17)
    assert (place_of(game), train_of(game).left) == ("17,1", 3)


@pytest.mark.rule("CRY-CONT-10")
def test_deliveries_through_a_link_are_made_one_after_the_other() -> None:
    player = seat("14,1", "silk", "silk", waits=True, hand=["1"], track=TO_PORT)
    game = coast(player, seat(), deck=["3"])
    assert legal(game, "ship") == ["ship silk formosa 15"]
    play(game, "ship silk formosa 15")
    assert legal(game, "ship") == ["ship silk gulei 25"]


@pytest.mark.rule("CRY-CONT-10")
@pytest.mark.rule("CRY-CONT-13")
def test_a_strike_drawn_in_between_stops_the_link() -> None:
    player = seat("14,1", "silk", "silk", waits=True, hand=["1", "3"], track=TO_PORT)
    game = coast(player, seat(), deck=["strike"])
    play(game, "ship silk formosa 15")
    assert refused(game, "ship silk gulei 25") == "CRY-EVENT-26"
    assert legal(game, "ship") == []


@pytest.mark.rule("CRY-CONT-13")
def test_a_train_at_a_port_waits_a_strike_out() -> None:
    player = seat("14,1", waits=True, track=TO_PORT)
    game = coast(player, seat(), in_play=[{"event": "strike", "drawer": 2, "turns": 1}])
    assert refused(game, "fetch fish formosa") == "CRY-EVENT-26"
    pass_turns(game, 2)
    play(game, "fetch fish formosa")
    assert train_of(game).loads == ("fish",)


# -- starting on a port


@both_games
@pytest.mark.rule("CRY-CONT-11")
@pytest.mark.rule("OPEN-CRY-29")
def test_who_starts_on_a_port_begins_with_one_load_from_overseas(preset: str) -> None:
    game = coast(seat(track=WHOLE_LINE), seat(), preset=preset)
    play(game, "place 14,1", "fetch fish formosa")
    assert refused(game, "fetch imports gulei") == "CRY-CONT-11"
    run(game, 15)
    assert (train_of(game).loads, train_of(game).left) == (("fish",), 8)


@pytest.mark.rule("CRY-CONT-11")
def test_a_train_that_has_run_after_its_start_gets_no_load_any_more() -> None:
    game = coast(seat(track=loop(14)), seat())
    play(game, "place 14,1", "move 15,1", "move 15,0", "move 14,1")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-07"


@pytest.mark.rule("OPEN-CRY-29")
def test_a_start_on_a_port_may_bring_more_loads_where_the_rules_say_so() -> None:
    rules = {"link": {"start_loads": 2}}
    game = coast(seat(track=TO_PORT), seat(), rules=rules)
    play(game, "place 14,1", "fetch fish formosa", "fetch imports gulei")
    assert train_of(game).loads == ("fish", "imports")
    far, dover = LAND["links"][1], LAND["links"][0]
    own = [dover, {**far, "start_loads": 0}]
    game = coast(seat(track=TO_PORT), seat(), land={"links": own})
    play(game, "place 14,1")
    assert refused(game, "fetch fish formosa") == "CRY-CONT-11"


@pytest.mark.rule("CRY-CONT-11")
def test_a_start_on_a_port_delivers_nothing_overseas() -> None:
    cards = {"1": ["formosa imports 9", "dover coal 20", "brig tea 10"]}
    game = coast(seat(hand=["1"], track=TO_PORT), seat(), cards=cards)
    play(game, "place 14,1", "fetch imports gulei")
    assert refused(game, "ship imports formosa 9") == "CRY-CONT-07"


@pytest.mark.rule("CRY-CONT-11")
def test_who_owns_a_link_in_a_major_city_may_start_there_with_a_load() -> None:
    game = coast(seat(links=["dover-link"]), seat())
    play(game, "place 18,2", "fetch fish formosa")
    assert train_of(game).loads == ("fish",)
    stranger = coast(seat(), seat(links=["dover-link"]), rules={"link": {"rentable": True}})
    play(stranger, "place 18,2")
    assert refused(stranger, "fetch fish formosa") == "CRY-CONT-07"


@pytest.mark.rule("CRY-CONT-11")
@pytest.mark.rule("OPEN-CRY-37")
def test_a_train_placed_in_the_building_rounds_still_begins_with_a_load() -> None:
    rules = {"start": {"place_train": "set-up", "build_rounds": 1}}
    game = coast(
        seat(track=TO_PORT), seat("2,1"), rules=rules, turn={"phase": "build-round", "round": 1}
    )
    play(game, "place 14,1")
    pass_turns(game, 2)
    play(game, "fetch fish formosa")
    assert refused(game, "fetch imports gulei") == "CRY-CONT-11"
    pass_turns(game, 2)
    play(game, "fetch imports gulei")
    assert train_of(game).loads == ("fish", "imports")


# -- whose link it is


@pytest.mark.rule("CRY-CONT-14")
def test_only_an_owner_uses_the_link() -> None:
    player = seat("14,1", "silk", waits=True, hand=["1"])
    game = coast(player, seat(track=TO_PORT))
    assert refused(game, "fetch fish formosa") == "CRY-CONT-14"
    assert refused(game, "ship silk formosa 15") == "CRY-CONT-14"
    assert legal(game, "ship") + legal(game, "fetch") == []


@pytest.mark.rule("OPEN-CRY-23")
def test_a_link_may_be_hired_from_its_owner_where_the_rules_say_so() -> None:
    rules = {"link": {"rentable": True}}
    game = coast(seat("14,1", waits=True), seat(track=TO_PORT), rules=rules)
    play(game, "fetch fish formosa", "fetch imports gulei")
    assert (cash_of(game, 0), cash_of(game, 1)) == (46, 54)
    poor = coast(seat("14,1", waits=True, cash=3), seat(track=TO_PORT), rules=rules)
    assert refused(poor, "fetch fish formosa") == "CRY-RENT-03"
    nobodys = coast(seat("14,1", waits=True), seat(), rules=rules)
    assert refused(nobodys, "fetch fish formosa") == "CRY-CONT-14"


@pytest.mark.rule("OPEN-CRY-23")
def test_of_two_links_at_one_port_the_one_that_is_used_is_paid() -> None:
    dover, far = LAND["links"]
    links = [{**dover, "port": "14,1"}, {**far, "rentable": True}]
    game = coast(
        seat("14,1", waits=True, links=["dover-link"]), seat(track=TO_PORT), land={"links": links}
    )
    play(game, "fetch fish formosa")
    assert cash_of(game) == 50
    play(game, "fetch imports gulei")
    assert (cash_of(game, 0), cash_of(game, 1)) == (46, 54)


@pytest.mark.rule("OPEN-CRY-30")
def test_a_load_goes_overseas_without_payment_only_where_the_rules_say_so() -> None:
    player = seat("14,1", "coal", waits=True, track=TO_PORT)
    game = coast(player, seat())
    assert refused(game, "jettison coal formosa") == "CRY-LOAD-05"
    assert refused(game, "drop coal") == "CRY-LOAD-05"
    game = coast(player, seat(), rules={"link": {"drop": True}})
    assert refused(game, "jettison iron formosa") == "CRY-LOAD-05"
    assert legal(game, "jettison") == ["jettison coal formosa", "jettison coal gulei"]
    play(game, "jettison coal formosa")
    assert (train_of(game).loads, game.state.tray["coal"]) == ((), 3)
    assert refused(game, "fetch fish formosa") == "CRY-CONT-08"
