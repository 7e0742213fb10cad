"""What cards do, in sentences: all words of the format are said."""

from dataclasses import replace

from model.rules.new_scenario import new_scenario
from model.systems.santa_fe.sentences.cards import effects, in_short, whole
from model.systems.santa_fe.things.cards import Card, Pieces
from model.systems.santa_fe.things.part import SantaFePart

CARDS = new_scenario("new", "santa-fe").part_as(SantaFePart).cards


def test_the_cards_of_the_box_are_told() -> None:
    assert whole(CARDS["double-turn"], CARDS) == [
        "4 cards in the display.",
        "In play: 1 for each player, but 1 fewer.",
        "Pieces: 2 in the first and 2 in the second turn.",
        "Bonuses times 2.",
        "City cards may be exchanged before the second turn.",
        "Afterwards it returns to the display.",
    ]
    assert whole(CARDS["branch"], CARDS) == [
        "3 of each major, in the display.",
        "Costs $1 to take.",
        "Not drawn together with Branch Line, Four in One or Triple Turn.",
        "Starts a new route of its major once.",
        "Played together with City or Double Turn.",
        "Must be played in this round.",
        "Afterwards it leaves the game.",
    ]
    assert whole(CARDS["short-line"], CARDS)[-1] == "Its railroad can be laid from then on."


def test_buttons_say_it_in_a_few_words() -> None:
    assert {key: in_short(card) for key, card in CARDS.items()} == {
        "city": "1 + 1 pieces",
        "short-line": "",
        "double-turn": "2 + 2 pieces, bonuses × 2, exchange",
        "triple-turn": "3 + 3 pieces, no bonuses, at once",
        "four-in-one": "4 or 4 pieces, at once",
        "branch": "a new route, at once",
        "boomtown": "1 + 1 pieces, 2 markers",
    }


def test_a_card_without_effects_and_one_that_names_nothing_known() -> None:
    plain = Card(id="plain")
    assert list(effects(plain, CARDS)) == []
    odd = replace(plain, companions=("ghost",), pieces=Pieces(first=1, due="round"), markers=1)
    assert list(effects(odd, CARDS)) == [
        "pieces: 1 in the first and 0 in the second turn, one of them owed in the round",
        "up to 1 Boomtown marker",
        "played together with ghost",
    ]
