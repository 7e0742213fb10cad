"""A map as GeoJSON for programs of geography, at its true place if it was made from geography."""

import argparse

from milepost.exporting import exported
from milepost.importing import imported

EXAMPLE = "milepost export geojson china -o china.geojson"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".geojson")
    parser.add_argument(
        "--edges", action="store_true", help="the edges between cells too, with what they cross"
    )
    parser.add_argument("--without-cells", action="store_true", help="no mileposts and no hexes")
    parser.add_argument(
        "--planar", action="store_true", help="in steps of the board, not in degrees"
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.other_programs import geojson_file
    from milepost.terminal.say import tell
    from model.exports.places import places_of

    scenario, folder = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    places = places_of(scenario, folder, planar=arguments.planar)
    cells = not arguments.without_cells
    exported.keep({out: geojson_file(scenario, places, cells=cells, edges=arguments.edges)})
    if not places.is_globe and not arguments.planar:
        tell(["the map does not know its place on the globe: x and y are steps of the board"])
    return 0
