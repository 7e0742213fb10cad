"""The fog: grey over the cells where nothing can be lit."""

from collections.abc import Iterator

from model.systems.beacons.things import BeaconsPart

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Curves, Ink

OVER = "terrain"
TITLE = "Fog"
INK = Ink(fill="#8c9298", opacity=0.45)


def batches(sheet: Sheet) -> Iterator[Batch]:
    fog = sheet.scenario.part_as(BeaconsPart).fog
    if fog:
        yield Curves(INK, [circle(sheet.spot(cell), 0.42 * sheet.mm) for cell in fog], key="fog")
