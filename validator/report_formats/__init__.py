"""Reports: findings as text for people and in the formats that other programs read.

One file a format, found by scanning, with a function `write(report)` that returns the whole text.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from validator.reporting.judgement import Report


@cache
def formats() -> tuple[str, ...]:
    """The names of all formats."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def written(report: Report, name: str) -> str:
    """A report in one of the formats."""
    text: str = import_module(f"{__name__}.{name}").write(report)
    return text
