"""The page of the format, written from the schemas whose descriptions are its sentences."""

from collections.abc import Iterator

from docs.builder.field_tables import (
    block,
    code,
    example,
    fields_table,
    meaning_of,
    row,
    rules_table,
    type_of,
)
from model.scenario.scenario_form import keys_in_order
from model.schema.schema import marked_preset, marked_schema
from model.schema.schema_files import (
    Schema,
    meaning,
    schema_file,
    self_contained,
    systems_described,
    words_of,
)

HEAD = """\
# The scenario format

<!-- Written by `make docs` from the schemas. Change their descriptions, not this page. -->

A scenario is one text file, `NAME.milepost.yaml`, in [YAML](https://yaml.org). It says
everything about a map and the game played on it: board, rivers, cities, goods, cards and rules.
People write it, review it and download it from each other, so the format has one spelling for
everything, and what it does not know is an error with a suggestion, never ignored.

```yaml
# yaml-language-server: $schema=scenario.schema.json
format: 1
id: two-valleys
title: Two Valleys
system: crayon
rules:
  preset: china-rails
  win: {cash: 120, majors: 2}
board:
  kind: mileposts
  size: [14, 5]
  legend: {".": clear, "^": mountain, A: alpine}
  terrain: |
    ....^^^....___
    ...^^A^^......
    ....^^........
    ..............
    _.............
waters:
- {id: lower-stream, name: Lower Stream, kind: river, path: "4,1s 4,3n 5,2s 5,4n"}
cities:
- {id: aston, name: Aston, kind: major, at: "2,2", supplies: [coal]}
- {id: byford, name: Byford, kind: small, at: "9,1", supplies: [fish, wood]}
- {id: colby, name: Colby, kind: major, at: "11,3", supplies: [wheat]}
goods:
- {id: coal, chips: 4}
- {id: fish, chips: 3}
- {id: wheat, chips: 4}
- {id: wood, chips: 3}
demands:
  1: [aston wood 9, byford coal 8, colby fish 14]
  2: [colby coal 13, aston wheat 12, byford wheat 6]
```

The first line is for text editors: with it they complete keys, explain them and underline
mistakes while you type. `milepost schema` writes `scenario.schema.json`.

Keys are words joined by underscores, ids and kinds words joined by hyphens. Numbers are whole,
never with a decimal point. Anchors, tags and several documents in one file are not part of the
format, and words that readers of YAML disagree about, such as `no` or `017`, need quotes. A
line has at most 4,096 characters.
"""

NOTATION = """\
## How places and other things are written

Places are texts. Between brackets a text with a comma needs quotes: `{at: "12,7"}`.
"""

LAYERS = """\
## Scenarios that stand on another

With `extends` a scenario stands on the map of another one and says only what is different, so
that several scenarios share a board without copying it. It needs `format`, `id` and `extends`;
everything else comes from below.

* A mapping changes key by key, and a key goes away with `null`. In `rules` null is a value of its
  own (a price that there is not), so changes of the scenario below are taken back by a list:
  `removed: [win/cash]`.
* A list of things changes thing by thing. A thing is matched by its `id` (an accepted finding
  by `code` and `place`), needs to say no more than that and what is different, and goes away
  with `removed: true`.
* Any other list, and every text and number, is replaced as a whole.

```yaml
format: 1
id: two-valleys-steep
title: Two Valleys, steep
system: crayon
extends: ./two-valleys.milepost.yaml
rules: {win: {cash: 100}}
board: {paint: {"9,2": mountain, "10,2": mountain, "13,4": _}}
cities:
- {id: byford, kind: medium}
- {id: colby, removed: true}
demands: {2: null}
```

One key can be said only here, below `board`:
"""

RULES = """\
## The rules of crayon games

What stands below `rules`, group by group. A scenario says only what it changes; everything else
comes from its preset. Codes such as CRY-TURN-05 name the rule of the game that a field decides,
OPEN-CRY-12 a question that a rulebook leaves open.
"""

PRESETS = """\
## Preset files

The rules of a game can be kept in a file of their own, `NAME.preset.yaml`, for several
scenarios to stand on. Beside a scenario it is named by its path: `preset: ./steep.preset.yaml`.

A preset may also hold the collections of its system, such as its cards, written as a scenario
writes them. A scenario that stands on it has them all: it changes one by naming its id and what is
different, adds its own, and takes one away with `removed: true`.
"""

LOGS = """\
## Game logs

A game in progress is its log. This is its shape in JSON; `milepost schema --log` writes the
schema.
"""


