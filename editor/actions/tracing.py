"""The picture that a map is traced from: it comes, is seen or not, is locked, and goes."""

from typing import TYPE_CHECKING

from editor.document.tracing.pins import without_picture
from editor.document.tracing.tracing import VIEWS
from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

LAYER = "picture"


@action(
    "map.picture",
    "Trace from a picture …",
    "Map",
    needs="document",
    group=5,
    words="background image scan backdrop load underlay",
    tip="Lays a scan or a photo under the map, to draw from it",
)
def load(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        window.incoming.ask(desk)


@action(
    "map.no-picture",
    "Take the tracing picture away",
    "Map",
    needs="document",
    group=5,
    words="background image remove",
    tip="The file stays where it is",
)
def take_away(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None and desk.tracing.picture is None:
        desk.say(tr("There is no picture to trace from."))
    elif desk is not None:
        desk.attempt(lambda: without_picture(desk.scenario))


@action(
    "map.lock-picture",
    "Lock the tracing picture",
    "Map",
    needs="document",
    group=5,
    words="background image fix",
    tip="No click and no key moves it any more",
    is_on=lambda window: window.studio.desk is not None and LAYER in window.studio.desk.locked,
)
def lock(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        desk.lock(desk.locked ^ {LAYER})


@action(
    "view.traced",
    "Picture, map or both",
    "View",
    needs="document",
    group=1,
    words="trace background image compare",
    tip="Shows the map with the picture that it is traced from, the picture alone, or the map",
)
def seen(window: "Window") -> None:
    desk = window.studio.desk
    if desk is None:
        return
    after = VIEWS[(VIEWS.index(desk.tracing.view) + 1) % len(VIEWS)]
    desk.see(after)
    said = {"both": tr("Map and picture"), "picture": tr("Picture alone"), "map": tr("Map alone")}
    desk.say(said[after])
