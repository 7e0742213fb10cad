"""Parts that are said by their keys: which key is a word, and which say something more of one."""

from collections.abc import Mapping, Sequence

from editor.builder.parts.blanks import blank_value
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema


def told_apart(system: str, part: Schema) -> tuple[list[str], Mapping[str, list[str]]]:
    """The keys that are words, and for each of them the keys that can stand beside it.

    A word can stand alone, or is the first of two keys that can stand only together.
    """
    keys = list(part["properties"])
    if part.get("maxProperties") == 1:
        return keys, {key: [] for key in keys}
    words = [key for key in keys if can_say(system, part, (key,))]
    rest = [key for key in keys if key not in words]
    pairs = [(one, two) for n, one in enumerate(rest) for two in rest[n + 1 :]]
    joined = [pair for pair in pairs if can_say(system, part, pair)]
    words += list(dict(joined))
    needed: dict[str, list[str]] = {one: [two] for one, two in reversed(joined)}
    others = [key for key in keys if key not in words]
    return words, {
        word: _beside(system, part, word, needed.get(word, []), others) for word in words
    }


def _beside(
    system: str, part: Schema, word: str, needed: Sequence[str], others: Sequence[str]
) -> list[str]:
    may = [key for key in others if can_say(system, part, (word, *needed, key))]
    return [*needed, *(key for key in may if key not in needed)]


def can_say(system: str, part: Schema, keys: Sequence[str]) -> bool:
    """Whether a part can say these keys and no others."""
    from model.schema.checking import in_detail

    plain = {key: blank_value(system, part["properties"][key], _nothing) for key in keys}
    defs = marked_schema(system)["$defs"]
    return next(iter(in_detail(plain, {**part, "$defs": defs})), None) is None


def _nothing(_: str) -> Sequence[str]:
    return ()
