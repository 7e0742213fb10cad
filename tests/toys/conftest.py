"""The walks need the toys on the search path: tests/contracts/test_toys.py runs them so."""

from pathlib import Path

from model.systems.search_path import more_folders

HERE = Path(__file__).parent
collect_ignore = [] if HERE in more_folders() else [str(HERE / "walks")]
