"""A text while somebody types it: the piece around the cursor, made readable with a word put there.

The whole text may be unreadable at that moment, so only the entry around the cursor is read: with
the word that is being typed replaced by one that nobody writes, and with brackets and quotes closed
that are still open. What stands where that word is found, is what is being typed.
"""

import re
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from model.unreadable import Unreadable
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence
from model.yaml.nodes import read_nodes
from validator.finding import Way

PROBE = "zz-being-typed-zz"
MOST_READ = 20_000
"""Characters of an entry that are read; of a longer one nothing is completed."""
MOST_SIBLINGS = 20
LONGEST_WORD = 80
_TOP_KEY = re.compile(r"^[A-Za-z_][\w-]*(?=[ \t]*:)", re.MULTILINE)
_SIMPLE = re.compile(r" *[^\s#-][^\n]{0,198}[^\s:|>-]")
_CLOSERS = {"[": "]", "{": "}"}


class Typed(NamedTuple):
    """A reading of the piece around the cursor: where the word is that is being typed."""

    root: Node
    way: Way
    node: Scalar
    """The key or the value in which it stands."""
    is_key: bool


class Word(NamedTuple):
    """The word at the cursor: `text[start:end]`."""

    start: int
    end: int


def word_at(text: str, index: int, signs: str = "-_/") -> Word:
    """The word that an index is in or at the end of; signs count as letters."""
    start = end = index
    while start > max(index - LONGEST_WORD, 0) and _is_letter(text[start - 1], signs):
        start -= 1
    while end < min(index + LONGEST_WORD, len(text)) and _is_letter(text[end], signs):
        end += 1
    while start < index and text[start] == "-":
        start += 1
    return Word(start, end)


def _is_letter(sign: str, signs: str) -> bool:
    return sign.isalnum() or sign in signs


def top_keys(text: str) -> Iterator[re.Match[str]]:
    """The keys of a scenario as they stand in a text, readable or not."""
    return _TOP_KEY.finditer(text)


def readings(text: str, word: Word) -> Iterator[Typed]:
    """The ways in which the piece around a word can be read, what is nearest to the text first."""
    start = text.rfind("\n", 0, word.start) + 1
    end = text.find("\n", word.end)
    before = text[start : word.start]
    after = text[word.end : len(text) if end < 0 else end].rstrip("\r")
    if len(before) + len(after) > MOST_READ:
        return
    tried: set[str] = set()
    for head, tail in _surroundings(text, start, before):
        for line in _lines(head, before, after):
            piece = f"{head}{line}\n{tail}"
            if piece not in tried:
                tried.add(piece)
                yield from _read(piece)


def _read(piece: str) -> Iterator[Typed]:
    try:
        root = read_nodes(piece).root
    except Unreadable:
        return
    if not isinstance(root, Mapping):
        return
    stack: list[tuple[Node, Way]] = [(root, ())]
    while stack:
        node, way = stack.pop()
        if isinstance(node, Mapping):
            for name, (key, value) in node.entries.items():
                if PROBE in name:
                    yield Typed(root, (*way, name), key, is_key=True)
                    return
                stack.append((value, (*way, name)))
        elif isinstance(node, Sequence):
            stack.extend((item, (*way, place)) for place, item in enumerate(node.items))
        elif isinstance(node, Scalar) and isinstance(node.value, str) and PROBE in node.value:
            yield Typed(root, way, node, is_key=False)
            return


