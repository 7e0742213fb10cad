"""What the systems bring to the command line, one folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "milepost", "systems")
