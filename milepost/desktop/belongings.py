"""What Milepost puts into the folders of a user's desktop: file by file, below one folder."""

import os
import sys
from importlib.resources import files
from pathlib import Path, PurePosixPath

from milepost.desktop.program import command, exec_line, value
from milepost.terminal.say import Refusal

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
KINDS = {"milepost": "apps/milepost", "milepost-file": "mimetypes/application-x-milepost+yaml"}
"""The drawings of the program and of its files, and what a theme of icons calls them."""


def data_home() -> Path:
    """Where desktops look for what belongs to one user; a relative path counts for nothing."""
    if sys.platform in ("win32", "darwin"):
        raise Refusal(
            "Windows and macOS have menus of their own, to which the built program belongs"
        )
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"


def belongings() -> dict[PurePosixPath, bytes]:
    """Every file with what it holds, by its place below the folder of the user."""
    found = {
        PurePosixPath("applications/milepost.desktop"): entry(command()),
        PurePosixPath("mime/packages/milepost.xml"): _own("milepost.xml"),
        PurePosixPath("metainfo/milepost.metainfo.xml"): _own("milepost.metainfo.xml"),
    }
    drawings = files("editor.program.icons")
    for name, place in KINDS.items():
        kinds = {"scalable": f"{name}.svg"} | {f"{n}x{n}": f"{name}-{n}.png" for n in SIZES}
        for size, file in kinds.items():
            ending = file.rpartition(".")[2]
            target = PurePosixPath("icons/hicolor", size, f"{place}.{ending}")
            found[target] = drawings.joinpath(file).read_bytes()
    return found


def entry(words: tuple[str, ...]) -> bytes:
    """The entry of the menu, which starts a program by these words."""
    if any(sign in word for word in words for sign in "\n\r\0"):
        raise Refusal("a desktop cannot start a program whose path has such signs")
    text = _own("milepost.desktop").decode()
    text = text.replace("@EXEC@", exec_line(words)).replace("@TRY@", value(words[0]))
    return text.encode(errors="surrogateescape")


def _own(name: str) -> bytes:
    return files("milepost.desktop").joinpath(name).read_bytes()
