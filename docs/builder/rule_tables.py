"""The rules of a system on the page of the format: its groups, what is inside them, and the
situations and places that many rules speak of."""

from collections.abc import Iterator

from docs.builder.field_tables import (
    BY_CASE,
    code,
    fields_table,
    meaning_of,
    row,
    rules_table,
    written_as,
)
from model.schema.schema_files import Schema, has_schema_file, meaning, schema_file


def groups(rules: Schema, defs: Schema) -> Iterator[str]:
    """Every group of rules with its table, after those that stand alone."""
    known = {name: meaning(bare, defs) for name, bare in rules["properties"].items()}
    del known["preset"]
    single = {name: one for name, one in known.items() if not _is_group(one, defs)}
    if single:
        yield from rules_table({"properties": single}, defs)
        yield from _inside("", single, defs)
    for name, group in known.items():
        if name not in single:
            yield from (f"### `{name}`", "", group["description"], "")
            yield from _group(name, group, defs)


def _is_group(rule: Schema, defs: Schema) -> bool:
    """Whether a rule holds others, by their names or each under a key of its own."""
    by_key = rule.get("patternProperties", {}).values()
    is_held = "properties" in rule or any("properties" in meaning(one, defs) for one in by_key)
    return is_held and "x-whole" not in rule


def _group(name: str, group: Schema, defs: Schema) -> Iterator[str]:
    by_key = list(group.get("patternProperties", {}).values())
    part = meaning(by_key[0], defs) if by_key else group
    yield from rules_table(part, defs)
    inner = {key: meaning(bare, defs) for key, bare in part["properties"].items()}
    found = [one for one in inner.values() if one.get("type") == "object" and "properties" in one]
    alike = found[0] if found and found.count(found[0]) > 1 else None
    if alike is not None:
        names = [key for key, one in inner.items() if one == alike]
        yield from (f"Each of {', '.join(map(code, names))} has:", "")
        yield from rules_table(alike, defs)
    yield from _inside(name, {key: one for key, one in inner.items() if one != alike}, defs)


def _inside(way: str, rules: Schema, defs: Schema) -> Iterator[str]:
    """What has fields of its own inside a group: entries of lists, and groups inside of it."""
    for name, bare in rules.items():
        inner = _with_fields(meaning(bare, defs), defs)
        if inner is not None:
            path = f"{way}/{name}".removeprefix("/")
            yield from (f"#### `{path}`", "", inner["description"], "")
            yield from fields_table(inner, defs)
            yield from _inside(path, inner["properties"], defs)


def _with_fields(rule: Schema, defs: Schema) -> Schema | None:
    """The fields of a rule, or of its entries; a situation or place is told elsewhere."""
    if "x-whole" in rule and "x-effects" not in rule:
        return None
    by_key = list(rule.get("patternProperties", {}).values())
    each = rule["items"] if "items" in rule else by_key[0] if by_key else rule
    inner = meaning(each, defs)
    return inner if "properties" in inner and "x-whole" not in inner else None


# -- what many rules speak of


def shared_values(system: str, defs: Schema) -> Iterator[str]:
    """The values that many rules have in common: numbers by the situation, places."""
    found = [part for part in _definitions(system, defs) if "x-whole" in part]
    if not found:
        return
    yield from ("### Situations, places and what depends on them", "")
    yield from (row("what", "written as", "for example", "how"), "|---|---|---|---|")
    for part in found:
        examples = "<br>".join(code(one) for one in part["examples"])
        title = part["title"].lower()
        yield row(title, written_as(part, defs), examples, _told(part, defs))
    yield ""
    yield from _by_situation(next(part for part in found if _depends(part)), defs)
    for part in found:
        inner = meaning(part.get("then", part), defs)
        if "properties" in inner and "title" in inner and not _depends(inner):
            yield from (f"#### {inner['title']}", "", inner["description"], "")
            yield from fields_table(inner, defs)


def _told(part: Schema, defs: Schema) -> str:
    """What a value means, with its keys where no table tells them."""
    is_word = "then" in part and "title" not in meaning(part["then"], defs)
    return meaning_of({k: one for k, one in part.items() if k != "title" or not is_word}, defs)


def _depends(part: Schema) -> bool:
    """Whether a value may depend on the situation."""
    return BY_CASE[0] in part.get("properties", {})


def _by_situation(part: Schema, defs: Schema) -> Iterator[str]:
    """What a value has that depends on the situation, told of the first of them."""
    yield from ("#### Values by the situation", "")
    both = {name: part["properties"][name] for name in BY_CASE}
    yield from fields_table({**part, "properties": both}, defs)
    yield from ("Each of the `cases` has:", "")
    yield from fields_table(meaning(both[BY_CASE[0]]["items"], defs), defs)


def _definitions(system: str, defs: Schema) -> Iterator[Schema]:
    file = f"{system}-rules"
    names = schema_file(file)["$defs"] if has_schema_file(file) else ()
    for name in names:
        part = defs.get(f"{file}-{name}".replace("-", "_"), {})
        if "title" in part:
            yield part
