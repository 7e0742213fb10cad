"""Which keys of a schema a document says, and which it could say."""

from typing import Any

from model.schema.schema_files import meaning


def keys_said(plain: Any, bare: Any, schema: Any, way: str) -> tuple[set[str], set[str]]:
    """The keys that a document says, and those that it could say at the places it speaks of."""
    part = meaning(bare, schema["$defs"])
    said, known = set[str](), set[str]()
    if isinstance(plain, dict) and "properties" in part:
        said = {f"{way}/{key}" for key in plain}
        known = {f"{way}/{key}" for key in part["properties"]}
    inner = []
    if isinstance(plain, dict) and "properties" in part:
        inner = [(one, part["properties"][key], f"{way}/{key}") for key, one in plain.items()]
    elif isinstance(plain, dict) and "patternProperties" in part:
        (each,) = part["patternProperties"].values()
        inner = [(one, each, f"{way}/*") for one in plain.values()]
    elif isinstance(plain, list) and "items" in part:
        inner = [(one, part["items"], f"{way}/*") for one in plain]
    for one, below, to in inner:
        more_said, more_known = keys_said(one, below, schema, to)
        said, known = said | more_said, known | more_known
    return said, known
