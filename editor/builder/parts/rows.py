"""A program as rows: a part a row, what it holds indented below it, and what is wrong with it."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from editor.builder.parts.program import Plain, Program
from editor.builder.parts.schemas import Way, schema_at
from editor.builder.parts.vocabulary import Vocabulary, Word
from model.forms.frozen import dataclass
from model.schema.schema import marked_schema

Kind = Literal["part", "inner", "option", "raw"]
"""A part of a list, one that another part holds, a list to choose, or what cannot be understood."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the builder."""

    way: Way
    kind: Kind
    depth: int
    plain: Plain
    words: Vocabulary | None = None
    word: Word | None = None
    troubles: tuple[str, ...] = ()
    """Why the file cannot say this, in words."""

    @property
    def shape(self) -> tuple[object, ...]:
        """Rows of one shape can be shown by the same inputs."""
        return self.way, self.kind, self.depth, self.word and self.word.name

    def value(self, way: Sequence[str]) -> Any:
        """What it says at a way inside it; None where it says nothing."""
        found: Any = self.plain
        for step in way:
            found = found.get(step) if isinstance(found, dict) else None
        return found


def rows_of(program: Program) -> tuple[Row, ...]:
    """The rows of a program from the top."""
    if not isinstance(program.plain, list):
        rows = [] if program.plain is None else [Row((), "raw", 0, program.plain)]
    else:
        rows = [row for n in range(len(program.plain)) for row in _of_part(program, (n,), 0)]
    return tuple(_with_troubles(program, rows))


def _of_part(program: Program, way: Way, depth: int, kind: Kind = "part") -> Iterator[Row]:
    plain, words = program.at(way), program.vocabulary(way)
    word = None if words is None else words.word_in(plain)
    if words is None or word is None:
        yield Row(way, "raw", depth, plain, words)
        return
    inside = (*way, *words.way_in(word))
    value = words.value_in(plain)
    if not _is_of_shape(word, value):
        yield Row(way, "raw", depth, plain, words)
        return
    yield Row(way, kind, depth, plain, words, word)
    if word.shape == "part":
        yield from _of_part(program, inside, depth + 1, "inner")
    elif word.shape == "parts":
        for number in range(len(value)):
            yield from _of_part(program, (*inside, number), depth + 1)
    elif word.shape == "options":
        for number, option in enumerate(value):
            yield Row((*inside, number), "option", depth + 1, option)
            for place in range(len(option)):
                yield from _of_part(program, (*inside, number, place), depth + 2)


def _is_of_shape(word: Word, value: Any) -> bool:
    """Whether what stands behind a word can be shown by its inputs and rows."""
    if word.shape in ("fields", "part"):
        return isinstance(value, dict)
    if word.shape == "options":
        return isinstance(value, list) and all(isinstance(one, list) for one in value)
    return word.shape == "value" or isinstance(value, list)


# -- what is wrong


def troubles_in(program: Program) -> list[tuple[Way, str]]:
    """What cannot be said as it is, each with its place."""
    from model.schema.checking import in_detail
    from model.schema.sentences import told

    if program.plain is None:
        return []
    part = schema_at(program.system, program.route)
    defs = marked_schema(program.system)["$defs"]
    found = in_detail(program.plain, {**part, "$defs": defs})
    return list(dict.fromkeys((one.route, one.message) for each in found for one in told(each)))


def _with_troubles(program: Program, rows: Sequence[Row]) -> Iterator[Row]:
    """Each trouble is told in the innermost row around its place."""
    told: dict[Way, list[str]] = {}
    for place, why in troubles_in(program):
        around = [row.way for row in rows if place[: len(row.way)] == row.way]
        told.setdefault(max(around, key=len, default=()), []).append(_as_sentence(why))
    for row in rows:
        whys = tuple(told.get(row.way, ()))
        yield Row(row.way, row.kind, row.depth, row.plain, row.words, row.word, whys)


def _as_sentence(why: str) -> str:
    text = why[:1].upper() + why[1:]
    return text if text.endswith(".") else f"{text}."
