"""Plain values that a part of a schema takes, as strategies: for forms that must read them all."""

import json
from typing import Any

from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from model.schema.schema_files import Schema, meaning

MOST = 3
"""So many entries of a list, and keys that need not be there."""
DEEPEST = 7
"""Groups inside of groups; what lies deeper is left out."""


class PlainValues:
    """The values that parts of one schema take."""

    def __init__(self, defs: Schema) -> None:
        self._defs = defs
        self._made: dict[str, st.SearchStrategy[Any]] = {}

    def of(self, bare: Schema, depth: int = 0) -> st.SearchStrategy[Any]:
        """Values of a part; what only conditions tell apart is tried against the schema."""
        known = f"{depth} {json.dumps(bare)}"
        if known in self._made:
            return self._made[known]
        part = meaning(bare, self._defs)
        found = self._of(part, depth)
        if {"allOf", "minProperties"} & part.keys() or "required" in part.get("if", {}):
            found = found.filter(Draft202012Validator({**part, "$defs": self._defs}).is_valid)
        self._made[known] = found
        return found

    def _of(self, part: Schema, depth: int) -> st.SearchStrategy[Any]:
        if "const" in part:
            return st.just(part["const"])
        if "enum" in part:
            return st.sampled_from(part["enum"])
        types = part["type"] if isinstance(part["type"], list) else [part["type"]]
        if depth > DEEPEST and set(types) - {"object", "array"}:
            types = [name for name in types if name not in ("object", "array")]
        return st.one_of([self._of_type(name, part, depth) for name in types])

    def _of_type(self, name: str, part: Schema, depth: int) -> st.SearchStrategy[Any]:
        match name:
            case "null":
                return st.none()
            case "boolean":
                return st.booleans()
            case "integer":
                return st.integers(part["minimum"], part["maximum"])
            case "string":
                return st.sampled_from(self._texts(part))
            case "array" if "prefixItems" in part:
                return st.tuples(*(self.of(one, depth + 1) for one in part["prefixItems"])).map(
                    list
                )
            case "array":
                least, most = part.get("minItems", 0), min(part["maxItems"], MOST)
                most = 0 if depth > DEEPEST else max(least, most)
                each = self.of(part["items"], depth + 1)
                item = meaning(part["items"], self._defs)
                once: Any = (lambda thing: thing["id"]) if "x-key" in item else None
                once = str if item.get("type") == "string" else once
                return st.lists(each, min_size=least, max_size=most, unique_by=once)
        return self._group(part, depth)

    def _texts(self, part: Schema) -> list[str]:
        then = meaning(part.get("then", {}), self._defs)
        texts = [one for one in part.get("examples", ()) if isinstance(one, str)]
        text = "some-id" if "pattern" in part else "Some text."
        return [*then.get("enum", ()), *texts] or [text]

    def _group(self, part: Schema, depth: int) -> st.SearchStrategy[Any]:
        if "patternProperties" in part:
            (each,) = part["patternProperties"].values()
            names = [key for one in part.get("examples", ()) for key in one] or ["red", "ash"]
            keys = st.sampled_from(names)
            return st.dictionaries(keys, self.of(each, depth + 1), max_size=MOST)
        then = meaning(part.get("then", {}), self._defs)
        fields = {**then.get("properties", {}), **part.get("properties", {})}
        fields = {key: one for key, one in fields.items() if not _is_of_layers(one)}
        return _group(self, fields, part, depth)


@st.composite
def _group(draw: st.DrawFn, made: PlainValues, fields: Schema, part: Schema, depth: int) -> Any:
    """A group with the keys that it needs, and some of the others."""
    needed = [key for key in part.get("required", ()) if key in fields]
    others = [key for key in fields if key not in needed] if depth <= DEEPEST else []
    most = min(one.get("maxProperties", MOST) for one in (part, part.get("else", {})))
    most = max(0, min(MOST, most) - len(needed))
    more = draw(st.lists(st.sampled_from(others), max_size=most, unique=True)) if others else []
    chosen = [key for key in fields if key in (*needed, *more)]
    return {key: draw(made.of(fields[key], depth + 1)) for key in chosen}


def _is_of_layers(part: Schema) -> bool:
    return bool(part.get("x-layer-only") or part.get("x-removes"))
