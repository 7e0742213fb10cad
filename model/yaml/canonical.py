"""Canonical text: one scenario, one spelling; one thing a line where it fits, no line over 120."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from model.yaml.scalars import in_quotes, key_spelled, spelled

WIDTH = 120
FOLD = 100
_PIECE = 80
_WIDEST_MAP = 4000

Route = tuple[str, ...]


class Remarks(NamedTuple):
    """Comments of a file that belong to one entry: lines above it, and one behind it."""

    above: tuple[str, ...] = ()
    behind: str = ""


NO_REMARKS = Remarks()
CommentsBy = Mapping[Route, Remarks]


def canonical_text(plain: Mapping[str, Any], comments: CommentsBy | None = None) -> str:
    """The canonical text of a document, with its comments; those of no entry stand at the end."""
    writer = Writer(comments or {})
    lines = [*writer.mapping(plain, (), 0), *writer.comments.get((), NO_REMARKS).above]
    return "\n".join(lines) + "\n" if lines else ""


def item_key(item: Any) -> str | None:
    """What a thing in a list is known by, None for an item that is no such thing."""
    if not isinstance(item, dict):
        return None
    if isinstance(item.get("id"), str):
        return str(item["id"])
    if isinstance(item.get("code"), str) and isinstance(item.get("place", ""), (str, type(None))):
        return " ".join(str(item[key]) for key in ("code", "place") if item.get(key))
    return None


def item_names(items: Sequence[Any]) -> list[str]:
    """What the items of a list are called on the way to a comment, each otherwise."""
    names: list[str] = []
    taken: dict[str, int] = {}
    for number, item in enumerate(items):
        is_single = not isinstance(item, (dict, list))
        name = item_key(item) or (f"={item}" if is_single else f"#{number}")
        taken[name] = taken.get(name, 0) + 1
        names.append(name if taken[name] == 1 else f"{name} #{taken[name]}")
    return names


def flow_text(value: Any) -> str:
    """A value between brackets, on one line."""
    if isinstance(value, dict):
        inner = (f"{key_spelled(k)}: {flow_text(v)}" for k, v in value.items())
        return "{" + ", ".join(inner) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow_text(item) for item in value) + "]"
    return spelled(value, flow=True)


def has_lines(value: Any) -> bool:
    """Whether a text inside has several lines and must stand in a block of its own."""
    if isinstance(value, dict):
        return any(has_lines(inner) for inner in value.values())
    if isinstance(value, list):
        return any(has_lines(inner) for inner in value)
    return isinstance(value, str) and "\n" in value


def is_simple(value: Any) -> bool:
    return not isinstance(value, (dict, list)) and not has_lines(value)


def fits_flow(value: Any, room: int) -> bool:
    """Whether a value has room on one line; one with too many items is not even spelled."""
    if isinstance(value, (dict, list)) and 3 * len(value) > room:
        return False
    return not has_lines(value) and len(flow_text(value)) <= room


class Writer:
    """Writes mappings, lists and texts as lines with the indent they stand at."""

    def __init__(self, comments: CommentsBy) -> None:
        self.comments = comments
        self._commented = {route[:n] for route in comments for n in range(len(route))}

    def mapping(self, plain: Mapping[str, Any], route: Route, indent: int) -> Iterator[str]:
        for key, value in plain.items():
            yield from self.entry(key, value, (*route, key), indent)

    def entry(self, key: str, value: Any, route: Route, indent: int) -> Iterator[str]:
        pad = " " * indent
        remarks = self.comments.get(route, NO_REMARKS)
        yield from (f"{pad}{line}" for line in remarks.above)
        lines = self._entry_lines(f"{pad}{key_spelled(key)}:", value, route, indent)
        yield from _with_remark(lines, remarks.behind)

    def _entry_lines(self, head: str, value: Any, route: Route, indent: int) -> Iterator[str]:
        if isinstance(value, str):
            yield from text_lines(head, value, indent + 2, is_map=route[-1] == "terrain")
        elif not isinstance(value, (dict, list)):
            yield f"{head} {spelled(value, flow=False)}"
        elif self._stands_in_line(value, route, len(head), indent):
            yield f"{head} {flow_text(value)}"
        else:
            yield head
            yield from self._block(value, route, indent)

    def _stands_in_line(self, value: Any, route: Route, used: int, indent: int) -> bool:
        if not value:
            return True
        if route in self._commented:
            return False
        inner = value.values() if isinstance(value, dict) else value
        if indent == 0 and not all(is_simple(item) for item in inner):
            return False
        return fits_flow(value, WIDTH - used - 1)

    def _block(self, value: Any, route: Route, indent: int) -> Iterator[str]:
        if isinstance(value, dict):
            yield from self.mapping(value, route, indent + 2)
            return
        for name, item in zip(item_names(value), value, strict=True):
            yield from self.item(item, (*route, name), indent)

    def item(self, item: Any, route: Route, indent: int) -> Iterator[str]:
        pad = " " * indent
        remarks = self.comments.get(route, NO_REMARKS)
        yield from (f"{pad}{line}" for line in remarks.above)
        yield from _with_remark(self._item_lines(item, route, indent), remarks.behind)

    def _item_lines(self, item: Any, route: Route, indent: int) -> Iterator[str]:
        pad = " " * indent
        if isinstance(item, str):
            yield from text_lines(f"{pad}-", item, indent + 2)
        elif not item or not isinstance(item, (dict, list)) or self._item_fits(item, route, indent):
            yield f"{pad}- {flow_text(item)}"
        elif isinstance(item, dict):
            for number, line in enumerate(self.mapping(item, route, indent + 2)):
                yield f"{pad}- {line[indent + 2 :]}" if number == 0 else line
        else:
            yield f"{pad}-"
            yield from self._block(item, route, indent + 2)

    def _item_fits(self, item: Any, route: Route, indent: int) -> bool:
        return route not in self._commented and fits_flow(item, WIDTH - indent - 2)


def _with_remark(lines: Iterator[str], remark: str) -> Iterator[str]:
    """The lines of an entry with a comment behind the first, where that is no part of a text."""
    for number, line in enumerate(lines):
        if number == 0 and remark:
            pad = " " * (len(line) - len(line.lstrip()))
            fits = len(line) + 2 + len(remark) <= WIDTH
            is_open = line.endswith("\\") or line.lstrip() == "-"
            yield from (f"{line}  {remark}",) if fits and not is_open else (f"{pad}{remark}", line)
        else:
            yield line


def text_lines(head: str, text: str, indent: int, *, is_map: bool = False) -> Iterator[str]:
    """A text behind its key: on the line, folded over several, or as a block of lines.

    The rows of a map stay rows, however wide it is.
    """
    line = f"{head} {spelled(text, flow=False)}"
    pad = " " * indent
    if _may_be_literal(text, _WIDEST_MAP if is_map else WIDTH - indent):
        yield f"{head} |" + ("" if text.endswith("\n") else "-")
        yield from (f"{pad}{row}" if row else "" for row in text.removesuffix("\n").split("\n"))
    elif len(line) <= WIDTH:
        yield line
    elif _may_be_folded(text):
        yield f"{head} >" + ("" if text.endswith("\n") else "-")
        for number, paragraph in enumerate(text.removesuffix("\n").split("\n")):
            yield from [""] if number else []
            yield from (f"{pad}{row}" for row in folded(paragraph, FOLD - indent) if row)
    else:
        yield from _pieces(head, text, pad)


def _may_be_literal(text: str, widest: int) -> bool:
    body = text.removesuffix("\n")
    if "\n" not in text or not body or text.strip("\n") != body or "\n\n\n" in text:
        return False
    return not text.startswith((" ", "\t")) and all(
        row == row.rstrip() and len(row) <= widest and (not row or _is_printable(row))
        for row in text.split("\n")
    )


def _is_printable(row: str) -> bool:
    return in_quotes(row)[1:-1].replace('\\"', '"').replace("\\\\", "\\") == row


def _may_be_folded(text: str) -> bool:
    """Whether there are only paragraphs of words: a line end is a blank line between them."""
    if text.strip("\n") != text.removesuffix("\n"):
        return False
    return all(
        _is_printable(paragraph) and all(0 < len(word) < FOLD - 20 for word in paragraph.split(" "))
        for paragraph in text.split("\n")
        if paragraph
    )


def folded(text: str, width: int) -> Iterator[str]:
    """A text as rows of whole words."""
    row = ""
    for word in text.split(" "):
        if row and len(row) + 1 + len(word) > width:
            yield row
            row = word
        else:
            row = f"{row} {word}" if row else word
    yield row


def _pieces(head: str, text: str, pad: str) -> Iterator[str]:
    """A text that cannot be folded at blanks: quoted pieces, each ending in a backslash."""
    pieces = list(_in_pieces(text))
    for number, inner in enumerate(pieces):
        # White space at the start of a line would be dropped, at its end it would be folded.
        begun = f"\\{inner}" if number and inner.startswith(" ") else inner
        end = '"' if number == len(pieces) - 1 else "\\"
        yield f'{head} "{begun}{end}' if number == 0 else f"{pad}{begun}{end}"


def _in_pieces(text: str) -> Iterator[str]:
    """A text as it stands in quotes, in pieces of bearable width that break no escape."""
    piece = ""
    for character in text:
        piece += in_quotes(character)[1:-1]
        if len(piece) >= _PIECE:
            yield piece
            piece = ""
    if piece:
        yield piece
