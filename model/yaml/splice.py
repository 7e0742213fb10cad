"""Saving splices: what did not change keeps its bytes, and a painted cell changes one line."""

from collections.abc import Iterable
from typing import Any

from model.collection import same
from model.yaml.canonical import WIDTH, CommentsBy, Writer
from model.yaml.comments import comments_by_route
from model.yaml.node_tree import Document, Mapping, Node, Scalar, Sequence, to_plain
from model.yaml.splice_flow import in_style, splice_flow
from model.yaml.splice_lists import are_nameless, by_key, list_key, paired, renamed, replaced_values
from model.yaml.splice_texts import BLOCKS, splice_text
from model.yaml.text_edits import CannotSplice, TextEdits

_NO_COMMENTS = Writer({})
Tree = dict[str, Any]


def spliced(document: Document, old: Tree, new: Tree) -> str:
    """The text of a document that said `old`, edited so that it says `new`."""
    if not isinstance(document.root, Mapping):
        raise CannotSplice
    splice = _Splice(document)
    splice.mapping(document.root, old, new)
    return splice.edits.applied()


def with_whole_entries(document: Document, old: Tree, new: Tree) -> str:
    """The same, but top-level entries that changed are written anew, with their comments."""
    root = document.root
    if not isinstance(root, Mapping) or root.flow or not any(key in new for key in root.entries):
        raise CannotSplice
    splice = _Splice(document)
    for key in [key for key in root.entries if key in old and key not in new]:
        splice.delete_entry(root, key)
    for key, value in new.items():
        if key not in root:
            if not same(old.get(key), value):
                splice.insert_entry(root, key, new)
        elif key not in old or not same(old[key], value):
            name, node = root.entries[key]
            comments = comments_by_route(document, new, (name.start, node.end))
            splice.rewrite_entry(name, node, key, value, comments)
    return splice.edits.applied()


