"""A program as rows: a part a row, what it holds indented below it, and what is wrong with it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from editor.builder.parts.program import Plain, Program
from editor.builder.parts.schemas import Way
from editor.builder.parts.slots import Inner
from editor.builder.parts.troubles import troubles_in
from editor.builder.parts.vocabulary import Vocabulary, Word
from model.forms.frozen import dataclass

Kind = Literal["part", "inner", "option", "list", "raw"]
"""A part of a list, one that another part holds, a list to choose, a list that another part
holds, or what cannot be understood."""


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
    held: Inner | None = None
    """What of another part it is; None for one that stands in a list."""

    @property
    def shape(self) -> tuple[object, ...]:
        """Rows of one shape can be shown by the same inputs."""
        return self.way, self.kind, self.depth, self.word and self.word.name, self.held

    @property
    def may_say(self) -> tuple[Inner, ...]:
        """What it could say besides, that has parts or fields of its own."""
        inner = () if self.word is None else self.word.inner
        return tuple(one for one in inner if one.shape != "varying" and self.value(one.way) is None)

    def value(self, way: Sequence[str]) -> Any:
        """What it says at a way inside it; None where it says nothing."""
        found: Any = self.plain
        for step in way:
            found = found.get(step) if isinstance(found, dict) else None
        return found


def rows_of(program: Program) -> tuple[Row, ...]:
    """The rows of a program from the top."""
    if isinstance(program.plain, list):
        rows = [row for n in range(len(program.plain)) for row in _of_part(program, (n,), 0)]
    elif program.vocabulary(()) is not None and isinstance(program.plain, dict):
        rows = list(_of_part(program, (), 0))
    else:
        rows = [] if program.plain is None else [Row((), "raw", 0, program.plain)]
    return tuple(_with_troubles(program, rows))


def _of_part(
    program: Program, way: Way, depth: int, kind: Kind = "part", held: Inner | None = None
) -> Iterator[Row]:
    plain, words = program.at(way), program.vocabulary(way)
    word = None if words is None else words.word_in(plain)
    if words is None or word is None or not _is_of_shape(word, words.value_in(plain)):
        yield Row(way, "raw", depth, plain, words, held=held)
        return
    inside, value = (*way, *words.way_in(word)), words.value_in(plain)
    yield Row(way, kind, depth, plain, words, word, held=held)
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
    for inner in word.inner:
        yield from _of_inner(program, (*way, *inner.way), depth + 1, inner)


def _of_inner(program: Program, way: Way, depth: int, inner: Inner) -> Iterator[Row]:
    """What a part holds that has parts or fields of its own."""
    plain = program.at(way)
    if plain is None or (inner.shape == "varying" and not isinstance(plain, (dict, list))):
        return
    if isinstance(plain, list) and inner.shape in ("parts", "some", "varying"):
        yield Row(way, "list", depth, plain, held=inner)
        for number in range(len(plain)):
            yield from _of_part(program, (*way, number), depth + 1)
    else:
        yield from _of_part(program, way, depth, "inner", inner)


def _is_of_shape(word: Word, value: Any) -> bool:
    """Whether what stands behind a word can be shown by its inputs and rows."""
    if word.shape in ("fields", "part"):
        return isinstance(value, dict)
    if word.shape == "options":
        return isinstance(value, list) and all(isinstance(one, list) for one in value)
    return word.shape in ("value", "some") or isinstance(value, list)


# -- what is wrong


def _with_troubles(program: Program, rows: Sequence[Row]) -> Iterator[Row]:
    """Each trouble is told in the innermost row around its place."""
    told: dict[Way, list[str]] = {}
    for place, why in troubles_in(program):
        told.setdefault(row_around(rows, place), []).append(_as_sentence(why))
    for row in rows:
        yield replace(row, troubles=tuple(told.get(row.way, ())))


def row_around(rows: Sequence[Row], place: Way) -> Way:
    """Where the innermost row stands around a place; nowhere where there is none."""
    around = [row.way for row in rows if place[: len(row.way)] == row.way]
    return max(around, key=len, default=())


def _as_sentence(why: str) -> str:
    text = why[:1].upper() + why[1:]
    return text if text.endswith(".") else f"{text}."
