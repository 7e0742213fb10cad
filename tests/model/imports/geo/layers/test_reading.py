"""Layers: three formats say the same, and whatever is no layer gives a sentence."""

import gzip
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.imports.cannot import CannotImport
from model.imports.geo.layers.features import near
from model.imports.geo.layers.reading import read_layer
from model.imports.geo.recipes.amounts import Box
from tests.model.imports.geo.layers.layer_samples import (
    ISLAND,
    write_geojson,
    write_island,
    write_shapefile,
    write_topojson,
)

WRITERS = {"a.geojson": write_island, "b.json": write_topojson, "c.shp": write_shapefile}


@pytest.mark.parametrize("name", WRITERS)
def test_an_island_is_the_same_in_every_format(name: str, tmp_path: Path) -> None:
    WRITERS[name](tmp_path / name)
    (feature,) = read_layer(name, tmp_path)
    assert feature.text("name") == "Isle"
    ((ring,),) = feature.polygons
    assert sorted(map(tuple, ring.tolist())) == sorted(map(tuple, ISLAND))


def test_a_packed_layer_is_read(tmp_path: Path) -> None:
    plain = write_island(tmp_path / "a.geojson")
    (tmp_path / "a.geojson.gz").write_bytes(gzip.compress(plain.read_bytes()))
    assert len(read_layer("a.geojson.gz", tmp_path)) == 1


def test_an_object_of_topojson_is_chosen_by_name(tmp_path: Path) -> None:
    write_topojson(tmp_path / "b.json")
    assert len(read_layer("b.json#lands", tmp_path)) == 1
    with pytest.raises(CannotImport, match='no object "seas"'):
        read_layer("b.json#seas", tmp_path)


def test_features_are_cut_at_a_box(tmp_path: Path) -> None:
    write_island(tmp_path / "a.geojson")
    features = read_layer("a.geojson", tmp_path)
    (cut,) = near(features, Box(11, 41, 20, 50))
    assert np.min(cut.polygons[0][0], axis=0).tolist() == [11, 41]
    assert near(features, Box(50, 10, 60, 20)) == ()


def topology(**changes: Any) -> dict[str, Any]:
    return {"type": "Topology", "arcs": [ISLAND], "objects": {"x": {}}, **changes}


HOSTILE = {
    "nothing": ("", "not JSON"),
    "a number": ("7", "neither GeoJSON"),
    "deep": ("[" * 100_000, "not JSON"),
    "no features": ('{"type": "FeatureCollection", "features": 3}', "without features"),
    "another type": ('{"type": "Feat"}', "neither GeoJSON"),
    "no objects": (json.dumps(topology(objects={})), "without objects"),
    "no such arc": (
        json.dumps(topology(objects={"x": {"type": "Polygon", "arcs": [[99]]}})),
        "an arc that is not there",
    ),
    "an arc over and over": (
        json.dumps(topology(objects={"x": {"type": "Polygon", "arcs": [[0] * 760_000]}})),
        "more than 3,000,000 points",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_layer_gives_a_sentence(name: str, tmp_path: Path) -> None:
    text, sentence = HOSTILE[name]
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(CannotImport, match=sentence):
        read_layer("x.json", tmp_path)


@pytest.mark.parametrize(
    "place", [[1e999, 3], [500000.0, 4100000.0], ["a", "b"], [None, 1], [[1, 2], 3], []]
)
def test_places_that_are_not_on_the_globe_are_refused(place: Any, tmp_path: Path) -> None:
    write_geojson(tmp_path / "x.json", {"type": "Point", "coordinates": place}, name="X")
    with pytest.raises(CannotImport, match="coordinates"):
        read_layer("x.json", tmp_path)


def test_a_projected_shapefile_is_refused(tmp_path: Path) -> None:
    write_shapefile(tmp_path / "c.shp")
    (tmp_path / "c.prj").write_text('PROJCS["Albers"]')
    with pytest.raises(CannotImport, match="ogr2ogr"):
        read_layer("c.shp", tmp_path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
def test_a_broken_shapefile_gives_a_sentence_or_what_is_left(
    tmp_path: Path, data: st.DataObject
) -> None:
    path = write_shapefile(tmp_path / "c.shp")
    for ending in (".shp", ".dbf", ".shx"):
        file = path.with_suffix(ending)
        content = bytearray(file.read_bytes())
        for _ in range(data.draw(st.integers(0, 6))):
            content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
        file.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    with suppress(CannotImport):
        assert len(read_layer("c.shp", tmp_path)) <= 1


@pytest.mark.parametrize("name", ["none.geojson", ".", "a\0b"])
def test_a_layer_that_is_not_there_is_told(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match="no such file"):
        read_layer(name, tmp_path)


def test_a_ring_that_is_named_very_often_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "often.topojson"
    often = {"type": "Polygon", "arcs": [[0]] * 20_000}
    path.write_text(json.dumps(topology(objects={"x": often})), encoding="utf-8")
    (feature,) = read_layer(path.name, tmp_path)
    assert [len(polygon) for polygon in feature.polygons] == [1]
