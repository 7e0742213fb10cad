"""Layers of one island, written in every format that is read."""

import json
from pathlib import Path
from typing import Any

ISLAND = [[10.0, 40.0], [10.0, 42.0], [13.0, 42.0], [13.0, 40.0], [10.0, 40.0]]


def write_geojson(path: Path, geometry: Any, **facts: Any) -> Path:
    feature = {"type": "Feature", "properties": facts, "geometry": geometry}
    path.write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}))
    return path


def write_island(path: Path) -> Path:
    return write_geojson(path, {"type": "Polygon", "coordinates": [ISLAND]}, name="Isle")


def write_topojson(path: Path) -> Path:
    steps = [[0, 0], [0, 200], [300, 0], [0, -200], [-300, 0]]
    geometry = {"type": "Polygon", "arcs": [[0]], "properties": {"name": "Isle"}}
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.01, 0.01], "translate": [10.0, 40.0]},
        "arcs": [steps],
        "objects": {"lands": {"type": "GeometryCollection", "geometries": [geometry]}},
    }
    path.write_text(json.dumps(topology))
    return path


def write_shapefile(path: Path) -> Path:
    import shapefile

    writer: Any = shapefile.Writer(str(path))
    writer.field("name", "C")
    writer.poly([ISLAND])
    writer.record("Isle")
    writer.close()
    return path
