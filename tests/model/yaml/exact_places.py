"""What must hold for the place of every node, whatever the text: used by several tests."""

from model.yaml.nodes import Document, Mapping, Node, Scalar, Sequence, walk

QUOTES = {"single": "'", "double": '"'}


def assert_places_are_exact(document: Document) -> None:
    """Every node encloses its own text and nothing else, and its members in order."""
    for node in walk(document.root):
        assert 0 <= node.start <= node.end <= len(document.text)
        assert node.written == document.text[node.start : node.end]
        assert index_of(document, node.line, node.column) == node.start
        assert index_of(document, node.end_line, node.end_column) == node.end
        if isinstance(node, Scalar):
            assert_scalar_is_exact(node)
        else:
            assert_collection_is_exact(node)


def index_of(document: Document, line: int, column: int) -> int:
    """Back from line and column to the index, counted without the code under test."""
    lines = document.text.split("\n")
    return sum(len(text) + 1 for text in lines[: line - 1]) + column - 1


def assert_scalar_is_exact(node: Scalar) -> None:
    written = node.written
    if node.style in QUOTES:
        assert len(written) >= 2
        assert written[0] == written[-1] == QUOTES[node.style]
    elif node.style == "plain":
        assert written == written.strip(" \t\r\n")
        assert (node.value is None) >= (written == "")
    else:
        assert written[0] == {"literal": "|", "folded": ">"}[node.style]
        assert written.split("\n")[-1].strip(" \t\r\n")
        assert not written.endswith(("\n", "\r"))


def assert_collection_is_exact(node: Node) -> None:
    assert isinstance(node, Mapping | Sequence)
    members = members_of(node)
    position = node.start
    for member in members:
        assert position <= member.start <= member.end <= node.end
        position = member.end
    if node.flow:
        assert node.written[0] + node.written[-1] == ("{}" if isinstance(node, Mapping) else "[]")
    elif isinstance(node, Mapping):
        assert (node.start, node.end) == (members[0].start, members[-1].end)
    else:
        assert node.written[0] == "-"
        assert node.end == members[-1].end


def members_of(node: Mapping | Sequence) -> list[Node]:
    if isinstance(node, Sequence):
        return list(node.items)
    return [member for entry in node.entries.values() for member in entry]
