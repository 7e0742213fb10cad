"""What the systems bring to the validator, one folder each: a survey, checks, repairs."""

from model.systems.search_path import with_more

__path__ = with_more(__path__, "validator", "systems")
