"""What two starts of Milepost say to each other: lines of JSON, short, of paths alone.

Whoever listens believes nothing: a line is as long as `LONGEST` at most, carries the word that
only this user can read, and names files by their whole paths. Nothing in it is ever run.
"""

import hmac
import json
import os
from collections.abc import Sequence
from typing import Any, Final

from model.forms.frozen import dataclass

LONGEST: Final = 65_536
"""Bytes of a line."""
MOST_FILES: Final = 64
LONGEST_PATH: Final = 4096
LONGEST_TOKEN: Final = 256
TAKEN: Final = b"taken\n"
"""What the one that runs says when it will open the files."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Files to be opened, and the leave to come to the front that some desktops give."""

    files: tuple[str, ...] = ()
    activation: str = ""


def greeting(version: str) -> bytes:
    """The first line, by the one that runs: it is there, and of which version."""
    return json.dumps({"milepost": version}).encode() + b"\n"


def is_greeted_by(line: bytes, version: str) -> bool:
    """Whether somebody of our own version is there."""
    return _plain(line) == {"milepost": version}


def line_of(wish: Wish, token: str) -> bytes | None:
    """A wish as a line; None where it is more than anybody would take."""
    said = {"token": token, "files": list(wish.files), "activation": wish.activation}
    line = json.dumps(said).encode() + b"\n"
    return line if wish_in(line, token) == wish else None


def wish_in(line: bytes, token: str) -> Wish | None:
    """The wish that a line holds; None where it holds none, or was not written by this user."""
    said = _plain(line)
    if set(said) != {"token", "files", "activation"} or not _is_token(said["token"], token):
        return None
    files, activation = said["files"], said["activation"]
    if not isinstance(files, list) or len(files) > MOST_FILES or not all(map(_is_path, files)):
        return None
    if not isinstance(activation, str) or not _is_plain(activation):
        return None
    return Wish(tuple(files), activation)


def _plain(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST or not line.endswith(b"\n"):
        return {}
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def _is_token(said: object, token: str) -> bool:
    if not token or not isinstance(said, str):
        return False
    return hmac.compare_digest(said.encode(errors="replace"), token.encode())


def _is_path(said: object) -> bool:
    return (
        isinstance(said, str)
        and len(said) <= LONGEST_PATH
        and "\0" not in said
        and os.path.isabs(said)  # noqa: PTH117 (what a stranger says may be no path at all)
    )


def _is_plain(said: str) -> bool:
    return len(said) <= LONGEST_TOKEN and (said == "" or (said.isascii() and said.isprintable()))


def whole_paths(files: Sequence[str | os.PathLike[str]]) -> tuple[str, ...]:
    """Paths that mean the same from any folder."""
    return tuple(os.path.abspath(file) for file in files)  # noqa: PTH100 (links stay links)
