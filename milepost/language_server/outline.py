"""The outline of a map: its collections, and the things in them by the names players know."""

from collections.abc import Iterator

from lsprotocol.types import DocumentSymbol, Position, Range, SymbolKind

from milepost.language_server.names import rooms_of
from milepost.language_server.positions import Positions
from milepost.language_server.sketch import Entry, sketched
from model.files.scenario_files import ScenarioFile
from model.scenario.collections import LINES
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence
from validator.reporting.placing import Span
from validator.wording.visible import clean

MOST = 5_000
"""Things of one collection that an outline has."""
LONGEST = 100
_KINDS = {
    "cities": SymbolKind.Object,
    "goods": SymbolKind.Constant,
    "waters": SymbolKind.Field,
    "regions": SymbolKind.Namespace,
}


def outline(file: ScenarioFile, positions: Positions) -> list[DocumentSymbol]:
    """The collections that a file says something of, in its order."""
    root = file.document.root
    entries = dict(root.entries) if isinstance(root, Mapping) else {}
    board = entries["board"][1] if "board" in entries else None
    if isinstance(board, Mapping) and LINES in board:
        entries[LINES] = board.entries[LINES]
    found = [
        DocumentSymbol(
            name=room,
            kind=SymbolKind.Namespace,
            range=positions.range(_from(entries[room][0], entries[room][1])),
            selection_range=positions.range(_from(entries[room][0], entries[room][0])),
            children=list(_things(room, entries[room][1], positions))[:MOST],
        )
        for room in rooms_of(file.scenario.system)
        if room in entries
    ]
    return sorted(found, key=lambda one: (one.range.start.line, one.range.start.character))


def _things(room: str, node: Node, positions: Positions) -> Iterator[DocumentSymbol]:
    """The things of a collection, listed or by key."""
    for name, key, spans in _named(node):
        whole, at = (positions.range(span) for span in spans)
        yield DocumentSymbol(
            name=_shown(name or key),
            detail=_shown(key) if name else "",
            kind=_KINDS.get(room, SymbolKind.Object),
            range=whole,
            selection_range=at,
        )


def _named(node: Node) -> Iterator[tuple[str, str, tuple[Span, Span]]]:
    """The name and the key of each thing, all of its text and that of its key."""
    if isinstance(node, Sequence):
        for item in node.items:
            said = item.get("id") if isinstance(item, Mapping) else None
            if isinstance(item, Mapping) and isinstance(said, Scalar):
                name = _text(item.get("name")) or _text(item.get("text"))
                yield name, str(said.value), (_from(item, item), _from(said, said))
    elif isinstance(node, Mapping):
        for key, (head, value) in node.entries.items():
            name = _text(value.get("name")) if isinstance(value, Mapping) else ""
            yield name, key, (_from(head, value), _from(head, head))


def _text(node: Node | None) -> str:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""


def _shown(name: str) -> str:
    """A name in one line; an editor takes none that is empty."""
    return clean(" ".join(name.split()))[:LONGEST] or "-"


def _from(first: Node, last: Node) -> Span:
    return Span(first.line, first.column, last.end_line, last.end_column)


def sketch_outline(text: str, positions: Positions) -> list[DocumentSymbol]:
    """The outline of a text that cannot be read just now, as far as it is plain to see."""
    rooms: dict[str, list[Entry]] = {}
    for entry in sketched(text):
        rooms.setdefault(entry.room, []).append(entry)
    found = []
    for room, entries in rooms.items():
        whole = _lines(positions, entries[0].line, entries[-1].end)
        children = [
            DocumentSymbol(
                name=_shown(one.name or one.key),
                detail=one.key if one.name else "",
                kind=_KINDS.get(room, SymbolKind.Object),
                range=_lines(positions, one.line, one.end),
                selection_range=_lines(positions, one.line, one.line),
            )
            for one in entries[:MOST]
        ]
        found.append(DocumentSymbol(room, SymbolKind.Namespace, whole, whole, children=children))
    return found


def _lines(positions: Positions, first: int, last: int) -> Range:
    """From the beginning of a line to the end of another."""
    end = positions.position(last + 1, len(positions.lines[last]) + 1)
    return Range(Position(first, 0), end)
