"""The picture of a scenario: layers one over the other, each from a file of `drawing/map/layers`.

A system brings layers of its own as files in its folder `layers`: `batches(sheet)` as every layer
has it, `OVER`, the shared layer that it lies over, and `TITLE`, what designers call it. One of the
name of a shared layer takes its place.
"""

from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from drawing.map.left_out import names_left_out
from drawing.map.placing.map_key import with_room_for_key
from drawing.map.placing.overlay_legends import with_room_for_legends
from drawing.map.sheet.sheet import Sheet
from drawing.map.size_limits import refuse_too_much
from drawing.shapes.symbols import Batch, Layer, Picture
from model.systems import part_of

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
USUAL = "cities"
"""What the layer of a system lies over that does not say it."""


@cache
def own_layers(system: str) -> Mapping[str, ModuleType]:
    """The layers that a system brings, by their names."""
    folder = part_of("drawing", system, "layers")
    found = [] if folder is None else sorted(one.name for one in iter_modules(folder.__path__))
    modules = {name: part_of("drawing", system, f"layers.{name}") for name in found}
    return {name: module for name, module in modules.items() if module is not None}


@cache
def layers_of(system: str) -> tuple[str, ...]:
    """The layers of a system's maps, from the lowest to the highest."""
    own = {name: layer for name, layer in own_layers(system).items() if name not in ORDER}
    over = {name: getattr(layer, "OVER", USUAL) for name, layer in own.items()}
    known = {name: under if under in ORDER else USUAL for name, under in over.items()}
    return tuple(
        layer
        for shared in ORDER
        for layer in (shared, *(name for name in known if known[name] == shared))
    )


def layer_batches(name: str, sheet: Sheet) -> tuple[Batch, ...]:
    """What one layer draws on a sheet."""
    own = own_layers(sheet.scenario.system).get(name)
    module = own or import_module(f"drawing.map.layers.{name}")
    return tuple(module.batches(sheet))


def picture_of(sheet: Sheet, *, without: Collection[str] = ()) -> Picture:
    """A scenario as a picture of its exact size, with room under it for legends if need be."""
    refuse_too_much(sheet.scenario)
    sheet = with_room_for_legends(with_room_for_key(sheet))
    layers = []
    for name in layers_of(sheet.scenario.system):
        if name not in without:
            batches = layer_batches(name, sheet)
            if batches:
                layers.append(Layer(name, batches))
    title = sheet.scenario.title or sheet.scenario.id
    notes = () if "labels" in without else tuple(names_left_out(sheet))
    return Picture(sheet.width, sheet.height, tuple(layers), title, sheet.theme.background, notes)
