"""Pictures on the map: one more, and which of them lies over which."""

from typing import TYPE_CHECKING

from editor.gestures.artwork import Order, reordered
from editor.tools.artwork import in_hand
from editor.window.action import Run, action
from editor.words import later, tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "map.artwork",
    "Artwork on the map …",
    "Map",
    needs="document",
    group=5,
    words="picture image art compass logo",
    tip="Puts a picture of yours on the map; it is drawn and printed with it",
)
def artwork(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        window.incoming.ask(desk, "artwork")


def _order(order: Order, title: str) -> Run:
    @action(
        f"art.{order}",
        title,
        "Edit",
        submenu="Order of artwork",
        needs="selection",
        group=2,
        words="picture image raise lower layer",
    )
    def run(window: "Window") -> None:
        desk = window.studio.desk
        art = None if desk is None else in_hand(desk)
        if desk is not None and art is not None:
            desk.attempt(lambda: reordered(desk.scenario, art.id, order))
        elif desk is not None:
            desk.say(tr("Select one picture of the map to lay it over or under others."))

    return run


front = _order("front", later("Over all others"))
forward = _order("forward", later("Over the next one"))
backward = _order("backward", later("Under the next one"))
back = _order("back", later("Under all others"))
