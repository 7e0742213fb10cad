"""Sand Storm: track in a desert is buried, trains there are thrown back to a city."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, place_of, run, train_of
from tests.engine.systems.crayon.situations.situation import legal, play, refused, why

EVENTS = """
- id: sand
  name: Sand Storm
  duration: 1 turn
  effects:
  - {effect: erase-touching, area: AREA}
  - {effect: lose-load, area: AREA}
  - {effect: lose-turn, area: AREA}
  - {effect: retreat, area: AREA}
  - {effect: no-build, area: AREA}
""".replace("AREA", '"region(sands) and terrain(desert)"')
LAND = """
regions:
- {id: sands, kind: desert, cells: "11,1 12,1 13,1 14,1 12,0 13,0 9,1"}
"""
ROWS = ("." * 12 + "dd" + "." * 18, "." * 11 + "ddd" + "." * 9 + "d" + "." * 8, "." * 32)
"""Desert: 12,0 and 13,0, 11,1 to 13,1, and beyond the sands 23,1."""


def drawn(*seats: dict[str, Any], rules: str = "", land: str = LAND) -> CrayonGame:
    """The first player discards and draws the storm."""
    full = f"preset: china-rails{rules}"
    game = long_line(*seats, events=EVENTS, land=land, rows=ROWS, rules=full, deck=["sand"])
    play(game, "discard")
    return game


def ann(at: str = "22,1", *loads: str, **more: Any) -> dict[str, Any]:
    return seat(at, *loads, track=line(3, 28), hand=[4, 5, 6], **more)


@pytest.mark.rule("CRY-EVENT-51")
def test_every_section_with_an_end_in_the_struck_desert_goes() -> None:
    track = ["12,0 12,1", "11,1 12,0", "11,2 12,2", "12,1 12,2", "10,1 10,2"]
    game = drawn(ann(), seat("9,1", track=track))
    left = {str(one) for one in game.to_plain()["track"]["sections"]}
    gone = {"10,1 11,1", "11,1 12,1", "12,1 13,1", "13,1 14,1"}
    assert left == {*line(3, 28), "11,2 12,2", "10,1 10,2"} - gone
    assert game.scores() == (100, 100)


@pytest.mark.rule("CRY-EVENT-51")
def test_it_is_told_section_by_section_in_the_order_of_the_map() -> None:
    edges = ["13,1 14,1", "10,1 11,1", "12,0 12,1"]
    seats = [seat("22,1", track=[edge]) for edge in edges]
    game = long_line(*seats, events=EVENTS, land=LAND, rows=ROWS, deck=["sand"])
    told = [one for one in play(game, "discard") if one.kind == "erase"]
    lost = {"Cid": "12,0 12,1", "Bob": "10,1 11,1", "Ann": "13,1 14,1"}
    assert [one.text for one in told] == [
        f"{name} loses the section {edge}" for name, edge in lost.items()
    ]


@pytest.mark.parametrize(
    ("whose", "left"),
    [("everybody", set()), ("drawer", {"12,0 12,1"}), ("others", {"11,1 12,1"})],
)
def test_a_card_may_take_only_the_track_of_its_drawer_or_of_the_others(
    whose: str, left: set[str]
) -> None:
    area = '"region(sands) and terrain(desert)"'
    effect = f"{{effect: erase-touching, area: {area}, whose: {whose}}}"
    events = f"- {{id: sand, name: Sand, duration: instant, effects: [{effect}]}}"
    mine, yours = (
        seat("22,1", track=["11,1 12,1"], hand=[4, 5, 6]),
        seat("9,1", track=["12,0 12,1"]),
    )
    game = long_line(mine, yours, events=events, land=LAND, rows=ROWS, deck=["sand"])
    play(game, "discard")
    assert {str(one) for one in game.to_plain()["track"]["sections"]} == left


@pytest.mark.rule("CRY-EVENT-51")
def test_other_deserts_are_spared() -> None:
    game = drawn(ann(), seat("9,1"))
    assert "22,1 23,1" in game.to_plain()["track"]["sections"]


@pytest.mark.rule("CRY-EVENT-52")
def test_a_train_on_the_sand_goes_back_and_loses_a_load_and_a_turn() -> None:
    bob = seat("12,1", "coal", "tea", hand=[7, 8, 9], trail="11,1 10,1 9,1", came_from="11,1")
    game = drawn(ann(), bob)
    assert game.actor == 1
    play(game, "lose tea")
    assert place_of(game, 1) == "9,1"
    assert train_of(game, 1).loads == ("coal",)
    assert game.actor == 0, "Bob's turn was lost"
    pass_turns(game)
    assert refused(game, "load coal") == ""


@pytest.mark.rule("CRY-EVENT-52")
def test_trains_beside_the_sand_stay() -> None:
    game = drawn(ann(), seat("10,1", "coal"), seat("14,1", "coal"), seat("23,1", "coal"))
    assert [place_of(game, number) for number in (1, 2, 3)] == ["10,1", "14,1", "23,1"]
    assert [one.trains[0].loads for one in game.state.seats[1:]] == [("coal",)] * 3


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("CRY-EVENT-14")
def test_the_drawer_is_thrown_back_as_well() -> None:
    bob = seat("22,1")
    game = drawn(ann("11,1", "coal", trail="12,1 13,1 14,1 15,1 16,1"), bob)
    assert place_of(game) == "16,1"
    assert train_of(game).loads == ()
    pass_turns(game)
    assert game.actor == 1, "Ann's next turn is lost"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
@pytest.mark.parametrize(("reading", "place"), [("own-trail", "16,1"), ("nearest-city", "9,1")])
def test_a_train_goes_back_along_its_own_way(reading: str, place: str) -> None:
    rules = f", event: {{retreat: {reading}}}"
    bob = seat("11,1", trail="12,1 13,1 14,1 15,1 16,1", came_from="12,1")
    assert place_of(drawn(ann(), bob, rules=rules), 1) == place


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
def test_the_way_is_what_the_train_really_ran() -> None:
    """Bob runs from Market into the sand and stops; the storm that Ann draws then strikes."""
    first = seat("22,1", hand=[4, 5, 6])
    bob = seat("16,1", track=line(3, 28), hand=[7, 8, 9])
    cards = ["sand"]
    game = long_line(first, bob, events=EVENTS, land=LAND, rows=ROWS, deck=cards, turn={"seat": 2})
    run(game, 11)
    pass_turns(game)
    play(game, "discard")
    assert place_of(game, 1) == "16,1"
    assert game.scores() == (100, 100), "it cost nothing"
    pass_turns(game)
    assert legal(game, "move") == ["move 17,1", "move 15,1"], "it may leave in any direction"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
def test_without_a_way_the_nearest_city_by_track_is_taken() -> None:
    bob = seat("13,1", track=[], hand=[7, 8, 9])
    assert place_of(drawn(ann(), bob), 1) == "16,1"
    away = seat("13,1", track=line(9, 14), hand=[7, 8, 9])
    far = seat("22,1", track=[], hand=[4, 5, 6])
    assert place_of(drawn(far, away), 1) == "9,1", "track leads only that way"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
def test_without_any_track_the_map_decides() -> None:
    bob, far = seat("13,1", hand=[7, 8, 9]), seat("22,1", hand=[4, 5, 6])
    assert place_of(drawn(far, bob), 1) == "16,1"
    stump = seat("13,1", hand=[7, 8, 9], track=line(11, 13))
    assert place_of(drawn(far, stump), 1) == "16,1", "this track leads to no city"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
def test_of_several_cities_on_the_way_the_last_is_the_first_going_back() -> None:
    bob = seat("11,1", trail="12,1 13,1 16,1 22,1", came_from="12,1")
    assert place_of(drawn(ann(), bob), 1) == "16,1"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("CRY-FERRY-06")
def test_a_train_thrown_back_to_a_port_has_not_waited_there() -> None:
    gale = "- {id: gale, name: Gale, duration: instant, effects: [{effect: retreat}]}"
    port = '\nferries:\n- {id: boat, ports: "9,1 5,1", cost: 4}\n'
    first = seat("11,1", hand=[4, 5, 6], track=line(9, 13), trail="10,1 9,1", ferries=["boat"])
    short = seat("16,1", hand=[7, 8])
    game = long_line(first, short, events=gale, land=port, deck=["gale"], spare=False)
    told = [one.text for one in game.opening()]
    assert "Ann's train goes back to Mill (9,1)" in told, "Bob drew the card in Ann's turn"
    assert refused(game, "sail boat") == "CRY-FERRY-06"
    play(game, "move 10,1")


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("CRY-EVENT-19")
@pytest.mark.rule("OPEN-CRY-62")
def test_owners_choose_among_equals_the_drawer_first() -> None:
    track = ["12,1 13,0", *line(9, 12), "13,0 13,1", *line(13, 16)]
    first = seat("13,0", "coal", "tea", hand=[4, 5, 6], track=track)
    second = seat("13,0", "coal", "steel", hand=[7, 8, 9])
    game = drawn(first, second, seat("22,1"))
    assert (game.actor, legal(game)) == (0, ["retreat 9,1", "retreat 16,1"])
    assert refused(game, "retreat 22,1") == refused(game, "lose tea") == "CRY-EVENT-52"
    assert why(game, "done") == ("Sand Storm: choose the city that your train goes back to first")
    play(game, "retreat 16,1")
    assert game.actor == 1
    play(game, "retreat 9,1")
    assert (place_of(game, 0), place_of(game, 1)) == ("16,1", "9,1")
    assert game.actor == 0, "now the loads, the drawer first again"
    play(game, "lose tea", "lose steel")
    assert game.actor == 2, "Bob's turn is lost"


@pytest.mark.rule("CRY-EVENT-52")
@pytest.mark.rule("OPEN-CRY-62")
def test_equals_are_counted_as_track_lay_before_the_storm() -> None:
    track = ["12,1 13,0", *line(9, 12), "13,0 14,0", "14,0 14,1", *line(14, 16)]
    bob = seat("13,0", hand=[7, 8, 9], track=track)
    game = drawn(seat("22,1", hand=[4, 5, 6]), bob)
    assert game.actor == 1
    assert legal(game) == ["retreat 9,1", "retreat 16,1"]


@pytest.mark.rule("CRY-EVENT-52")
def test_a_train_in_a_city_of_the_area_stays_there() -> None:
    whole = EVENTS.replace(" and terrain(desert)", "")
    bob = seat("9,1", "coal", trail="16,1", hand=[7, 8, 9])
    game = long_line(ann(), bob, events=whole, land=LAND, rows=ROWS, deck=["sand"])
    play(game, "discard")
    assert place_of(game, 1) == "9,1"
    assert train_of(game, 1).loads == ()


@pytest.mark.rule("CRY-EVENT-53")
@pytest.mark.rule("CRY-EVENT-54")
def test_nobody_builds_there_until_the_storm_is_over_and_then_anybody_may() -> None:
    game = drawn(ann(), seat("9,1", track=["10,1 10,2"]))
    play(game, "done")
    assert refused(game, "build 10,1 11,1") == "CRY-EVENT-53"
    assert why(game, "build 10,1 11,1") == "Sand Storm: nobody builds here now"
    play(game, "end", "done")
    assert refused(game, "build 10,1 11,1") == "CRY-EVENT-53", "Ann's turn ends it"
    play(game, "end", "done", "build 10,1 11,1")
    assert game.scores()[1] == 99, "Bob took Ann's old place at the full price"
