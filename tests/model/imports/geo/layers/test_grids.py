"""Grids: every kind of GeoTIFF and PNG gives the same heights at the same places."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, TiffImagePlugin

from model.imports.cannot import CannotImport
from model.imports.geo.layers.grids import KEYS, NO_DATA, SCALE, TIE_POINT, Grid, read_grid
from model.imports.geo.recipes.amounts import Box

EVERYWHERE = Box(-180, -85, 180, 85)
HEIGHTS = np.arange(12).reshape(3, 4) * 10


def write_tiff(path: Path, values: Any = HEIGHTS, *, model: int = 2, **options: Any) -> Path:
    tags = TiffImagePlugin.ImageFileDirectory_v2()
    tags[SCALE], tags.tagtype[SCALE] = (0.5, 0.5, 0.0), 12
    tags[TIE_POINT], tags.tagtype[TIE_POINT] = (0.0, 0.0, 0.0, 20.0, 50.0, 0.0), 12
    tags[KEYS], tags.tagtype[KEYS] = (1, 1, 0, 2, 1024, 0, 1, model, 1025, 0, 1, 1), 3
    tags[NO_DATA], tags.tagtype[NO_DATA] = "-32768", 2
    Image.fromarray(values).save(path, format="TIFF", tiffinfo=tags, **options)
    return path


def read(path: Path, within: Box = EVERYWHERE, bounds: Box | None = None) -> Grid:
    return read_grid(path.name, path.parent, bounds, within)


def at(grid: Grid, lon: float, lat: float) -> float:
    return float(grid.at(np.array([lon]), np.array([lat]))[0])


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int32, np.float32])
@pytest.mark.parametrize("packed", [None, "tiff_lzw", "tiff_deflate"])
def test_every_kind_of_geotiff_is_read(kind: Any, packed: str | None, tmp_path: Path) -> None:
    options: dict[str, Any] = {"compression": packed} if packed else {}
    grid = read(write_tiff(tmp_path / "dem.tif", HEIGHTS.astype(kind), **options))
    assert at(grid, 20.25, 49.75) == 0
    assert at(grid, 21.75, 48.75) == 110
    assert at(grid, 20.5, 49.75) == pytest.approx(5)


def test_only_the_box_is_read_and_places_stay(tmp_path: Path) -> None:
    values = np.arange(40_000, dtype=np.float32).reshape(200, 200)
    path = write_tiff(tmp_path / "dem.tif", values)
    whole, part = read(path), read(path, Box(40, 0, 45, 10))
    assert part.values.size < whole.values.size / 10
    assert at(part, 42.3, 5.1) == pytest.approx(at(whole, 42.3, 5.1))


def test_a_png_lies_where_its_world_file_or_its_bounds_say(tmp_path: Path) -> None:
    Image.fromarray(HEIGHTS.astype(np.uint8)).save(tmp_path / "dem.png")
    bounds = Box(20, 48.5, 22, 50)
    assert at(read(tmp_path / "dem.png", bounds=bounds), 21.75, 48.75) == 110
    with pytest.raises(CannotImport, match=r"world file such as dem\.pgw"):
        read(tmp_path / "dem.png")
    (tmp_path / "dem.pgw").write_text("0.5\n0\n0\n-0.5\n20.25\n49.75\n")
    assert at(read(tmp_path / "dem.png"), 21.75, 48.75) == 110


def test_what_is_unknown_is_no_height(tmp_path: Path) -> None:
    values = HEIGHTS.astype(np.int16).copy()
    values[0, 0] = -32768
    assert np.isnan(read(write_tiff(tmp_path / "dem.tif", values)).values[0, 0])


def test_pixels_that_are_not_degrees_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match="gdalwarp"):
        read(write_tiff(tmp_path / "dem.tif", HEIGHTS.astype(np.int16), model=1))


def test_colours_are_no_heights(tmp_path: Path) -> None:
    Image.new("RGB", (4, 3)).save(tmp_path / "dem.png")
    with pytest.raises(CannotImport, match="grey"):
        read(tmp_path / "dem.png", bounds=Box(20, 48.5, 22, 50))


@pytest.mark.parametrize("text", ["", "1 2 3", "a b c d e f", "1 1 0 -1 0 0", "nan 0 0 -1 0 0"])
def test_a_world_file_that_is_none_gives_a_sentence(text: str, tmp_path: Path) -> None:
    Image.fromarray(HEIGHTS.astype(np.uint8)).save(tmp_path / "dem.png")
    (tmp_path / "dem.pgw").write_text(text)
    with pytest.raises(CannotImport):
        read(tmp_path / "dem.png")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
def test_a_broken_picture_gives_a_sentence_or_a_grid(tmp_path: Path, data: st.DataObject) -> None:
    path = write_tiff(tmp_path / "dem.tif", HEIGHTS.astype(np.int16))
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    with suppress(CannotImport):
        assert read(path).values.ndim == 2
