"""What cards do in words: made from their effects, for every card of the box and every word."""

from pathlib import Path
from typing import get_args

import pytest

from model.files.scenario_files import read_text
from model.systems.trains.effects.coins import Coin
from model.systems.trains.effects.deck import RevealUntil, Until
from model.systems.trains.effects.effect import ChooseOne, Effect, Optional
from model.systems.trains.effects.hand import Draw
from model.systems.trains.sentences.effects import card_sentences, sentence, sentences
from model.systems.trains.things.part import TrainsPart

FILES = Path(__file__).parents[4] / "files" / "trains"
EVERY = read_text((FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")).scenario
CARDS = EVERY.part_as(TrainsPart).cards
INLET = read_text((FILES / "inlet.milepost.yaml").read_text(encoding="utf-8")).scenario
BOX = INLET.part_as(TrainsPart).cards


TOLD = {
    "rail-laying": "Lay 1 rail. Gain 1 Waste.",
    "control-room": "Draw 3 cards.",
    "garage": "Draw 2 cards. Discard 2 cards.",
    "rapid-train": "Gain 1 coin if Normal train is in your play area.",
    "tunnel": (
        "While this card is in play rails pay nothing for mountains. Lay 1 rail. Gain 1 Waste."
    ),
    "holiday-timetable": "Trash this card. Gain 3 coin.",
    "station-crew": (
        "Choose one: draw 1 card; or gain 1 coin; or return 1 Waste from your hand to the pile."
    ),
    "building": "When bought: gain 1 Waste. Worth 1 point at the end.",
    "wagon-factory": (
        "Trash a train card from your hand. "
        "Gain a train card costing at most 3 more than the trashed card into your hand."
    ),
    "waste": "It cannot be bought.",
    "express-train": "",
}


@pytest.mark.parametrize(("card", "words"), TOLD.items())
def test_a_card_says_what_it_does(card: str, words: str) -> None:
    assert " ".join(card_sentences(BOX[card], BOX)) == words


def test_parts_that_belong_together_are_one_clause() -> None:
    coin, draw = Coin(2), Draw(1)
    assert sentence(Optional((coin, draw))) == "You may: gain 2 coin, then draw 1 card."
    choice = ChooseOne(((draw,), (coin, draw)))
    assert sentence(choice) == "Choose one: draw 1 card; or gain 2 coin, then draw 1 card."


def test_every_word_of_the_vocabulary_has_a_sentence() -> None:
    told = {type(one) for card in CARDS.values() for one in card.effects}
    assert told == set(get_args(get_args(Effect)[0]))
    for card in CARDS.values():
        for text in sentences(card.effects, CARDS):
            assert text[0].isupper()
            assert text.endswith(".")
            assert ".." not in text


def test_a_card_that_is_not_there_is_called_by_its_id() -> None:
    effect = BOX["rapid-train"].effects[0]
    assert "normal-train" in sentence(effect)


def test_several_cards_of_a_category_are_told_as_several() -> None:
    told = [
        sentence(RevealUntil(until)).split(";")[0]
        for until in (
            Until(category="train", count=2),
            Until(category="vp", count=2),
            Until(category="waste", count=2),
        )
    ]
    assert told == [
        "Reveal cards of your deck until 2 train cards came",
        "Reveal cards of your deck until 2 cards of points came",
        "Reveal cards of your deck until 2 Waste came",
    ]
