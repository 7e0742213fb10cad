"""The wish to have nothing: whatever was under way in its lane is left."""

from collections.abc import Iterator
from typing import Any

from editor.workshop.bench import Bench


def run(_said: dict[str, Any], _bench: Bench) -> Iterator[dict[str, Any]]:
    yield from ()
