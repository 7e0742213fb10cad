"""What systems add to the format: keys of their own, fields of cities and goods, rules."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from docs.builder.field_tables import example, fields_table
from model.scenario.scenario_form import keys_in_order
from model.schema.schema import marked_schema, systems_with_presets
from model.schema.schema_files import Schema, meaning, systems, systems_described


class Key(NamedTuple):
    """A top-level key, and the system that alone has it; empty for a key of all scenarios."""

    key: str
    system: str = ""
    is_second: bool = False
    """Whether another system has a key of the same name, which comes first on the page."""

    @property
    def title(self) -> str:
        """Its heading."""
        return f"`{self.key}`" + (f" in {self.system}" if self.is_second else "")


def all_keys() -> list[Key]:
    """Every top-level key in the order of a file; what systems add stands among the others."""
    core = keys_in_order("")
    own = [(key, name) for name in systems_described() for key in keys_in_order(name)]
    own = [(key, name) for key, name in own if key not in core]
    seen = [key for key, _ in own]
    added = [Key(key, name, key in seen[:place]) for place, (key, name) in enumerate(own)]
    at = keys_in_order(own[0][1]).index(own[0][0]) if own else len(core)
    return [*map(Key, core[:at]), *added, *map(Key, core[at:])]


def own_fields(key: str) -> Iterator[str]:
    """Tables of the fields that the things of a collection have in one system alone."""
    shared = _thing(key, "")
    for system in systems() if shared else ():
        thing = _thing(key, system)
        fields = {n: one for n, one in thing["properties"].items() if _is_own(n, system, key)}
        if fields:
            yield from (f"### {_one(key)} in {system}", "")
            one = _one(key).lower()
            yield from (f"Where `system` is `{system}`, a {one} has also or instead:", "")
            yield from fields_table({**thing, "properties": fields}, marked_schema(system)["$defs"])
            yield from example(thing, key) if thing.get("examples") != shared["examples"] else ()
        if shared["properties"].keys() - thing["properties"].keys():
            gone = sorted(shared["properties"].keys() - thing["properties"].keys())
            named = ", ".join(f"`{name}`" for name in gone)
            yield from (f"Where `system` is `{system}`, there is no {named}.", "")


def _thing(key: str, system: str) -> Schema:
    """The things of a collection as a system has them; nothing where a key holds none."""
    schema = marked_schema(system)
    part = meaning(schema["properties"][key], schema["$defs"])
    item = meaning(part["items"], schema["$defs"]) if "items" in part else {}
    return item if "properties" in item else {}


def _is_own(name: str, system: str, key: str) -> bool:
    return bool(_thing(key, system)["properties"][name] != _thing(key, "")["properties"].get(name))


def _one(key: str) -> str:
    title = _thing(key, "")["title"]
    return str(title)


# -- rules


def rules_heading(system: str) -> str:
    return f"The rules of {system} games"


def rules_head(system: str) -> str:
    """What is said before the groups of rules of a system."""
    return f"""\
## {rules_heading(system)}

What stands below `rules` where `system` is `{system}`, group by group. A scenario says only what it
changes; everything else comes from its preset. A code in capitals names the rule of the game that a
field decides; one that begins with OPEN names a question that a rulebook leaves open.
"""


def where_rules_are() -> Iterator[str]:
    """Where on the page the groups of rules are."""
    links = [f"[{name}](#{anchor_of(rules_heading(name))})" for name in systems_with_presets()]
    yield from (f"The groups of rules come at the end: {' · '.join(links)}.", "")


def anchor_of(heading: str) -> str:
    """The anchor that sites which show Markdown give to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
