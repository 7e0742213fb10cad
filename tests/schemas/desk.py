"""Half-written scenario files, with the cursor wherever a designer may want to be helped."""

from collections.abc import Iterator
from typing import NamedTuple

from model.schema.schema_files import Schema, meaning, words_of

HEAD = "format: 1\nid: two-valleys\ntitle: Two Valleys\nsystem: crayon\n"
BOARD = "board: {kind: routes}\n"


class Draft(NamedTuple):
    """A text up to the cursor; `indent` is where the next line begins."""

    text: str
    indent: int = 0
    in_line: bool = False

    def _begin(self) -> str:
        return self.text if self.in_line else self.text + " " * self.indent

    def key(self, name: str) -> "Draft":
        return Draft(f"{self._begin()}{name}:\n", self.indent + 2)

    def says(self, name: str, value: str) -> "Draft":
        return Draft(f"{self._begin()}{name}: {value}\n", self.indent)

    def item(self) -> "Draft":
        return Draft(f"{self._begin()}- ", self.indent + 2, in_line=True)

    def with_cursor(self) -> str:
        return self._begin()

    def with_cursor_after(self, name: str) -> str:
        return f"{self._begin()}{name}: "


class Desk(NamedTuple):
    """A mapping that is being written: its draft, its part of the schema, and where it is."""

    place: str
    draft: Draft
    part: Schema


def desks(schema: Schema) -> Iterator[Desk]:
    """Every mapping that a scenario can hold, just begun."""
    yield Desk("scenario", Draft(""), schema)
    for name, bare in schema["properties"].items():
        board = "" if name == "board" else BOARD
        yield from _below(name, Draft(HEAD + board).key(name), bare, schema["$defs"])


def _below(place: str, draft: Draft, bare: Schema, defs: Schema) -> Iterator[Desk]:
    part = meaning(bare, defs)
    if "items" in part and "string" not in part["type"]:
        yield from _below(f"{place}/-", draft.item(), part["items"], defs)
    for inner in part.get("patternProperties", {}).values():
        yield from _below(f"{place}/1", draft.key("1"), inner, defs)
    if "properties" in part:
        yield Desk(place, draft, part)
        for word, branches in words_of(part).items():
            for choice, branch in branches.items():
                begun = draft.says(word, choice)
                yield from _fields(f"{place}/{choice}", begun, meaning(branch, defs), defs)
        for name, inner in part["properties"].items():
            yield from _below(f"{place}/{name}", draft.key(name), inner, defs)


def _fields(place: str, draft: Draft, part: Schema, defs: Schema) -> Iterator[Desk]:
    yield Desk(place, draft, part)
    for name, inner in part["properties"].items():
        yield from _below(f"{place}/{name}", draft.key(name), inner, defs)
