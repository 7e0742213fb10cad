"""A game of Santa Fe with the mouse: secret cards, segments, markers, drawing, exchanging."""

import pytest

from model.pieces.places import AtCity, Segment
from tests.editor.play.mouse import Mouse
from tests.editor.systems.santa_fe.play.conftest import Sit, come

ROUND = ("play", "play", "play", *("lay",) * 6)
"""The first round, each time the first thing that can be done."""


def lift(mouse: Mouse) -> None:
    if mouse.table.match.awaited is not None:
        mouse.press(mouse.table.curtain.lift)


def whose(mouse: Mouse) -> str:
    match = mouse.table.match
    return "" if match.actor is None else match.game.names[match.actor]


def test_cards_are_chosen_behind_a_curtain_and_revealed_together(sit: Sit) -> None:
    mouse, names = sit(), []
    table = mouse.table
    for _ in range(3):
        assert table.curtain.isVisible()
        lift(mouse)
        names.append(whose(mouse))
        assert table.match.viewer == table.match.actor
        cards = [str(one.action) for one in table.match.offers.all]
        assert len(cards) == len(set(cards)) <= 4
        assert " plays " not in str(table.match.news()), "nobody has shown anything yet"
        mouse.button(cards[0])
    assert sorted(names) == ["Ann", "Bob", "Cid"]
    lift(mouse)
    facts = [table.match.facts(seat) for seat in range(3)]
    assert all(any(one.word == "plays" for one in each.figures) for each in facts)


def test_what_others_hold_is_counted_and_not_shown(sit: Sit) -> None:
    mouse = sit("play", "play", "play")
    lift(mouse)
    match = mouse.table.match
    for seat in range(3):
        facts = match.facts(seat)
        assert facts.hidden_cards == (0 if seat == match.viewer else 3)
        assert [one.value for one in facts.figures if one.word == "hand"] == [3]


def test_a_click_on_a_marked_segment_lays_a_piece(sit: Sit) -> None:
    mouse = sit("play", "play", "play")
    lift(mouse)
    offers = mouse.table.match.offers
    alone = next(place for place, some in offers.at.items() if len(some) == 1)
    assert alone in mouse.table.board.marks.places
    actor = whose(mouse)
    mouse.click(alone)
    lift(mouse)
    assert mouse.records[-1].startswith("lay ")
    assert whose(mouse) != actor
    assert isinstance(alone, Segment)
    pieces = mouse.table.match.aid.pieces(mouse.table.match.game)
    assert alone in [piece.place for piece in pieces]


def test_where_several_railroads_may_lay_one_is_asked_which(sit: Sit) -> None:
    mouse = sit("play", "play", "play")
    lift(mouse)
    several = Segment("easthaven-larkfield", 0)
    before = len(mouse.records)
    mouse.click(several)
    assert len(mouse.records) == before
    names = [button.plan.text for button in mouse.choices]
    assert len(names) == 3
    assert {name.split(" from ")[0] for name in names} == {
        "Lay Santa Fe", "Lay Union Pacific", "Lay Great Northern",
    }  # fmt: skip
    assert mouse.choose(0) in names
    assert len(mouse.records) == before + 1


def test_a_segment_where_nothing_can_be_laid_says_why_not(sit: Sit) -> None:
    mouse = sit("play", "play", "play")
    lift(mouse)
    mouse.click(Segment("upland-zennor", 0))
    assert mouse.refusal


def test_hands_are_filled_by_buttons_with_prices(sit: Sit) -> None:
    mouse = sit(*ROUND)
    lift(mouse)
    buttons = mouse.table.buttons.buttons
    assert {"draw deck", "draw double-turn", "draw branch sf", "draw boomtown"} <= set(buttons)
    assert len({id(one) for one in buttons.values()}) == len(buttons), "a button each, no list"
    assert "$1" in buttons["draw branch sf"].accessibleName()
    assert "2 + 2 pieces" in buttons["draw double-turn"].accessibleName()
    mouse.button("draw double-turn")
    assert mouse.records[-1] == "draw double-turn"


