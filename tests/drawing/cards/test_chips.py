"""Tests of the load chips: as many as the scenario says, each with its name, both sides alike."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings

from drawing.cards.chips import RIM, SIDE, chip, chip_pages, chips_of
from drawing.pages.paper import PAPERS
from drawing.shapes.symbols import Box, Curves, Layer, Picture
from drawing.text.texts_in import texts_in
from model.collection import Things
from model.scenario.things import Good
from tests.drawing.printing.paper_samples import names, pages_of, press, scenario_of
from tests.drawing.printing.test_printed_text import span


def chip_keys(page: Picture) -> Counter[str]:
    batches = [batch for layer in page.layers for batch in layer.batches]
    keys = [batch.key for batch in batches if isinstance(batch, Curves)]
    return Counter(key for key in keys if key.startswith("chip "))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["tutorial", "china-game"])
def test_there_are_as_many_chips_as_the_scenario_says(name: str, paper: str) -> None:
    pages = chip_pages(scenario_of(name), press(paper))
    goods = scenario_of(name).goods.values()
    for side in (pages[::2], pages[1::2]):
        found = sum((chip_keys(page) for page in side), Counter[str]())
        assert found == Counter({f"chip {good.id}": good.chips for good in goods})


def test_a_good_without_chips_has_none() -> None:
    bare = replace(scenario_of("tutorial"), goods=Things({"tea": Good(id="tea", chips=-3)}))
    assert chips_of(bare, 500) == []
    assert chip_pages(bare, press()) == []


def test_every_chip_bears_the_name_of_its_good() -> None:
    texts = Counter(one.text.text for one in texts_in(pages_of("tutorial")["chips"][0]))
    assert texts["Machines"] == 4
    assert texts["Salt"] == 3


@settings(max_examples=30, deadline=None)
@given(names)
def test_no_name_leaves_its_chip(name: str) -> None:
    scenario = scenario_of("tutorial")
    good = replace(scenario.goods["tea"], name=name)
    named = replace(scenario, goods=scenario.goods.put("tea", good))
    batches = tuple(chip(good, Box(0, 0, SIDE, SIDE), named, press()))
    for found in texts_in(Picture(SIDE, SIDE, (Layer("chip", batches),))):
        left, right = span(found.text)
        assert left >= RIM
        assert right <= SIDE - RIM
        assert found.text.at[1] <= SIDE - RIM
