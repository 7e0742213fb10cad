"""Where the reader of a page is: in an empty folder, or in a copy of the example repository."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.contracts.house import HERE

EXAMPLE = HERE / "docs" / "other-tools" / "example-repository"
IN_A_REPOSITORY = (
    EXAMPLE / "README.md",
    EXAMPLE.parent / "git.md",
    EXAMPLE.parent / "continuous-integration.md",
    HERE / "docs" / "command-line.md",
)
"""Pages about a repository of maps; they offer the example to be copied."""
_AUTHOR = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")


def prepare(page: Path, folder: Path) -> None:
    """Puts into a folder what the reader of a page has before the first line."""
    if page not in IN_A_REPOSITORY:
        return
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
    _git(folder, "init", "--quiet", "--initial-branch", "main")
    _commit(folder, "Begin with two maps")
    _git(folder, "switch", "--quiet", "--create", "work")
    short = folder / "maps" / "short-wend.milepost.yaml"
    short.write_text(short.read_text(encoding="utf-8").replace("cash: ", "cash: 1"), "utf-8")
    _commit(folder, "Ask for more cash")


def _commit(folder: Path, message: str) -> None:
    _git(folder, "add", "--all")
    _git(folder, *_AUTHOR, "commit", "--quiet", "--no-verify", "--message", message)


def _git(folder: Path, *words: str) -> None:
    alone = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *words], cwd=folder, env=alone, check=True, capture_output=True)
