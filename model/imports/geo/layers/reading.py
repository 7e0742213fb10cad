"""Layers of geography: GeoJSON, TopoJSON (`file#object`), shapefiles and sheets, in bounds."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from model.bounded_files import json_of, read_file
from model.imports.cannot import CannotImport
from model.imports.geo.layers import city_sheets, shapefiles, topology
from model.imports.geo.layers.features import Feature, checked, feature_of

LARGEST_FILE = 60_000_000
MOST_PARTS = 4_000_000
"""Bytes, unpacked."""


def read_layer(named: str, folder: Path) -> tuple[Feature, ...]:
    """The features of a layer; the name is looked up from the folder of the recipe."""
    file, _, chosen = named.partition("#")
    path = found_file(file, folder)
    if path.suffix.lower() == ".shp":
        return checked(shapefiles.features_in(path), str(path))
    if city_sheets.is_sheet(path.name):
        return checked(city_sheets.features_in(path), str(path))
    return checked(_in_json(path, chosen), str(path))


def found_file(named: str, folder: Path) -> Path:
    """The file that a recipe names, if it is one and not too large."""
    path = folder / named
    try:
        size = path.stat().st_size if path.is_file() else None
    except (OSError, ValueError):
        size = None
    if size is None:
        raise CannotImport(f"{path}: there is no such file")
    if size > LARGEST_FILE:
        raise CannotImport(f"{path}: it is larger than {LARGEST_FILE // 1_000_000} MB")
    return path


def _in_json(path: Path, chosen: str) -> Iterator[Feature]:
    text = _unpacked(path)
    try:
        data = json_of(text, MOST_PARTS)
    except (json.JSONDecodeError, RecursionError):
        raise CannotImport(f"{path}: it is not JSON") from None
    except ValueError as trouble:
        raise CannotImport(f"{path}: {trouble}") from None
    if not isinstance(data, dict):
        raise CannotImport(f"{path}: it is neither GeoJSON nor TopoJSON")
    if data.get("type") == "Topology":
        return topology.features_in(data, chosen, str(path))
    return _in_geojson(data, str(path))


def _unpacked(path: Path) -> bytes:
    """The bytes of a file; one that ends in .gz is unpacked as far as we read files."""
    if path.suffix.lower() != ".gz":
        return read_file(path, LARGEST_FILE)
    try:
        with gzip.open(path) as packed:
            data = packed.read(LARGEST_FILE + 1)
    except (OSError, EOFError, zlib.error):
        raise CannotImport(f"{path}: it cannot be unpacked") from None
    if len(data) > LARGEST_FILE:
        raise CannotImport(f"{path}: it is larger than {LARGEST_FILE // 1_000_000} MB")
    return data


def _in_geojson(data: dict[str, Any], name: str) -> Iterator[Feature]:
    features = data.get("features") if data.get("type") == "FeatureCollection" else [data]
    if not isinstance(features, list):
        raise CannotImport(f"{name}: it is a collection without features")
    if data.get("type") not in ("FeatureCollection", "Feature"):
        raise CannotImport(f"{name}: it is neither GeoJSON nor TopoJSON")
    for said in features:
        if isinstance(said, dict):
            feature = feature_of(said.get("properties"), said.get("geometry"), name)
            if feature is not None:
                yield feature
