"""Tests that every effect and every area of event cards is said in a sentence with names."""

from typing import get_args

import pytest

from model.collection import Things
from model.scenario.areas import Area
from model.systems.crayon.sentences.areas import in_area, the_cities_of
from model.systems.crayon.sentences.effects import duration, sentence, sentences
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart, Duration
from tests.drawing.printing.paper_samples import scenario_of

TUTORIAL = scenario_of("tutorial")
SANDS = Area.parse("region(sands)")
EXAMPLES: list[tuple[fx.Effect, str]] = [
    (fx.LoseLoad(SANDS, 2), "Every train in the Sands loses 2 loads of its owner's choice."),
    (fx.LoseTurn(), "The owner of every train anywhere loses a turn."),
    (fx.HalfRate(SANDS), "Trains in the Sands move at half rate."),
    (fx.HalfOnce(SANDS), "Every train in the Sands moves at half rate in its next turn."),
    (fx.NoMove(SANDS), "No train moves in the Sands, nor into or out of there."),
    (fx.NoBuild(SANDS), "Nobody builds in the Sands."),
    (fx.NoPickup(), "No load is picked up in any city."),
    (fx.NoDelivery(goods=("tea",)), "No Tea is delivered in any city."),
    (fx.NoDelivery(except_goods=("tea",)), "Nothing but Tea is delivered in any city."),
    (fx.NoLink(), "All container links stand still."),
    (fx.NoLink(("koralia-line",)), "Koralia Line stands still."),
    (
        fx.EraseCrossing(("wend",), 2),
        "All track across Wend is erased. For 2 turns only those who lost them rebuild there.",
    ),
    (fx.CloseCrossing(("wend", "thirst")), "Nobody builds or moves across The Thirst or Wend."),
    (fx.EraseTouching(SANDS), "All track that touches a milepost in the Sands is erased."),
    (
        fx.EraseTouching(SANDS, "drawer"),
        "All track of whoever drew this card that touches a milepost in the Sands is erased.",
    ),
    (
        fx.EraseCrossing(("wend",), None, "others"),
        "All track but that of whoever drew this card across Wend is erased.",
    ),
    (
        fx.Retreat(SANDS),
        "Every train in the Sands goes back to the nearest city on the way it came.",
    ),
    (fx.Bonus(4, ("tea",), ("koralia",)), "Every delivery of Tea to Koralia pays 4 more."),
    (
        fx.Tax(Things({"30": 0, "more": 12})),
        "Everybody pays by the cash in hand: nothing up to 30, 12 above that.",
    ),
    (fx.RevealCash(), "From now on everybody's cash is open to all."),
    (
        fx.Errand(Things({"astermoor": 10}), 5, ("pickup",)),
        (
            "Everybody must bring a train to Astermoor (pays 10) or any major city (pays 5). "
            "Until then you may not pick up loads."
        ),
    ),
    (fx.Rekind("dry-river", "river"), "Every dry river becomes a river from now on."),
    (fx.Rekind("dry-lake", None, 2), "Every dry lake costs 2 to cross from now on."),
    (fx.Reshuffle(), "Shuffle the discards back into the deck."),
]


@pytest.mark.parametrize(("effect", "words"), EXAMPLES)
def test_an_effect_is_said_in_a_sentence(effect: fx.Effect, words: str) -> None:
    assert sentence(effect, TUTORIAL) == words


def test_every_effect_of_the_vocabulary_has_an_example() -> None:
    union, *_ = get_args(fx.Effect)
    assert {type(effect) for effect, _ in EXAMPLES} == set(get_args(union))


@pytest.mark.parametrize(
    ("area", "words"),
    [
        ("all", "anywhere"),
        ("cities(koralia, wendmere)", "in Koralia or Wendmere"),
        ("terrain(alpine)", "on alpine mileposts"),
        ("within(1, cities(wendmere))", "within 1 milepost of Wendmere"),
        (
            "region(whitecaps) and terrain(alpine, mountain)",
            "on alpine and mountain mileposts in the Whitecaps",
        ),
        ("region(coast) minus region(sands)", "in the Coast but not the Sands"),
        ("region(nowhere-at-all)", "in Nowhere at all"),
    ],
)
def test_an_area_is_said_with_names(area: str, words: str) -> None:
    assert in_area(Area.parse(area), TUTORIAL) == words


def test_cities_of_an_area_are_said_as_cities() -> None:
    near = Area.parse("within(2, cities(wendmere))")
    assert the_cities_of(near, TUTORIAL) == "in the cities within 2 mileposts of Wendmere"


def test_a_long_area_is_explained_once() -> None:
    strike = scenario_of("china-game").part_as(CrayonPart).events["dock-strike"]
    first, *rest = sentences(strike, scenario_of("china-game"))
    assert first.startswith("The area: within 2 mileposts of Dalian, Fuzhou")
    assert rest[0] == "No load is picked up in the cities of the area."
    assert not any("Fuzhou" in one for one in rest)


@pytest.mark.parametrize(
    ("lasts", "words"),
    [
        ("instant", "At once, then discarded"),
        ("2 turns", "For 2 turns of whoever drew it"),
        ("permanent", "For the rest of the game"),
        ("until-fulfilled", "Until everybody has fulfilled it"),
    ],
)
def test_a_duration_is_said_in_words(lasts: str, words: str) -> None:
    assert duration(Duration.parse(lasts)) == words
