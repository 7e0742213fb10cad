"""Tests that everything printed can be read: no letter too small, none beyond the paper."""

from collections.abc import Iterator

import pytest

from drawing.pages.paper import PAPERS
from drawing.shapes.symbols import Picture, Text, Texts
from drawing.text.fitting import SMALLEST
from drawing.text.metrics import cap_height, width
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme
from tests.drawing.printing.paper_samples import pages_of

HIGH = 1.8
GAMES = ["tutorial", "china-game"]


def own_texts(picture: Picture) -> Iterator[Text]:
    """The texts of the page itself, without those of maps and cards on it."""
    for layer in picture.layers:
        for batch in layer.batches:
            if isinstance(batch, Texts):
                yield from batch.texts


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_printed_smaller_than_can_be_read(name: str, paper: str) -> None:
    for part, pages in pages_of(name, paper).items():
        for page in pages:
            sizes = {found.text.text: found.size for found in texts_in(page)}
            small = {text: size for text, size in sizes.items() if size < HIGH}
            assert not small, f"{part}: {small}"


@pytest.mark.parametrize("name", GAMES)
def test_capitals_of_cards_chips_and_aids_are_high_enough(name: str) -> None:
    parts = pages_of(name)
    for page in (*parts["cards"], *parts["chips"], *parts["aids"]):
        for found in texts_in(page):
            if found.text.key:
                assert cap_height(found.size, found.text.face) >= HIGH, found.text.text


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_page_leaves_the_paper(name: str, paper: str) -> None:
    for pages in pages_of(name, paper).values():
        for page in pages:
            for text in own_texts(page):
                left, right = span(text)
                assert left >= 0, text.text
                assert right <= page.width, text.text
                assert text.size <= text.at[1] <= page.height - 3, text.text


def span(text: Text) -> tuple[float, float]:
    """Where a level line of text begins and ends."""
    x, wide = text.at[0], 0.0 if text.angle else width(text.text, text.size, text.face)
    start = {"start": x, "middle": x - wide / 2, "end": x - wide}[text.anchor]
    return start, start + wide


@pytest.mark.parametrize("look", ["classic", "print", "dark", "high-contrast", "colour-blind"])
def test_no_theme_prints_cards_and_aids_too_small(look: str) -> None:
    styles = theme(look).styles
    ours = {name: style for name, style in styles.items() if name.startswith(("card", "aid"))}
    ours |= {name: styles[name] for name in ("chip", "imprint", "page-name")}
    assert {name: style.size for name, style in ours.items() if style.size < SMALLEST} == {}
