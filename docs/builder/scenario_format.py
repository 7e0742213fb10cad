"""The page of the format, written from the schemas whose descriptions are its sentences."""

from collections.abc import Iterator

from docs.builder import own_parts, rule_tables
from docs.builder.field_tables import (
    block,
    code,
    example,
    fields_table,
    meaning_of,
    row,
    type_of,
)
from docs.builder.format_texts import HEAD, LAYERS, LOGS, NOTATION, PRESETS
from docs.builder.own_parts import Key, anchor_of
from model.scenario.scenario_form import keys_in_order
from model.schema.schema import marked_preset, marked_schema, systems_with_presets
from model.schema.schema_files import (
    Schema,
    meaning,
    schema_file,
    self_contained,
    systems_described,
    words_of,
)


def _beyond() -> list[str]:
    """The headings of what does not stand in the file of one scenario."""
    rules = [own_parts.rules_heading(name) for name in systems_with_presets()]
    return ["Scenarios that stand on another", *rules, "Preset files", "Game logs"]


def page() -> str:
    """The whole page."""
    schema = marked_schema("")
    return (
        "\n".join(
            [
                HEAD,
                *_contents(),
                *_notation(),
                *_head(schema),
                *(line for one in _after_the_head() for line in _key(one)),
                *_layers(),
                *(line for name in systems_with_presets() for line in _rules(name)),
                *_presets(),
                *_logs(),
            ]
        ).rstrip("\n")
        + "\n"
    )


def _contents() -> Iterator[str]:
    keys = " · ".join(f"[{one.title}](#{anchor_of(one.title)})" for one in _after_the_head())
    yield from (f"The keys: [the head](#the-head) · {keys}", "")
    beyond = (f"[{n[0].lower()}{n[1:]}](#{anchor_of(n)})" for n in _beyond())
    yield from ("Beyond one file: " + " · ".join(beyond), "")


def _notation() -> Iterator[str]:
    yield from (NOTATION, "| what | for example | how |", "|---|---|---|")
    for file in ("core", *systems_described()):
        for part in schema_file(file)["$defs"].values():
            if "pattern" in part:
                examples = "<br>".join(code(one) for one in part["examples"])
                yield row(part["title"].lower(), examples, part["description"])
    yield ""


def _head(schema: Schema) -> Iterator[str]:
    keys = _head_keys()
    part = {**schema, "properties": {key: schema["properties"][key] for key in keys}}
    yield from ("## The head", "", "What the scenario is, and who made it.", "")
    yield from fields_table(part, schema["$defs"])
    yield from _players(schema)


def _players(schema: Schema) -> Iterator[str]:
    part = meaning(schema["properties"]["players"], schema["$defs"])
    yield from ("### `players`", "", f"{part['description']} {code(part['examples'][0])}", "")
    yield from fields_table(part, schema["$defs"])


def _head_keys() -> list[str]:
    keys = list(keys_in_order(""))
    return keys[: keys.index("rules")]


def _after_the_head() -> list[Key]:
    """The keys that have a section of their own, in the order of a file."""
    return [one for one in own_parts.all_keys() if one.system or one.key not in _head_keys()]


def _key(one: Key) -> Iterator[str]:
    """The section of one top-level key."""
    schema, key = marked_schema(one.system), one.key
    defs, part = schema["$defs"], meaning(schema["properties"][key], schema["$defs"])
    each = [part["items"]] if "items" in part else [*part.get("patternProperties", {}).values()]
    item = meaning(each[0], defs) if each else {}
    told = [part["description"], *([item["description"]] if "properties" in item else [])]
    whose = [f"*Only where `system` is `{one.system}`.*", ""] if one.system else []
    yield from (f"## {one.title}", "", *whose, " ".join(told), "")
    if key == "rules":
        yield from _preset(part, defs)
        yield from own_parts.where_rules_are()
    elif "properties" in item:
        yield from _thing(key if "items" in part else "", item, defs)
        yield from block(key, part["examples"][0]) if "items" not in part else ()
    elif words_of(part):
        yield from _branches(part, defs)
    elif "properties" in part:
        yield from _thing("", part, defs)
    elif part.get("examples"):
        yield from block(key, part["examples"][0])
    if not one.system:
        yield from own_parts.own_fields(key)


