"""Every text of a picture, insets included, with the size in which it is printed."""

from collections.abc import Iterator
from typing import NamedTuple

from drawing.shapes.symbols import Inset, Picture, Text, Texts


class Printed(NamedTuple):
    """A text, and its size in millimetres on the paper."""

    text: Text
    size: float


def texts_in(picture: Picture, scale: float = 1.0) -> Iterator[Printed]:
    for layer in picture.layers:
        for batch in layer.batches:
            if isinstance(batch, Texts):
                yield from (Printed(text, text.size * scale) for text in batch.texts)
            elif isinstance(batch, Inset):
                yield from texts_in(batch.picture, scale * batch.scale)
