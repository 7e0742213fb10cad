"""Event cards are compared in the words that are printed on them."""

from dataclasses import replace
from typing import Any

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.crayon.things.part import Duration
from validator.reviews.change_sentences import sentences

TUTORIAL = load(bundled_scenarios()["tutorial"])
DERAILMENT = TUTORIAL.part.events["derailment"]


def with_derailment(**changes: Any) -> Scenario:
    events = TUTORIAL.part.events.put("derailment", replace(DERAILMENT, **changes))
    return replace(TUTORIAL, part=replace(TUTORIAL.part, events=events))


def said(old: Scenario, new: Scenario) -> str:
    (sentence,) = sentences(old, new)
    return sentence


def test_what_a_card_does_is_told_as_it_is_printed() -> None:
    told = said(TUTORIAL, with_derailment(effects=DERAILMENT.effects[:1]))
    assert told == (
        "event Derailment at Wendmere: no longer: The owner of every train within "
        "3 mileposts of Wendmere loses a turn."
    )
    back = said(with_derailment(effects=()), TUTORIAL)
    assert "now: Every train within 3 mileposts of Wendmere loses 1 load of its owner's" in back
    swapped = with_derailment(effects=DERAILMENT.effects[::-1])
    assert said(TUTORIAL, swapped).endswith("does the same, in another order or number")


def test_how_long_and_how_often_a_card_is_there_is_told() -> None:
    longer = said(TUTORIAL, with_derailment(duration=Duration("turns", 2)))
    assert longer.endswith("lasts: at once, then discarded becomes for 2 turns of whoever drew it")
    assert said(TUTORIAL, with_derailment(count=3)).endswith("3 times in the deck now, not 1")


def test_a_card_that_comes_or_goes_says_what_it_does() -> None:
    part = TUTORIAL.part
    without = replace(TUTORIAL, part=replace(part, events=part.events.drop("derailment")))
    for old, new, word in ((without, TUTORIAL, "added"), (TUTORIAL, without, "removed")):
        told = said(old, new)
        assert f": {word}, at once, then discarded: Every train within 3" in told
        assert "{" not in told
