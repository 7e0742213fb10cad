"""Patches: what would change in a file, as `patch -p1` and `git apply` take it."""

import sys
from collections.abc import Iterator
from difflib import unified_diff

from milepost.terminal.say import clean
from model.files.scenario_files import file_bytes
from model.yaml.source_text import SourceText


def show_patch(path: str, before: SourceText, text: str) -> None:
    """The patch, byte for byte where a program reads it; made harmless on a terminal."""
    old, new = (file_bytes(one, before).decode() for one in (before.text, text))
    lines = list(patch(path, old, new))
    if sys.stdout.isatty():
        print("\n".join(clean(line.rstrip("\r\n")) for line in lines))
        return
    stream = getattr(sys.stdout, "buffer", None)
    if stream is None:
        sys.stdout.write("".join(lines))
    else:
        sys.stdout.flush()
        stream.write("".join(lines).encode())


def patch(name: str, before: str, after: str) -> Iterator[str]:
    """A patch in the form that `patch -p1` and `git apply` take."""
    old, new = (_quoted(f"{side}/{name.removeprefix('/')}") for side in "ab")
    for line in unified_diff(_lines(before), _lines(after), old, new):
        yield line
        if not line.endswith("\n"):
            yield "\n\\ No newline at end of file\n"


def _lines(text: str) -> list[str]:
    """The lines of a text as `patch` counts them: nothing but a line feed ends one."""
    return [f"{line}\n" for line in text.split("\n")[:-1]] + [
        line for line in text.split("\n")[-1:] if line
    ]


def _quoted(name: str) -> str:
    """A file name in a patch: as it is, or in quotes where it holds something strange."""
    data = name.encode(errors="surrogateescape")
    if all(32 < byte < 127 and byte not in b'"\\' for byte in data):
        return name
    shown = (chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:03o}" for b in data)
    return '"' + "".join(shown) + '"'
