"""An old version and a new one, and what a save says when it fails."""

from pathlib import Path

import pytest

from model.files.atomic import SaveFailed, write_atomically

OLD = b"title: Two Valleys\n"
NEW = b"title: Three Valleys\r\n\xff\x00" * 1000


def names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.parent.iterdir())


def refusal(path: Path | str, data: bytes = NEW, *, backup: bool = False) -> SaveFailed:
    with pytest.raises(SaveFailed) as caught:
        write_atomically(path, data, backup=backup)
    return caught.value
