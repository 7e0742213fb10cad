"""The tests of games that can be played, and what they bring to the soak, a folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "tests", "engine", "systems")
