"""Tables of fields, as the page of the format shows them, from parts of a schema."""

from collections.abc import Iterator
from typing import Any

from model.schema.schema_files import Schema, meaning
from model.yaml.canonical import Writer, flow_text

_PLAIN = {"string": "text", "integer": "whole number", "boolean": "true or false"}
BY_CASE = ("cases", "else")
"""The keys of a value that depends on the situation, which are told once for all of them."""


def fields_table(part: Schema, defs: Schema, leave_out: tuple[str, ...] = ()) -> Iterator[str]:
    """One row a field: its name, what is written, what it is when left out, and its meaning."""
    yield "| field | written as | if left out | meaning |"
    yield "|---|---|---|---|"
    for name, bare in part["properties"].items():
        if name not in leave_out:
            one = meaning(bare, defs)
            left_out = "needed" if name in part.get("required", ()) else default_of(one)
            yield row(f"`{name}`", type_of(bare, defs), left_out, meaning_of(one, defs))
    yield ""


def rules_table(part: Schema, defs: Schema) -> Iterator[str]:
    """One row a rule; what is left out comes from the preset."""
    yield from ("| rule | written as | meaning |", "|---|---|---|")
    for name, bare in part["properties"].items():
        yield row(f"`{name}`", type_of(bare, defs), meaning_of(meaning(bare, defs), defs))
    yield ""


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def default_of(part: Schema) -> str:
    return code(part["default"]) if "default" in part else ""


def code(value: Any) -> str:
    """A value as it is typed."""
    return f"`{value}`" if isinstance(value, str) else f"`{flow_text(value)}`"


def meaning_of(part: Schema, defs: Schema) -> str:
    """What a field means; each of its choices on a line of its own where they are explained."""
    told = [str(part["description"])]
    if part.get("type") == "object" and part.get("examples") and "properties" not in part:
        told[0] += f" For example {code(part['examples'][0])}."
    return "<br>".join([*told, *(f"{code(choice)}: {why}" for choice, why in _choices(part, defs))])


def _choices(part: Schema, defs: Schema) -> Iterator[tuple[str, str]]:
    """The words that a value, or an entry of it, can be, and the keys of one without fields."""
    for one in (part, part.get("then", {}), part.get("items", {})):
        found = meaning(one, defs)
        words = list(zip(found.get("enum", ()), found.get("enumDescriptions", ()), strict=False))
        if words:
            yield from words
            break
    if "x-whole" in part and "title" not in part:
        keys = {name: one for name, one in part.get("properties", {}).items() if "const" not in one}
        yield from ((name, one["description"]) for name, one in keys.items() if name not in BY_CASE)


def type_of(bare: Schema, defs: Schema) -> str:
    """What is written, in a few words."""
    part = meaning(bare, defs)
    if "x-whole" in part and "title" in part:
        return str(part["title"]).lower() + _range_of(part)
    return written_as(part, defs)


def written_as(part: Schema, defs: Schema) -> str:
    """What is written, by the words and types that are possible."""
    if "const" in part:
        return code(part["const"])
    if "enum" in part:
        return " · ".join(code(choice) for choice in part["enum"] if choice is not None)
    if "anyOf" in part:
        return " or ".join(type_of(one, defs) for one in part["anyOf"])
    types = part["type"] if isinstance(part["type"], list) else [part["type"]]
    if "array" in types and "x-key" in meaning(part["items"], defs):
        return "list"
    if "pattern" in part and "title" in part:
        return str(part["title"]).lower()
    return " or ".join(_word(name, part, defs) for name in types) + _range_of(part)


def _word(name: str, part: Schema, defs: Schema) -> str:
    if name == "array":
        number = f"{part['minItems']} " if part.get("minItems") == part["maxItems"] else ""
        return f"list of {number}{_several(type_of(part['items'], defs))}"
    if name == "object":
        return "mapping"
    words = meaning(part.get("then", {}), defs).get("enum", ()) if name == "string" else ()
    if words:
        return " · ".join(map(code, words))
    return "`null`" if name == "null" else _PLAIN[name]


def _several(words: str) -> str:
    """More than one of it: lists of kinds of terrain, whole numbers, ids."""
    if words.startswith(("list of", "kind of")):
        return f"{words[:4]}s{words[4:]}"
    what, comma, limits = words.partition(", ")
    return words if what.endswith(("s", "`")) else f"{what}s{comma}{limits}"


def _range_of(part: Schema) -> str:
    return f", {part['minimum']} to {part['maximum']}" if "minimum" in part else ""


def example(part: Schema, key: str) -> Iterator[str]:
    """The examples of a thing, as a list of them stands in a file."""
    if part.get("examples"):
        yield from block(key, part["examples"])


def block(key: str, value: Any) -> Iterator[str]:
    """A key and its value, spelled as `milepost fmt` spells them."""
    yield from ("```yaml", *Writer({}).entry(key, value, (key,), 0), "```", "")
