"""Texts that must be refused: the collection of hostile files, and what is said of a text."""

from pathlib import Path

import pytest

from model.yaml.nodes import Unreadable, read_nodes

HOSTILE = Path(__file__).parents[2] / "files" / "hostile"


def refusal(data: bytes | str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read_nodes(data, "map.yaml")
    return caught.value
