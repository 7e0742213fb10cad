"""Texts in a PDF: a reader finds every name whole, and each letter stays where Qt has put it."""

from collections.abc import Iterator, Sequence

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.qt import can_show, pdf, pdf_bytes
from drawing.qt.pdf_texts import with_texts
from drawing.shapes.symbols import Box, Face, Inset, Layer, Picture, Text, Texts
from drawing.text import metrics
from model.wording.plain_text import plain
from tests.drawing.printing.paper_samples import pages_of
from tests.drawing.qt.pdf_reading import Page, objects, pages
from tests.drawing.samples import drawn_map, map_paths

WORDS = ("Mississippi River", "AVATAR, Tomorrow", "Łódź and Zürich", "Белогор", "office fjord")
SCRIPTS = (*WORDS, "Guangzhou 广州", "Tōkyō 東京 station")
LOOKS: tuple[tuple[float, float, Face], ...] = (
    (0, 0, "regular"),
    (-31, 0, "italic"),
    (17.5, 0.8, "bold"),
    (-90, 0, "regular"),
    (180, 0.3, "bold"),
)
letters = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "Zs"]), max_size=30)


def page_with(*texts: Text) -> Picture:
    return Picture(200, 200, (Layer("words", (Texts(texts),)),))


def aslant(words: Sequence[str], angle: float, spacing: float, face: Face) -> Picture:
    texts = (
        Text(
            (100, 30 + 20 * number),
            word,
            4,
            face=face,
            angle=angle,
            spacing=spacing,
            halo="#ffffff",
            halo_width=0.4,
        )
        for number, word in enumerate(words)
    )
    return page_with(*texts)


def within(picture: Picture, view: Box) -> Iterator[str]:
    """The texts of a picture that can be seen whole in a part of it."""
    for batch in (batch for layer in picture.layers for batch in layer.batches):
        if isinstance(batch, Texts):
            yield from (plain(one.text) for one in batch.texts if is_in(metrics.box(one), view))
        elif isinstance(batch, Inset):
            inner = batch.picture
            yield from within(inner, batch.part or Box(0, 0, inner.width, inner.height))


def is_in(box: Box, view: Box) -> bool:
    is_across = view.x <= box.x and box.right <= view.right
    return is_across and view.y <= box.y and box.bottom <= view.bottom


def not_found(pictures: Sequence[Picture]) -> list[str]:
    """The texts of pages that a reader of PDF does not find."""
    document = pypdfium2.PdfDocument(pdf_bytes(pictures))
    missing = []
    for picture, page in zip(pictures, document, strict=True):
        read = " ".join(page.get_textpage().get_text_range().split())
        whole = Box(0, 0, picture.width, picture.height)
        missing += [text for text in within(picture, whole) if text not in read]
    return missing


@pytest.mark.parametrize("name", map_paths())
def test_a_reader_finds_every_name_of_a_map(name: str) -> None:
    assert not_found([drawn_map(name)]) == []


@pytest.mark.parametrize("part", ["map", "cards", "chips", "aids"])
@pytest.mark.parametrize("name", ["tutorial", "china-game"])
def test_a_reader_finds_every_text_of_a_print(name: str, part: str) -> None:
    assert not_found(pages_of(name)[part]) == []


@pytest.mark.parametrize(("angle", "spacing", "face"), LOOKS)
def test_a_reader_finds_names_at_any_angle(angle: float, spacing: float, face: Face) -> None:
    assert not_found([aslant(SCRIPTS, angle, spacing, face)]) == []


@pytest.mark.parametrize(("angle", "spacing", "face"), LOOKS)
def test_every_letter_stays_at_its_place(
    angle: float, spacing: float, face: Face, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = aslant(WORDS, angle, spacing, face)
    (ours,) = pages(pdf_bytes([picture]))
    monkeypatch.setattr(pdf, "with_texts", lambda data, lines: data)
    (qts,) = pages(pdf_bytes([picture]))
    assert [one.sign for one in ours.letters()] == [one.sign for one in qts.letters()]
    for one, other in zip(ours.letters(), qts.letters(), strict=True):
        assert one.x == pytest.approx(other.x, abs=0.2)
        assert one.y == pytest.approx(other.y, abs=0.01)


def test_a_letter_without_a_bold_font_is_drawn_once() -> None:
    (page,) = pages(pdf_bytes([aslant(["广州"], 20, 0, "bold")]))
    assert len(page.letters()) == 2
    assert page.texts() == ["广州"]


def read_back(*texts: Text) -> Page:
    data = pdf_bytes([page_with(*texts)])
    assert objects(data)
    (page,) = pages(data)
    return page


@settings(max_examples=40, deadline=None)
@given(st.lists(letters, min_size=1, max_size=4))
def test_whatever_is_written_aslant_is_told(words: list[str]) -> None:
    texts = [Text((40, 40 + 20 * number), one, 4, angle=25) for number, one in enumerate(words)]
    assert read_back(*texts).texts() == [plain(one) for one in words if plain(one)]


@pytest.mark.parametrize("angle", [0, 25])
def test_letters_of_a_script_without_a_font_leave_a_sign_and_are_told(angle: float) -> None:
    words = "The end \U00011fff"
    if can_show(words[-1]):
        pytest.skip("a font here has the signs of old Tamil")
    page = read_back(Text((50, 50), words, 4, angle=angle))
    assert page.letters()[-1].sign == "\N{REPLACEMENT CHARACTER}"
    assert page.texts() == [words]


def test_the_same_text_twice_at_one_place_is_told_twice() -> None:
    text = Text((50, 50), "Yukon", 4, angle=25)
    assert read_back(text, text).texts() == ["Yukon", "Yukon"]


def test_level_names_from_right_to_left_are_left_to_the_reader() -> None:
    level, slanted = Text((90, 50), "שלום", 4), Text((90, 90), "שלום", 4, angle=25)
    assert "ActualText" not in read_back(level).content
    assert read_back(slanted).texts() == ["שלום"]


def test_a_file_that_is_not_of_our_qt_stays_as_it_is() -> None:
    assert with_texts(b"%PDF-1.7 and so on", []) == b"%PDF-1.7 and so on"
