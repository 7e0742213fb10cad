"""Party Congress: everybody brings a train to a major city before loading or delivering."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat, train
from tests.engine.systems.crayon.situations.running import pass_turns, place_of, run, train_of
from tests.engine.systems.crayon.situations.situation import legal, play, refused

CONGRESS = """
- id: congress
  name: Party Congress
  duration: until-fulfilled
  effects: [{effect: errand, pays: {capital: 10}, any_major_pays: 5}]
- {id: gale, name: Gale, duration: instant, effects: [{effect: retreat}]}
"""
NOW = [{"event": "congress", "drawer": 2}]


def situation(
    ann: dict[str, Any], *others: dict[str, Any], rules: str = "", **more: Any
) -> CrayonGame:
    """The congress has been drawn by Bob."""
    full = f"preset: china-rails{rules}"
    return long_line(ann, *(others or [seat()]), events=CONGRESS, rules=full, in_play=NOW, **more)


def drawn(ann: dict[str, Any], *others: dict[str, Any], rules: str = "") -> CrayonGame:
    """Ann discards her hand and draws the congress."""
    full = f"preset: china-rails{rules}"
    game = long_line(ann, *others, events=CONGRESS, rules=full, deck=["congress"])
    play(game, "discard")
    return game


@pytest.mark.rule("CRY-EVENT-20")
@pytest.mark.rule("CRY-EVENT-21")
def test_a_freight_fourteen_mileposts_away_arrives_in_the_second_turn() -> None:
    track = [*line(3, 15), "15,1 16,0", "16,0 16,1"]
    game = situation(seat("16,1", "coal", hand=[2, 4, 5], track=track))
    assert refused(game, "deliver coal market 11") == "CRY-EVENT-20"
    play(game, "move 16,0", "move 15,1")
    run(game, 8)
    assert train_of(game).left == 0
    play(game, "done", "build 8,1 8,0", "end")
    pass_turns(game)
    cash = game.scores()[0]
    run(game, 4)
    assert game.scores()[0] == cash, "the capital begins at 3,1"
    run(game, 3)
    assert game.scores()[0] == cash + 10
    assert train_of(game).left == 4
    play(game, "load tea", "move 2,1")


@pytest.mark.rule("CRY-EVENT-20")
def test_nothing_is_loaded_or_delivered_before_arrival() -> None:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    game = situation(ann)
    assert refused(game, "load tea") == "CRY-EVENT-20"
    assert refused(game, "deliver coal mill 10") == "CRY-EVENT-20"
    assert legal(game, "load") == legal(game, "deliver") == []
    refusal = game.why_not(game.read("load tea"))
    assert refusal is not None
    goal = "Capital or another major city"
    assert refusal.sentence == f"Party Congress: your train has to get to {goal} first"


@pytest.mark.rule("CRY-EVENT-20")
@pytest.mark.rule("OPEN-CRY-53")
def test_dropping_running_renting_and_building_go_on() -> None:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 9))
    bob = seat(track=line(9, 26))
    game = situation(ann, bob)
    play(game, "drop coal", "move 10,1", "done", "build 8,1 8,0", "end")
    assert game.scores() == (95, 104)


@pytest.mark.rule("CRY-EVENT-20")
def test_links_are_barred_too() -> None:
    ann = seat("12,0", "coal", hand=[21, 4, 5], track=["12,0 12,1"], waits=True)
    done = seat("12,0", "coal", hand=[21, 4, 5], track=["12,0 12,1"], waits=True)
    done["errands_done"] = ["congress"]
    free = situation(done)
    assert refused(free, "ship coal isle 30") == refused(free, "fetch tea isle") == ""
    game = situation(ann)
    assert refused(game, "ship coal isle 30") == "CRY-EVENT-20"
    assert refused(game, "fetch tea isle") == "CRY-EVENT-20"


@pytest.mark.rule("CRY-EVENT-21")
def test_the_first_major_city_pays_and_no_other() -> None:
    ann = seat("24,1", hand=[4, 5, 6], track=line(3, 28))
    game = situation(ann)
    run(game, 27)
    assert game.scores()[0] == 100, "the harbour begins at 28,1"
    run(game, 28)
    assert game.scores()[0] == 105
    play(game, "load coal")
    run(game, 29)
    assert game.scores()[0] == 105
    short = seat("4,1", hand=[4, 5, 6], track=line(3, 26), errands_done=["congress"])
    later = situation(short)
    run(later, 3)
    assert later.scores()[0] == 100


@pytest.mark.rule("CRY-EVENT-21")
def test_what_is_loaded_can_be_delivered_in_the_turn_of_arrival() -> None:
    ann = seat("26,1", "coal", hand=[3, 4, 5], track=line(3, 28))
    game = situation(ann)
    run(game, 28)
    play(game, "deliver coal harbour 12")
    assert game.scores()[0] == 117


@pytest.mark.rule("CRY-EVENT-22")
@pytest.mark.rule("CRY-EVENT-03")
def test_the_card_stays_until_everybody_has_been_there() -> None:
    ann, bob = (seat(f"{at},1", track=track) for at, track in ((4, line(3, 9)), (27, line(9, 28))))
    game = situation(ann, bob, seat())
    run(game, 3)
    pass_turns(game, 2)
    play(game, "place 9,1")
    pass_turns(game, 2)
    assert in_play(game) == ["congress"]
    run(game, 28)
    assert in_play(game) == ["congress"], "Cid's train is missing"
    pass_turns(game)
    run(game, 4)
    news = play(game, "move 3,1")
    assert "Party Congress is over" in [one.text for one in news]
    assert in_play(game) == []
    assert game.state.discards == ["congress"]


@pytest.mark.rule("CRY-EVENT-22")
@pytest.mark.rule("OPEN-CRY-53")
@pytest.mark.parametrize(
    ("reading", "cash"),
    [
        ("arrived-paid", (110, 105, 100)),
        ("arrived-unpaid", (100,) * 3),
        ("not-arrived", (100,) * 3),
    ],
)
def test_trains_that_are_there_already(reading: str, cash: tuple[int, ...]) -> None:
    ann, bob, cid = seat("2,1"), seat("28,1"), seat("9,1")
    game = drawn(ann, bob, cid, rules=f", event: {{congress_already: {reading}}}")
    assert game.scores() == cash
    assert game.actor == 1
    barred = reading == "not-arrived"
    assert refused(game, "load coal") == ("CRY-EVENT-20" if barred else "")
    assert in_play(game) == ["congress"]


@pytest.mark.rule("CRY-EVENT-22")
def test_a_congress_that_finds_everybody_there_is_over_at_once() -> None:
    ann, bob = seat("2,1", hand=[4, 5, 6]), seat("28,1", hand=[7, 8, 9])
    game = long_line(ann, bob, events=CONGRESS, deck=["congress", "10"])
    news = play(game, "discard")
    assert game.scores() == (110, 105)
    assert in_play(game) == []
    assert game.state.discards[-1] == "congress"
    told = [one.text for one in news]
    assert "Party Congress: Bob has arrived and gets 5" in told
    over = told.index("Party Congress is over")
    assert over < told.index("Ann draws demand card 10"), "before the next card is drawn"


@pytest.mark.rule("CRY-EVENT-20")
@pytest.mark.rule("OPEN-CRY-53")
def test_running_about_in_the_city_is_no_arrival() -> None:
    rules = ", event: {congress_already: not-arrived}"
    ann = seat("3,1", hand=[4, 5, 6], track=line(3, 9))
    game = situation(ann, rules=rules)
    play(game, "move 2,1")
    assert game.scores()[0] == 100
    play(game, "move 3,1", "move 4,1")
    pass_turns(game, 2)
    play(game, "move 5,1")
    assert refused(game, "move 4,1") == "CRY-MOVE-03"


@pytest.mark.rule("CRY-EVENT-20")
@pytest.mark.rule("OPEN-CRY-53")
def test_a_train_that_is_placed_in_a_major_city_has_arrived() -> None:
    game = situation(seat(), seat())
    play(game, "place 2,0", "load coal")
    assert game.scores()[0] == 110
    pass_turns(game)
    play(game, "place 9,1")
    assert refused(game, "load coal") == "CRY-EVENT-20"


@pytest.mark.rule("CRY-EVENT-20")
def test_a_train_that_a_storm_puts_back_has_not_arrived() -> None:
    ann = seat("5,1", track=line(3, 9), trail="4,1 3,1", hand=[4, 5, 6])
    game = long_line(ann, seat("9,1"), events=CONGRESS, in_play=NOW, deck=["gale"])
    play(game, "discard")
    assert place_of(game) == "3,1"
    assert game.scores()[0] == 100
    assert in_play(game) == ["congress"]


@pytest.mark.rule("CRY-EVENT-20")
@pytest.mark.rule("CRY-VAR-50")
def test_one_of_several_trains_does_it_for_its_owner() -> None:
    ann = seat(trains=[train("9,1"), train("4,1")], track=line(3, 26), hand=[4, 5, 6])
    game = situation(ann)
    assert refused(game, "load coal") == "CRY-EVENT-20"
    play(game, "move 3,1 by 2", "load coal", "load tea by 2")
    assert game.scores()[0] == 110


@pytest.mark.rule("CRY-EVENT-22")
@pytest.mark.rule("CRY-VAR-50")
def test_of_several_trains_that_are_there_the_better_place_is_paid() -> None:
    ann = seat(trains=[train("28,1"), train("2,1"), train(None)])
    game = drawn(ann, seat("9,1"))
    assert game.scores() == (110, 100)


@pytest.mark.rule("CRY-EVENT-22")
def test_a_second_copy_of_the_card_is_no_second_errand() -> None:
    """Whoever has been there goes once more; whoever still owes it goes once for both."""
    twice = CONGRESS.replace("  name: Party", "  count: 2\n  name: Party")
    ann, bob = seat("2,1", hand=[4, 5, 6]), seat("27,1", track=line(16, 28), hand=[7, 8, 9])
    cid = seat("9,1", hand=[10, 11, 12])
    deck = ["congress", "13", "14", "15", "congress"]
    game = long_line(ann, bob, cid, events=twice, deck=deck, turn={"seat": 3})
    play(game, "discard", "done", "end", "discard")
    assert in_play(game) == ["congress", "congress"]
    assert game.scores() == (120, 100, 100), "Ann was there both times"
    pass_turns(game, 2)
    run(game, 28)
    assert game.scores() == (120, 105, 100)


@pytest.mark.rule("CRY-EVENT-73")
def test_an_errand_may_bar_less() -> None:
    mild = CONGRESS.replace("any_major_pays: 5", "any_major_pays: 5, bars: [delivery]")
    ann = seat("9,1", "coal", hand=[1, 4, 5])
    game = long_line(ann, seat("9,1"), events=mild, in_play=NOW)
    assert refused(game, "load tea") == ""
    assert refused(game, "deliver coal mill 10") == "CRY-EVENT-20"


@pytest.mark.rule("CRY-EVENT-73")
def test_an_errand_can_end_in_one_city_alone() -> None:
    to_mine = CONGRESS.replace("pays: {capital: 10}, any_major_pays: 5", "pays: {mine: 8}")
    ann, bob = seat("27,1", track=line(3, 28), hand=[4, 5, 6]), seat("9,1")
    game = long_line(ann, bob, events=to_mine, in_play=NOW, rules="preset: empire-builder")
    run(game, 28)
    assert game.scores()[0] == 100, "any major city will not do"
    run(game, 22)
    assert game.scores()[0] == 108
    pass_turns(game)
    refusal = game.why_not(game.read("load coal"))
    assert refusal is not None
    assert refusal.sentence == "Party Congress: your train has to get to Mine first"