class _Splice:
    """Edits to one text, gathered by walking its nodes beside the old and the new data."""

    def __init__(self, document: Document) -> None:
        self.edits = TextEdits(document)

    # -- mappings in lines

    def mapping(self, node: Mapping, old: Tree, new: Tree) -> None:
        if node.flow:
            splice_flow(self.edits, node, old, new)
            return
        if not any(key in new for key in node.entries):
            raise CannotSplice
        for key in [key for key in node.entries if key in old and key not in new]:
            self.delete_entry(node, key)
        for key, value in new.items():
            if key in old and same(old[key], value):
                continue
            if key in node:
                self.entry(node, key, old.get(key), value)
            else:
                self.insert_entry(node, key, new)

    def delete_entry(self, node: Mapping, key: str) -> None:
        name, value = node.entries[key]
        if self.edits.begins_line(name.start):
            self.edits.delete_lines(name.start, value.end)
            return
        after = [other for other, _ in node.entries.values() if other.start > name.start]
        if not after:
            raise CannotSplice
        self.edits.delete(name.start, after[0].start)

    def insert_entry(self, node: Mapping, key: str, new: Tree) -> None:
        """A new entry behind the one that it follows in canonical order."""
        name, value = next(iter(node.entries.values()))
        lines = _NO_COMMENTS.entry(key, new[key], (key,), name.column - 1)
        keys = list(new)
        before = [k for k in keys[: keys.index(key)] if k in node]
        if before:
            self.edits.insert_lines(self.edits.next_line(node[before[-1]].end), lines)
        elif self.edits.begins_line(name.start):
            self.edits.insert_lines(self.edits.line_start(name.start), lines)
        else:
            self.edits.insert_lines(self.edits.next_line(value.end), lines)

    def entry(self, node: Mapping, key: str, old: Any, new: Any) -> None:
        """An entry whose value is another now: as small an edit as its layout allows."""
        name, value = node.entries[key]
        if isinstance(value, Scalar) and isinstance(new, str) and value.style in BLOCKS:
            splice_text(self.edits, value, new)
        elif _is_single(value) and _is_single_line(new):
            text = in_style(value, new, flow=False)
            empty = value.start == value.end
            self.edits.replace(value.start, value.end, f" {text}" if empty else text)
        elif _are(Mapping, dict, value, old, new) or _are(Sequence, list, value, old, new):
            self.collection(name, value, key, old, new)
        else:
            self.rewrite_entry(name, value, key, new)

    def collection(self, name: Scalar, node: Any, key: str, old: Any, new: Any) -> None:
        if not node.flow:
            (self.mapping if isinstance(node, Mapping) else self.sequence)(node, old, new)
        elif not self.fits_in_line(node, old, new):
            self.rewrite_entry(name, node, key, new)

    def fits_in_line(self, node: Node, old: Any, new: Any) -> bool:
        """Edits inside brackets; False, and nothing edited, where their one line gets too wide."""
        edits = self.edits
        count = edits.count()
        splice_flow(edits, node, old, new)
        width = node.end - edits.line_start(node.start) + edits.growth(count)
        if width <= WIDTH or "\n" in node.written:
            return True
        edits.take_back(count)
        return False

    def rewrite_entry(
        self, name: Scalar, value: Node, key: str, new: Any, comments: CommentsBy | None = None
    ) -> None:
        if comments is None:
            self.edits.refuse_comments(name.start, value.end)
        indent = name.column - 1
        lines = Writer(comments or {}).entry(key, new, (key,), indent)
        self.edits.replace(name.start, value.end, "\n".join(lines)[indent:])

    # -- lists in lines

    def sequence(self, node: Sequence, old: list[Any], new: list[Any]) -> None:
        if are_nameless([*old, *new]):
            self.nameless(node, old, new)
            return
        values = replaced_values(node, old, new)
        if values is None:
            self.named(node, old, new)
        for value, text in values or ():
            self.edits.replace(value.start, value.end, in_style(value, text, flow=False))

    def named(self, node: Sequence, old: list[Any], new: list[Any]) -> None:
        """A list whose items are told apart by their keys, or by what they say."""
        nodes = {list_key(to_plain(item)): item for item in node.items}
        before, after = by_key(old), by_key(new)
        if len(nodes) < len(node.items) or not (before.keys() - after.keys()) <= nodes.keys():
            raise CannotSplice
        for key, was in renamed(before, after).items():
            nodes[key], before[key] = nodes.pop(was), before.pop(was)
        self.delete_items(nodes[key] for key in nodes if key in before and key not in after)
        last: Node | None = None
        for key, item in after.items():
            if key in nodes:
                last = nodes[key]
                if not same(before.get(key), item):
                    self.item(last, before.get(key), item)
            elif key not in before:
                self.insert_item(node, last, item)
            elif not same(before[key], item):
                raise CannotSplice

    def nameless(self, node: Sequence, old: list[Any], new: list[Any]) -> None:
        """A list that is told by its order alone."""
        if len(node.items) != len(old):
            raise CannotSplice
        last: Node | None = None
        for was, is_now in paired(old, new):
            if was is None or is_now is None:
                if is_now is not None:
                    self.insert_item(node, last, new[is_now])
                elif was is not None:
                    self.delete_items([node.items[was]])
                continue
            last = node.items[was]
            if not same(old[was], new[is_now]):
                self.item(last, old[was], new[is_now])

    def delete_items(self, items: Iterable[Node]) -> None:
        for item in items:
            self.dash_column(item)
            self.edits.delete_lines(item.start, item.end)

    def insert_item(self, node: Sequence, last: Node | None, item: Any) -> None:
        lines = _NO_COMMENTS.item(item, ("",), self.dash_column(node.items[0]))
        if last is None:
            self.edits.insert_lines(self.edits.line_start(node.items[0].start), lines)
        else:
            self.edits.insert_lines(self.edits.next_line(last.end), lines)

    def dash_column(self, item: Node) -> int:
        line = self.edits.text[self.edits.line_start(item.start) : item.start]
        if line.strip() != "-":
            raise CannotSplice
        return line.index("-")

    def item(self, node: Node, old: Any, new: Any) -> None:
        if _are(Mapping, dict, node, old, new) and not getattr(node, "flow", True):
            self.mapping(node, old, new)  # type: ignore[arg-type]
        elif not _are(Mapping, dict, node, old, new) or not self.fits_in_line(node, old, new):
            self.rewrite_item(node, new)

    def rewrite_item(self, node: Node, new: Any) -> None:
        self.edits.refuse_comments(node.start, node.end)
        column = self.dash_column(node)
        lines = _NO_COMMENTS.item(new, ("",), column)
        self.edits.replace(node.start, node.end, "\n".join(lines)[column + 2 :])


def _are(node_kind: Any, kind: Any, node: Node, old: Any, new: Any) -> bool:
    return (
        isinstance(node, node_kind)
        and isinstance(old, kind)
        and isinstance(new, kind)
        and bool(new)
    )


def _is_single(node: Node) -> bool:
    return isinstance(node, Scalar) and node.style not in BLOCKS and "\n" not in node.written


def _is_single_line(value: Any) -> bool:
    if isinstance(value, (dict, list)):
        return False
    return not isinstance(value, str) or ("\n" not in value and len(value) < WIDTH - 30)
