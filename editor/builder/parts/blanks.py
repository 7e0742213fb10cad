"""Plain values of what nobody has said yet: ones that the manual shows, or as little as must be."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from editor.builder.parts.schemas import followed, is_some, is_varying, is_vocabulary
from model.schema.schema_files import Schema

Things = Callable[[str], Sequence[str]]
"""The ids that there are of a collection."""


def blank_value(
    system: str, part: Mapping[str, Any], things: Things, *, is_needed: bool = False
) -> Any:
    """The plainest value of a form: one that the manual shows, or no more than must be said."""
    part = followed(system, dict(part))
    refers = part.get("x-refers")
    if refers and part.get("type") == "string":
        return next(iter(things(refers)), (part.get("examples") or [""])[0])
    if is_varying(part):
        shown = [one for one in part.get("examples", ()) if not isinstance(one, dict)]
        return shown[0] if shown else blank_value(system, part["properties"]["else"], things)
    if part.get("properties") and (not part.get("x-whole") or part.get("type") == "object"):
        return _blank_group(system, part, things)
    if is_some(system, part):
        return _blank_group(system, followed(system, part["then"]), things)
    if refers:
        return list(things(refers))[: max(part.get("minItems", 0), int(is_needed))]
    for offer in (part.get("examples"), part.get("enum")):
        if offer:
            return offer[0]
    return _of_kind(system, part, things)


def _of_kind(system: str, part: Schema, things: Things) -> Any:
    if "default" in part:
        return part["default"]
    if part.get("type") == "array":
        entries = range(part.get("minItems", 0))
        return [blank_value(system, part.get("items", {}), things) for _ in entries]
    plain = {"integer": max(part.get("minimum", 0), 0), "boolean": True, "object": {}}
    types = part.get("type", "string")
    kind = types if isinstance(types, str) else types[0]
    return plain.get(kind, "")


def _blank_group(system: str, part: Schema, things: Things) -> dict[str, Any]:
    inner = part["properties"]
    needed = list(part.get("required", ()))
    if is_vocabulary(part) and not needed:
        needed = [next(iter(inner))]
    return {
        name: blank_value(system, inner[name], things, is_needed=True)
        for name in needed
        if name in inner
    }


def unusual_value(system: str, part: Mapping[str, Any], things: Things) -> Any:
    """A value that is not the usual one, which would say nothing."""
    part = followed(system, dict(part))
    usual, blank = part.get("default"), blank_value(system, part, things)
    if blank not in (usual, {}, []):
        return blank
    others = [one for one in part.get("enum", ()) if one != usual]
    if others:
        return others[0]
    if isinstance(blank, bool):
        return not blank
    if isinstance(blank, int):
        return blank + 1
    if part.get("x-refers"):
        return list(things(part["x-refers"]))[:1]
    inner = next(iter(part.get("properties", {}).items()), None)
    return blank if inner is None else {inner[0]: unusual_value(system, inner[1], things)}
