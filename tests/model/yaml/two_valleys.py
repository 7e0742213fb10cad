"""A scenario that says a little of everything, and questions about the nodes of a text."""

from typing import Any

from model.yaml.nodes import Document, Mapping, Node, Scalar, read_nodes, to_plain

SCENARIO = """\
# A map of two valleys.
format: 1
title: Two Valleys   # on the box
players: {min: 2, max: 3}
board:
  size: [14, 7]
  legend: {".": clear, "^": mountain}
  terrain: |
    ..^^..
    # ..^.

  scale: 8.5
cities:
- {id: aston, at: "2,3", supplies: [coal]}

# the far end
- id: colby
  at: 11,4
  names: {no: Kolby, zh: 科尔比}
  notes: >-
    Ends the line;
    nothing follows.


demands:
  1: [aston wood 9, colby fish 14]
  2:
"""


def plain(text: str) -> Any:
    return to_plain(read_nodes(text).root)


def node_at(document: Document, *path: str | int) -> Node:
    assert document.root is not None
    found = document.root.at(*path)
    assert found is not None
    return found


def mapping_at(document: Document, *path: str | int) -> Mapping:
    found = node_at(document, *path)
    assert isinstance(found, Mapping)
    return found


def scalar_at(document: Document, *path: str | int) -> Scalar:
    found = node_at(document, *path)
    assert isinstance(found, Scalar)
    return found
