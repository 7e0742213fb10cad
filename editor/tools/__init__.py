"""The tools, one a file, found by scanning this folder."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from editor.tools.tool import Tool


@cache
def tools() -> dict[str, Tool]:
    """Every tool by name, in the order of the tool bar."""
    found = [one() for kind in _kinds() for one in [kind]]
    return {tool.NAME: tool for tool in sorted(found, key=lambda tool: (tool.ORDER, tool.NAME))}


def _kinds() -> list[type[Tool]]:
    kinds: list[type[Tool]] = []
    for module in iter_modules(__path__):
        if module.name == "tool":
            continue
        inside = vars(import_module(f"{__name__}.{module.name}")).values()
        kinds += [
            thing
            for thing in inside
            if isinstance(thing, type)
            and issubclass(thing, Tool)
            and "NAME" in vars(thing)
            and thing.__module__ == f"{__name__}.{module.name}"
        ]
    return kinds
