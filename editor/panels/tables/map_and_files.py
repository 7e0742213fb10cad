"""What a table does beyond itself: it shows its rows on the map, and reads and writes files."""

from pathlib import Path
from typing import TYPE_CHECKING

from editor.gestures.choosing import cells_of
from editor.panels.tables.sheet_view import SheetView
from editor.pointing.selection import Selection
from editor.widgets.asking import FileKind, ask_for_file, ask_to_write
from editor.words import tr
from model.files.atomic import SaveFailed, write_atomically

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from editor.studio.map_window import MapWindow

FILES = "(*.csv *.tsv *.txt)"


class MapAndFiles:
    """The deeds of tables for which a window is needed."""

    def __init__(self, window: "MapWindow") -> None:
        self._window = window
        self.dialog: QFileDialog | None = None
        """The question for a file that was asked last."""

    def do(self, deed: str, view: SheetView) -> None:
        if deed == "map":
            self.show_on_map(view)
        elif deed == "read":
            self._ask_what_to_read(view)
        elif deed == "write":
            self._ask_where_to_write(view)

    def show_on_map(self, view: SheetView) -> None:
        """Chooses what the rows are about, and moves the map where it is out of sight."""
        desk, canvas = self._window.studio.desk, self._window.canvas
        things = view.chosen_things()
        if desk is None or canvas is None or not things:
            return
        desk.choose(Selection(things=things))
        cells = list(cells_of(desk.scenario, desk.selection))
        if cells:
            canvas.show_cells(cells)
        else:
            view.say(tr("This lies nowhere on the map."))

    def _ask_what_to_read(self, view: SheetView) -> None:
        kind = FileKind(tr("Read a table"), self._filter())

        def answered(path: Path) -> None:
            view.blocks.read_csv(path)
            view.model.show_languages()

        self.dialog = ask_for_file(view, kind, self._folder(), answered)

    def _ask_where_to_write(self, view: SheetView) -> None:
        kind = FileKind(tr("Write the table"), self._filter(), ".csv")
        proposal = self._folder() / f"{self._name()}-{view.sheet.NAME}.csv"

        def answered(path: Path | None) -> None:
            if path is not None:
                self.write(view, path)

        self.dialog = ask_to_write(view, kind, proposal, answered)

    def write(self, view: SheetView, path: Path) -> None:
        """Writes the rows that are shown; what was there is replaced at once or not at all."""
        try:
            write_atomically(path, view.blocks.write_csv())
        except SaveFailed as trouble:
            view.say(str(trouble), is_trouble=True)
            return
        view.say(tr("Written to {file}.").format(file=path.name))

    def _folder(self) -> Path:
        document = self._window.studio.document
        path = document.path if document is not None else None
        return Path(path).parent if path is not None else Path.home()

    def _name(self) -> str:
        document = self._window.studio.document
        return (document.scenario.id if document is not None else "") or tr("table")

    @staticmethod
    def _filter() -> str:
        return tr("Tables") + f" {FILES};;" + tr("All files") + " (*)"
