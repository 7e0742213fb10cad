"""Slips that only one system knows, and the files they are made in, a folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "tests", "validator", "slips", "systems")
