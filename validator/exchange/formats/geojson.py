"""A map as GeoJSON for programs of geography, at its true place if it was made from geography."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from model.scenario.scenario import Scenario
from validator.exchange.described.format import Files, Wanted
from validator.exchange.described.losses import Loss, losses
from validator.exchange.described.option import Option, Said

NAME: Final = "geojson"
TITLE: Final = "For programs of geography (GeoJSON)"
EXAMPLE: Final = "milepost export geojson china -o china.geojson"
ENDING: Final = ".geojson"
OUT: Final = "the file to write, OUT.geojson"


def options() -> Sequence[Option]:
    return (
        Option(
            "edges",
            "With the edges and what they cross",
            tip="the edges between cells too, with what they cross",
            kind="flag",
        ),
        Option("without_cells", "Without the cells", tip="no mileposts and no hexes", kind="flag"),
        Option(
            "planar",
            "In steps of the board, not in degrees",
            tip="in steps of the board, not in degrees",
            kind="flag",
        ),
    )


def names(out: Path) -> Sequence[Path]:
    return (out,)


def files(wanted: Wanted) -> Files:
    from drawing.exporting.other_programs import geojson_file
    from model.exports.places import places_of

    said, planar = wanted.said, wanted.said.is_on("planar")
    places = places_of(wanted.scenario, wanted.folder, planar=planar)
    cells, edges = not said.is_on("without_cells"), said.is_on("edges")
    data = geojson_file(wanted.scenario, places, cells=cells, edges=edges)
    told = "the map does not know its place on the globe: x and y are steps of the board"
    return Files({wanted.out: data}, () if places.is_globe or planar else (told,))


def lost(scenario: Scenario, said: Said) -> Sequence[Loss]:
    from model.exports.geojson import drawn_collections
    from model.exports.places import places_of

    places = places_of(scenario, Path(), planar=True)
    carried = {*drawn_collections(scenario, places), "credits"}
    if not said.is_on("without_cells"):
        carried |= {"board"}
    if said.is_on("edges"):
        carried |= {"blocked"}
    return losses(scenario, carried)
