"""Repairs of what a hand wrote that no word of the vocabulary says: nothing is lost by them."""

from difflib import get_close_matches
from typing import Any

from editor.builder.parts.program import Program
from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Slot
from editor.builder.parts.troubles import troubles_in
from editor.builder.parts.vocabulary import Vocabulary, Word
from editor.words import tr
from model.forms.frozen import dataclass

NEARLY = 0.7


@dataclass(frozen=True, slots=True)
class Repair:
    """A program in which something is mended, and what would be done."""

    title: str
    program: Program


def repair_of(program: Program, row: Row) -> Repair | None:
    """The repair that a row offers; None where it needs none, or nobody can know what was meant."""
    if row.kind == "raw":
        return _of_raw(program, row)
    if not row.troubles or row.word is None or row.words is None:
        return None
    return _of_values(program, row, row.word, row.words)


def _of_raw(program: Program, row: Row) -> Repair | None:
    if not row.way:
        return _of_whole(program)
    if row.words is None or not isinstance(row.plain, dict) or row.words.tells:
        return None
    words = row.words.words
    if len(row.plain) > 1 and all(key in words for key in row.plain):
        return Repair(tr("Make a part of each"), _split(program, row))
    if len(row.plain) != 1:
        return None
    (name, value), *_ = row.plain.items()
    near = get_close_matches(name, words, 1, NEARLY)
    if not near or near[0] == name:
        return None
    mended = program.put(row.way, {near[0]: value})
    title = tr("Write {word} instead").format(word=near[0])
    return Repair(title, mended) if _is_better(mended, program) else None


def _of_whole(program: Program) -> Repair | None:
    """One part, or some as keys of a group, where a list of them is needed."""
    if not isinstance(program.plain, dict):
        return None
    parts = [{key: value} for key, value in program.plain.items()]
    mended = program.put((), parts)
    return Repair(tr("Make a list of it"), mended) if _is_better(mended, program) else None


def _split(program: Program, row: Row) -> Program:
    for key, value in reversed(row.plain.items()):
        program = program.inserted((*row.way[:-1], _after(row)), {key: value})
    return program.removed(row.way)


def _after(row: Row) -> int:
    place = row.way[-1]
    return place + 1 if isinstance(place, int) else 0


def _of_values(program: Program, row: Row, word: Word, words: Vocabulary) -> Repair | None:
    """Numbers as near to what was written as may be, and no words or keys that there are not."""
    mended = row.plain
    for slot in word.slots:
        mended = _with(mended, slot.way, _fitted(slot, row.value(slot.way)))
    inside = words.way_in(word)
    if word.shape == "fields":
        known = {slot.way[-1] for slot in word.slots} | {words.tells}
        value = words.value_in(mended)
        mended = _with(mended, inside, {key: one for key, one in value.items() if key in known})
    after = program.put(row.way, mended)
    is_better = mended != row.plain and _is_better(after, program)
    return Repair(tr("Take what fits"), after) if is_better else None


def _fitted(slot: Slot, value: Any) -> Any:
    field = slot.field
    if isinstance(value, int) and not isinstance(value, bool) and field.least is not None:
        return max(field.least, min(value, value if field.most is None else field.most))
    if slot.asks == "several" and isinstance(value, list) and field.choices:
        known = [word for word, _ in field.choices]
        return [one for one in dict.fromkeys(map(str, value)) if one in known]
    return value


def _with(plain: Any, way: tuple[str, ...], value: Any) -> Any:
    if not way:
        return value
    if not isinstance(plain, dict) or way[0] not in plain:
        return plain
    return {**plain, way[0]: _with(plain[way[0]], way[1:], value)}


def _is_better(after: Program, before: Program) -> bool:
    return len(troubles_in(after)) < len(troubles_in(before))
