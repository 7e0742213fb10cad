"""What the editor has for one family of games alone, a folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "editor", "systems")
