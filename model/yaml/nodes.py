"""Reading YAML text into nodes that know their place: data for the model, spans for findings.

What makes YAML treacherous (anchors, tags, merge keys, duplicate keys, ambiguous words) is refused
with a sentence; what is left reads the same everywhere and can be edited without surprises.
"""

import re
from typing import Any

import yaml

from model.bounded_files import read_file
from model.unreadable import Unreadable
from model.yaml.libyaml_complaints import (
    CLOSES_NOTHING,
    DIRECTIVE,
    NO_CHARACTER,
    SECOND_DOCUMENT,
    mistake,
    reason_of,
)
from model.yaml.node_growth import Growth
from model.yaml.node_tree import (
    Comment,
    Document,
    Mapping,
    Node,
    Plain,
    Scalar,
    Sequence,
    to_plain,
    walk,
)
from model.yaml.odd_blanks import first_odd
from model.yaml.source_text import SourceText, source_text

__all__ = [
    "Comment",
    "Document",
    "Mapping",
    "Node",
    "Plain",
    "Scalar",
    "Sequence",
    "Unreadable",
    "read_file",
    "read_nodes",
    "to_plain",
    "walk",
]

_CONTENT = re.compile(r"^ *+([^ \r\n#])", re.MULTILINE)
_COMMENT = re.compile(r"#[^\n]*")

# PyYAML's own parser is many times slower; it serves where PyYAML was built without libyaml.
event_reader: Any = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def read_nodes(data: bytes | str, name: str = "text") -> Document:
    """The nodes of a file's bytes, or Unreadable with a sentence and a place."""
    source = source_text(data, name)
    _refuse_directives(source)
    growth = Growth(source)
    try:
        end = growth.take_events(event_reader(source.text).get_event)
    except yaml.YAMLError as error:
        found = mistake(error, source.text, growth.open_bracket(), growth.last_value())
        raise source.mistaken(found) from None
    except (ValueError, OverflowError):  # PyYAML's own parser, of an escape like \UFFFFFFFF
        raise source.unreadable(growth.end, NO_CHARACTER) from None
    _refuse_rest(source, end)
    document = Document(source, growth.root())
    if not source.text.isascii() and first_odd(source.text):
        _refuse_odd_indents(document)
    if "?" in source.text:
        _refuse_question_marks(document)
    return document


def _refuse_directives(source: SourceText) -> None:
    """Before libyaml sees them: it compares every directive with all those before it."""
    first = _CONTENT.search(source.text)
    if first and source.text.startswith(("%", "..."), first.start()):
        message = DIRECTIVE if first.group(1) == "%" else "The document ends before it begins."
        raise source.unreadable(first.start(), message, reason_of(message))


def _refuse_rest(source: SourceText, end: int) -> None:
    rest = _CONTENT.search(source.text[end:])
    if rest is None:
        return
    index = end + rest.start(1)
    if source.text.startswith("---", index):
        raise source.unreadable(index, SECOND_DOCUMENT, "subset")
    sentences = {"%": DIRECTIVE, "]": CLOSES_NOTHING, "}": CLOSES_NOTHING}
    otherwise = "The document ends before this; check the indentation of this line and quotes."
    sentence = sentences.get(source.text[index], otherwise)
    raise source.unreadable(index, sentence, reason_of(sentence))


def _refuse_odd_indents(document: Document) -> None:
    """An entry that is indented by something odd hangs at another place than it seems to."""
    from model.yaml.typing_slips import odd_indent, odd_indents

    indents = odd_indents(document.text)
    if indents:
        keys = {key.start for node in walk(document.root) if isinstance(node, Mapping)
                for key, _ in node.entries.values()}  # fmt: skip
        for start, end in indents:
            if start in keys:
                raise document.source.mistaken(odd_indent(document.text, start, end))


def _refuse_question_marks(document: Document) -> None:
    """A key behind '?' could not be edited like all others."""
    for start, end in document.gaps():
        gap = _COMMENT.sub(lambda comment: " " * len(comment.group()), document.text[start:end])
        if "?" in gap:
            raise document.source.unreadable(
                start + gap.index("?"), "Write the key before a ':', without '?'.", "subset"
            )
