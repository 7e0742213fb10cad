"""What is said of cards besides what stands on them."""

from dataclasses import replace

from model.rules.new_scenario import new_scenario
from model.systems.santa_fe.sentences.cards import how_many, in_short
from model.systems.santa_fe.sentences.told import told_of
from model.systems.santa_fe.things.cards import InPlay
from model.systems.santa_fe.things.part import SantaFePart

NEW = new_scenario("new", "santa-fe")
CARDS = NEW.part_as(SantaFePart).cards


def test_how_many_there_are_hangs_on_what_they_are_of() -> None:
    assert list(how_many(CARDS["double-turn"])) == [
        "4 cards in the display.",
        "In play: 1 for each player, 1 fewer.",
    ]
    assert list(how_many(CARDS["branch"])) == ["3 of each major, in the display."]
    assert list(how_many(CARDS["short-line"])) == ["1 of each short line, in the deck."]
    assert list(how_many(CARDS["triple-turn"])) == ["1 card in the display."]
    more = replace(CARDS["boomtown"], in_play=InPlay(per_player=2, plus=1))
    assert list(how_many(more))[1] == "In play: 2 for each player, 1 more."


def test_buttons_say_it_in_a_few_words() -> None:
    told = told_of(NEW)
    assert told is not None
    assert {key: in_short(card, told) for key, card in CARDS.items()} == {
        "city": "1 + 1 pieces",
        "short-line": "",
        "double-turn": "2 + 2 pieces, bonuses × 2, exchange",
        "triple-turn": "3 + 3 pieces, no bonuses, at once",
        "four-in-one": "4 or 4 pieces, at once",
        "branch": "a new route, at once",
        "boomtown": "1 + 1 pieces, 2 markers",
    }
