"""The nodes of a YAML text: what each says, and exactly where it stands."""

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from model.yaml.source_text import SourceText
from model.yaml.unquoted_words import PlainScalar

Plain = PlainScalar | list["Plain"] | dict[str, "Plain"]
"""Ordinary data: what a node says, without its place."""

Style = Literal["plain", "single", "double", "literal", "folded"]


class Node:
    """A piece of a text: `text[start:end]` is its own text, neither blanks nor comments around it.

    Nodes are not altered once they are read. They are plain slotted classes because a frozen
    dataclass takes several times as long to make, and a map has a hundred thousand of them.
    """

    __slots__ = ("end", "source", "start")
    kind: ClassVar[str]

    def __init__(self, source: SourceText, start: int, end: int) -> None:
        self.source = source
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return f"<{self.kind} at {self.line}:{self.column}>"

    @property
    def line(self) -> int:
        """Line of the first character, from 1."""
        return self.source.place(self.start)[0]

    @property
    def column(self) -> int:
        """Column of the first character, from 1, in code points."""
        return self.source.place(self.start)[1]

    @property
    def end_line(self) -> int:
        """Line of the place after the last character."""
        return self.source.place(self.end)[0]

    @property
    def end_column(self) -> int:
        """Column of the place after the last character."""
        return self.source.place(self.end)[1]

    @property
    def written(self) -> str:
        """The node as it stands in the file."""
        return self.source.text[self.start : self.end]

    def plain(self) -> Plain:
        """What the node says, as ordinary data."""
        return to_plain(self)

    def at(self, *path: str | int) -> "Node | None":
        """The node that a path of keys and positions leads to, if there is one."""
        node: Node | None = self
        for step in path:
            match node, step:
                case Mapping(), str():
                    node = node.get(step)
                case Sequence(), int() if 0 <= step < len(node.items):
                    node = node.items[step]
                case _:
                    return None
        return node


class Scalar(Node):
    """A single value: text, a number, true or false, or nothing."""

    __slots__ = ("style", "value")
    kind = "scalar"

    def __init__(
        self, source: SourceText, start: int, end: int, value: PlainScalar, style: Style
    ) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.value = value
        self.style: Style = style


class Mapping(Node):
    """Named entries in the order of the file; `flow` where they stand in braces.

    A key is always the text as it is written: `1:` is the entry "1", `no:` the entry "no".
    """

    __slots__ = ("entries", "flow")
    kind = "mapping"

    def __init__(
        self,
        source: SourceText,
        start: int,
        end: int,
        entries: dict[str, tuple[Scalar, Node]],
        flow: bool,
    ) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.entries = entries
        self.flow = flow

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def __getitem__(self, key: str) -> Node:
        return self.entries[key][1]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def get(self, key: str) -> Node | None:
        """The value of an entry, if there is such an entry."""
        entry = self.entries.get(key)
        return None if entry is None else entry[1]

    def key(self, key: str) -> Scalar:
        """The node of the entry's name itself."""
        return self.entries[key][0]


class Sequence(Node):
    """Items in order; `flow` where they stand in square brackets."""

    __slots__ = ("flow", "items")
    kind = "sequence"

    def __init__(
        self, source: SourceText, start: int, end: int, items: tuple[Node, ...], flow: bool
    ) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.items = items
        self.flow = flow

    def __getitem__(self, position: int) -> Node:
        return self.items[position]

    def __iter__(self) -> Iterator[Node]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Comment:
    """A comment, from its '#' at `index` to the end of its line."""

    __slots__ = ("end", "index", "source")

    def __init__(self, source: SourceText, index: int, end: int) -> None:
        self.source = source
        self.index = index
        self.end = end

    def __repr__(self) -> str:
        return f"<comment at {self.line}:{self.column}>"

    @property
    def line(self) -> int:
        """Line of the '#', from 1."""
        return self.source.place(self.index)[0]

    @property
    def column(self) -> int:
        """Column of the '#', from 1, in code points."""
        return self.source.place(self.index)[1]

    @property
    def text(self) -> str:
        """The comment with its '#', without the line end."""
        return self.source.text[self.index : self.end]

    @property
    def alone(self) -> bool:
        """Whether nothing else stands in its line."""
        return not self.source.text[self.index - self.column + 1 : self.index].strip()


class Document:
    """One file: its text, its nodes and its comments."""

    __slots__ = ("_comments", "root", "source")

    def __init__(self, source: SourceText, root: Node | None) -> None:
        self.source = source
        self.root = root
        self._comments: tuple[Comment, ...] | None = None

    @property
    def name(self) -> str:
        """How the file was called when it was read."""
        return self.source.name

    @property
    def text(self) -> str:
        """The text without its byte order mark; the indexes of nodes count in it."""
        return self.source.text

    @property
    def bom(self) -> bool:
        """Whether the file begins with a byte order mark."""
        return self.source.bom

    @property
    def newline(self) -> Literal["\n", "\r\n"]:
        """How most lines of the file end."""
        return self.source.newline

    @property
    def comments(self) -> tuple[Comment, ...]:
        """All comments in order; found when first asked for, since most readers never ask."""
        if self._comments is None:
            self._comments = tuple(self._found_comments())
        return self._comments

    def gaps(self) -> Iterator[tuple[int, int]]:
        """The spans between scalars: blanks, indicators and comments, nothing else."""
        position = 0
        for node in walk(self.root):
            if not isinstance(node, Scalar):
                continue
            yield position, node.start
            if node.style in {"literal", "folded"}:
                yield node.start, min(self._line_end(node.start), node.end)
            position = node.end
        yield position, len(self.text)

    def _found_comments(self) -> Iterator[Comment]:
        for gap_start, gap_end in self.gaps():
            index = self.text.find("#", gap_start, gap_end)
            while index >= 0:
                end = self._line_end(index)
                yield Comment(self.source, index, end)
                index = self.text.find("#", end, gap_end)

    def _line_end(self, index: int) -> int:
        end = self.text.find("\n", index)
        if end < 0:
            return len(self.text)
        return end - 1 if self.text[end - 1] == "\r" else end


def walk(root: Node | None) -> Iterator[Node]:
    """Every node in the order of the file, a collection before what is in it, keys included."""
    stack = [] if root is None else [root]
    while stack:
        node = stack.pop()
        yield node
        if isinstance(node, Mapping):
            for key, value in reversed(node.entries.values()):
                stack += (value, key)
        elif isinstance(node, Sequence):
            stack.extend(reversed(node.items))


def to_plain(root: Node | None) -> Plain:
    """What a node says, as ordinary data; without recursion, whatever the depth."""
    if root is None:
        return None
    unfilled: list[tuple[Node, Any]] = []
    result = _begin(root, unfilled)
    while unfilled:
        node, shell = unfilled.pop()
        if isinstance(node, Mapping):
            for key, (_, value) in node.entries.items():
                shell[key] = value.value if type(value) is Scalar else _begin(value, unfilled)
        elif isinstance(node, Sequence):
            shell += [
                item.value if type(item) is Scalar else _begin(item, unfilled)
                for item in node.items
            ]
    return result


def _begin(node: Node, unfilled: list[tuple[Node, Any]]) -> Plain:
    """The value of a scalar, or an empty collection that is noted down to be filled."""
    if isinstance(node, Scalar):
        return node.value
    shell: Plain = {} if isinstance(node, Mapping) else []
    unfilled.append((node, shell))
    return shell
