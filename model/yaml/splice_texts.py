"""Edits to texts in blocks of their own: rows that stay are not touched."""

from collections.abc import Iterator

from model.yaml.canonical import FOLD, WIDTH, folded
from model.yaml.node_tree import Scalar
from model.yaml.splice_lists import opcodes
from model.yaml.text_edits import CannotSplice, TextEdits

BLOCKS = ("literal", "folded")
_HEADERS = ("|", "|-", ">", ">-")


def splice_text(edits: TextEdits, node: Scalar, new: str) -> None:
    """Makes a block of text say `new`."""
    body_start = edits.next_line(node.start)
    header = edits.text[node.start : body_start].split("#")[0].rstrip()
    body = edits.text[body_start : node.end].replace("\r\n", "\n").split("\n")
    indent = len(body[0]) - len(body[0].lstrip(" "))
    if header not in _HEADERS or not body[0].strip() or not indent:
        raise CannotSplice
    rows = list(_rows(header, body, new, indent))
    _change_rows(edits, body_start, body, [" " * indent + row if row else "" for row in rows])


def _change_rows(edits: TextEdits, start: int, old: list[str], new: list[str]) -> None:
    """Replaces only the rows that differ, so that edits stay small for whoever reviews them."""
    starts = [start]
    for _ in old:
        starts.append(edits.next_line(starts[-1]))
    if len(old) != len(new):
        edits.replace(start, starts[len(old) - 1] + len(old[-1]), "\n".join(new))
        return
    for number, (before, after) in enumerate(zip(old, new, strict=True)):
        if before != after:
            edits.replace(starts[number], starts[number] + len(before), after)


def _rows(header: str, body: list[str], text: str, indent: int) -> Iterator[str]:
    if text.endswith("\n") != (header in ("|", ">")):
        raise CannotSplice
    if header.startswith("|"):
        yield from text.removesuffix("\n").split("\n")
        return
    if "\n" in text.removesuffix("\n"):
        raise CannotSplice
    words = text.removesuffix("\n").split(" ")
    for row in _refolded([line.split() for line in body], words):
        wide = len(row) + indent > WIDTH
        yield from folded(row, FOLD - indent) if wide else (row,)


def _refolded(rows: list[list[str]], words: list[str]) -> Iterator[str]:
    """Words in rows that break where the author broke them, as far as his words are there."""
    old = [word for row in rows for word in row]
    row_of = [number for number, row in enumerate(rows) for _ in row]
    placed: list[list[str]] = [[] for _ in rows]
    here = 0
    for tag, a, b, c, d in opcodes(old, words):
        for offset, word in enumerate(words[c:d]):
            if tag in ("equal", "replace") and a + offset < b:
                here = row_of[a + offset]
            placed[here].append(word)
    yield from (" ".join(row) for row in placed if row)
