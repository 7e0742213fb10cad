"""The panels: each can be shown and hidden by itself, and all of them at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.panels import panels
from editor.window.action import action
from editor.window.docks import arrange, show_panel, toggle_panels
from editor.window.parts import go_to_part, open_menus

if TYPE_CHECKING:
    from editor.window.window import Window

GROUP = 8


@action("view.panels", "Show or hide all panels", "View", group=GROUP, words="tab docks")
def all_panels(window: "Window") -> None:
    toggle_panels(window)


@action("view.arrange", "Put panels back in place", "View", group=GROUP, words="reset docks")
def put_back(window: "Window") -> None:
    arrange(window)


@action("view.next-part", "Go to the next part of the window", "View", group=GROUP, words="focus")
def next_part(window: "Window") -> None:
    go_to_part(window, 1)


@action("view.part-before", "Go to the part before", "View", group=GROUP, words="focus window")
def part_before(window: "Window") -> None:
    go_to_part(window, -1)


@action("view.menus", "Go to the menus", "View", group=GROUP, words="focus keyboard")
def menus(window: "Window") -> None:
    open_menus(window)


def _is_shown(name: str) -> Callable[["Window"], bool]:
    return lambda window: name in window.docks and not window.docks[name].isHidden()


def _toggle(name: str) -> Callable[["Window"], None]:
    def toggle(window: "Window") -> None:
        if window.docks[name].isHidden():
            show_panel(window, name)
        else:
            window.docks[name].hide()

    return toggle


for _kind in panels():
    globals()[f"panel_{_kind.NAME}"] = action(
        f"view.panel-{_kind.NAME}",
        _kind.TITLE,
        "View",
        group=GROUP + 1,
        words="panel dock",
        is_on=_is_shown(_kind.NAME),
    )(_toggle(_kind.NAME))
