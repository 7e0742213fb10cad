"""Boards and cards of Trains to draw in tests, plain and in play."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from drawing.shapes.symbols import Batch, Box, Curves, Inset, Picture, Text, Texts
from drawing.text.metrics import width
from model.scenario.scenario import Scenario
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from tests.drawing.samples import loaded, map_paths
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.games import scenario_with


@cache
def bay() -> Scenario:
    return loaded(map_paths()["lantern-bay"])


def box_of(scenario: Scenario) -> dict[str, Card]:
    return dict(scenario.part_as(TrainsPart).cards)


def changed(scenario: Scenario, **rules: Any) -> Scenario:
    """The same map with other rules."""
    return replace(scenario, rules=scenario_with(rules=rules).rules)


@cache
def fan_box(seed: int) -> dict[str, Card]:
    """A box with cards that nobody has thought of."""
    return box_of(scenario_with(cards=fan_cards.cards(Random(seed), 12)))


def texts_of(picture: Picture) -> list[Text]:
    batches = (batch for layer in picture.layers for batch in layer.batches)
    return [text for one in batches if isinstance(one, Texts) for text in one.texts]


def words(*pictures: Picture) -> str:
    return " ".join(text.text for one in pictures for text in texts_of(one))


def keyed(batches: Iterator[Batch] | tuple[Batch, ...], beginning: str) -> list[Curves]:
    """The curves whose key begins so."""
    return [one for one in batches if isinstance(one, Curves) and one.key.startswith(beginning)]


def curves(pages: list[Picture], beginning: str) -> list[Curves]:
    """The same of pages, those of pictures on them included."""
    found = list[Curves]()
    for page in pages:
        for layer in page.layers:
            found += keyed(layer.batches, beginning)
            inner = [one.picture for one in layer.batches if isinstance(one, Inset)]
            found += curves(inner, beginning)
    return found


def box_around(text: Text) -> Box:
    """The room of a level text."""
    wide = width(text.text, text.size, text.face)
    x, y = text.at
    left = {"start": x, "middle": x - wide / 2, "end": x - wide}[text.anchor]
    return Box(left, y - 0.78 * text.size, wide, 1.0 * text.size)
