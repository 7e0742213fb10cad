"""Reads the boxes of texts and symbols back from an SVG, as somebody else would measure them."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from drawing.shapes.symbols import Anchor, Box, Face, Spot, Text
from drawing.text.metrics import Tilted, place

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?[0-9.]+(?:e[-+]?[0-9]+)?")


class Written(NamedTuple):
    """A text of an SVG, and the rectangle it fills."""

    layer: str
    text: str
    size: float
    of: str
    where: Tilted


class Svg:
    """The parts of a picture that have a box."""

    def __init__(self, svg: str) -> None:
        self._root = ET.fromstring(svg)
        self._bounds = {
            group.attrib["id"]: [_bounds(path) for path in group.iter(f"{SVG}path")]
            for group in self._root.findall(f"{SVG}defs/{SVG}g")
            if "id" in group.attrib
        }

    def texts(self) -> Iterator[Written]:
        """Every text of every layer."""
        for name, layer in self._layers():
            for one in layer.iter(f"{SVG}text"):
                text = _text(one)
                yield Written(name, text.text, text.size, text.key, place(text))

    def labels(self) -> list[Written]:
        return [one for one in self.texts() if one.layer == "labels"]

    def symbols(self, layer: str) -> list[Box]:
        """The boxes of all shapes of which symbols in a layer are made."""
        return [
            box
            for name, group in self._layers()
            if name == layer
            for one in group.iter(f"{SVG}use")
            if "x" in one.attrib  # an outline that is drawn more than once lies where it lies
            for box in self._placed(one)
        ]

    def _layers(self) -> Iterator[tuple[str, Element]]:
        for group in self._root.findall(f"{SVG}g"):
            yield group.attrib["class"].removeprefix("layer "), group

    def _placed(self, use: Element) -> Iterator[Box]:
        x, y = float(use.attrib["x"]), float(use.attrib["y"])
        for box in self._bounds[use.attrib["href"].removeprefix("#")]:
            yield Box(box.x + x, box.y + y, box.width, box.height)


def _bounds(path: Element) -> Box:
    """The box around a shape, with half the width of its line."""
    xs, ys = [], []
    reach = float(path.attrib.get("stroke-width", "0")) / 2
    for x, y in _spots(path.attrib["d"]):
        xs += [x - reach, x + reach]
        ys += [y - reach, y + reach]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _spots(path: str) -> Iterator[Spot]:
    """Points of a path, close together where it bends."""
    here = (0.0, 0.0)
    for letter, numbers in re.findall(r"([MLC])([^MLCZ]*)", path):
        values = [float(number) for number in NUMBER.findall(numbers)]
        spots = list(zip(values[::2], values[1::2], strict=True))
        for n in range(1, 17) if letter == "C" else ():
            yield _bent((here, *spots), n / 16)
        here = spots[-1]
        yield here


def _bent(spots: Sequence[Spot], part: float) -> Spot:
    """A point of a Bézier curve, as de Casteljau finds it."""
    while len(spots) > 1:
        spots = [
            (ax + (bx - ax) * part, ay + (by - ay) * part) for (ax, ay), (bx, by) in pairwise(spots)
        ]
    return spots[0]


def _text(element: Element) -> Text:
    said = element.attrib
    face: Face = (
        "bold" if "font-weight" in said else "italic" if "font-style" in said else "regular"
    )
    anchors: dict[str, Anchor] = {"middle": "middle", "end": "end"}
    turned = NUMBER.findall(said.get("transform", "0"))
    return Text(
        (float(said["x"]), float(said["y"])),
        element.text or "",
        float(said["font-size"]),
        face=face,
        anchor=anchors.get(said.get("text-anchor", ""), "start"),
        angle=float(turned[0]),
        spacing=float(said.get("letter-spacing", "0")),
        key=said.get("data-of", ""),
    )
