"""The picture of a map: its layers in their order, and nothing on it too small to be read."""

import pytest

from drawing.map.picture import ORDER, picture_of
from drawing.shapes.symbols import Picture, Text, Texts
from drawing.text.metrics import cap_height
from drawing.themes.theme import theme_names
from tests.drawing.samples import drawn_map, map_paths, sheet_of


def texts(picture: Picture) -> list[Text]:
    batches = (batch for layer in picture.layers for batch in layer.batches)
    return [text for batch in batches if isinstance(batch, Texts) for text in batch.texts]


LARGE = ("china", "north-america")
"""These take long; which theme they are drawn in makes no letter smaller than on another map."""
PRINTED = [
    (name, look)
    for name in map_paths()
    for look in theme_names()
    if name not in LARGE or look in ("classic", "print")
]


@pytest.mark.parametrize(("name", "look"), PRINTED)
def test_every_text_of_a_printed_map_can_be_read(name: str, look: str) -> None:
    for text in texts(drawn_map(name, look)):
        assert cap_height(text.size, text.face) >= 1.8, text


def test_layers_lie_one_over_the_other_in_their_order() -> None:
    names = [layer.name for layer in drawn_map("tutorial").layers]
    assert names == [name for name in ORDER if name in names]
    assert {"sea", "land", "waters", "mileposts", "cities", "labels"} <= set(names)


def test_a_layer_can_be_left_out() -> None:
    names = [layer.name for layer in picture_of(sheet_of("tutorial"), without=["labels"]).layers]
    assert "labels" not in names
