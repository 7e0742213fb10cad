"""The coasts of the bundled boards: land under every hex that is land, and none under the sea."""

import json
from pathlib import Path

import pytest
import shapely

from model.boards import grid
from model.boards.hexes import HexBoard
from model.files.scenario_files import load

FOLDER = Path(__file__).parents[3] / "scenarios"


def _land(name: str) -> shapely.Geometry:
    plain = json.loads((FOLDER / f"{name}.scenery.geojson").read_text(encoding="utf-8"))
    outlines = [
        [[(x, y * grid.ROW_HEIGHT) for x, y in ring] for ring in one["geometry"]["coordinates"]]
        for one in plain["features"]
        if one["properties"]["kind"] == "own"
    ]
    return shapely.union_all([shapely.Polygon(rings[0], rings[1:]) for rings in outlines])


@pytest.mark.parametrize("name", ["antilles", "danube", "hokkaido", "southern-china"])
def test_the_coast_goes_by_the_hexes_of_the_board(name: str) -> None:
    board, land = load(FOLDER / f"{name}.milepost.yaml").board, _land(name)
    assert isinstance(board, HexBoard)
    middles = {cell: shapely.Point(grid.position(cell)) for cell in board.cells()}
    wet = {cell for cell in middles if board.kind_at(cell) == "water"}
    dry = {cell for cell in middles if shapely.contains(land, middles[cell])}
    assert dry == middles.keys() - wet
