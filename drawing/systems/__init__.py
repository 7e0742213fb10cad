"""What the systems bring to pictures, one folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "drawing", "systems")
