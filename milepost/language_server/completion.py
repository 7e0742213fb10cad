"""What can be typed at a place: keys, words, ids and cells, however broken the text is just now."""

import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from milepost.language_server.analysis import Analysis
from milepost.language_server.half_typed import PROBE, Typed, Word, readings, top_keys, word_at
from milepost.language_server.names_there import Named, named_in, referred_to, targets_of
from milepost.language_server.schema_at import Schema, schema_of, schemas_at
from model.boards.terrain import TerrainBoard
from model.layering.presets import bundled_names
from model.notation import Cell
from model.schema.schema_files import systems
from model.yaml.node_tree import Mapping, Node
from validator.finding import Way

MOST = 200
"""Proposals at one place; an editor asks again when more is typed."""
VARIANTS = "variants"
_DIGITS = re.compile(r"[0-9]{0,4}(?:,[0-9]{0,4})?")
_SYSTEM = re.compile(r"^system:[ \t]*[\"']?([\w-]{1,64})", re.MULTILINE)
_LAYER = re.compile(r"^extends:", re.MULTILINE)
_CELLS = ("1,1", "1,1 2,1")


class Proposal(NamedTuple):
    """One thing that can be typed instead of what stands from `start` to the cursor."""

    text: str
    label: str
    kind: Literal["key", "word", "id", "cell"]
    detail: str = ""
    about: str = ""


class Proposals(NamedTuple):
    """What can be typed from `start` to the cursor."""

    start: int
    found: list[Proposal]
    is_cut: bool = False
    """Whether there are more, to be asked for when more is typed."""


def proposals(text: str, index: int, analysis: Analysis | None) -> Proposals:
    """What can be typed at an index of a text; `analysis` is of the last text that was readable."""
    place = _Place(text.removeprefix("\ufeff"), index, analysis)
    for signs, propose in (("-_,", place.cells), ("-_/", place.words)):
        word = word_at(place.text, index, signs)
        found = propose(word)
        if found:
            return _cut(found, word.start, place.text[word.start : index])
    return Proposals(index, [])


def _cut(found: list[Proposal], start: int, typed: str) -> Proposals:
    """Only as many as anybody reads, and those that begin as it is typed."""
    if len(found) <= MOST:
        return Proposals(start, found)
    begun = typed.lower()
    near = [one for one in found if begun in one.label.lower() or begun in one.detail.lower()]
    near.sort(key=lambda one: not one.label.lower().startswith(begun))
    return Proposals(start, near[:MOST], is_cut=True)


