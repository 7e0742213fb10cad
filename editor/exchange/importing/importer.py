"""Imports of a window: the dialog is opened, and what it brings becomes a map or a step."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QObject

from editor.document.document import Document
from editor.exchange.importing.import_dialog import ImportDialog
from editor.exchange.importing.in_words import lost_facts, sentence
from editor.exchange.importing.kinds import recognised
from editor.saving.filing import Filing
from editor.widgets.asking import show_lines
from editor.words import tr, trn
from model.files.scenario_files import read_text
from model.scenario.change import difference

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SCENARIOS = (".yaml", ".yml")
NOTICE = "import"


class Importer(QObject):
    """Brings files of other programs into the window."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window, self._filing = window, filing
        self.dialog: ImportDialog | None = None
        """The dialog that was opened last."""

    def ask(self, path: Path | None = None) -> ImportDialog:
        """Opens the dialog, with a file if there is one."""
        desk = self._window.studio.desk
        if desk is not None:
            desk.finish()
        scenario = None if desk is None else desk.scenario
        folder = "" if desk is None else desk.document.folder
        dialog = ImportDialog(self._window, self._filing.folder, scenario, folder)
        dialog.brought.connect(self._came)
        if path is not None:
            dialog.take(path)
        dialog.open()
        self.dialog = dialog
        return dialog

    def come(self, mime: QMimeData) -> bool:
        """Something was dropped; whether it is a map, or a file that can be imported."""
        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        if not paths:
            return False
        path, document = paths[0], self._window.studio.document
        scenario = None if document is None else document.scenario
        if recognised(path, scenario):
            self.ask(path)
        elif path.name.lower().endswith(SCENARIOS):
            self._filing.open_all(paths)
        else:
            return False
        return True

    # -- what came

    def _came(self, answer: dict[str, Any], is_into: bool) -> None:
        file = read_text(answer["text"], answer["name"])
        if not is_into:
            document = Document(file.scenario, file)
            document.beside = {name: text.encode() for name, text in answer["files"].items()}
            self._filing.show_new(document)
            self._tell(answer, document.title)
            return
        desk = self._window.studio.desk
        if desk is None:
            return
        label = answer["label"] or tr("import")
        if desk.attempt(lambda: difference(desk.scenario, file.scenario, label)):
            self._tell(answer, desk.document.title)

    def _tell(self, answer: dict[str, Any], title: str) -> None:
        """What was lost stays at hand until somebody has read it."""
        remarks = [sentence(one) for one in (*lost_facts(answer["facts"]), *answer["remarks"])]
        if not remarks:
            self._window.studio.say(tr("Imported: {title}.").format(title=title))
            return
        count = len(remarks) + answer["more"]
        words = trn("{n} remark", "{n} remarks", count)
        said = tr("Imported {title}, with {remarks}.").format(title=title, remarks=words)
        about = tr("What was lost, guessed or wants a look:")
        look = (tr("Show"), lambda: show_lines(self._window, title, about, remarks))
        self._window.notices.put(NOTICE, said, [look])
