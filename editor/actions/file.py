"""Opening, saving, closing, and leaving."""

from typing import TYPE_CHECKING

from editor.document.document import Document
from editor.new_map.as_wished import as_wished
from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.desk.desk import Desk
    from editor.document.new_map_result import Made
    from editor.window.window import Window


@action("file.new", "New map …", "File", words="create template empty", tip="Begins a new map")
def new(window: "Window") -> None:
    from editor.new_map.new_map_dialog import new_map

    made = new_map(window.studio, window)
    if made is not None:
        _show(window, made)


@action(
    "file.geography",
    "New from geography …",
    "File",
    words="world globe country real",
    tip="Makes a map of a part of the world",
)
def geography(window: "Window") -> None:
    from editor.new_map.geography.dialog import new_from_geography

    made = new_from_geography(window.studio, window)
    if made is not None:
        _show(window, made)


@action("file.open", "Open …", "File", words="load", tip="Opens a map from a file")
def open_(window: "Window") -> None:
    window.filing.ask_to_open()


@action("file.save", "Save", "File", needs="document", group=1, tip="Writes the map into its file")
def save(window: "Window") -> None:
    window.filing.save(_desk(window))


@action(
    "file.save-as",
    "Save as …",
    "File",
    needs="document",
    group=1,
    tip="Writes the map into another file, and goes on with that",
)
def save_as(window: "Window") -> None:
    window.filing.save_as(_desk(window))


@action(
    "file.save-copy",
    "Save a copy …",
    "File",
    needs="document",
    group=1,
    tip="Writes a copy, and goes on with this file",
)
def save_copy(window: "Window") -> None:
    window.filing.save_copy(_desk(window))


@action(
    "file.save-all",
    "Save all",
    "File",
    needs="document",
    group=1,
    tip="Saves every map that has changes",
)
def save_all(window: "Window") -> None:
    window.filing.save_all()


@action(
    "file.compare",
    "Compare with the file",
    "File",
    needs="document",
    group=2,
    words="difference diff changes",
    tip="Tells what the map has and its file has not",
)
def compare(window: "Window") -> None:
    if _desk(window).document.path is None:
        window.studio.say(tr("This map was never saved."))
    window.filing.compare(_desk(window))


@action(
    "file.revert",
    "Revert to the file",
    "File",
    needs="document",
    group=2,
    words="reload again",
    tip="Takes over what the file says; this can be undone",
)
def revert(window: "Window") -> None:
    if _desk(window).document.path is None:
        window.studio.say(tr("This map was never saved."))
    window.filing.reload(_desk(window))


@action(
    "file.import",
    "Import …",
    "File",
    group=3,
    words="csv tiled 18xx geojson spreadsheet mileposts routes recipe bring",
    tip="Brings a file of another program as a new map, or into this one",
)
def import_(window: "Window") -> None:
    window.importer.ask()


@action(
    "file.export",
    "Export …",
    "File",
    needs="document",
    group=3,
    words="print picture svg png pdf cards pages csv geojson tiled spreadsheet render",
    tip="Makes pictures, pages to print, or files for other programs",
)
def export(window: "Window") -> None:
    window.exporter.ask(_desk(window))


@action(
    "file.export-again",
    "Export again",
    "File",
    needs="document",
    group=3,
    words="repeat last",
    tip="Makes the last export of this map once more, into the same file",
)
def export_again(window: "Window") -> None:
    window.exporter.again(_desk(window))


@action(
    "file.print",
    "Print …",
    "File",
    needs="document",
    group=3,
    words="preview paper pages sheets printer pdf cards chips aids",
    tip="Shows all sheets of the game, and prints those that are chosen",
)
def print_(window: "Window") -> None:
    window.printing.ask(_desk(window))


@action("file.close", "Close", "File", needs="document", group=4, tip="Closes this map")
def close(window: "Window") -> None:
    window.closing.close(_desk(window))


@action("file.quit", "Quit", "File", group=4, words="exit leave", tip="Closes everything")
def quit_(window: "Window") -> None:
    window.close()


def _desk(window: "Window") -> "Desk":
    desk = window.studio.desk
    if desk is None:
        raise LookupError("an action that needs a document was run without one")
    return desk


def _show(window: "Window", made: "Made") -> None:
    """Shows a map that was just made, with the files that come beside it."""
    made = as_wished(made, window.studio.settings)
    document = Document(made.scenario, made.file)
    document.beside = dict(made.files)
    window.filing.show_new(document)
    for sentence in made.told:
        window.studio.say(sentence)