def test_a_card_is_played_together_with_a_branch_line(sit: Sit) -> None:
    mouse = sit(*ROUND, "draw branch", "draw deck", "draw deck")
    match = mouse.table.match
    lift(mouse)
    while match.offers.all and "+ branch" not in str(match.offers.all[-1].action):
        mouse.button(str(match.offers.all[0].action))
        lift(mouse)
    plays = [str(one.action) for one in match.offers.all]
    assert plays, "whoever has the Branch Line is asked"
    assert all("+ branch" in text for text in plays), "it must be played at once"
    mouse.button(plays[0])


def test_a_boomtown_marker_is_placed_by_a_click_on_a_city(sit: Sit) -> None:
    mouse = sit(*ROUND, "draw boomtown", "draw deck", "draw deck")
    match = mouse.table.match
    for _ in range(3):
        lift(mouse)
        plays = [str(one.action) for one in match.offers.all]
        mouse.button("play boomtown" if "play boomtown" in plays else plays[0])
    lift(mouse)
    place = next(place for place in match.offers.at)
    assert isinstance(place, AtCity)
    mouse.click(place)
    assert mouse.records[-1].startswith("mark boom-")
    mouse.button("done")
    lift(mouse)
    kinds = [piece.kind for piece in match.aid.pieces(match.game)]
    assert "boom-marker" in kinds


def test_city_cards_are_exchanged_by_name_before_the_second_turn(sit: Sit) -> None:
    mouse = sit(*ROUND, "draw double-turn", "draw deck", "draw deck")
    match = mouse.table.match
    for _ in range(3):
        lift(mouse)
        plays = [str(one.action) for one in match.offers.all]
        mouse.button("play double-turn" if "play double-turn" in plays else plays[0])
    for _ in range(20):
        lift(mouse)
        if "exchange" in match.offers.groups:
            break
        go_on = match.aid.goes_on(match.game)
        first = next(one for one in match.offers.all if str(one.action).startswith("lay "))
        mouse.table.do(first.plan) if go_on is None else mouse.button(str(go_on))
    offered = match.offers.groups["exchange"]
    hand = [card.title for card in match.facts(match.actor or 0).cards if card.is_hidden]
    assert offered[0].title == f"Exchange {hand[0]}"
    mouse.button(str(offered[0].action))
    assert mouse.records[-1].startswith("exchange ")
    assert "exchange" not in match.offers.groups


@pytest.mark.parametrize("which", ["ledger", "cards"])
def test_what_cities_are_worth_now_is_told(sit: Sit, which: str) -> None:
    mouse = sit("play", "play", "play")
    lift(mouse)
    match = mouse.table.match
    viewer = match.viewer or 0
    if which == "cards":
        played = match.facts(viewer).cards[-1]
        assert played.title == "Played City cards"
        assert played.lines[0].number.endswith("× 0 = 0")
        assert played.lines[0].goals
        return
    ledger = match.aid.ledger(match.game, viewer)
    assert ledger is not None
    assert [word for word, _ in ledger.entries] == ["money", "City cards", "points"]
    assert ledger.entries[-1][1] == str(match.game.scores()[viewer])


def test_ctrl_return_ends_a_turn_of_laying(sit: Sit) -> None:
    mouse = sit(*ROUND, "draw triple-turn", "draw deck", "draw deck")
    match = mouse.table.match
    for _ in range(3):
        come(match)
        match.do(match.offers.all[0].plan)
    mouse.table.show_all()
    lift(mouse)
    assert match.aid.goes_on(match.game) is None, "a piece is due"
    mouse.table.do(next(iter(match.offers.groups["lay"])).plan)
    actor = whose(mouse)
    assert str(match.aid.goes_on(match.game)) == "stop"
    mouse.table.go_on()
    assert whose(mouse) != actor
