"""Threads begin when what they and the window import is whole."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_threads_come_from_one_place() -> None:
    made = re.compile(r"ThreadPoolExecutor\(|threading\.Thread\(|QThread\(")
    files = (ROOT / "editor").rglob("*.py")
    assert [path.name for path in files if made.search(path.read_text())] == ["threads.py"]


def test_geometry_is_whole_before_a_thread_begins() -> None:
    code = "import editor.workshop.threads, sys; print('shapely.geometry' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert told.stdout.strip() == "True"
