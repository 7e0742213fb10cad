"""What git knows: which files differ from an earlier commit, and how they were in it.

Git is asked only about what it holds already; nothing is fetched, checked out or written to it.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Literal, NamedTuple

from milepost.terminal.say import Refusal
from model.bounded_files import LARGEST_FILE, real_path
from model.forms.frozen import dataclass

Status = Literal["added", "changed", "removed", "renamed"]
LONGEST_WAIT = 120
LINK = "120000"
LARGEST_COPY = 256 * 1024 * 1024
"""Bytes of all files that are read from the earlier commit."""


class FileChange(NamedTuple):
    """One file that differs, by its names from the top of the repository."""

    status: Status
    old: str
    new: str


class _Blob(NamedTuple):
    """A file of a commit."""

    name: str
    digest: str
    size: int


@dataclass(frozen=True, slots=True)
class Repository:
    """A git repository and its working tree."""

    top: Path

    def commit(self, ref: str) -> str:
        """The commit that a branch, tag or digest names, as it was when the work on HEAD began."""
        asked = ("rev-parse", "--verify", "--quiet", "--end-of-options")
        found = self._try(*asked, f"{ref}^{{commit}}")
        if not found:
            raise Refusal(f"git knows no commit {ref[:80]}; fetch it first (fetch-depth: 0)")
        # Where the history is cut off there is no common beginning to be found.
        return self._try("merge-base", found, "HEAD") or found

    def changes(self, commit: str, endings: Sequence[str]) -> list[FileChange]:
        """The files of these endings that differ between a commit and the working tree."""
        patterns = [f"*{ending}" for ending in endings]
        asked = ("diff", "--name-status", "-z", "-M", "--no-ext-diff", "--no-textconv")
        words = iter(_split(self._ask(*asked, "--ignore-submodules", commit, "--", *patterns)))
        found = [_change(status, words) for status in words]
        others = self._ask("ls-files", "-z", "--others", "--exclude-standard", "--", *patterns)
        return found + [FileChange("added", "", name) for name in _split(others)]

    def files(self, endings: Sequence[str]) -> list[str]:
        """The files of these endings that are kept in the repository now; links are not files."""
        patterns = [f"*{ending}" for ending in endings]
        listed = _split(self._ask("ls-files", "-z", "--stage", "--", *patterns))
        entries = [entry.partition("\t") for entry in listed]
        return sorted({name for mode, _, name in entries if not mode.startswith(LINK)})

    def copy(self, commit: str, endings: Sequence[str], folder: Path) -> None:
        """Writes the files of these endings as a commit has them into a folder."""
        blobs = [one for one in self._blobs(commit) if one.name.endswith(tuple(endings))]
        if sum(one.size for one in blobs) > LARGEST_COPY:
            raise Refusal("the maps and pictures of the earlier commit are too large to compare")
        for blob, data in zip(blobs, self._contents(blobs), strict=True):
            path = folder.joinpath(*PurePosixPath(blob.name).parts)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def _blobs(self, commit: str) -> Iterator[_Blob]:
        """The plain files of a commit that are not too large to be read."""
        for entry in _split(self._ask("ls-tree", "-r", "-z", "-l", "--full-tree", commit)):
            about, _, name = entry.partition("\t")
            mode, kind, digest, size = about.split()
            is_plain = kind == "blob" and mode != LINK and _stays_inside(name)
            if is_plain and int(size) <= LARGEST_FILE:
                yield _Blob(name, digest, int(size))

    def _contents(self, blobs: Sequence[_Blob]) -> Iterator[bytes]:
        asked = "".join(f"{blob.digest}\n" for blob in blobs).encode()
        data = self._run(["cat-file", "--batch"], asked)
        at = 0
        for blob in blobs:
            at = data.index(b"\n", at) + 1
            yield data[at : at + blob.size]
            at += blob.size + 1

    def _try(self, *words: str) -> str:
        """The first line of an answer; nothing where git has none."""
        try:
            return os.fsdecode(self._run(words)).partition("\n")[0]
        except Refusal:
            return ""

    def _ask(self, *words: str) -> str:
        return os.fsdecode(self._run(words))

    def _run(self, words: Sequence[str], given: bytes = b"") -> bytes:
        return _git(self.top, words, given)


def repository_of(folder: Path) -> Repository:
    """The repository that a folder belongs to."""
    top = _git(folder, ("rev-parse", "--show-toplevel")).rstrip(b"\n")
    return Repository(Path(os.fsdecode(top)))


def _git(folder: Path, words: Sequence[str], given: bytes = b"") -> bytes:
    options = ("-c", "core.quotePath=false", "-c", "core.fsmonitor=false")
    try:
        ran = subprocess.run(  # noqa: S603 (no shell, and words of our own)
            [_program(), *options, "-C", str(folder), *words],
            input=given,
            capture_output=True,
            check=True,
            timeout=LONGEST_WAIT,
            env={**os.environ, "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"},
        )
    except (subprocess.TimeoutExpired, ValueError):
        raise Refusal("git gives no answer") from None
    except subprocess.CalledProcessError as trouble:
        said = trouble.stderr.decode(errors="replace").strip().partition("\n")[0]
        raise Refusal(f"git: {said or 'it cannot answer'}") from None
    return ran.stdout


def _program() -> str:
    """Git itself, and never a program of that name that lies in the folder of the maps."""
    found = shutil.which("git")
    if found is None or real_path(found).parent == real_path(Path.cwd()):
        raise Refusal("this needs git, which is not installed")
    return found


def _split(text: str) -> list[str]:
    return [part for part in text.split("\0") if part]


def _change(status: str, words: Iterator[str]) -> FileChange:
    """One entry of `git diff --name-status -z`: a status, and one name or two."""
    first = next(words)
    match status[:1]:
        case "A":
            return FileChange("added", "", first)
        case "D":
            return FileChange("removed", first, "")
        case "R" | "C":
            return FileChange("renamed" if status[0] == "R" else "added", first, next(words))
        case _:
            return FileChange("changed", first, first)


def _stays_inside(name: str) -> bool:
    parts = PurePosixPath(name).parts
    return bool(parts) and not name.startswith("/") and not {"..", ".git"} & set(parts)
