"""Loose files: what a new map shows before it has a folder of its own, such as its scenery."""

import shutil
import tempfile
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from model.files.scenario_files import beside


def laid_down(files: Mapping[str, bytes], owner: object) -> str:
    """A folder with these files, which is there as long as its owner; nothing on a full disk."""
    with suppress(OSError):
        folder = Path(tempfile.mkdtemp(prefix="milepost-"))
        weakref.finalize(owner, shutil.rmtree, folder, ignore_errors=True)
        for name, data in files.items():
            path = beside(folder, name, "")
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
        return str(folder)
    return ""
