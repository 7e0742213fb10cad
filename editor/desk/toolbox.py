"""The tools, one a file, found by scanning `editor/tools` and those of every system."""

from functools import cache

from editor.desk.tool import Tool
from editor.systems.scan import modules_of


@cache
def tools() -> dict[str, Tool]:
    """Every tool by name, in the order of the tool bar."""
    found = [kind() for kind in _kinds()]
    return {tool.NAME: tool for tool in sorted(found, key=lambda tool: (tool.ORDER, tool.NAME))}


def _kinds() -> list[type[Tool]]:
    return [
        thing
        for module in modules_of("tools")
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Tool)
        and "NAME" in vars(thing)
        and thing.__module__ == module.__name__
    ]
