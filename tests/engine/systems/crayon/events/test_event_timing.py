"""Events work the moment they are drawn, one after the other, and last as long as they say."""

import pytest

from engine.protocol import Happening
from engine.showing.player_aid import aid_of
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, train_of
from tests.engine.systems.crayon.situations.situation import both_games, play, refused

STORM = """
- {id: storm, name: Storm, duration: 1 turn, effects: [{effect: half-rate}]}
"""
EVENTS = """
- {id: festival, name: Festival, duration: 2 turns, effects: [{effect: bonus, amount: 5}]}
- id: rains
  name: Rains
  duration: permanent
  effects: [{effect: rekind, kind: dry-river, becomes: river}]
- {id: spill, name: Spill, duration: instant, effects: [{effect: lose-load}]}
- id: stop
  name: Stop
  duration: instant
  effects: [{effect: lose-turn, area: "within(1, cities(mill))"}]
- {id: storm, name: Storm, duration: 1 turn, effects: [{effect: half-rate}]}
- {id: strike, name: Strike, duration: 1 turn, effects: [{effect: no-pickup, area: cities(mill)}]}
- {id: tax, name: Tax, duration: instant, effects: [{effect: tax, table: {more: 7}}]}
"""


def situation(*deck: str, preset: str = "china-rails", rules: str = "") -> CrayonGame:
    """Ann can deliver coal at Mill and then draws; Bob and Cid look on."""
    ann = seat("9,1", "coal", "tea", hand=[1, 4, 5], track=line(3, 26))
    bob, cid = seat("12,1", "steel", "tea", hand=[2, 6, 7]), seat("16,1", hand=[3, 8, 9])
    full = f"preset: {preset}{rules}"
    return long_line(ann, bob, cid, events=EVENTS, deck=deck, rules=full)


def names(news: list[Happening], kind: str) -> list[str]:
    """What happened of a kind, as far as the name of the card."""
    return [one.text.split(":")[0] for one in news if one.kind == kind]


def test_a_card_without_a_text_tells_what_it_does() -> None:
    game = situation("strike", "storm", "10")
    news = play(game, "deliver coal mill 10")
    said = ["Strike: No load is picked up in Mill.", "Storm: Trains anywhere move at half rate."]
    assert [one.text for one in news if one.kind == "event"] == said
    still = [line.split(": ", 1) for line in aid_of("crayon").events(game)]
    assert [told for _, told in still] == [line.split(": ", 1)[1] for line in said]


def test_a_card_with_a_text_says_what_its_designer_wrote() -> None:
    events = "- {id: gale, name: Gale, text: Hold tight!, duration: 1 turn, effects: []}"
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    game = long_line(ann, seat("16,1", hand=[3, 8, 9]), events=events, deck=["gale", "10"])
    news = play(game, "deliver coal mill 10")
    assert [one.text for one in news if one.kind == "event"] == ["Gale: Hold tight!"]


def hand(game: CrayonGame) -> tuple[str, ...]:
    return game.state.seats[0].hand


@both_games
@pytest.mark.rule("CRY-EVENT-01")
def test_an_event_is_shown_at_once_and_binds_everybody(preset: str) -> None:
    game = situation("storm", preset=preset)
    assert train_of(game).left == 9
    news = play(game, "deliver coal mill 10")
    assert names(news, "event") == ["Storm"]
    assert train_of(game).left == 5
    pass_turns(game)
    assert game.actor == 1
    assert train_of(game, 1).left == 5


@pytest.mark.rule("CRY-EVENT-02")
@pytest.mark.rule("CRY-DEMAND-02")
def test_the_drawer_draws_on_until_the_hand_is_full() -> None:
    game = situation("tax", "storm", "festival", "10")
    news = play(game, "deliver coal mill 10")
    assert names(news, "event") == ["Tax", "Storm", "Festival"]
    assert game.state.seats[0].hand == ("4", "5", "10")
    assert in_play(game) == ["storm", "festival"]


@pytest.mark.rule("CRY-EVENT-02")
def test_an_event_is_dealt_with_before_the_next_card_is_drawn() -> None:
    game = situation("spill", "tax", "10")
    play(game, "deliver coal mill 10")
    assert game.actor == 1, "Bob has to choose which load he loses"
    assert hand(game) == ("4", "5")
    assert game.scores() == (110, 100, 100)
    play(game, "lose tea")
    assert game.actor == 0
    assert game.scores() == (103, 93, 93)
    assert hand(game) == ("4", "5", "10")


@both_games
@pytest.mark.rule("CRY-EVENT-03")
@pytest.mark.rule("CRY-EVENT-04")
@pytest.mark.rule("CRY-EVENT-70")
def test_most_events_end_with_the_next_turn_of_the_drawer(preset: str) -> None:
    game = situation("storm", preset=preset)
    play(game, "deliver coal mill 10")
    for mover in (0, 1, 2, 0):
        assert (game.actor, in_play(game)) == (mover, ["storm"])
        pass_turns(game)
    assert (game.actor, in_play(game)) == (1, [])
    assert train_of(game, 1).left == 9


