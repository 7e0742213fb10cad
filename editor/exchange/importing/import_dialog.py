"""The import dialog: a file, what it is, what is to be said of it; and the map that will come."""

from base64 import b64decode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from editor.exchange.importing.in_words import sentence, stage_words
from editor.exchange.importing.kinds import ImportKind, kinds_for, recognised
from editor.exchange.importing.option_form import OptionForm
from editor.exchange.importing.what_comes import WhatComes
from editor.words import tr
from editor.workshop.workshop import Answer, Workshop
from model.files.scenario_files import new_text
from model.scenario.scenario import Scenario

TOGETHER: Final = 250
"""Milliseconds within which changes are taken together: a title is typed letter by letter."""
LANE: Final = "bring"
USUAL_SIZE: Final = QSize(1120, 720)
NARROWEST: Final = 380


class ImportDialog(QDialog):
    """The wishes on the left, what comes of them on the right; nothing is done before the end."""

    brought = Signal(dict, bool)
    """What came, and whether it belongs into the map that is open."""

    def __init__(
        self,
        parent: QWidget | None,
        folder: Path,
        scenario: Scenario | None = None,
        own_folder: str = "",
    ) -> None:
        """`folder` is where files are looked for; the map in front can take some of them."""
        super().__init__(parent)
        self.setObjectName("import")
        self.setWindowTitle(tr("Import"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.workshop = Workshop(self)
        self.answer: Answer | None = None
        """What would come now; None while nothing does."""
        self._folder, self._scenario, self._own_folder = folder, scenario, own_folder
        self._text = "" if scenario is None else new_text(scenario)
        self.kinds = kinds_for(scenario)
        self._soon = QTimer(self, singleShot=True, interval=TOGETHER)
        self._soon.timeout.connect(self._look)
        self.form = OptionForm((), {}, folder)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._choose(next(iter(self.kinds)), {})
        self.resize(USUAL_SIZE.boundedTo(self.screen().availableSize()))

    # -- parts

    def _make_parts(self) -> None:
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("What it is"))
        self.kind.setMinimumWidth(150)
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for kind in self.kinds.values():
            self.kind.addItem(kind.title, kind.name)
        self.as_new = QRadioButton(tr("A new map"))
        title = "" if self._scenario is None else self._scenario.title
        self.into = QRadioButton(tr("The open map: {title}").format(title=title))
        self._whither = QButtonGroup(self)
        self._whither.addButton(self.as_new)
        self._whither.addButton(self.into)
        self.as_new.setChecked(True)
        self.comes = WhatComes()
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(90)
        self.progress.setMaximumHeight(8)
        self.stage = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = QPushButton(tr("Import"))
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)

    def _lay_out(self) -> None:
        sides = QSplitter(Qt.Orientation.Horizontal)
        sides.setChildrenCollapsible(False)
        sides.addWidget(self._left())
        sides.addWidget(self.comes)
        sides.setStretchFactor(0, 2)
        sides.setStretchFactor(1, 3)
        sides.setSizes([440, 660])
        below = QHBoxLayout()
        below.addWidget(self.progress)
        below.addWidget(self.stage, 1)
        below.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(sides, 1)
        whole.addLayout(below)
        self.go.setDefault(True)

    def _left(self) -> QWidget:
        side = QWidget()
        side.setMinimumWidth(NARROWEST)
        above = QFormLayout()
        above.addRow(tr("What it is"), self.kind)
        above.addRow(tr("Becomes"), self.as_new)
        above.addRow("", self.into)
        self._above = above
        self._room = QScrollArea()
        self._room.setAccessibleName(tr("What is asked"))
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QScrollArea.Shape.NoFrame)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 6, 0)
        column.addLayout(above)
        column.addSpacing(6)
        column.addWidget(self._room, 1)
        return side

    def _connect(self) -> None:
        self.kind.activated.connect(lambda _: self._choose(self._named(), self._first_file()))
        self._whither.buttonClicked.connect(lambda _: self._made_over(self.form.values()))
        self.comes.preview.pixels_changed.connect(self._soon.start)
        self.buttons.accepted.connect(self._finish)
        self.buttons.rejected.connect(self.reject)

    # -- what is wished

    def take(self, path: Path) -> None:
        """A file, as what it is recognised to be; else as what is chosen."""
        self._folder = path.parent
        found = recognised(path, self._scenario)
        if found:
            name = next(iter(found))
            self._choose(name, found[name])
        else:
            kind = self.kinds[self._named()]
            self._choose(kind.name, {kind.file_key: str(path)})

    @property
    def is_into(self) -> bool:
        """Whether it goes into the map that is open."""
        return self.into.isChecked() and self.into.isEnabled()

    def _named(self) -> str:
        return str(self.kind.currentData())

    def _first_file(self) -> dict[str, str]:
        """The file that was named for another kind, for the one that is chosen now."""
        paths = [str(path) for key, path in self.form.values().items() if self._is_file(key)]
        key = self.kinds[self._named()].file_key
        return {key: paths[0]} if paths and key else {}

    def _is_file(self, key: str) -> bool:
        return any(one.key == key and one.kind == "file" for one in self.form.options)

    def _choose(self, name: str, values: Mapping[str, Any]) -> None:
        """Shows the fields of a kind."""
        self.kind.setCurrentIndex(self.kind.findData(name))
        kind = self.kinds[name]
        self._show_whither(kind)
        self._made_over(values)

    def _show_whither(self, kind: ImportKind) -> None:
        """Where it can go: into a new map, into the open one, or either."""
        self.into.setEnabled(kind.is_into)
        self.into.setVisible(self._scenario is not None)
        self.as_new.setEnabled(kind.is_new)
        if not kind.is_new or not kind.is_into:
            (self.into if kind.is_into else self.as_new).setChecked(True)

    def _made_over(self, values: Mapping[str, Any]) -> None:
        kind = self.kinds[self._named()]
        self.form = OptionForm(kind.options, values, self._folder, is_new=not self.is_into)
        self.form.changed.connect(self._wished)
        self._room.setWidget(self.form)
        self._wished()

    def _wished(self) -> None:
        self._take_in_new_files()
        self.answer = None
        self.go.setEnabled(False)
        self.comes.preview.show_past()
        self._soon.start()

    def _take_in_new_files(self) -> None:
        """The partner of a table is found beside it, as soon as one of the two is named."""
        said = {key: path for key, path in self.form.values().items() if self._is_file(key)}
        empty = [one for one in self.form.options if one.is_needed and one.key not in said]
        for path in said.values() if empty else ():
            found = recognised(Path(path), self._scenario).get(self._named(), {})
            for option in empty:
                field = self.form.inputs[option.key]
                if option.key in found and hasattr(field, "line"):
                    field.line.setText(found[option.key])

    # -- what comes

    def _look(self) -> None:
        if not self.form.is_whole() or not self.form.values():
            self.workshop.forget(LANE)
            self._show_stage("")
            self.comes.clear(tr("Choose a file, or drop it here."))
            return
        said = {
            "kind": self._named(),
            "values": self.form.values(),
            "into": self._text if self.is_into else "",
            "name": self.name,
            "folder": self._own_folder if self.is_into else "",
            "pixels": self.comes.preview.pixels(),
        }
        self._show_stage("read")
        self.workshop.ask(LANE, "bring", said, self._heard)

    @property
    def name(self) -> str:
        """What the new map's file would be called, without an ending."""
        files = [str(path) for key, path in self.form.values().items() if self._is_file(key)]
        return Path(files[0]).name.split(".")[0] if files else tr("imported")

    def _heard(self, answer: Answer) -> None:
        if "stage" in answer:
            self._show_stage(answer["stage"])
        elif "trouble" in answer:
            self._show_stage("")
            self.answer = None
            self.go.setEnabled(False)
            self.comes.clear(sentence(answer["trouble"]))
        elif "findings" in answer:
            self._show_stage("")
            self.comes.show_findings(answer)
        else:
            self.answer = answer
            self.comes.show_brought(answer)
            self.comes.preview.show_picture(QImage.fromData(b64decode(answer["png"])))
            self.go.setEnabled(True)

    def _show_stage(self, stage: str) -> None:
        self.progress.setVisible(bool(stage))
        self.stage.setText(stage_words(stage) if stage else "")

    # -- the end

    def _finish(self) -> None:
        if self.answer is not None:
            self.brought.emit(self.answer, self.is_into)
            self.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        event.acceptProposedAction()
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self.take(paths[0])

    def done(self, result: int) -> None:
        """However it ends, nothing goes on behind it."""
        self._soon.stop()
        self.workshop.close()
        super().done(result)