def _thing(key: str, part: Schema, defs: Schema) -> Iterator[str]:
    yield from fields_table(part, defs)
    if key:
        yield from example(part, key)
    yield from _inner_things(part, defs)


def _inner_things(part: Schema, defs: Schema, told: list[Schema] | None = None) -> Iterator[str]:
    """Things that stand inside a thing, such as the effects of an event card; each once."""
    told = [] if told is None else told
    for name, bare in part["properties"].items():
        whole = meaning(bare, defs)
        inner = {} if "x-whole" in whole else meaning(whole.get("items", whole), defs)
        if _are_among(inner.get("properties"), told):
            continue
        told.append(inner.get("properties", {}))
        if words_of(inner):
            word = " ".join(f"`{w}`: {p['description']}" for w, p in inner["properties"].items())
            yield from (f"### `{name}`", "", inner["description"], "", word, "")
            yield from _vocabulary(inner, defs)
        elif "properties" in inner:
            yield from (f"### `{name}`", "", inner["description"], "")
            yield from fields_table(inner, defs)
            yield from example(inner, name)
            yield from _inner_things(inner, defs, told)


def _are_among(fields: Schema | None, told: list[Schema]) -> bool:
    """Whether a table tells these fields already, and with them what stands inside."""
    return fields is not None and any(fields.items() <= one.items() for one in told if one)


def _branches(part: Schema, defs: Schema) -> Iterator[str]:
    """Several mappings told apart by a word, each with its table."""
    yield from fields_table(part, defs)
    for word, branches in words_of(part).items():
        for choice, bare in branches.items():
            branch = meaning(bare, defs)
            yield from (f"### `{word}: {choice}`", "", branch["description"], "")
            yield from fields_table(branch, defs, leave_out=(word,))
            yield from _inner_things(branch, defs)


def _vocabulary(part: Schema, defs: Schema) -> Iterator[str]:
    """Many small mappings told apart by a word, in one table."""
    for word, branches in words_of(part).items():
        yield from (f"| {word} | what it does | further fields |", "|---|---|---|")
        for choice, bare in branches.items():
            branch = meaning(bare, defs)
            fields = [_field(n, one, branch, defs) for n, one in branch["properties"].items()]
            yield row(code(choice), branch["description"], "<br>".join(fields[1:]))
        yield ""


def _field(name: str, bare: Schema, part: Schema, defs: Schema) -> str:
    one = meaning(bare, defs)
    notes = [type_of(bare, defs), *(["needed"] if name in part["required"] else [])]
    notes += [f"if left out {code(one['default'])}"] if "default" in one else []
    return f"`{name}` ({', '.join(notes)}): {one['description']}"


def _layers() -> Iterator[str]:
    schema = marked_schema("", layer=True)
    paint = schema["$defs"]["core_paint"]
    yield from (LAYERS, row("field", "written as", "meaning"), "|---|---|---|")
    yield from (row("`paint`", "mapping", meaning_of(paint, schema["$defs"])), "")


def _rules(system: str) -> Iterator[str]:
    schema = marked_schema(system)
    defs, whole = schema["$defs"], meaning(schema["properties"]["rules"], schema["$defs"])
    yield own_parts.rules_head(system)
    if whole["description"] != marked_schema("")["properties"]["rules"]["description"]:
        yield from (whole["description"], "", *_preset(whole, defs))
    yield from rule_tables.groups(whole, defs)
    yield from rule_tables.shared_values(system, defs)


def _preset(rules: Schema, defs: Schema) -> Iterator[str]:
    preset = {"preset": rules["properties"]["preset"]}
    yield from fields_table({**rules, "properties": preset}, defs)


def _presets() -> Iterator[str]:
    schema = marked_preset("")
    yield from (PRESETS, *fields_table(schema, schema["$defs"]))
    variants = meaning(schema["properties"]["variants"], schema["$defs"])
    variant = meaning(next(iter(variants["patternProperties"].values())), schema["$defs"])
    yield from ("### A variant", "", variant["description"], "")
    yield from fields_table(variant, schema["$defs"])


def _logs() -> Iterator[str]:
    schema = self_contained("log")
    defs = schema["$defs"]
    yield LOGS
    yield from fields_table(schema, defs)
    for name in ("header", "seat", "record", "chance"):
        part = defs[f"log_{name}"]
        yield from (f"### {part['title']}", "", part["description"], "")
        yield from fields_table(part, defs)