@pytest.mark.rule("CRY-EVENT-03")
@pytest.mark.rule("CRY-EVENT-04")
def test_long_events_end_with_the_second_turn_after_the_draw() -> None:
    game = situation("festival")
    play(game, "deliver coal mill 10")
    for mover in (0, 1, 2, 0, 1, 2, 0):
        assert (game.actor, in_play(game)) == (mover, ["festival"])
        pass_turns(game)
    assert in_play(game) == []


@both_games
@pytest.mark.rule("CRY-EVENT-03")
@pytest.mark.rule("CRY-EVENT-44")
@pytest.mark.rule("CRY-EVENT-70")
def test_instant_events_are_never_in_play(preset: str) -> None:
    game = situation("stop", "tax", "10", preset=preset)
    play(game, "deliver coal mill 10")
    assert in_play(game) == []
    assert game.state.discards == ["1", "stop", "tax"]


@pytest.mark.rule("CRY-EVENT-03")
@pytest.mark.rule("CRY-DEMAND-04")
def test_permanent_events_never_leave() -> None:
    game = situation("rains")
    play(game, "deliver coal mill 10")
    pass_turns(game, 12)
    assert in_play(game) == ["rains"]
    assert "rains" not in (*game.state.deck, *game.state.discards)


@pytest.mark.rule("CRY-EVENT-04")
@pytest.mark.rule("CRY-TURN-03")
def test_a_discarded_turn_is_the_turn_of_the_draw() -> None:
    game = situation("storm")
    play(game, "discard")
    for mover in (1, 2, 0):
        assert (game.actor, in_play(game)) == (mover, ["storm"])
        pass_turns(game)
    assert in_play(game) == []


@pytest.mark.rule("CRY-EVENT-04")
@pytest.mark.rule("CRY-DEMAND-02")
def test_out_of_turn_the_very_next_turn_of_the_drawer_counts() -> None:
    ann, bob = seat("9,1", hand=[1, 4, 5], track=line(3, 26)), seat("12,1", hand=[6, 7])
    game = long_line(ann, bob, events=STORM, deck=["storm"], spare=False)
    assert names(game.opening(), "event") == ["Storm"], "Bob drew it for a hand that was short"
    assert train_of(game).left == 5, "Ann's train had not yet run"
    pass_turns(game)
    assert (game.actor, in_play(game)) == (1, ["storm"])
    pass_turns(game)
    assert (game.actor, in_play(game)) == (0, [])


@both_games
@pytest.mark.rule("CRY-EVENT-04")
@pytest.mark.rule("OPEN-CRY-52")
@pytest.mark.rule("CRY-TURN-08")
def test_a_lost_turn_of_the_drawer_counts(preset: str) -> None:
    game = situation("storm", "stop", "10", preset=preset)
    play(game, "deliver coal mill 10")
    assert (game.actor, in_play(game)) == (1, ["storm"])
    pass_turns(game, 2)
    assert (game.actor, in_play(game)) == (1, []), "Ann's turn was lost, and Storm ended with it"


@pytest.mark.rule("CRY-EVENT-05")
def test_all_events_in_play_hold_together() -> None:
    game = situation("storm", "strike", "10")
    play(game, "deliver coal mill 10")
    assert train_of(game).left == 5
    assert refused(game, "load coal") == "CRY-EVENT-25"


@pytest.mark.rule("CRY-DEMAND-03")
@pytest.mark.rule("CRY-DEMAND-04")
@pytest.mark.rule("OPEN-CRY-44")
@pytest.mark.parametrize("returns", [True, False])
def test_an_event_can_come_back_only_after_it_has_left_play(returns: bool) -> None:
    rules = "preset: china-rails"
    rules += "" if returns else ", deck: {events_return: out-of-game}"
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    bob = seat("12,1", hand=[6, 7, 8])
    game = long_line(ann, bob, events=STORM, deck=["storm"], spare=False, rules=rules)
    play(game, "deliver coal mill 10")
    assert game.state.seats[0].hand == ("4", "5", "1"), "the discards were shuffled: only card 1"
    assert (game.state.deck, game.state.discards) == ([], [])
    pass_turns(game, 3)
    assert in_play(game) == []
    assert game.state.discards == (["storm"] if returns else [])
    assert game.state.out.count("storm") == (not returns)


@pytest.mark.rule("CRY-EVENT-03")
def test_two_copies_of_a_card_last_each_for_itself() -> None:
    ann, bob = (seat(None, hand=[1, 4, 5]), seat(None, hand=[6, 7, 8]))
    twice = STORM.replace("id: storm,", "id: storm, count: 2,")
    game = long_line(ann, bob, events=twice, deck=["storm", "10", "11", "12", "storm"])
    play(game, "discard", "discard")
    assert [(one.drawer, one.turns) for one in game.state.in_play] == [(0, 1), (1, 1)]
    pass_turns(game)
    assert [(one.drawer, one.turns) for one in game.state.in_play] == [(1, 1)]
    pass_turns(game)
    assert in_play(game) == []
