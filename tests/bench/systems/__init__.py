"""What is measured of one system alone, a folder each."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "tests", "bench", "systems")
