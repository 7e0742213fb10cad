"""Programs of others that tests run, fetched by npm once; skipped where npm is missing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

needs_npm = pytest.mark.skipif(
    shutil.which("npm") is None,
    reason="npm is not installed, so programs of others cannot be had: install Node.js",
)


def npm_program(cache: Path, package: str, version: str, program: str) -> Path:
    """A file of a package, which npm fetches into the cache the first time."""
    folder = cache / f"{package.replace('/', '-')}-{version}"
    path = folder / "node_modules" / program
    if not path.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        wanted = f"{package}@{version}"
        command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-save"]
        done = subprocess.run(
            [*command, "--prefix", str(folder), wanted],
            capture_output=True,
            text=True,
            check=False,
        )
        assert path.is_file(), f"npm could not fetch {wanted}:\n{done.stdout}{done.stderr}"
    return path


def cache_folder(cache: pytest.Cache) -> Path:
    """Beside the installed packages where tests run in an environment of their own."""
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix) / "npm"
    return Path(cache.mkdir("npm"))
