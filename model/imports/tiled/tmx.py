"""TMX and TSX, the XML of Tiled, as the same plain data that its JSON has."""

from typing import Any, Final
from xml.etree.ElementTree import Element

NUMBERS: Final = frozenset(
    (
        *("width", "height", "tilewidth", "tileheight", "hexsidelength", "firstgid", "tilecount"),
        *("columns", "id", "gid", "x", "y", "offsetx", "offsety", "rotation"),
    )
)
_LAYERS: Final = {
    "layer": "tilelayer",
    "objectgroup": "objectgroup",
    "group": "group",
    "imagelayer": "imagelayer",
}


def map_of(root: Element) -> dict[str, Any]:
    """A map, or a tileset of its own."""
    found = _attributes(root)
    found["infinite"] = root.get("infinite") == "1"
    found["layers"] = _layers(root)
    found["tilesets"] = [tileset_of(child) for child in root.findall("tileset")]
    return found


def tileset_of(element: Element) -> dict[str, Any]:
    found = _attributes(element)
    found["tiles"] = [_tile(tile) for tile in element.findall("tile")]
    image = element.find("image")
    return found if image is None else {**found, "image": image.get("source", "")}


def _tile(element: Element) -> dict[str, Any]:
    found = _attributes(element)
    image = element.find("image")
    return found if image is None else {**found, "image": image.get("source", "")}


def _layers(parent: Element) -> list[dict[str, Any]]:
    return [_layer(child) for child in parent if child.tag in _LAYERS]


def _layer(element: Element) -> dict[str, Any]:
    found = {**_attributes(element), "type": _LAYERS[element.tag]}
    found["visible"] = element.get("visible", "1") != "0"
    data = element.find("data")
    if element.tag == "group":
        found["layers"] = _layers(element)
    elif element.tag == "objectgroup":
        found["objects"] = [_object(child) for child in element.findall("object")]
    elif data is not None:
        found["encoding"] = data.get("encoding", "")
        found["compression"] = data.get("compression", "")
        chunks = data.findall("chunk")
        found["data"] = _data(data, found["encoding"])
        if chunks:
            found["chunks"] = [
                {**_attributes(chunk), "data": _data(chunk, found["encoding"])} for chunk in chunks
            ]
    return found


def _data(element: Element, encoding: str) -> Any:
    """Numbers of tiles, or the text that they are packed into."""
    text = element.text or ""
    if encoding == "csv":
        return [_number(word) for word in text.split(",") if word.strip()]
    if encoding:
        return text
    return [_number(tile.get("gid", "0")) for tile in element.findall("tile")]


def _object(element: Element) -> dict[str, Any]:
    found = _attributes(element)
    for child in element:
        if child.tag in ("point", "ellipse"):
            found[child.tag] = True
        elif child.tag in ("polygon", "polyline"):
            words = child.get("points", "").split()
            found[child.tag] = [_spot(word) for word in words]
        elif child.tag == "text":
            found["text"] = {"text": child.text or ""}
    return found


def _spot(word: str) -> dict[str, Any]:
    x, _, y = word.partition(",")
    return {"x": _number(x), "y": _number(y)}


def _attributes(element: Element) -> dict[str, Any]:
    """The attributes by name, numbers as such, and the properties."""
    found: dict[str, Any] = {
        name: _number(text) if name in NUMBERS else text for name, text in element.items()
    }
    properties = element.find("properties")
    if properties is not None:
        found["properties"] = [_property(one) for one in properties.findall("property")]
    return found


def _property(element: Element) -> dict[str, Any]:
    kind = element.get("type", "string")
    text = element.get("value", element.text or "")
    value: Any = text
    if kind == "bool":
        value = text == "true"
    elif kind in ("int", "float"):
        value = _number(text)
    return {"name": element.get("name", ""), "type": kind, "value": value}


def _number(text: str) -> float | str:
    """A number, whole where it can be; the text itself where it is none, for others to refuse."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text
