"""Whose comment is it? Every comment of a file belongs to an entry, so `fmt` keeps them all."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Any, NamedTuple

from model.yaml.canonical import CommentsBy, Remarks, Route, item_names
from model.yaml.node_tree import Comment, Document, Mapping, Node, Scalar, Sequence


class _Anchor(NamedTuple):
    """An entry of a mapping or an item of a list that stands in lines of its own."""

    start: int
    value: Node
    column: int
    route: Route


def comments_by_route(
    document: Document, canonical: dict[str, Any], span: tuple[int, int] | None = None
) -> CommentsBy:
    """The comments (in a span) by the entry of the canonical data that they stand with."""
    if not document.comments:
        return {}
    start, end = span or (0, len(document.text))
    owners, places = _Owners(document), _Places(canonical)
    above: dict[Route, list[str]] = {}
    behind: dict[Route, str] = {}
    for comment in document.comments:
        if start <= comment.index < end:
            owner, is_behind = owners.of(comment)
            route, is_there = places.nearest(owner.route) if owner else ((), False)
            if owners.is_head(comment):
                route = places.top
            if is_behind and is_there and route not in behind:
                behind[route] = comment.text.rstrip()
            else:
                above.setdefault(route, []).append(comment.text.rstrip())
    return {
        route: Remarks(tuple(above.get(route, ())), behind.get(route, ""))
        for route in {**above, **behind}
    }


class _Owners:
    """Finds the entry that a comment stands above, behind or within."""

    def __init__(self, document: Document) -> None:
        self._anchors = list(_anchors(document.root, ()))
        self._starts = [anchor.start for anchor in self._anchors]
        self._place = document.source.place
        self._known: dict[tuple[int, int], _Anchor | None] = {}

    def of(self, comment: Comment) -> tuple[_Anchor | None, bool]:
        """The entry, and whether the comment stands behind it in its line."""
        last = self._last_before(comment.index)
        if last is not None and _is_in_brackets(comment, last.value):
            return last, False
        if last is not None and not comment.alone:
            lines = (self._place(last.start)[0], self._place(last.value.end)[0])
            if comment.line in lines:
                return last, True
        following = self._next_after(comment.index)
        if following is not None and comment.column <= following.column:
            return following, False
        return self._around(comment), False

    def is_head(self, comment: Comment) -> bool:
        """What stands above the first entry is about the file, whatever entry that is."""
        return not self._starts or comment.index < self._starts[0]

    def _last_before(self, index: int) -> _Anchor | None:
        number = bisect_left(self._starts, index) - 1
        # A list item and its first entry begin at one place: the item is meant.
        return None if number < 0 else self._anchors[self._first_at(self._starts[number])]

    def _first_at(self, start: int) -> int:
        return bisect_left(self._starts, start)

    def _next_after(self, index: int) -> _Anchor | None:
        number = bisect_right(self._starts, index)
        return self._anchors[number] if number < len(self._anchors) else None

    def _around(self, comment: Comment) -> _Anchor | None:
        """The entry that a comment at the end of its lines is indented under."""
        number = bisect_left(self._starts, comment.index) - 1
        if (number, comment.column) not in self._known:
            self._known[number, comment.column] = self._under(number, comment.column)
        return self._known[number, comment.column]

    def _under(self, number: int, column: int) -> _Anchor | None:
        while column > 1 and number >= 0:
            if self._anchors[number].column <= column:
                return self._anchors[self._first_at(self._starts[number])]
            number -= 1
        return None


def _anchors(node: Node | None, route: Route) -> Iterator[_Anchor]:
    if isinstance(node, Mapping) and not node.flow:
        for key, (name, value) in node.entries.items():
            yield _Anchor(name.start, value, name.column, (*route, key))
            yield from _anchors(value, (*route, key))
    elif isinstance(node, Sequence) and not node.flow:
        names = item_names([_plain_of(item) for item in node.items])
        for key, item in zip(names, node.items, strict=True):
            yield _Anchor(item.start, item, item.column, (*route, key))
            yield from _anchors(item, (*route, key))


def _plain_of(item: Node) -> Any:
    """As much of an item as its name is made of."""
    if isinstance(item, Mapping):
        return {k: v.value for k, (_, v) in item.entries.items() if isinstance(v, Scalar)}
    return item.value if isinstance(item, Scalar) else []


def _is_in_brackets(comment: Comment, node: Node) -> bool:
    return isinstance(node, (Mapping, Sequence)) and node.flow and comment.index < node.end


class _Places:
    """The entries that the canonical text has lines for."""

    def __init__(self, canonical: dict[str, Any]) -> None:
        self._canonical = canonical
        self._items: dict[int, dict[str, Any]] = {}
        self._items_seen: set[int] = set()
        self.top: Route = next(((key,) for key in canonical), ())

    def nearest(self, route: Route) -> tuple[Route, bool]:
        """The longest part of a route that there is, and whether that is the whole."""
        tree: Any = self._canonical
        holder: Any = None
        for length, name in enumerate(route):
            inner = self._inside(tree)
            if name not in inner:
                return self._line_of(route[:length], holder), False
            holder, tree = tree, inner[name]
        return self._line_of(route, holder), True

    def _line_of(self, route: Route, holder: Any) -> Route:
        """The first entry of an item shares the line of the item, and so its comments."""
        is_first = isinstance(holder, dict) and next(iter(holder)) == route[-1]
        return route[:-1] if is_first and id(holder) in self._items_seen else route

    def _inside(self, tree: Any) -> dict[str, Any]:
        if isinstance(tree, dict):
            return tree
        if not isinstance(tree, list):
            return {}
        if id(tree) not in self._items:
            self._items[id(tree)] = dict(zip(item_names(tree), tree, strict=True))
            self._items_seen.update(map(id, tree))
        return self._items[id(tree)]
