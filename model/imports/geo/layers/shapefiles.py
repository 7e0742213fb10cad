"""Shapefiles, read with pyshp: geometry in .shp, what is said of it in .dbf."""

import struct
import warnings
from contextlib import closing
from pathlib import Path
from typing import Any

from model.bounded_files import read_file
from model.imports.cannot import CannotImport
from model.imports.geo.layers.features import Feature, feature_of
from model.wording.extras import install_line

BROKEN = (
    AssertionError,
    AttributeError,
    EOFError,
    IndexError,
    KeyError,
    LookupError,
    MemoryError,
    OSError,
    OverflowError,
    TypeError,
    UnicodeError,
    ValueError,
    struct.error,
)
"""What a library may raise on bytes that are no shapefile."""


def features_in(path: Path) -> list[Feature]:
    """The features of a shapefile; those without a shape are left out."""
    name = str(path)
    _refuse_projected(path)
    try:
        import shapefile
    except ImportError:
        raise CannotImport(f"{name}: shapefiles need pyshp: {install_line('geo')}") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            reader = shapefile.Reader(name, encoding=_encoding(path), encodingErrors="replace")
            with closing(reader):
                found = [_feature(pair, name) for pair in reader.iterShapeRecords()]
    except (*BROKEN, shapefile.ShapefileException) as trouble:
        raise CannotImport(f"{name}: it is no shapefile that can be read ({trouble})") from None
    return [feature for feature in found if feature is not None]


def _feature(pair: Any, name: str) -> Feature | None:
    if not pair.shape.shapeType:
        return None
    shape = _as_lists(pair.shape.__geo_interface__)
    return feature_of(pair.record.as_dict(), shape, name)


def _as_lists(said: dict[str, Any]) -> dict[str, Any]:
    """The library gives tuples where GeoJSON has lists."""

    def listed(places: Any) -> Any:
        return [listed(one) for one in places] if isinstance(places, tuple | list) else places

    return {"type": said.get("type"), "coordinates": listed(said.get("coordinates"))}


def _encoding(path: Path) -> str:
    """What its .cpg names; without one names are Latin, as most old files have them."""
    beside = path.with_suffix(".cpg")
    if not beside.is_file():
        return "cp1252"
    said = read_file(beside)[:40].decode("ascii", "ignore").strip().lower()
    return "utf-8" if said.replace("-", "") in ("utf8", "65001") else "cp1252"


def _refuse_projected(path: Path) -> None:
    beside = path.with_suffix(".prj")
    if beside.is_file() and read_file(beside)[:10].startswith(b"PROJCS"):
        raise CannotImport(
            f"{path}: its coordinates are not longitude and latitude; "
            "ogr2ogr -t_srs EPSG:4326 NEW.shp OLD.shp makes them so"
        )
