"""Maps of strangers: whatever they hold, a sentence says what is wrong, in little time."""

import base64
import json
import struct
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.files.scenario_files import new_text, read_text
from model.imports.cannot import CannotImport
from model.unreadable import Unreadable
from tests.model.imports.tiled.samples import a_map, as_xml, from_text, imported, tile_layer

SMALL = a_map([[1, 2], [2, 1]], {"type": "city", "name": "Aston", "x": 26, "y": 30, "point": True})
BOMB = base64.b64encode(zlib.compress(bytes(50_000_000))).decode()
ENTITIES = """<?xml version="1.0"?>
<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
<map orientation="&c;"/>
"""
FULL = {
    "type": "tilelayer",
    "width": 320,
    "height": 320,
    "compression": "zlib",
    "data": base64.b64encode(zlib.compress(struct.pack("<102400I", *[1] * 102_400))).decode(),
}
OUTSIDE = '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map orientation="&x;"/>'


def layer(**more: Any) -> dict[str, Any]:
    plain = json.loads(json.dumps(SMALL))
    plain["layers"][0] |= more
    return dict(plain)


def group(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = tile_layer([[1]])
    for _ in range(depth):
        inner = {"type": "group", "layers": [inner]}
    return {**SMALL, "layers": [inner]}


def placed(**more: Any) -> dict[str, Any]:
    plain = json.loads(json.dumps(SMALL))
    plain["layers"][1]["objects"][0] |= more
    return dict(plain)


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ({**SMALL, "orientation": "orthogonal"}, "the map is orthogonal"),
        ({**SMALL, "orientation": "isometric"}, "choose Hexagonal"),
        ({**SMALL, "orientation": 7}, "of no orientation"),
        ({**SMALL, "tilewidth": 0}, "makes no sense"),
        ({**SMALL, "tilewidth": "wide"}, "tilewidth is 'wide'"),
        ({**SMALL, "tileheight": 1e300}, "no number of a map"),
        ({**SMALL, "hexsidelength": 99}, "makes no sense"),
        ({**SMALL, "hexsidelength": 1.5}, "not a whole number"),
        ({**SMALL, "width": 100_000}, "at most 320"),
        ({**SMALL, "width": 0}, "at most 320"),
        ({**SMALL, "layers": [tile_layer([[1]])] * 501}, "more than 500 layers"),
        ({**SMALL, "tilesets": []}, "which is in no tileset"),
        ({**SMALL, "tilesets": [{"firstgid": 1, "source": "../up.tsx"}]}, "outside the folder"),
        ({**SMALL, "tilesets": [{"firstgid": 1, "source": "/etc/passwd"}]}, "outside the folder"),
        (
            {**SMALL, "tilesets": [{"firstgid": 1, "source": "http://x/y.tsx"}]},
            "outside the folder",
        ),
        ({**SMALL, "tilesets": [{"firstgid": 1, "source": "C:\\x.tsx"}]}, "outside the folder"),
        ({**SMALL, "tilesets": [{"firstgid": 1, "source": "gone.tsx"}]}, "no such file"),
        ({**SMALL, "tilesets": [{"firstgid": 1, "source": "map.tmj"}]}, "nothing says"),
        (layer(data=[1, 2, 3]), "a layer of 4 tiles holds 3"),
        (layer(data=[1, 2, 3, -1]), "is not the number of a tile"),
        (layer(data=[1, 2, 3, True]), "is not the number of a tile"),
        (layer(data=[1, 2, 3, 1 << 40]), "is not the number of a tile"),
        (layer(data="no base64!", encoding="base64"), "cannot be unpacked"),
        (layer(data="AAAA", encoding="base64"), "a layer of 4 tiles holds 0"),
        (layer(data="AAAA", encoding="base64", compression="zlib"), "cannot be unpacked"),
        (layer(data="AAAA", encoding="base64", compression="zstd"), "choose CSV or zlib"),
        (layer(data=BOMB, encoding="base64", compression="zlib"), "a layer of 4 tiles holds"),
        (layer(width=100_000, height=100_000), "wider or higher than 1024"),
        (layer(chunks=[{"x": 0, "y": 0, "width": 1024, "height": 1024, "data": []}]), "more than"),
        (
            layer(chunks=[{"x": 10**8, "y": 0, "width": 1, "height": 1, "data": [1]}]),
            "further away",
        ),
        ({**SMALL, "layers": [FULL] * 20}, "more than 512,000 tiles"),
        (group(30), "more than 20 deep"),
        (placed(x="left"), "object 'Aston': x is 'left'"),
        (placed(rotation=1e12), "no number of a map"),
        (placed(polyline=[{"x": 0, "y": 0}] * 20_001), "more than 20,000"),
    ],
)
def test_a_strange_map_is_told_in_a_sentence(
    plain: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises((CannotImport, Unreadable)) as told:
        imported(plain, tmp_path)
    assert sentence in str(told.value).replace("There is", "there is")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (ENTITIES, "declares a document type"),
        (OUTSIDE, "declares a document type"),
        ("<map>", "it is not XML"),
        ("<tileset/>", "it is no map of Tiled, but 'tileset'"),
        ("<map/>", "it is no map of Tiled"),
        ('<?xml version="1.0" encoding="klingon"?><map/>', "it is"),
        ("<g>" * 50 + "</g>" * 50, "40 deep"),
        ("<map>" + "<a/>" * 400_001 + "</map>", "more than 400,000 elements"),
        ("[" * 100_000, "neither JSON nor XML"),
        ('{"layers": NaN, "orientation": 1}', "neither JSON nor XML"),
        ('{"x": ' + "9" * 5000 + "}", "neither JSON nor XML"),
        ("[]", "it is no map of Tiled"),
        ("{}", "it is no map of Tiled"),
        ("", "neither JSON nor XML"),
        ('{"layers": [], "orientation": "\\ud800"}', "neither JSON nor XML"),
        (as_xml(SMALL).replace('tilewidth="52"', 'tilewidth="nan"'), "no number of a map"),
        (as_xml(SMALL).replace(">1,2,2,1<", ">1,2,x,1<"), "is not the number of a tile"),
    ],
)
def test_a_strange_file_is_told_in_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport) as told:
        from_text(text, tmp_path)
    assert sentence in str(told.value)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)


def _routes(plain: Any, route: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = (
        range(len(plain)) if isinstance(plain, list) else plain if isinstance(plain, dict) else ()
    )
    return [route, *(found for key in keys for found in _routes(plain[key], (*route, key)))]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(route=st.sampled_from(_routes(SMALL)[1:]), value=junk)
def test_anything_may_stand_anywhere(tmp_path: Path, route: tuple[Any, ...], value: Any) -> None:
    plain = json.loads(json.dumps(SMALL))
    inside = plain
    for key in route[:-1]:
        inside = inside[key]
    inside[route[-1]] = value
    with suppress(CannotImport, Unreadable):
        text = new_text(imported(plain, tmp_path).scenario)
        read_text(text.encode())


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 1500), st.integers(0, 30), st.binary(max_size=12))
def test_damaged_xml_is_a_map_or_a_sentence(
    tmp_path: Path, start: int, length: int, patch: bytes
) -> None:
    data = as_xml(SMALL).encode()
    with suppress(CannotImport, Unreadable):
        from_text(data[:start] + patch + data[start + length :], tmp_path)