def _surroundings(text: str, start: int, before: str) -> Iterator[tuple[str, str]]:
    """What to put before and behind the line of the cursor, which begins at `start`."""
    if not before or _TOP_KEY.match(before):
        yield "", _rest(text, start, 0) if before else ""
        yield "", ""
        return
    heads = deque(_TOP_KEY.finditer(text, 0, start), maxlen=1)
    if not heads:
        return
    head = heads[0]
    body = text.find("\n", head.end()) + 1
    key, is_flow = text[head.start() : body], text[head.end() : body].lstrip(" :")[:1] in ("[", "{")
    lines = text[body:start].splitlines(keepends=True)
    depth, is_list = _depth([*lines, before])
    first = 0 if is_flow else _first_of_entry(lines, before, depth, is_list=is_list)
    entry = "".join(lines[first:])
    if not is_flow and not is_list and _begins_item(lines[first] if lines[first:] else before):
        entry = _key_of_list(lines[:first], depth) + entry
    if len(entry) > MOST_READ:
        return
    near = [] if is_list else [one for one in lines[:first] if _is_simple(one, depth)]
    rest = _rest(text, start, depth)
    for siblings in dict.fromkeys(("".join(near[:MOST_SIBLINGS]), "")):
        for tail in dict.fromkeys((rest, "")):
            yield f"{key}{siblings}{entry}", tail


def _depth(lines: list[str]) -> tuple[int, bool]:
    """How far the entries of a block are indented, and whether they are items of a list."""
    for line in lines:
        bare = line.strip()
        if bare and not bare.startswith("#"):
            return _indent(line), bare.startswith("-")
    return _indent(lines[-1]), False


def _first_of_entry(lines: list[str], before: str, depth: int, *, is_list: bool) -> int:
    """The number of the line at which the entry begins that the cursor is in."""
    for number in range(len(lines), -1, -1):
        line = lines[number] if number < len(lines) else before
        bare = line.strip()
        begins = bare.startswith("-") if is_list else bare and not bare.startswith("#")
        if begins and _indent(line) <= depth:
            return number
    return len(lines)


def _begins_item(line: str) -> bool:
    return line.lstrip().startswith("-")


def _key_of_list(lines: list[str], depth: int) -> str:
    """The line of the key whose list goes on behind some lines, such as `lines:` of a board."""
    for line in reversed(lines):
        bare = line.strip()
        if bare and _indent(line) <= depth and not bare.startswith(("-", "#")):
            return line
    return ""


def _is_simple(line: str, depth: int) -> bool:
    """Whether a line says by itself something of the block: a kind, a size."""
    return _indent(line) == depth and _SIMPLE.fullmatch(line.rstrip()) is not None


def _rest(text: str, start: int, depth: int) -> str:
    """The lines behind that of the cursor that still belong to its entry."""
    end = text.find("\n", start) + 1
    if not end:
        return ""
    found: list[str] = []
    for line in text[end : end + MOST_READ].splitlines(keepends=True):
        if line.strip() and _indent(line) <= depth:
            break
        found.append(line)
    return "".join(found)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _lines(head: str, before: str, after: str) -> list[str]:
    """The line of the cursor in the ways that can be meant: as a value, as a key, closed."""
    is_open, quote = _open_brackets(head + before)
    closers = quote + "".join(_CLOSERS[one] for one in reversed(is_open))
    values = [f"{before}{PROBE}{after}", f"{before}{PROBE}{closers}"]
    keys = [f"{before}{PROBE}: x{after}", f"{before}{PROBE}: x{closers}"]
    last = before.strip()[-1:]
    in_braces = is_open[-1:] == ["{"] and last in ("{", ",")
    if in_braces and after.lstrip().startswith(":"):
        return values
    return [*keys, *values] if not quote and (in_braces or last in ("", "-")) else [*values, *keys]


def _open_brackets(text: str) -> tuple[list[str], str]:
    """The brackets that are still open at the end of a piece, and the quote."""
    is_open: list[str] = []
    quote, last, one_before = "", "\n", "\n"
    for sign in text:
        if quote:
            quote = "" if sign == quote or (quote == "#" and sign == "\n") else quote
        elif sign in "\"'" and last in "[{,:-\n":
            quote = sign
        elif sign == "#" and one_before in " \n":
            quote = "#"
        elif sign in _CLOSERS:
            is_open.append(sign)
        elif sign in "]}" and is_open:
            is_open.pop()
        last, one_before = sign if sign != " " else last, sign
    return is_open, quote if quote != "#" else ""
