"""The picture of a scenario: layers one over the other, each from a file of `drawing/layers`."""

from collections.abc import Collection
from importlib import import_module

from drawing.map.left_out import names_left_out
from drawing.map.placing.overlay_legends import with_room_for_legends
from drawing.map.sheet.sheet import Sheet
from drawing.map.size_limits import refuse_too_much
from drawing.shapes.symbols import Layer, Picture

ORDER = (
    "sea",
    "neighbours",
    "land",
    "art_under",
    "relief",
    "terrain",
    "regions",
    "waters",
    "borders",
    "heat",
    "routes",
    "track",
    "mileposts",
    "crossings",
    "cities",
    "trains",
    "changes",
    "art_over",
    "margin",
    "coordinates",
    "labels",
    "frame",
)
"""From the lowest to the highest; a layer that has nothing to show is left out."""


def picture_of(sheet: Sheet, *, without: Collection[str] = ()) -> Picture:
    """A scenario as a picture of its exact size, with room under it for legends if need be."""
    refuse_too_much(sheet.scenario)
    sheet = with_room_for_legends(sheet)
    layers = []
    for name in ORDER:
        if name not in without:
            batches = tuple(import_module(f"drawing.map.layers.{name}").batches(sheet))
            if batches:
                layers.append(Layer(name, batches))
    title = sheet.scenario.title or sheet.scenario.id
    notes = () if "labels" in without else tuple(names_left_out(sheet))
    return Picture(sheet.width, sheet.height, tuple(layers), title, sheet.theme.background, notes)
