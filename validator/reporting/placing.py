"""Where in its file a finding stands: from the way to a thing to lines and columns."""

import re
from functools import cached_property
from typing import NamedTuple

from model.files.scenario_files import ScenarioFile
from model.notation import Cell, NotationError
from model.yaml.canonical import item_key
from model.yaml.node_tree import Document, Mapping, Node, Scalar, Sequence, to_plain
from validator.finding import Finding, Way

TERRAIN = ("board", "terrain")
_GOES_ON = re.compile(r"[\w.,-]")


class Span(NamedTuple):
    """A piece of a file: where it begins and the place after its end, from 1, in code points."""

    line: int
    column: int
    end_line: int
    end_column: int


TOP = Span(1, 1, 1, 1)


def written_at(file: ScenarioFile, route: Way) -> str:
    """A single value as the file writes it; nothing where none stands at the route."""
    node, _, rest = Placing(file).followed(route)
    return node.written if isinstance(node, Scalar) and not rest else ""


class Placing:
    """Finds places in one file."""

    def __init__(self, file: ScenarioFile) -> None:
        self.file = file
        self.document: Document = file.document
        self._items: dict[int, dict[str | None, Node]] = {}

    def of_finding(self, finding: Finding) -> Span:
        """The span of what a finding is about."""
        if finding.is_about_value:
            node, _, rest = self.followed(finding.route)
            if isinstance(node, (Mapping, Sequence)) and not rest:
                return self._first_line(node)
        return self.of(finding.route, finding.word, is_about_key=finding.is_about_key)

    def of(self, route: Way, word: str = "", *, is_about_key: bool = False) -> Span:
        """The span of what stands at a route."""
        if route[:2] == TERRAIN and len(route) > 2:
            cell = str(route[2])
            return self._in_terrain(cell) or self._painted(cell) or self._at(TERRAIN, "", False)
        return self._at(route, word, is_about_key)

    def _at(self, route: Way, word: str, is_about_key: bool) -> Span:
        node, key, rest = self.followed(route)
        if node is None:
            return TOP
        if rest == len(route) and rest and self.file.base is not None:
            # What is wrong is said by the scenario that this one stands on.
            base = self.followed(("extends",))
            node, key = base[0] or node, base[1]
        if is_about_key and key is not None:
            return self._span(key.start, key.end)
        if isinstance(node, Scalar) and word:
            return self._word_in(node, word) or self._text(node, key)
        if not isinstance(node, Scalar) and rest:
            return self._head(node, key)
        if not isinstance(node, Scalar):
            return self._head(node, key) if key is not None else self._first_of(node)
        return self._text(node, key)

    def followed(self, route: Way) -> tuple[Node | None, Scalar | None, int]:
        """The node nearest to a route, the key it stands at, and how much of the route is left."""
        node, key = self.document.root, None
        for length, name in enumerate(route):
            step = self._step(node, name)
            if step is None:
                return node, key, len(route) - length
            key, node = step
        return node, key, 0

    def _step(self, node: Node | None, name: str | int) -> tuple[Scalar | None, Node] | None:
        if isinstance(node, Mapping):
            return node.entries.get(str(name))
        if isinstance(node, Sequence) and isinstance(name, int):
            return (None, node.items[name]) if 0 <= name < len(node.items) else None
        found = self._by_name(node).get(str(name)) if isinstance(node, Sequence) else None
        return None if found is None else (None, found)

    def _by_name(self, node: Sequence) -> dict[str | None, Node]:
        """The items of a list by what they are called, looked for once; the first one counts."""
        if node.start not in self._items:
            self._items[node.start] = {_called(item): item for item in reversed(node.items)}
        return self._items[node.start]

    def _head(self, node: Node, key: Scalar | None) -> Span:
        """A collection is pointed at by its key, or by the first word in it."""
        return self._first_of(node) if key is None else self._span(key.start, key.end)

    def _first_of(self, node: Node) -> Span:
        """An item of a list by its id where it has one, else by its first line."""
        if isinstance(node, Mapping):
            for name in ("id", "code"):
                inner = node.get(name)
                if inner is not None:
                    return self._span(inner.start, inner.end)
        return self._first_line(node)

    def _first_line(self, node: Node) -> Span:
        end = self.document.text.find("\n", node.start, node.end)
        return self._span(node.start, node.end if end < 0 else end)

    def _text(self, node: Scalar, key: Scalar | None) -> Span:
        """A text; one that fills lines of its own is pointed at by its key."""
        if key is not None and node.style in ("literal", "folded"):
            return self._span(key.start, key.end)
        return self._span(node.start, node.end)

    def _word_in(self, node: Scalar, word: str) -> Span | None:
        """A word of a text; edges are written as two words, with any blank between them."""
        text, words = self.document.text, word.split()
        if len(words) > 1:
            joined = r"\s+".join(map(re.escape, words))
            whole = re.compile(rf"(?<![\w.,-]){joined}(?![\w.,-])")
            found = whole.search(text, node.start, node.end)
            return self._span(*found.span()) if found else None
        # One word is found faster by itself, and there may be thousands.
        start = text.find(word, node.start, node.end)
        while start >= 0:
            end = start + len(word)
            is_begun = start > node.start and _GOES_ON.match(text, start - 1)
            if not is_begun and not (end < node.end and _GOES_ON.match(text, end)):
                return self._span(start, end)
            start = text.find(word, start + 1, node.end)
        return None

    def _painted(self, cell: str) -> Span | None:
        """The cell in what a layer paints."""
        node, key, rest = self.followed(("board", "paint", cell))
        if rest or key is None or node is None:
            return None
        return self._span(key.start, key.end)

    def _in_terrain(self, written: str) -> Span | None:
        """The character of a cell in the rows of text."""
        node = self.document.root.at(*TERRAIN) if self.document.root else None
        try:
            cell = Cell.parse(written)
        except NotationError:
            return None
        if not isinstance(node, Scalar) or node.style != "literal":
            return None
        indent, rows = self._rows
        if cell.row >= len(rows) or indent + cell.col >= rows[cell.row][1]:
            return None
        start = rows[cell.row][0] + indent + cell.col
        return self._span(start, start + 1)

    @cached_property
    def _rows(self) -> tuple[int, list[tuple[int, int]]]:
        """How far the rows of terrain are indented; where each begins and how long it is."""
        node = self.document.root.at(*TERRAIN) if self.document.root else None
        if node is None:
            return 0, []
        start, rows = self.document.text.find("\n", node.start) + 1, []
        lines = self.document.text[start : node.end].splitlines(keepends=True)
        for line in lines:
            rows.append((start, len(line.rstrip("\r\n"))))
            start += len(line)
        return min((len(t) - len(t.lstrip(" ")) for t in lines if t.strip()), default=0), rows

    def _span(self, start: int, end: int) -> Span:
        place = self.document.source.place
        return Span(*place(start), *place(max(end, start)))


def _called(item: Node) -> str | None:
    """What an item of a list is called on a way: its key, or the value that it is."""
    if isinstance(item, Scalar):
        return " ".join(str(item.value).split())
    return item_key(to_plain(item))
