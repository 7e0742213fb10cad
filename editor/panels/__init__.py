"""The panels around the map, one a file, found by scanning this folder."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from editor.panels.panel import Panel


@cache
def panels() -> tuple[type[Panel], ...]:
    """The kinds of panels in their order."""
    found: list[type[Panel]] = []
    for module in iter_modules(__path__):
        name = f"{__name__}.{module.name}"
        inside = vars(import_module(name)).values()
        found += [
            thing
            for thing in inside
            if isinstance(thing, type)
            and issubclass(thing, Panel)
            and thing.__module__ == name
            and "NAME" in vars(thing)
        ]
    return tuple(sorted(found, key=lambda kind: (kind.ORDER, kind.NAME)))
