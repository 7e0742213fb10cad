"""Action: one decorated function is menu entry, shortcut, entry of the search, and line of help.

@action("edit.undo", "Undo", menu="Edit", needs="a step")
def undo(window: Window) -> None: ...

Its keys stand in `editor/preferences/keys.yaml`, where all of them can be seen and changed.
"""

from collections.abc import Callable
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from editor.systems.scan import modules_of
from model.forms.frozen import dataclass

if TYPE_CHECKING:
    from editor.window.window import Window

Run = Callable[["Window"], None]
Needs = Literal[
    "",
    "document",
    "selection",
    "something to copy",
    "board",
    "mileposts",
    "routes",
    "a step",
    "a step undone",
    "a game",
]
Menu = Literal["File", "Edit", "Select", "View", "Map", "Play", "Help", ""]
MENUS: tuple[Menu, ...] = ("File", "Edit", "Select", "View", "Map", "Play", "Help")


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a designer can have done."""

    name: str
    title: str
    menu: Menu
    run: Run
    needs: Needs = ""
    """What must be there for it: else it is grey."""
    submenu: str = ""
    """The title of a menu inside the menu."""
    group: int = 0
    """Actions of one group stand together in the menu, groups in their order."""
    tip: str = ""
    words: str = ""
    """Other words by which people look for it."""
    is_on: Callable[["Window"], bool] | None = field(default=None, compare=False)
    """For something that is switched on and off: whether it is on."""


def action(name: str, title: str, menu: Menu = "", **details: Any) -> Callable[[Run], Run]:
    """Makes an action of a function; details are the other fields of an Action."""

    def made(run: Run) -> Run:
        run.action = Action(name, title, menu, run, **details)  # type: ignore[attr-defined]
        return run

    return made


@cache
def actions() -> dict[str, Action]:
    """Every action by name, in the order of files, groups and lines."""
    found: dict[str, Action] = {}
    for module in modules_of("actions"):
        for thing in vars(module).values():
            several = thing if isinstance(thing, tuple) else (getattr(thing, "action", None),)
            found |= {one.name: one for one in several if isinstance(one, Action)}
    return found
