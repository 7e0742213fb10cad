"""What systems bring to made-up scenarios, a folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "tests", "generate", "systems")
