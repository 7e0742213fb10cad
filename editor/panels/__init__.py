"""The panels around the map, found by scanning this folder and those of every system."""

from functools import cache

from editor.panels.panel import Panel
from editor.systems.scan import modules_of


@cache
def panels() -> tuple[type[Panel], ...]:
    """The kinds of panels in their order."""
    found = [
        thing
        for module in modules_of("panels")
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Panel)
        and thing.__module__ == module.__name__
        and "NAME" in vars(thing)
    ]
    return tuple(sorted(found, key=lambda kind: (kind.ORDER, kind.NAME)))
