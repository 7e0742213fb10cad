"""Both games are played with one set of effects, and each of them does something in both."""

from typing import Any, get_args

import pytest

from engine.systems.crayon.events.at_the_draw import AT_THE_DRAW
from engine.systems.crayon.game.game import CrayonGame
from model.systems.crayon.things import effects
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import both_games, play, refused

FORBIDDING = {
    "close-crossing, waters: [wend]": ("move 10,1", "CRY-EVENT-31"),
    "no-build": ("build 9,1 9,0", "CRY-EVENT-45"),
    "no-delivery": ("deliver coal mill 10", "CRY-EVENT-25"),
    "no-link": ("ship coal isle 30", "CRY-EVENT-26"),
    "no-move": ("move 10,1", "CRY-EVENT-47"),
    "no-pickup": ("load tea", "CRY-EVENT-25"),
}
AT_ONCE = {
    "bonus, amount: 5": "in_play",
    "erase-crossing, waters: [wend]": "track",
    "erase-touching, area: cities(mill)": "track",
    "errand, any_major_pays: 5": "seats",
    "half-once": "seats",
    "half-rate": "seats",
    "lose-load": "seats",
    "lose-turn": "seats",
    "rekind, kind: dry-river, becomes: river": "rains",
    "reshuffle": "counters",
    "retreat": "seats",
    "reveal-cash": "cash_public",
    "tax, table: {more: 9}": "bank",
}
LAND = """
waters:
- {id: wend, kind: river, also_crosses: ["9,1 10,1"]}
"""


def card(effect: str, duration: str = "1 turn") -> str:
    return f"- {{id: card, name: Card, duration: {duration}, effects: [{effect}]}}"


def table(events: str, preset: str, **more: Any) -> CrayonGame:
    """Ann is at Mill with coal, Bob on the line with tea; the event is `card`."""
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28))
    bob = seat("12,1", "tea", hand=[6, 7, 8], trail="11,1 10,1 9,1")
    return long_line(ann, bob, events=events, land=LAND, rules=f"preset: {preset}", **more)


def at_the_port(events: str, preset: str, **more: Any) -> CrayonGame:
    """Ann has waited at the port of the Strait Line."""
    ann = seat("30,1", "coal", hand=[21, 4, 5], waits=True, links=["strait"])
    return long_line(ann, seat("12,1"), events=events, rules=f"preset: {preset}", **more)


def test_no_effect_is_forgotten_here() -> None:
    words = {one.WORD for one in get_args(get_args(effects.Effect)[0])}
    assert {text.partition(",")[0] for text in (*FORBIDDING, *AT_ONCE)} == words
    assert len(words) == 19


@both_games
@pytest.mark.parametrize("effect", FORBIDDING)
@pytest.mark.rule("CRY-EVENT-73")
def test_effects_that_forbid_something_while_the_card_is_in_play(effect: str, preset: str) -> None:
    move, rule = FORBIDDING[effect]
    place = at_the_port if move.startswith("ship") else table
    game = place(card(f"{{effect: {effect}}}"), preset, in_play=[{"event": "card", "drawer": 1}])
    if move.startswith("build"):
        play(game, "done")
    assert refused(game, move) == rule
    refusal = game.why_not(game.read(move))
    assert refusal is not None
    assert refusal.sentence.startswith("Card: ")


@both_games
@pytest.mark.parametrize("effect", AT_ONCE)
@pytest.mark.rule("CRY-EVENT-73")
@pytest.mark.rule("CRY-EVENT-01")
def test_effects_that_change_something_at_the_draw(effect: str, preset: str) -> None:
    """Compared with a card that does nothing, the card changes what it is about."""
    changed = table(card(f"{{effect: {effect}}}"), preset, deck=["card"])
    plain = table(card(""), preset, deck=["card"])
    play(changed, "deliver coal mill 10")
    play(plain, "deliver coal mill 10")
    key = AT_ONCE[effect]
    if key == "in_play":
        assert changed.position.weather.bonuses
    else:
        assert changed.to_plain()[key] != plain.to_plain()[key]


def test_what_happens_at_the_draw_is_told_for_effects_alone() -> None:
    assert set(AT_THE_DRAW) <= set(get_args(get_args(effects.Effect)[0]))


@pytest.mark.rule("CRY-VAR-44")
@pytest.mark.rule("CRY-DEMAND-04")
def test_a_reshuffle_takes_the_discards_in_and_is_discarded_itself() -> None:
    events = card("{effect: reshuffle}", "instant")
    game = table(events, "empire-builder", deck=["card"], discards=["40", "41"])
    play(game, "deliver coal mill 10")
    assert game.state.discards == ["card"]
    known = {*game.state.deck, *game.state.seats[0].hand}
    assert {"1", "40", "41"} <= known


@pytest.mark.rule("CRY-EVENT-03")
@pytest.mark.parametrize("duration", ["instant", "1 turn"])
def test_an_errand_is_owed_only_while_its_card_is_in_play(duration: str) -> None:
    events = card("{effect: errand, any_major_pays: 5}", duration)
    game = table(events, "china-rails", deck=["card"])
    play(game, "deliver coal mill 10")
    barred = duration != "instant"
    assert refused(game, "load tea") == ("CRY-EVENT-20" if barred else "")
    pass_turns(game, 3)
    assert in_play(game) == []
    pass_turns(game)
    assert refused(game, "load tea") == ""


@pytest.mark.rule("CRY-EVENT-03")
def test_an_errand_is_still_owed_to_the_second_copy_of_its_card() -> None:
    events = card("{effect: errand, any_major_pays: 5}").replace("id: card,", "id: card, count: 2,")
    drawn = [{"event": "card", "drawer": 1, "turns": 1}, {"event": "card", "drawer": 2, "turns": 2}]
    game = table(events, "china-rails", in_play=drawn)
    pass_turns(game, 2)
    assert in_play(game) == ["card"]
    assert refused(game, "load tea") == "CRY-EVENT-20"
    pass_turns(game, 2)
    assert refused(game, "load tea") == ""


@pytest.mark.rule("CRY-EVENT-01")
def test_an_event_without_effects_only_comes_and_goes() -> None:
    game = table(card(""), "china-rails", deck=["card"])
    play(game, "deliver coal mill 10")
    assert in_play(game) == ["card"]
    pass_turns(game, 3)
    assert (in_play(game), game.state.discards) == ([], ["1", "card"])