BEYOND = {
    "scenarios that stand on another": "scenarios-that-stand-on-another",
    "the rules of crayon games": "the-rules-of-crayon-games",
    "preset files": "preset-files",
    "game logs": "game-logs",
}


def page() -> str:
    """The whole page."""
    schema = marked_schema("crayon")
    return (
        "\n".join(
            [
                HEAD,
                *_contents(),
                *_notation(),
                *_head(schema),
                *(line for key in _keys_after_the_head() for line in _key(key, schema)),
                *_layers(),
                *_rules(schema),
                *_presets(),
                *_logs(),
            ]
        ).rstrip("\n")
        + "\n"
    )


def _contents() -> Iterator[str]:
    keys = " · ".join(f"[`{key}`](#{key})" for key in _keys_after_the_head())
    yield from (f"The keys: [the head](#the-head) · {keys}", "")
    yield from ("Beyond one file: " + " · ".join(f"[{n}](#{a})" for n, a in BEYOND.items()), "")


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
    keys = list(keys_in_order("crayon"))
    return keys[: keys.index("rules")]


def _keys_after_the_head() -> list[str]:
    keys = list(keys_in_order("crayon"))
    return keys[keys.index("rules") :]


def _key(key: str, schema: Schema) -> Iterator[str]:
    """The section of one top-level key."""
    defs, part = schema["$defs"], meaning(schema["properties"][key], schema["$defs"])
    item = meaning(part["items"], defs) if "items" in part else {}
    told = [part["description"], *([item["description"]] if "properties" in item else [])]
    yield from (f"## `{key}`", "", *_whose(key), " ".join(told), "")
    if key == "rules":
        preset = {**part, "properties": {"preset": part["properties"]["preset"]}}
        yield from fields_table(preset, defs)
        yield from ("[The groups of rules](#the-rules-of-crayon-games) come at the end.", "")
    elif "properties" in item:
        yield from _thing(key, item, defs)
    elif words_of(part):
        yield from _branches(part, defs)
    elif "properties" in part:
        yield from _thing("", part, defs)
    elif part.get("examples"):
        yield from block(key, part["examples"][0])


def _whose(key: str) -> Iterator[str]:
    for system in systems_described():
        if key in self_contained(system)["properties"] and key != "rules":
            yield from (f"*Only where `system` is `{system}`.*", "")


def _thing(key: str, part: Schema, defs: Schema) -> Iterator[str]:
    yield from fields_table(part, defs)
    if key:
        yield from example(part, key)
    yield from _inner_things(part, defs)


def _inner_things(part: Schema, defs: Schema) -> Iterator[str]:
    """Things that stand inside a thing, such as the effects of an event card."""
    for name, bare in part["properties"].items():
        whole = meaning(bare, defs)
        inner = meaning(whole.get("items", whole), defs)
        if words_of(inner):
            word = " ".join(f"`{w}`: {p['description']}" for w, p in inner["properties"].items())
            yield from (f"### `{name}`", "", inner["description"], "", word, "")
            yield from _vocabulary(inner, defs)
        elif "properties" in inner:
            yield from (f"### `{name}`", "", inner["description"], "")
            yield from fields_table(inner, defs)
            yield from example(inner, name)
            yield from _inner_things(inner, defs)


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
    schema = marked_schema("crayon", layer=True)
    paint = schema["$defs"]["core_paint"]
    yield from (LAYERS, row("field", "written as", "meaning"), "|---|---|---|")
    yield from (row("`paint`", "mapping", meaning_of(paint)), "")


def _rules(schema: Schema) -> Iterator[str]:
    defs = schema["$defs"]
    yield RULES
    rules = meaning(schema["properties"]["rules"], defs)["properties"]
    for name, bare in rules.items():
        group = meaning(bare, defs)
        if name != "preset":
            yield from (f"### `{name}`", "", group["description"], "")
            yield from _group(group, defs)


def _group(group: Schema, defs: Schema) -> Iterator[str]:
    by_key = list(group.get("patternProperties", {}).values())
    part = meaning(by_key[0], defs) if by_key else group
    yield from rules_table(part, defs)
    inner = [meaning(bare, defs) for bare in part["properties"].values()]
    alike = [one for one in inner if one.get("type") == "object" and "properties" in one]
    if alike and alike.count(alike[0]) > 1:
        names = [n for n, one in zip(part["properties"], inner, strict=True) if one == alike[0]]
        yield from (f"Each of {', '.join(map(code, names))} has:", "")
        yield from rules_table(alike[0], defs)


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
