"""The file of a map and the files of its tilesets, which lie in the same folder."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

from model.bounded_files import read_file
from model.files.scenario_files import beside
from model.imports.cannot import CannotImport
from model.imports.tiled import tmx
from model.imports.tiled.untrusted_values import Plain, listed, text, whole
from model.imports.tiled.xml_tree import read_xml
from model.unreadable import quoted

MOST_TILESETS: Final = 100
MOST_LAYERS: Final = 500


def read_map(path: Path) -> Plain:
    """The map with all its tilesets, as plain data; CannotImport says why there is none."""
    data = read_file(path)
    found = tmx.map_of(_root(data, "map", path)) if _is_xml(data) else _json(data, path)
    if "layers" not in found or "orientation" not in found:
        raise CannotImport(f"{path}: it is no map of Tiled, in TMX or in JSON")
    tilesets = [_whole(one, path) for one in listed(found, "tilesets", MOST_TILESETS)]
    return {**found, "tilesets": tilesets}


def _is_xml(data: bytes) -> bool:
    first = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:2]
    return first[:1] == b"<" or first in (b"\xff\xfe", b"\xfe\xff")


def _root(data: bytes, tag: str, path: Path) -> Any:
    root = read_xml(data, str(path))
    if root.tag != tag:
        raise CannotImport(f"{path}: it is no {tag} of Tiled, but {quoted(str(root.tag))}")
    return root


def _json(data: bytes, path: Path) -> Mapping[str, Any]:
    try:
        found = json.loads(data, parse_constant=_no_number)
        # Half of a pair of surrogates can be read, and never be written again.
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise CannotImport(f"{path}: it is neither JSON nor XML") from None
    if not isinstance(found, dict):
        raise CannotImport(f"{path}: it is no map of Tiled, in TMX or in JSON")
    return found


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def _whole(tileset: Plain, path: Path) -> Plain:
    """A tileset with its tiles; one that is a file of its own is read from there."""
    source = text(tileset, "source")
    if not source:
        return tileset
    found = beside(path.parent, source, Path(source).suffix or ".")
    if found is None:
        raise CannotImport(
            f"{path}: tileset {quoted(source)} lies outside the folder of the map; put it there, "
            "or embed it in the map (in Tiled: Tilesets, Embed Tileset)"
        )
    data = read_file(found)
    read = tmx.tileset_of(_root(data, "tileset", found)) if _is_xml(data) else _json(data, found)
    return {**read, "firstgid": whole(tileset, "firstgid", 1)}