class _Place:
    """A place in a text, with what is known of the scenario from when it could be read."""

    def __init__(self, text: str, index: int, analysis: Analysis | None) -> None:
        self.text = text
        self.index = index
        self.analysis = analysis
        self.file = analysis.file if analysis else None
        said = _SYSTEM.search(text)
        known = self.file.scenario.system if self.file else ""
        self.system = said[1] if said and said[1] in systems() else known
        self.schema = schema_of(self.system, is_layer=_LAYER.search(text) is not None)

    def schemas(self, root: Node, way: Way) -> list[Schema]:
        return schemas_at(root, way, self.schema)

    # -- cells

    def cells(self, word: Word) -> list[Proposal]:
        """The cells of the board, where one is to be written."""
        typed = self.text[word.start : self.index]
        board = self.file.scenario.board if self.file else None
        if not isinstance(board, TerrainBoard) or not _DIGITS.fullmatch(typed):
            return []
        for reading in readings(self.text, word):
            if reading.is_key or not any(map(_takes_cells, self._of(reading))):
                continue
            is_quoted = reading.node.style != "plain" or " " in str(reading.node.value)
            mark = "" if is_quoted else '"'
            return [
                Proposal(f"{mark}{cell}{mark}", str(cell), "cell", about)
                for cell, about in self._cells(board, typed)
            ]
        return []

    def _cells(self, board: TerrainBoard, typed: str) -> Iterator[tuple[Cell, str]]:
        """The cells that begin as it is typed, a few more than are shown."""
        cities = self.file.scenario.cities.values() if self.file else ()
        standing = {city.at: city.name for city in cities if city.at is not None}
        columns, rows = board.size
        begun, comma, row_begun = typed.partition(",")
        number = 0
        for col in range(columns):
            if not (str(col) == begun if comma else str(col).startswith(begun)):
                continue
            for row in range(rows):
                cell = Cell(col, row)
                kind = board.kind_at(cell) if str(row).startswith(row_begun) else None
                if kind is None:
                    continue
                yield cell, ", ".join(filter(None, (kind, standing.get(cell))))
                number += 1
                if number > MOST:
                    return

    # -- keys, words and ids

    def words(self, word: Word) -> list[Proposal]:
        """The keys, words or ids that can stand at a word, in the first reading that has any."""
        for reading in readings(self.text, word):
            found = [*self._keys(reading, word)] if reading.is_key else [*self._values(reading)]
            found += self._ids(reading, word)
            if found:
                return list({one.label: one for one in reversed(found)}.values())[::-1]
        return []

    def _of(self, reading: Typed) -> list[Schema]:
        return self.schemas(reading.root, reading.way)

    def _keys(self, reading: Typed, word: Word) -> Iterator[Proposal]:
        around = reading.root.at(*reading.way[:-1])
        said = set(around.entries) if isinstance(around, Mapping) else set()
        if len(reading.way) == 1:
            said = {key[0] for key in top_keys(self.text) if key.start() != word.start}
        for schema in self.schemas(reading.root, reading.way[:-1]):
            needed = schema.get("required", ())
            for key, part in schema.get("properties", {}).items():
                if key not in said and part is not False:
                    inner = self.schemas(reading.root, (*reading.way[:-1], key))
                    about = next((one["description"] for one in inner if "description" in one), "")
                    detail = "needed" if key in needed else ""
                    yield Proposal(self._as_key(key, word), key, "key", detail, about)

    def _as_key(self, key: str, word: Word) -> str:
        """A key with its colon, unless that stands there already."""
        return key if self.text[word.end : word.end + 9].lstrip(" ").startswith(":") else f"{key}: "

    def _values(self, reading: Typed) -> Iterator[Proposal]:
        """The words that the format allows at a place."""
        if " " in str(reading.node.value):
            return
        if reading.way == ("rules", "preset"):
            yield from (Proposal(one, one, "word") for one in bundled_names(self.system))
        for schema in self._of(reading):
            yield from _choices(schema)
        if VARIANTS in referred_to(reading, self.schema):
            yield from (Proposal(one, one, "id") for one in self._variants())

    def _variants(self) -> tuple[str, ...]:
        survey = self.analysis.survey if self.analysis else None
        resolved = survey.resolved if survey is not None else None
        return tuple(resolved.variants) if resolved is not None else ()

    def _ids(self, reading: Typed, word: Word) -> list[Proposal]:
        """The things that can be named at a place, as the walk over references has it."""
        survey = self.analysis.survey if self.analysis else None
        found: dict[str, Named] = {}
        for target in targets_of(reading, self.system):
            found |= named_in(target, survey, self.text)
        return [
            Proposal(self._as_key(key, word) if reading.is_key else key, key, "id", one.name)
            for key, one in found.items()
        ]


def _takes_cells(schema: Schema) -> bool:
    """Whether cells are written so; where a word is taken too, any text is."""
    pattern = schema.get("pattern")
    if not isinstance(pattern, str) or re.search(pattern, PROBE):
        return False
    return any(re.search(pattern, one) for one in _CELLS)


def _choices(schema: Schema) -> Iterator[Proposal]:
    words: list[Any] = [*schema.get("enum", ())]
    words += [schema["const"]] if "const" in schema else []
    words += [True, False] if schema.get("type") == "boolean" else []
    about = [*schema.get("enumDescriptions", ()), *[""] * len(words)]
    for word, said in zip(words, about, strict=False):
        text = ("true" if word else "false") if isinstance(word, bool) else str(word)
        if word is not None:
            yield Proposal(text, text, "word", "", said)
