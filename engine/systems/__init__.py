"""The games that can be played, one folder a system."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "engine", "systems")
