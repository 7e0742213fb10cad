"""Small git repositories for tests: maps, commits and branches, whatever the machine's settings."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

GIT = shutil.which("git")
PLAIN = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_SYSTEM": os.devnull,
    **{
        f"GIT_{who}_{what}": said
        for who in ("AUTHOR", "COMMITTER")
        for what, said in (
            ("NAME", "Somebody"),
            ("EMAIL", "somebody@example.org"),
            ("DATE", "2026-01-02T03:04:05Z"),
        )
    },
}


@dataclass(frozen=True)
class GitRepository:
    """A repository in a temporary folder."""

    top: Path

    def git(self, *words: str) -> str:
        ran = subprocess.run(
            [str(GIT), *words],
            cwd=self.top,
            env={**os.environ, **PLAIN},
            check=True,
            capture_output=True,
            text=True,
        )
        return ran.stdout.strip()

    def write(self, name: str, text: str) -> Path:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def commit(self, **files: str) -> str:
        """A commit of everything, with these files written before; its digest."""
        for name, text in files.items():
            self.write(name, text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "A change")
        return self.git("rev-parse", "HEAD")


def new_repository(top: Path) -> GitRepository:
    top.mkdir(parents=True, exist_ok=True)
    made = GitRepository(top)
    made.git("init", "--quiet", "--initial-branch=main")
    return made
