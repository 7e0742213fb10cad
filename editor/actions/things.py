"""Delete, rename, find, replace, go to: what is done about things wherever they are."""

from typing import TYPE_CHECKING

from editor.desk.desk import Desk
from editor.edits.pasting import cleared
from editor.edits.replacing import others, replaced_things
from editor.edits.thing_names import called, called_all
from editor.edits.things import deleted
from editor.edits.uses import users_of
from editor.map_dialogs.find_bar import Find
from editor.map_dialogs.question_bar import Question, named
from editor.map_dialogs.rename_bar import Rename
from editor.map_dialogs.replace_bar import Replace
from editor.tools.region import made_of
from editor.window.action import action
from editor.words import tr
from model.scenario.change import Change

if TYPE_CHECKING:
    from editor.window.window import Window


@action("edit.delete", "Delete", "Edit", needs="selection", group=1, words="remove erase clear")
def delete(window: "Window") -> None:
    """Takes away what is selected; what names it is told first."""
    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None or not desk.selection:
        return
    users = users_of_selection(desk)
    if not users:
        delete_selected(desk, with_references=False)
        return
    things = called_all(desk.scenario, sorted(desk.selection.things))
    words = tr("{thing} is named by: {users}").format(thing=things, users=named(users))
    Question(
        window,
        canvas,
        words,
        [
            (tr("Delete all"), lambda: delete_selected(desk, with_references=True)),
            (tr("Keep references"), lambda: delete_selected(desk, with_references=False)),
        ],
        (others_of_selection(desk), lambda new: replace_selected(desk, new)),
    )


def others_of_selection(desk: Desk) -> list[tuple[str, str]]:
    """What can stand in the place of the selected things: others of their collection."""
    rooms = {room for room, _ in desk.selection.things}
    if len(rooms) != 1 or desk.selection.cells:
        return []
    gone = {key for _, key in desk.selection.things}
    return others(desk.scenario, next(iter(rooms)), gone)


def replace_selected(desk: Desk, new: str) -> None:
    chosen = sorted(desk.selection.things)
    room = chosen[0][0]
    desk.attempt(lambda: replaced_things(desk.scenario, room, [key for _, key in chosen], new))


def users_of_selection(desk: Desk) -> list[str]:
    """What names the selected things and is not selected itself."""
    chosen = sorted(desk.selection.things)
    own = {called(desk.scenario, *one) for one in chosen}
    users = dict.fromkeys(user for one in chosen for user in users_of(desk.scenario, *one))
    return [user for user in users if user not in own]


def delete_selected(desk: Desk, *, with_references: bool) -> None:
    chosen = desk.selection

    def change() -> Change:
        if chosen.cells:
            return cleared(
                desk.scenario, chosen.cells, chosen.things, with_references=with_references
            )
        return deleted(desk.scenario, chosen.things, with_references=with_references)

    desk.attempt(change)


@action("edit.uses", "Who uses this?", "Edit", needs="selection", group=3, words="references")
def uses(window: "Window") -> None:
    desk, canvas = window.studio.desk, window.canvas
    if desk is not None and canvas is not None and desk.selection.things:
        users = users_of_selection(desk)
        things = called_all(desk.scenario, sorted(desk.selection.things))
        words = tr("{thing} is named by: {users}") if users else tr("Nothing names {thing}.")
        Question(window, canvas, words.format(thing=things, users=", ".join(users)), [])


@action("edit.rename", "Rename …", "Edit", needs="selection", group=3, words="name id")
def rename(window: "Window") -> None:
    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None:
        return
    if len(desk.selection.things) == 1:
        Rename(window, canvas, next(iter(desk.selection.things)))
    else:
        desk.say(tr("Select one thing to rename it."))


@action("edit.find", "Find …", "Edit", needs="document", group=4, words="search")
def find(window: "Window") -> None:
    if window.canvas is not None:
        Find(window, window.canvas, tr("Find a city, a good, a card, a text"))


@action("edit.places", "Go to a thing or place …", "Edit", needs="document", group=4, words="find")
def places(window: "Window") -> None:
    if window.canvas is not None:
        Find(window, window.canvas, tr("Go to a thing by its name, or to a cell such as 12,7"))


@action("edit.go-to", "Go to a cell …", "Edit", needs="document", group=4, words="coordinates")
def go_to(window: "Window") -> None:
    if window.canvas is not None:
        Find(window, window.canvas, tr("A cell such as 12,7"))


@action("edit.replace", "Replace …", "Edit", needs="document", group=4, words="substitute")
def replace(window: "Window") -> None:
    if window.canvas is not None:
        Replace(window, window.canvas)


@action("select.region", "Region from selection", "Select", needs="selection", group=3)
def region(window: "Window") -> None:
    """Makes a region of the selected cells and cities."""
    desk = window.studio.desk
    if desk is not None and (desk.selection.cells or desk.selection.of("cities")):
        chosen = desk.selection
        kind = str(desk.settings.get("region-kind"))
        desk.attempt(
            lambda: made_of(desk.scenario, sorted(chosen.cells), chosen.of("cities"), kind)[0]
        )
    elif desk is not None:
        desk.say(tr("A region is made of cells or cities: select some."))
